/** `npm run emulator`: starts the emulator by hand, and says how to reach it. `--help` lists what can be set. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startEmulator } from './emulator.ts';
import type { GivenEmulatorSettings } from './settings.ts';

const HELP = `Starts the emulator of the documentation service.

  --port N               port of the API (any free one)
  --storage-port N       port of the storage (any free one)
  --pages N              pages of each site, up to 50,000 (25)
  --page-bytes N         bytes of HTML of a generated page, about
  --queued-ms N          how long a job is queued (1500)
  --running-ms N         how long a job runs (8000)
  --link-lifetime N      seconds that a link works (3600)
  --bytes-per-second N   limit of the storage for each connection (none)
  --outcome WORD         how jobs end: completed or failed (completed)
  --settings JSON        anything that emulator/settings.ts knows, such as faults
`;

const number = { type: 'string' } as const;
const { values } = parseArgs({
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
});

if (values.help) {
  console.log(HELP);
} else {
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
  try {
    const emulator = await startEmulator({
      ...Object.fromEntries(given),
      ...(values.outcome === undefined ? {} : { outcome: values.outcome }),
      ...(values.settings === undefined ? {} : JSON.parse(values.settings)),
    } as GivenEmulatorSettings);
    console.log(`Emulator of the documentation service: ${emulator.baseUrl}`);
    console.log(`  storage   ${emulator.storageUrl}`);
    console.log(`  api-key   ${emulator.apiKey}`);
    console.log(`  domain    ${emulator.domain}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => emulator.close().then(() => process.exit()));
    }
  } catch (error) {
    if (!(error instanceof v.ValiError || error instanceof SyntaxError)) throw error;
    const [issue] = error instanceof v.ValiError ? error.issues : [];
    console.error(`${issue === undefined ? '--settings' : v.getDotPath(issue)}: ${error.message}`);
    process.exitCode = 2;
  }
}
