// `npm run bench`: measures what `docs/performance.md` shows, side by side with what a user would otherwise run, and
// writes it there. Nothing here is a test: a slow machine fails nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmulator } from '../emulator/emulator.ts';
import { BundleServer } from './bench/bundle-server.ts';
import { deployments } from './bench/deployments.ts';
import { listings } from './bench/listings.ts';
import type { Spread } from './bench/paired-runs.ts';
import { memory, transfers } from './bench/transfers.ts';
import type { Bench, Figure, Plan } from './bench/types.ts';
import { waiting } from './bench/waiting.ts';
import { SMALL_PAGES, wholeRuns } from './bench/whole-runs.ts';
import { runnersRuntime } from './runtimes.ts';

/** The load of the last minute, before the bench adds its own. */
const LOAD = os.loadavg()[0]?.toFixed(1);
const MARKS = ['<!-- results -->', '<!-- end of results -->'] as const;

const repository = path.resolve(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: {
    // Most pairs of each row, for a busy machine.
    pairs: { type: 'string', default: '31' },
    // Only the rows whose names contain this text, printed and not written to the page.
    only: { type: 'string' },
  },
});

const absent = ['bash', 'curl', 'jq', 'openssl', 'tar'].filter((tool) => !isInstalled(tool));
if (absent.length > 0) {
  console.error(`The bench compares with other tools. Not installed here: ${absent.join(', ')}.`);
  process.exit(1);
}
const runtime = runnersRuntime(repository);
if (runtime === undefined) {
  console.error(
    'The bench needs the Node that the runner has: run `node scripts/install-node-24.mjs`, or use Node 24.',
  );
  process.exit(1);
}

// Files are in memory, if the system has such a disk: the speed of other disks varies with what was written before.
const folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'bench-'));
// Its jobs are complete immediately.
const emulator = await startEmulator({
  queuedMs: 0,
  runningMs: 0,
  pages: SMALL_PAGES,
  urlLifetimeSeconds: 36_000,
});
const server = await BundleServer.start(folder, emulator);
const pairs = Number(options.pairs);
const bench: Bench = {
  repository,
  folder,
  node: runtime.node,
  pairs: { short: pairs, long: Math.min(7, pairs) },
  emulator,
  server,
  action: (inputs, env = {}) => ({
    file: runtime.node,
    args: [path.join(repository, 'dist', 'index.js')],
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
try {
  for (const file of ['output', 'state']) await writeFile(path.join(folder, file), '');
  const deploys = deployments(bench);
  const results = [
    machine(runtime.node),
    await ratios([...wholeRuns(bench), ...transfers(bench), ...deploys.plans]),
    await figures([...listings(bench), ...waiting, ...memory(bench), ...deploys.figures]),
  ].join('\n\n');
  if (options.only === undefined) await writeResults(results);
  console.log(results);
} finally {
  await server.stop();
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
}

function isWanted({ name }: { readonly name: string }): boolean {
  const isWanted = options.only === undefined || name.includes(options.only);
  if (isWanted) console.error(`${name} ...`);
  return isWanted;
}

function isInstalled(tool: string): boolean {
  return spawnSync(tool, [tool === 'openssl' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0;
}

function machine(node: string): string {
  const version = (tool: string) =>
    /\d+(?:\.\d+)+/.exec(execFileSync(tool, ['--version'], { encoding: 'utf8' }))?.[0];
  const names = ['curl', 'jq', 'aria2c', 'tar'].filter(isInstalled);
  const tools = names.map((tool) => `${tool} ${version(tool)}`).join(', ');
  const gigabytes = Math.round(os.totalmem() / 1e9);
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${os.availableParallelism()} processors, ${gigabytes} GB of ` +
    `memory, ${os.type()}, Node ${version(node)}; ${tools}; files in memory. Load average at the start: ${LOAD}. ` +
    `Pairs of a row: ${bench.pairs.short}, of a transfer ${bench.pairs.long}.`
  );
}

async function ratios(plans: readonly Plan[]): Promise<string> {
  const rows = [
    '| what | the action | the other | ratio, median | least to most | target | |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const { name, target, needs = [], measure } of plans.filter(isWanted)) {
    const missing = needs.filter((tool) => !isInstalled(tool));
    if (missing.length > 0) {
      rows.push(`| ${name} | not measured: ${missing.join(', ')} missing | | | | | |`);
      continue;
    }
    const { a, b, ratio } = await measure();
    rows.push(
      `| ${name} | ${time(a)} | ${time(b)} | **${ratio.median.toFixed(2)}** | ` +
        `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)} | ${verdict(ratio.median, target)} |`,
    );
  }
  return rows.join('\n');
}

async function figures(plans: readonly Figure[]): Promise<string> {
  const rows = ['| what | figure | target | |', '|---|---|---|---|'];
  for (const { name, target, unit, needs = [], measure } of plans.filter(isWanted)) {
    const missing = needs.filter((tool) => !isInstalled(tool));
    if (missing.length > 0) {
      rows.push(`| ${name} | not measured: ${missing.join(', ')} missing | | |`);
      continue;
    }
    const value = await measure();
    const shown = value.toFixed(unit === 's' || unit === '%' ? 1 : 0);
    rows.push(`| ${name} | ${shown} ${unit} | ${verdict(value, target, ` ${unit}`)} |`);
  }
  return rows.join('\n');
}

/** The two last columns of a row. */
function verdict(value: number, target: number, unit = ''): string {
  return `≤ ${target}${unit} | ${value <= target ? 'met' : '**not met**'}`;
}

function time({ median }: Spread): string {
  return median < 1000 ? `${median.toFixed(0)} ms` : `${(median / 1000).toFixed(2)} s`;
}

async function writeResults(results: string): Promise<void> {
  const file = path.join(repository, 'docs', 'performance.md');
  const page = await readFile(file, 'utf8');
  const [start, end] = MARKS.map((mark) => page.indexOf(mark)) as [number, number];
  if (start < 0 || end < start)
    throw new Error(`${file} has no place for the results: ${MARKS.join(' ... ')}`);
  await writeFile(file, `${page.slice(0, start + MARKS[0].length)}\n\n${results}\n\n${page.slice(end)}`);
}
