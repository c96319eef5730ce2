/** The settings, their tables in `.github/EMULATOR.md`, and the arguments of `npm run emulator`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readCommandLine, usageProblem } from '../../emulator/command-line.ts';
import { startEmulator } from '../../emulator/emulator.ts';
import { parseSettings, settingsProblem } from '../../emulator/settings/parse-settings.ts';
import { emulatorSettingsSchema } from '../../emulator/settings/settings.ts';
import { newFolder } from '../support/new-folder.ts';
import { REPOSITORY } from '../support/repository.ts';
import { start } from './emulator-under-test.ts';

const page = readFileSync(path.join(REPOSITORY, '.github', 'EMULATOR.md'), 'utf8');
const readme = readFileSync(path.join(REPOSITORY, 'emulator', 'README.md'), 'utf8');
const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
/** The names in the first column of the page's tables, and the codes in the second one. */
const rows = page
  .split('\n')
  .filter((line) => /^\| `(?!POST|GET)/.test(line))
  .map((row) => row.split(' | ').map(codesIn));
const entries = emulatorSettingsSchema.entries as Readonly<
  Record<string, { default?: unknown; pipe?: readonly { default?: unknown }[] }>
>;

describe('the page of the settings', () => {
  it('has a row for each setting and each fault, and for nothing else', () => {
    const { does } = emulatorSettingsSchema.entries.faults.wrapped.item.pipe[0].entries;
    const kinds = does.options.map(({ entries: { kind } }) => kind.literal);
    const expected = [...Object.keys(entries), ...kinds];
    expect(new Set(rows.flatMap(([names = []]) => names))).toEqual(new Set(expected));
  });

  it('has the defaults of the code', () => {
    const stated = rows.flatMap(([names = [], values = []]) =>
      names.flatMap((name, at) => (name in entries && values[at] !== undefined ? [[name, values[at]]] : [])),
    );
    expect(stated.length).toBeGreaterThan(12);
    const inCode = stated.map(([name = '']) => {
      const { default: initial, pipe } = entries[name] ?? {};
      return [name, String(initial ?? pipe?.[0]?.default)];
    });
    expect(stated).toEqual(inCode);
  });

  it('is linked in the README of the action, whose example the emulator accepts', async () => {
    expect(readme).toContain('](../.github/EMULATOR.md)');
    const examples = [...readme.matchAll(/settings: \|\n((?: {12}.*\n)+)/g)].map(([, text = '']) => text);
    expect(examples).toHaveLength(1);
    for (const text of examples) {
      const settings = parseSettings(text);
      expect(Object.keys(settings).length).toBeGreaterThan(2);
      await start(settings);
    }
  });

  it('has requests that the emulator accepts', async () => {
    const command = /^curl --fail (?:--json '(.+)'|--request POST) "\$BASE_URL(.+)"$/gm;
    const requests = [...page.matchAll(command)];
    expect(requests).toHaveLength(2);
    const emulator = await start();
    for (const [, body, address] of requests) {
      const given = body === undefined ? {} : { body };
      const response = await fetch(`${emulator.baseUrl}${address}`, { method: 'POST', ...given });
      expect({ address, ok: response.ok }).toEqual({ address, ok: true });
    }
  });
});

it.each(['- zip', 'zip', '25'])('parseSettings: refuses the text %p', (text) => {
  const problem = () => {
    try {
      return parseSettings(text);
    } catch (error) {
      return settingsProblem(error);
    }
  };
  expect(problem()).toBe('is not a set of keys with values.');
});

describe('the command line', () => {
  /** Returns the line for arguments that cannot be used, wherever the problem is found. */
  async function problemOf(...args: string[]): Promise<string | undefined> {
    try {
      const settings = readCommandLine(args);
      if (settings !== 'help') await (await startEmulator(settings)).close();
      return undefined;
    } catch (error) {
      return usageProblem(error);
    }
  }

  it('reads the settings from a text or a file', () => {
    const file = path.join(newFolder(), 'settings.json');
    writeFileSync(file, '{"pages":7}');
    expect(readCommandLine([])).toEqual({});
    expect(readCommandLine(['--settings', '{port: 0, pages: 3}'])).toEqual({ port: 0, pages: 3 });
    expect(readCommandLine(['--settings', file])).toEqual({ pages: 7 });
  });

  it.each<[readonly string[], RegExp]>([
    [['--ports', '1'], /^Unknown option '--ports'\. --help lists the options\.$/],
    [
      ['--settings', 'nope.json'],
      /^--settings: the file "nope\.json" does not exist, and as text, it is not a set/,
    ],
    [['--settings', '{"port":99999}'], /^--settings has a bad value at `port`: 99999 is not a port/],
    [['--settings', '{"nextJobs":[{"pages":0}]}'], /^--settings has a bad value at `pages`: /],
  ])('reports a problem with %j in one line', async (args, says) => {
    const problem = await problemOf(...args);
    expect(problem).toMatch(says);
    expect(problem).not.toContain('\n');
  });

  it('reports which port is in use', async () => {
    const { port } = new URL((await start()).baseUrl);
    const line = `Port ${port} is in use. Leave it out of the settings to get a free one.`;
    expect(await problemOf('--settings', `port: ${port}`)).toBe(line);
  });
});
