/** The arguments of `npm run emulator`, and the one line for those that cannot be used. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { HELP, readCommandLine, usageProblem } from '../../emulator/command-line.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';

/** The line for arguments that cannot be used, wherever it is found. */
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

it('reads the options and the settings', () => {
  const args = ['--domains', 'a.example.com, b.example.com', '--port', '0', '--outcome', 'failed'];
  expect(readCommandLine([...args, '--settings', 'pages: 3'])).toEqual({
    domains: ['a.example.com', 'b.example.com'],
    port: 0,
    outcome: 'failed',
    pages: 3,
  });
});

it('reads the settings from a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const file = path.join(folder, 'settings.json');
  writeFileSync(file, '{"pages":7}');
  expect(readCommandLine(['--settings', file])).toEqual({ pages: 7 });
  rmSync(folder, { recursive: true });
});

it.each([['--help'], ['-h']])('has a help: %s', (option) => {
  expect(readCommandLine([option])).toBe('help');
  expect(HELP).toContain('--url-lifetime');
});

it.each<[readonly string[], string | RegExp]>([
  [['--port', '99999'], '--port: 99999 is no port: use 0 to 65535, 0 for any free one.'],
  [['--port', 'abc'], '--port: "abc" is no port.'],
  [['--port', ''], '--port: "" is no port.'],
  [['--storage-port', '1.5'], '--storage-port: 1.5 is no port: use 0 to 65535, 0 for any free one.'],
  [['--url-lifetime', '1h'], '--url-lifetime: "1h" is no number of seconds.'],
  [['--pages', '0'], /^--pages: .*>=1.*\.$/],
  [['--outcome', 'fail'], /^--outcome: .*"fail"\.$/],
  [['--domains', 'a,,b'], '--domains: "" is no bare host name, such as docs.example.com.'],
  [['--domains', 'https://x'], '--domains: "https://x" is no bare host name, such as docs.example.com.'],
  [
    ['--domains', 'a.example.com', 'b.example.com'],
    "Unexpected argument 'b.example.com'. --help lists the options.",
  ],
  [['--ports', '1'], "Unknown option '--ports'. --help lists the options."],
  [
    ['--settings', 'nope.json'],
    '--settings: there is no file "nope.json", and as a text it is no set of keys with values.',
  ],
  [['--settings', '{"outcome":"fail"}'], /^--settings has a bad value at `outcome`: .*"fail"\.$/],
  [['--settings', '{"port":99999}'], /^--settings has a bad value at `port`: 99999 is no port/],
  [['--settings', '{"pagez":1}'], '--settings has an unknown key `pagez`.'],
  [['--settings', '{"nextJobs":[{"pages":0}]}'], /^--settings has a bad value at `pages`: /],
])('refuses %j in one line', async (args, says) => {
  const problem = await problemOf(...args);
  expect(problem).toEqual(typeof says === 'string' ? says : expect.stringMatching(says));
  expect(problem).not.toContain('\n');
});

it('says which port is in use', async () => {
  const emulator = await startEmulator();
  const { port } = new URL(emulator.baseUrl);
  expect(await problemOf('--port', port)).toBe(
    `Port ${port} is in use. Leave the option out to get a free one.`,
  );
  await emulator.close();
});
