// `npm run bench`: measures what `docs/performance.md` shows, side by side with what a user would otherwise run, and
// writes it there. It is not a test: it does not fail on a slow machine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmulator } from '../emulator/emulator.ts';
import { startBundleServer } from './bench/bundle-server.ts';
import { deployments } from './bench/deployments.ts';
import { listings } from './bench/listings.ts';
import { memory, transfers } from './bench/transfers.ts';
import type { Bench, Row } from './bench/types.ts';
import { waiting } from './bench/waiting.ts';
import { SMALL_PAGES, wholeRuns } from './bench/whole-runs.ts';
import { runnersRuntime } from './runtimes.ts';

/** The load of the last minute, before the bench adds its own. */
const LOAD = os.loadavg()[0]?.toFixed(1);
const MARKS = ['<!-- results -->', '<!-- end of results -->'] as const;

const repository = path.resolve(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: {
    // The maximum number of pairs for each row, for a busy machine.
    pairs: { type: 'string', default: '31' },
    // Runs only the rows whose names contain this text, and prints them instead of writing the page.
    only: { type: 'string' },
  },
});

const { tool, toolNames }: RealTools = await import(
  pathToFileURL(path.join(repository, 'scripts', 'real-tools.mjs')).href
);
const program = (name: string) => (toolNames.includes(name) ? tool(name).path : undefined) ?? name;

const absent = missing(['bash', 'curl', 'jq', 'openssl', 'tar']);
const runtime = runnersRuntime(repository);
if (absent.length > 0) fail(`The bench compares with other tools. Not installed here: ${absent.join(', ')}.`);
else if (runtime === undefined)
  fail('The bench needs the Node of the runner: run `node scripts/install-node-24.mjs`, or use Node 24.');
else await run(runtime.node);

/** `scripts/real-tools.mjs`, which is not compiled. */
interface RealTools {
  readonly toolNames: readonly string[];
  tool(name: string): { path?: string };
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function run(node: string): Promise<void> {
  // Files are in memory, if the system has such a disk: the speed of other disks varies with what was written before.
  const folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'bench-'));
  const cleanup: Bench['cleanup'] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const bench = await prepare(node, folder, cleanup);
    const rows = [
      ...wholeRuns(bench),
      ...transfers(bench),
      ...memory(bench),
      ...listings(bench),
      ...waiting,
      ...deployments(bench),
    ];
    const results = `${machine(bench)}\n\n${await table(rows)}`;
    if (options.only === undefined) await writeResults(results);
    console.log(results);
  } finally {
    for (const close of cleanup.reverse()) await close();
  }
}

async function prepare(node: string, folder: string, cleanup: Bench['cleanup']): Promise<Bench> {
  // The emulator's jobs are complete immediately.
  const settings = { queuedMs: 0, runningMs: 0, pages: SMALL_PAGES, urlLifetimeSeconds: 36_000 };
  const emulator = await startEmulator(settings);
  cleanup.push(() => emulator.close());
  const server = await startBundleServer(folder, emulator);
  cleanup.push(server.stop);
  for (const file of ['output', 'state']) await writeFile(path.join(folder, file), '');
  const pairs = Number(options.pairs);
  return {
    repository,
    folder,
    node,
    pairs: { short: pairs, long: Math.min(7, pairs) },
    emulator,
    server,
    program,
    missing,
    cleanup,
    action: (inputs, env = {}, script = 'index.js') => ({
      file: node,
      args: [path.join(repository, 'dist', script)],
      env: {
        PATH: process.env['PATH'] ?? '',
        GITHUB_OUTPUT: path.join(folder, 'output'),
        GITHUB_STATE: path.join(folder, 'state'),
        RUNNER_TEMP: folder,
        'INPUT_API-KEY': emulator.apiKey,
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
        ),
        ...env,
      },
    }),
  };
}

function missing(names: readonly string[]): string[] {
  return names.filter((name) => {
    return spawnSync(program(name), [versionOption(name)], { stdio: 'ignore' }).status !== 0;
  });
}

function versionOption(name: string): string {
  return name === 'openssl' || name === 's5cmd' ? 'version' : '--version';
}

function machine({ node, pairs }: Bench): string {
  const version = (name: string) =>
    /\d+(?:\.\d+)+/.exec(execFileSync(program(name), [versionOption(name)], { encoding: 'utf8' }))?.[0];
  const compared = ['curl', 'jq', 'aria2c', 'tar', 'rclone', 's5cmd'];
  const absent = missing(compared);
  const tools = compared.filter((name) => !absent.includes(name)).map((name) => `${name} ${version(name)}`);
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${os.availableParallelism()} processors, ` +
    `${Math.round(os.totalmem() / 1e9)} GB of memory, ${os.type()}, Node ${version(node)}; ${tools.join(', ')}; ` +
    `files in memory. Load average at the start: ${LOAD}. Pairs of a row: ${pairs.short}, of a transfer ${pairs.long}.`
  );
}

async function table(rows: readonly Row[]): Promise<string> {
  const lines = ['| what | measured | target | | the action against the other |', '|---|---|---|---|---|'];
  for (const { name, target, unit, needs = [], measure } of rows) {
    if (options.only !== undefined && !name.includes(options.only)) continue;
    const absent = missing(needs);
    if (absent.length > 0) {
      lines.push(`| ${name} | not measured: ${absent.join(', ')} missing | | | |`);
      continue;
    }
    console.error(`${name} ...`);
    const { value, details = '' } = await measure();
    const digits = unit === undefined ? 2 : unit === 's' ? 1 : 0;
    const suffix = unit === undefined ? '' : ` ${unit}`;
    const verdict = value <= target ? 'met' : '**not met**';
    lines.push(
      `| ${name} | **${value.toFixed(digits)}**${suffix} | ≤ ${target}${suffix} | ${verdict} | ${details} |`,
    );
  }
  return lines.join('\n');
}

async function writeResults(results: string): Promise<void> {
  const file = path.join(repository, 'docs', 'performance.md');
  const page = await readFile(file, 'utf8');
  const [start, end] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  if (start < 0 || end < start)
    throw new Error(`${file} has no place for the results: ${MARKS.join(' ... ')}`);
  await writeFile(file, `${page.slice(0, start + MARKS[0].length)}\n\n${results}\n\n${page.slice(end)}`);
}
