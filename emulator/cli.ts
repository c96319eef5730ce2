/** `npm run emulator`: starts the emulator by hand and prints how to reach it. `--help` lists the options. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startEmulator } from './emulator.ts';
import { DEFAULT_DOMAIN, type GivenEmulatorSettings } from './settings.ts';
import { parseSettings, settingsProblem } from './settings-text.ts';

/** Each sets one setting; `--settings` sets all others. */
const OPTIONS = [
  {
    name: 'domains',
    setting: 'domains',
    help: `domains that have a site, with commas between; any other gets 400 (${DEFAULT_DOMAIN})`,
    isList: true,
  },
  { name: 'host', setting: 'host', help: 'address to listen at, such as 0.0.0.0 (127.0.0.1)', isText: true },
  { name: 'port', setting: 'port', help: 'port of the API (any free port)' },
  { name: 'storage-port', setting: 'storagePort', help: 'port of the storage (any free port)' },
  { name: 'pages', setting: 'pages', help: 'pages of each site, up to 50,000 (25)' },
  { name: 'page-bytes', setting: 'pageBytes', help: 'size of a generated page, in bytes of HTML' },
  { name: 'queued-ms', setting: 'queuedMs', help: 'how long a job is queued (1500)' },
  { name: 'running-ms', setting: 'runningMs', help: 'how long a job runs (8000)' },
  {
    name: 'url-lifetime',
    setting: 'urlLifetimeSeconds',
    help: 'lifetime of a bundle URL, in seconds (3600)',
  },
  {
    name: 'bytes-per-second',
    setting: 'bytesPerSecond',
    help: 'speed of the storage per connection (no limit)',
  },
  {
    name: 'outcome',
    setting: 'outcome',
    help: 'how jobs end: completed or failed (completed)',
    isText: true,
  },
] as const;

const HELP = `Starts the emulator of the documentation service. Open its address in a browser to watch its jobs.

${OPTIONS.map(({ name, help }) => `  --${name.padEnd(18)} ${help}\n`).join('')}\
  --settings FILE      a file of YAML or JSON, or its text, with any of the keys in emulator/README.md, such as
                       '{"faults":[{"at":"getExportJob","calls":[2,3],"does":{"kind":"answer","status":503}}]}'
`;

type Values = Readonly<Record<string, string | boolean | undefined>>;

function readArguments(): Values {
  const texts = [...OPTIONS.map(({ name }) => name), 'settings'].map((name) => [name, { type: 'string' }]);
  return parseArgs({ options: { ...Object.fromEntries(texts), help: { type: 'boolean' } } }).values as Values;
}

function settingOf(option: (typeof OPTIONS)[number], value: string): string | number | readonly string[] {
  if ('isList' in option) return value.split(',').map((name) => name.trim());
  return 'isText' in option ? value : Number(value);
}

async function run(values: Values): Promise<void> {
  const given = OPTIONS.flatMap((option) => {
    const value = values[option.name];
    return value === undefined ? [] : [[option.setting, settingOf(option, String(value))]];
  });
  const settings = String(values['settings'] ?? '');
  const all = {
    ...Object.fromEntries(given),
    ...parseSettings(existsSync(settings) ? readFileSync(settings, 'utf8') : settings),
  } as GivenEmulatorSettings;
  const emulator = await startEmulator(all, undefined, console.log);
  console.log(`Emulator of the documentation service: ${emulator.baseUrl}`);
  console.log(`  storage        ${emulator.storageUrl}`);
  console.log(`  api-key        ${emulator.apiKey}`);
  console.log(`  domain         ${emulator.domain}`);
  console.log(`                 ${emulator.domainNote}`);
  console.log(`  project-id     ${emulator.projectId}`);
  console.log(`  agent-job-id   ${emulator.agentJobId}`);
  console.log(
    'Open the address in a browser to watch its jobs. Press Ctrl+C to stop it. Its requests, with the time in UTC:',
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => emulator.close().then(() => process.exit()));
  }
}

/** What is wrong with the arguments, in one line; undefined for any other error. */
function argumentProblem(error: unknown): string | undefined {
  const setting = error instanceof v.ValiError ? v.getDotPath(error.issues[0]) : null;
  const option = OPTIONS.find((each) => each.setting === setting);
  if (option !== undefined) return `--${option.name}: ${(error as Error).message}`;
  const problem = settingsProblem(error);
  if (problem !== undefined) return `--settings ${problem}`;
  const { code = '', message, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message.split(/[.\n]/, 1)[0]}. --help lists the options.`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Leave the option out to get a free one.`;
  // Such as a port that only root may use. The stack would say nothing more.
  return syscall === undefined ? undefined : `${message}.`;
}

try {
  const values = readArguments();
  if (values['help']) console.log(HELP);
  else await run(values);
} catch (error) {
  const problem = argumentProblem(error);
  if (problem === undefined) throw error;
  console.error(problem);
  process.exit(2);
}
