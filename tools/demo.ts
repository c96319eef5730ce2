// `npm run demo`: the built action against the emulator, as a workflow's step would run it. `-- --serve` then shows
// the site to a browser. It runs from `dist/tools/`, and so needs no installed packages.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from '../emulator/emulator.ts';
import { claimFolder, FolderInUseError } from './demo/claim-folder.ts';
import { shortUrl } from './demo/short-url.ts';
import { summaryPage } from './demo/summary-page.ts';
import { startStep } from './runner-double/run-step.ts';
import { type FolderServer, listenForFolder } from './serve-folder.ts';

const USAGE = 'Usage: npm run demo -- [--serve] [--port 8000]';

const HELP = `Exports a site from the emulator with the built action, as a step of a workflow would.

${USAGE}

  --serve      then serve the exported site to a browser on this machine
  --port 8000  port of that server; 0 for any free port
`;

const NEXT = `
What to try next:
  npm run demo -- --serve   shows the exported site in your browser
  npm run emulator          starts the emulator alone: start exports on its page, and make them fail
  README.md                 has the workflow for your own documentation site`;

const repository = path.resolve(import.meta.dirname, '..', '..');
const folder = path.join(repository, '.demo');

interface Options {
  readonly serve: boolean;
  readonly port: number;
}

async function run({ serve, port }: Options): Promise<void> {
  // Before the export, which takes ten seconds: another demo may have the folder, or the port may be in use.
  claimFolder(folder);
  const server = serve ? await listen(port) : undefined;
  if (serve && server === undefined) return;

  const emulator = await startEmulator();
  const inputs = {
    'api-key': emulator.apiKey,
    domain: emulator.domain,
    'base-url': emulator.baseUrl,
    'poll-interval': '2s',
    extract: 'true',
    'require-files': 'index.html',
  };
  title('The step');
  console.log(
    `uses: ./\nwith:\n${Object.entries(inputs)
      .map(([name, value]) => `  ${name}: ${name === 'api-key' ? '***' : value}`)
      .join('\n')}`,
  );

  title('Its log');
  const running = startStep({
    actionFile: path.join(repository, 'action.yml'),
    inputs,
    workspace: repository,
    temp: path.join(folder, 'runner-temp'),
    secrets: [emulator.apiKey],
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  // As on a runner, the action then cleans up. A second signal ends the demo at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, running.cancel);
  const step = await running.result.finally(() => emulator.close());
  await step.remove();

  title('Its outputs');
  const widest = Math.max(...Object.keys(step.outputs).map((name) => name.length));
  for (const [name, value] of Object.entries(step.outputs)) {
    console.log(`${name.padEnd(widest)} ${shortUrl(value)}`);
  }

  const page = path.join(folder, 'summary.html');
  if (step.summary !== '') await writeFile(page, summaryPage(step.summary));

  title(`The step ended with: ${step.conclusion}`);
  const site = step.outputs['site-path'];
  if (step.summary !== '') console.log(`Its job summary, to open in a browser: ${nameOf(page)}`);
  if (site !== undefined) console.log(`The site:                              ${nameOf(site)}`);
  if (step.conclusion !== 'success' || site === undefined) {
    server?.close();
    process.exitCode = 1;
  } else if (server === undefined) {
    console.log(NEXT);
  } else {
    server.show(site);
    console.log(`\nOpen ${server.address} in a browser to see the site. Press Ctrl+C to stop.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  }
}

/** @returns undefined if there is nothing to run: the options ask for help, or cannot be used */
function readOptions(): Options | undefined {
  let values: { serve?: boolean; port?: string; help?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        serve: { type: 'boolean' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    // Of several sentences, the first says what is wrong.
    return fail(`${(error as Error).message.split(/\.\s|\n/, 1)[0]}. ${USAGE}`, 2);
  }
  if (values.help) {
    console.log(HELP);
    return undefined;
  }
  const { serve = false, port: text = '8000' } = values;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) return fail(`--port: "${text}" is not a port. ${USAGE}`, 2);
  if (values.port !== undefined && !serve) return fail(`--port is for --serve. ${USAGE}`, 2);
  return { serve, port };
}

async function listen(port: number): Promise<FolderServer | undefined> {
  try {
    return await listenForFolder(port);
  } catch (error) {
    return fail(
      `Cannot serve: ${(error as Error).message}. Choose another port: npm run demo -- --serve --port 8001`,
      1,
    );
  }
}

function fail(message: string, exitCode: number): undefined {
  console.error(message);
  process.exitCode = exitCode;
}

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`);
}

/** A path as the user sees it from where the command runs. */
function nameOf(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

// Last, when the constants above have their values.
try {
  const options = readOptions();
  if (options !== undefined) await run(options);
} catch (error) {
  // A folder that is in use or cannot be written, or a port in use: the stack would say nothing more.
  if (!(error instanceof FolderInUseError) && (error as NodeJS.ErrnoException).syscall === undefined)
    throw error;
  fail((error as Error).message, 1);
}
