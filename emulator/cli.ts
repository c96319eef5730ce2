/** `npm run emulator`: starts the emulator by hand, and says how to reach it. `--help` lists what can be set. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startEmulator } from './emulator.ts';
import type { GivenEmulatorSettings } from './settings.ts';

const HELP = `Starts the emulator of the documentation service. Its address, opened in a browser, shows what goes on.

  --port N               port of the API (any free one)
  --storage-port N       port of the storage (any free one)
  --pages N              pages of each site, up to 50,000 (25)
  --page-bytes N         bytes of HTML of a generated page, about
  --queued-ms N          how long a job is queued (1500)
  --running-ms N         how long a job runs (8000)
  --link-lifetime N      seconds that a link works (3600)
  --bytes-per-second N   limit of the storage for each connection (none)
  --outcome WORD         how jobs end: completed or failed (completed)
  --settings JSON        anything that emulator/settings.ts knows, such as faults:
                         '{"faults":[{"at":"getExportJob","calls":[2,3],"does":{"kind":"answer","status":503}}]}'
`;

const number = { type: 'string' } as const;

function readArguments() {
  return parseArgs({
    options: {
      port: number,
      'storage-port': number,
      pages: number,
      'page-bytes': number,
      'queued-ms': number,
      'running-ms': number,
      'link-lifetime': number,
      'bytes-per-second': number,
      outcome: { type: 'string' },
      settings: { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;
}

/** The option that sets a setting; the others are set by `--settings` alone. */
const OPTIONS: Readonly<Record<string, string>> = {
  port: 'port',
  pages: 'pages',
  outcome: 'outcome',
  storagePort: 'storage-port',
  pageBytes: 'page-bytes',
  queuedMs: 'queued-ms',
  runningMs: 'running-ms',
  linkLifetimeSeconds: 'link-lifetime',
  bytesPerSecond: 'bytes-per-second',
};

async function run(values: ReturnType<typeof readArguments>): Promise<void> {
  const numbers = {
    port: values.port,
    storagePort: values['storage-port'],
    pages: values.pages,
    pageBytes: values['page-bytes'],
    queuedMs: values['queued-ms'],
    runningMs: values['running-ms'],
    linkLifetimeSeconds: values['link-lifetime'],
    bytesPerSecond: values['bytes-per-second'],
  };
  const given = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Number(value)]],
  );
  const emulator = await startEmulator({
    ...Object.fromEntries(given),
    ...(values.outcome === undefined ? {} : { outcome: values.outcome }),
    ...(values.settings === undefined ? {} : JSON.parse(values.settings)),
  } as GivenEmulatorSettings);
  console.log(`Emulator of the documentation service: ${emulator.baseUrl}`);
  console.log(`  storage        ${emulator.storageUrl}`);
  console.log(`  api-key        ${emulator.apiKey}`);
  console.log(`  domain         ${emulator.domain}`);
  console.log(`  project-id     ${emulator.projectId}`);
  console.log(`  agent-job-id   ${emulator.agentJobId}`);
  console.log('Open the address in a browser to see what goes on. Ctrl+C ends it.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => emulator.close().then(() => process.exit()));
  }
}

/** What a wrong argument says, in one line; undefined for what no argument explains. */
function mistakeOf(error: unknown): string | undefined {
  if (error instanceof v.ValiError) {
    const setting = v.getDotPath(error.issues[0]) ?? '';
    return `--${OPTIONS[setting] ?? `settings: ${setting}`}: ${error.message}`;
  }
  if (error instanceof SyntaxError) return `--settings: ${error.message}`;
  const { code = '', message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code.startsWith('ERR_PARSE_ARGS')) return `${message}. --help lists the options.`;
  if (code === 'EADDRINUSE') return `The port ${port} is taken. Leave it out to get one that is free.`;
  return undefined;
}

try {
  const values = readArguments();
  if (values.help) console.log(HELP);
  else await run(values);
} catch (error) {
  const mistake = mistakeOf(error);
  if (mistake === undefined) throw error;
  console.error(mistake);
  process.exit(2);
}
