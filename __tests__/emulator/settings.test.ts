/** The settings and their table in the README of the emulator action. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startEmulator } from '../../emulator/emulator.ts';
import { parseSettings, settingsProblem } from '../../emulator/settings/parse-settings.ts';
import { emulatorSettingsSchema } from '../../emulator/settings/settings.ts';
import { REPOSITORY } from '../support/repository.ts';

const readme = readFileSync(path.join(REPOSITORY, 'emulator', 'README.md'), 'utf8');
/** The settings that the tables name, as code. */
const rows = readme.split('\n').filter((line) => /^\| `(?!POST|GET)/.test(line));
const keys = rows.flatMap((row) =>
  [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, key]) => key),
);

describe('the table of the settings', () => {
  it.each(Object.keys(emulatorSettingsSchema.entries))('has %s', (key) => {
    expect(keys).toContain(key);
  });

  const kinds = ['answer', 'change', 'cut', 'stall', 'delay', 'drip', 'short', 'wrong-range', 'replaced'];
  it.each(kinds)('has the fault %s', (kind) => {
    expect(keys).toContain(kind);
  });

  it('has no unknown key', async () => {
    const outputs = ['pages', 'settings', 'base-url', 'api-key', 'domain', 'project-id', 'agent-job-id'];
    const known = [...Object.keys(emulatorSettingsSchema.entries), ...outputs, ...kinds];
    expect(keys.filter((key) => !known.includes(key as string))).toEqual([]);
  });

  // Compares the defaults in the table with those in the code.
  it('has the defaults', async () => {
    const stated = rows.flatMap((row) => {
      const [names = '', initial = ''] = row.split(' | ');
      const values = [...initial.matchAll(/`([^`]+)`/g)].map(([, value]) => value as string);
      return [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = ''], at) =>
        name in emulatorSettingsSchema.entries && values[at] !== undefined
          ? [[name, values[at]] as const]
          : [],
      );
    });
    expect(stated.length).toBeGreaterThan(12);
    const entries = emulatorSettingsSchema.entries as Record<string, { default?: unknown }>;
    const pipes = emulatorSettingsSchema.entries as Record<
      string,
      { pipe?: readonly { default?: unknown }[] }
    >;
    for (const [name, value] of stated) {
      expect([name, String(entries[name]?.default ?? pipes[name]?.pipe?.[0]?.default)]).toEqual([
        name,
        value,
      ]);
    }
  });
});

it.each(['- zip', 'zip', '25'])('parseSettings: refuses the text %p', (text) => {
  const read = () => {
    try {
      return parseSettings(text);
    } catch (error) {
      return settingsProblem(error);
    }
  };
  expect(read()).toBe('is not a set of keys with values.');
});

describe('the emulator', () => {
  const examples = [...readme.matchAll(/settings: \|\n((?: {12}.*\n)+)/g)].map(([, text = '']) => text);
  it('takes the settings of the examples', async () => {
    expect(examples).toHaveLength(3);
    for (const text of examples) {
      const settings = parseSettings(text);
      expect(Object.keys(settings).length).toBeGreaterThan(2);
      await (await startEmulator(settings)).close();
    }
  });

  it('takes the requests of the README', async () => {
    const requests = [
      ...readme.matchAll(/^curl --fail (?:--json '(.+)'|--request POST) "\$BASE_URL(.+)"$/gm),
    ];
    expect(requests).toHaveLength(2);
    const emulator = await startEmulator();
    for (const [, body, address] of requests) {
      const given = body === undefined ? {} : { body };
      const response = await fetch(`${emulator.baseUrl}${address}`, { method: 'POST', ...given });
      expect({ address, ok: response.ok }).toEqual({ address, ok: true });
    }
    await emulator.close();
  });
});
