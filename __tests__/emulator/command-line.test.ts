/** The arguments of `npm run emulator`, and the one line for those that cannot be used. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCommandLine, usageProblem } from '../../emulator/command-line.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';

/** Returns the line for arguments that cannot be used, wherever the problem is found. */
async function problemOf(...args: string[]): Promise<string | undefined> {
  let emulator: Emulator | undefined;
  try {
    const settings = readCommandLine(args);
    if (settings === 'help') return undefined;
    emulator = await startEmulator(settings);
    return undefined;
  } catch (error) {
    return usageProblem(error);
  } finally {
    await emulator?.close();
  }
}

describe('readCommandLine', () => {
  it('reads the settings from a text', () => {
    expect(readCommandLine([])).toEqual({});
    expect(readCommandLine(['--settings', '{port: 0, pages: 3}'])).toEqual({ port: 0, pages: 3 });
  });

  it('reads the settings from a file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
    const file = path.join(folder, 'settings.json');
    writeFileSync(file, '{"pages":7}');
    expect(readCommandLine(['--settings', file])).toEqual({ pages: 7 });
    rmSync(folder, { recursive: true });
  });
});

describe('usageProblem', () => {
  it.each<[readonly string[], string | RegExp]>([
    [['more'], "Unexpected argument 'more'. --help lists the options."],
    [['--ports', '1'], "Unknown option '--ports'. --help lists the options."],
    [
      ['--settings', 'nope.json'],
      '--settings: the file "nope.json" does not exist, and as text, it is not a set of keys with values.',
    ],
    [['--settings', '{"port":99999}'], /^--settings has a bad value at `port`: 99999 is not a port/],
    [['--settings', '{"pagez":1}'], '--settings has an unknown key `pagez`.'],
    [['--settings', '{"nextJobs":[{"pages":0}]}'], /^--settings has a bad value at `pages`: /],
  ])('has one line for %j', async (args, says) => {
    const problem = await problemOf(...args);
    expect(problem).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
    expect(problem).not.toContain('\n');
  });

  it('says which port is in use', async () => {
    const emulator = await startEmulator();
    const { port } = new URL(emulator.baseUrl);
    expect(await problemOf('--settings', `port: ${port}`)).toBe(
      `Port ${port} is in use. Leave it out of the settings to get a free one.`,
    );
    await emulator.close();
  });
});
