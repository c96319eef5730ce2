// `npm run demo`: the built action against the emulator, as a workflow's step would run it. `-- --serve` then shows
// the site to a browser. It runs from `dist/tools/`, and so needs no installed packages.
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseOptions, UsageError } from '../emulator/command-line.ts';
import { startEmulator } from '../emulator/emulator.ts';
import { deploySite, findRclone } from './demo/deploy-site.ts';
import { repository, showStep } from './demo/show-step.ts';
import { listenForFolder } from './serve-folder.ts';

const USAGE = 'Usage: npm run demo -- [--serve] [--deploy] [--port 8000]';

const HELP = `Exports a site from the emulator with the built action, as a step of a workflow would.

${USAGE}

  --deploy      then deploy the site to a folder, and serve that; downloads rclone if it is missing
  --serve       then serve the exported site to a browser on this machine
  --port 8000   port of that server; 0 for any free port
`;

const NEXT = `
What to try next:
  npm run demo -- --serve   shows the exported site in your browser
  npm run demo -- --deploy  deploys it to a folder with rclone, and shows that in your browser
  npm run emulator          starts the emulator alone, and prints each request to it
  README.md                 contains the workflow for your own documentation site`;

const OPTIONS = {
  deploy: { type: 'boolean' },
  serve: { type: 'boolean' },
  port: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const DEMOS = path.join(repository, '.demo');
const DAY_MS = 24 * 60 * 60_000;

type Options = NonNullable<Awaited<ReturnType<typeof readOptions>>>;

async function run({ deploy, serve, port }: Options): Promise<void> {
  if (deploy) {
    const { version, program } = await findRclone();
    console.log(`The deployments use rclone ${version}: ${program}`);
  }
  // The folder comes first, because a listening server would keep the process alive after a failure.
  const folder = await makeFolder();
  // This comes before the export: the port may be in use.
  const server = serve || deploy ? await listenForFolder(port).catch(explainPort) : undefined;

  const emulator = await startEmulator({});
  const inputs: Readonly<Record<string, string>> = {
    'api-key': emulator.apiKey,
    'project-id': emulator.projectId,
    'base-url': emulator.baseUrl,
    'poll-interval': '2s',
    extract: 'true',
    'require-files': 'index.html',
  };
  const { conclusion, outputs } = await showStep({
    title: 'The step',
    uses: './',
    inputs,
    secrets: [emulator.apiKey],
    folder,
    showsSummary: false,
  }).finally(() => emulator.close());
  const { 'site-path': site, 'job-id': jobId = '' } = outputs;
  if (site !== undefined) console.log(`The site:                              ${path.relative('', site)}`);
  if (conclusion !== 'success' || site === undefined) {
    server?.close();
    process.exitCode = 1;
    return;
  }
  server?.show(site);
  if (deploy) {
    const destination = path.join(folder, 'destination');
    if (!(await deploySite({ site, jobId, destination }, folder))) process.exitCode = 1;
    server?.show(destination);
  }
  if (serve) {
    console.log(`\nOpen ${server?.address} in a browser to see the site. Press Ctrl+C to stop.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  } else {
    server?.close();
    console.log(NEXT);
  }
}

function explainPort(error: Error): never {
  error.message = `Cannot serve: ${error.message}. Choose another port: npm run demo -- --serve --port 8001`;
  throw error;
}

/** Each demo has its own folder: another demo may be showing its site. Folders older than a day are removed. */
async function makeFolder(): Promise<string> {
  await mkdir(DEMOS, { recursive: true });
  for (const name of await readdir(DEMOS)) {
    const previous = path.join(DEMOS, name);
    const isOld = (await stat(previous)).mtimeMs < Date.now() - DAY_MS;
    if (isOld) await rm(previous, { recursive: true, force: true });
  }
  return mkdtemp(path.join(DEMOS, 'run-'));
}

/**
 * @returns undefined if the options only request the help
 * @throws UsageError
 */
async function readOptions() {
  const { port, help, deploy = false, ...given } = parseOptions(OPTIONS, USAGE, process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return undefined;
  }
  const serve = given.serve ?? deploy;
  if (port !== undefined && !serve) throw new UsageError(`--port is for --serve and --deploy. ${USAGE}`);
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    throw new UsageError(`--port: "${port}" is not a port. ${USAGE}`);
  return { deploy, serve, port: Number(port ?? (serve ? 8000 : 0)) };
}

// This comes last, because it needs the constants above.
const options = await readOptions();
if (options !== undefined) await run(options);
