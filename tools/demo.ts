// `npm run demo`: the built action against the emulator, as a workflow's step would run it. `-- --serve` then shows
// the site to a browser. It runs from `dist/tools/`, and so needs no installed packages.
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from '../emulator/emulator.ts';
import { FAULTS, type ShownFault } from './demo/faults.ts';
import { shortUrl } from './demo/short-url.ts';
import { summaryPage, summaryText } from './demo/summary-page.ts';
import { type StepResult, startStep } from './runner-double/run-step.ts';
import { listenForFolder } from './serve-folder.ts';

const USAGE = 'Usage: npm run demo -- [--fault NAME] [--serve] [--port 8000]';

const HELP = `Exports a site from the emulator with the built action, as a step of a workflow would.

${USAGE}

  --fault NAME  make something go wrong; without NAME, list what can
  --serve       then serve the exported site to a browser on this machine
  --port 8000   port of that server; 0 for any free port
`;

const NEXT = `
What to try next:
  npm run demo -- --serve   shows the exported site in your browser
  npm run demo -- --fault   lists failures, to see what a red step says
  npm run emulator          starts the emulator alone: start exports on its page, and choose how they end
  README.md                 has the workflow for your own documentation site`;

const repository = path.resolve(import.meta.dirname, '..', '..');
const DEMOS = path.join(repository, '.demo');
const DAY_MS = 24 * 60 * 60_000;

/** A mistake in the options. The message is the line for the user. */
class UsageError extends Error {}

interface Options {
  readonly fault: ShownFault | undefined;
  readonly serve: boolean;
  readonly port: number;
}

async function run({ fault, serve, port }: Options): Promise<void> {
  // A listening server would keep the process alive, so the folder comes first.
  const folder = await makeFolder();
  // This comes before the export, which takes ten seconds: the port may be in use.
  const server = serve ? await listenForFolder(port) : undefined;

  const emulator = await startEmulator(fault && { queuedMs: 500, runningMs: 2000, ...fault.service });
  const inputs: Readonly<Record<string, string>> = {
    'api-key': emulator.apiKey,
    domain: emulator.domain,
    'base-url': emulator.baseUrl,
    'poll-interval': fault === undefined ? '2s' : '1s',
    extract: 'true',
    'require-files': 'index.html',
    ...fault?.inputs,
  };
  if (fault !== undefined) console.log(`What goes wrong: ${fault.about}.`);
  title('The step');
  console.log(['uses: ./', 'with:', ...Object.entries(inputs).map(inputLine)].join('\n'));

  title('Its log');
  const running = startStep({
    actionFile: path.join(repository, 'action.yml'),
    inputs,
    workspace: repository,
    temp: path.join(folder, 'runner-temp'),
    secrets: [emulator.apiKey, inputs['api-key'] ?? ''],
    onOutput: (chunk) => process.stdout.write(chunk),
  });
  // As on a runner, the action then cleans up. A second signal ends the demo immediately.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, running.cancel);
  const step = await running.result.finally(() => emulator.close());
  await step.remove();

  const page = await showResult(step, fault, folder);
  title(`The step ended with: ${step.conclusion}`);
  const site = step.outputs['site-path'];
  if (page !== undefined) console.log(`Its job summary, to open in a browser: ${nameOf(page)}`);
  if (site !== undefined) console.log(`The site:                              ${nameOf(site)}`);
  if (step.conclusion !== 'success' || site === undefined) {
    server?.close();
    // A requested failure does not mean that the demo failed.
    process.exitCode = fault !== undefined && step.conclusion === 'failure' ? 0 : 1;
  } else if (server === undefined) {
    console.log(NEXT);
  } else {
    server.show(site);
    console.log(`\nOpen ${server.address} in a browser to see the site. Press Ctrl+C to stop.`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  }
}

/**
 * Shows the outputs and, of a failure, the job summary.
 *
 * @returns the file with the job summary as a page; undefined if there is none
 */
async function showResult(
  { outputs, summary }: StepResult,
  fault: ShownFault | undefined,
  folder: string,
): Promise<string | undefined> {
  title('Its outputs');
  const widest = Math.max(...Object.keys(outputs).map((name) => name.length));
  for (const [name, value] of Object.entries(outputs)) {
    console.log(`${name.padEnd(widest)} ${shortUrl(value)}`);
  }
  if (summary === '') return undefined;

  if (fault !== undefined) {
    title('Its job summary');
    console.log(summaryText(summary));
  }
  const page = path.join(folder, 'summary.html');
  await writeFile(page, summaryPage(summary));
  return page;
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
 * @returns undefined if the options ask for a text
 * @throws UsageError
 */
function readOptions(): Options | undefined {
  const { fault: name, serve = false, port, help } = parse();
  if (help || name === '') {
    console.log(help ? HELP : `What can go wrong: npm run demo -- --fault NAME\n\n${faultList()}`);
    return undefined;
  }
  const fault = name === undefined ? undefined : FAULTS[name];
  if (name !== undefined && fault === undefined)
    throw new UsageError(`--fault: "${name}" is not known. \`npm run demo -- --fault\` lists the names.`);
  if (port !== undefined && !serve) throw new UsageError(`--port is for --serve. ${USAGE}`);
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= 65_535))
    throw new UsageError(`--port: "${port}" is not a port. ${USAGE}`);
  return { fault, serve, port: Number(port ?? 8000) };
}

function parse() {
  // `--fault` alone asks for the list.
  const args = process.argv.slice(2).map((arg, at, all) => {
    return arg === '--fault' && (all[at + 1] ?? '-').startsWith('-') ? '--fault=' : arg;
  });
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { fault: text, serve: flag, port: text, help: { ...flag, short: 'h' } };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    // If there are several sentences, the first one names the problem.
    throw new UsageError(`${(error as Error).message.split(/\.\s|\n/, 1)[0]}. ${USAGE}`);
  }
}

function faultList(): string {
  const widest = Math.max(...Object.keys(FAULTS).map((name) => name.length));
  const lines = Object.entries(FAULTS).map(([name, { about }]) => `  ${name.padEnd(widest)}  ${about}`);
  return lines.join('\n');
}

/** Formats a line of `with:`; the key is masked, as everywhere. */
function inputLine([name, value]: [string, string]): string {
  const lines = name === 'api-key' ? ['***'] : value.split('\n');
  return `  ${name}: ${lines.length === 1 ? lines[0] : `|\n    ${lines.join('\n    ')}`}`;
}

function title(text: string): void {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}\n`);
}

/** Returns a path relative to where the user runs the command. */
function nameOf(file: string): string {
  return path.relative(process.cwd(), file) || '.';
}

// This comes last, when the constants above have their values.
try {
  const options = readOptions();
  if (options !== undefined) await run(options);
} catch (error) {
  const { message, syscall } = error as NodeJS.ErrnoException;
  // A folder that is not writable, or a port in use: the stack would add nothing.
  if (!(error instanceof UsageError) && syscall === undefined) throw error;
  console.error(
    syscall === 'listen'
      ? `Cannot serve: ${message}. Choose another port: npm run demo -- --serve --port 8001`
      : message,
  );
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
