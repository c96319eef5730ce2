/** The arguments of `npm run emulator`: its options, what they set, and what is wrong with them in one line. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { parseSettings, settingsProblem } from './parse-settings.ts';
import { DEFAULT_DOMAIN, emulatorSettingsSchema, type GivenEmulatorSettings } from './settings.ts';

/** Each sets one setting; `--settings` sets all others. `is`: what a value has to be. */
const OPTIONS = [
  {
    name: 'domains',
    setting: 'domains',
    is: 'list',
    help: `domains that have a site, with commas between; any other gets 400 (${DEFAULT_DOMAIN})`,
  },
  { name: 'host', setting: 'host', is: 'text', help: 'address to listen at, such as 0.0.0.0 (127.0.0.1)' },
  { name: 'port', setting: 'port', is: 'port', help: 'port of the API (any free port)' },
  { name: 'storage-port', setting: 'storagePort', is: 'port', help: 'port of the storage (any free port)' },
  { name: 'pages', setting: 'pages', is: 'number', help: 'pages of each site, up to 50,000 (25)' },
  {
    name: 'page-bytes',
    setting: 'pageBytes',
    is: 'number of bytes',
    help: 'size of a generated page, in bytes of HTML',
  },
  {
    name: 'queued-ms',
    setting: 'queuedMs',
    is: 'number of milliseconds',
    help: 'how long a job is queued (1500)',
  },
  {
    name: 'running-ms',
    setting: 'runningMs',
    is: 'number of milliseconds',
    help: 'how long a job runs (8000)',
  },
  {
    name: 'url-lifetime',
    setting: 'urlLifetimeSeconds',
    is: 'number of seconds',
    help: 'lifetime of a bundle URL, in seconds (3600)',
  },
  {
    name: 'bytes-per-second',
    setting: 'bytesPerSecond',
    is: 'number of bytes',
    help: 'speed of the storage per connection (no limit)',
  },
  {
    name: 'outcome',
    setting: 'outcome',
    is: 'text',
    help: 'how jobs end: completed or failed (completed)',
  },
] as const;

export const HELP = `Starts the emulator of the documentation service. Open its address in a browser to watch its jobs.

${OPTIONS.map(({ name, help }) => `  --${name.padEnd(18)} ${help}\n`).join('')}\
  --settings FILE      a file of YAML or JSON, or its text, with any of the keys in emulator/README.md, such as
                       '{"faults":[{"at":"getExportJob","calls":[2,3],"does":{"kind":"answer","status":503}}]}'
`;

/** The message is the line for the user. */
class UsageError extends Error {}

/**
 * Reads the arguments. `--settings` takes precedence over the other options.
 *
 * @returns `help` if only the help is requested
 * @throws UsageError. What is wrong within `nextJobs`, only `startEmulator` finds: `usageProblem` has the line for it.
 */
export function readCommandLine(args: readonly string[]): GivenEmulatorSettings | 'help' {
  const values = parse(args);
  if (values['help']) return 'help';
  const given = OPTIONS.flatMap((option) => {
    const value = values[option.name];
    return value === undefined ? [] : [[option.setting, settingOf(option, String(value))]];
  });
  const options = Object.fromEntries(given) as GivenEmulatorSettings;
  // Before the settings are added, which must not be blamed on an option.
  const read = v.safeParse(emulatorSettingsSchema, options);
  if (!read.success) {
    const [issue] = read.issues;
    const option = OPTIONS.find(({ setting }) => setting === issue.path?.[0]?.key);
    throw new UsageError(`--${option?.name}: ${issue.message}.`);
  }
  return { ...options, ...readSettings(String(values['settings'] ?? '')) };
}

/** What is wrong with the arguments, in one line; undefined for any other error. */
export function usageProblem(error: unknown): string | undefined {
  if (error instanceof UsageError) return error.message;
  const problem = settingsProblem(error);
  if (problem !== undefined) return `--settings ${problem}`;
  const { code, message, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Leave the option out to get a free one.`;
  // Such as a port that only root may use. The stack would say nothing more.
  return syscall === undefined ? undefined : `${message}.`;
}

function parse(args: readonly string[]): Readonly<Record<string, string | boolean | undefined>> {
  const texts = [...OPTIONS.map(({ name }) => name), 'settings'].map((name) => [name, { type: 'string' }]);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(texts), help: { type: 'boolean', short: 'h' } },
    });
    return values as Readonly<Record<string, string | boolean | undefined>>;
  } catch (error) {
    // Of several sentences, the first says what is wrong. A name in it may have dots.
    const [problem] = (error as Error).message.split(/\.\s|\n/, 1);
    throw new UsageError(`${problem}. --help lists the options.`);
  }
}

function settingOf({ name, is }: (typeof OPTIONS)[number], text: string) {
  if (is === 'list') return text.split(',').map((each) => each.trim());
  if (is === 'text') return text;
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new UsageError(`--${name}: "${text}" is no ${is}.`);
  return Number(text);
}

function readSettings(given: string): GivenEmulatorSettings {
  const isFile = existsSync(given);
  try {
    return parseSettings(isFile ? readFileSync(given, 'utf8') : given);
  } catch (error) {
    if (isFile || !(error instanceof v.ValiError)) throw error;
    throw new UsageError(
      `--settings: there is no file "${given}", and as a text it ${settingsProblem(error)}`,
    );
  }
}
