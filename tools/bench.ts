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
import { type ImportRow, imports } from './bench/imports.ts';
import { type ListingRow, listings } from './bench/listings.ts';
import type { Spread } from './bench/paired-runs.ts';
import { type MemoryRow, memory, transfers } from './bench/transfers.ts';
import type { Bench, Plan, Row } from './bench/types.ts';
import { type WaitingRow, waiting } from './bench/waiting.ts';
import { SMALL_PAGES, wholeRuns } from './bench/whole-runs.ts';
import { runnersRuntime } from './runtimes.ts';

/** Of the last minute, before the bench adds its own. */
const LOAD = os.loadavg()[0]?.toFixed(1);

const repository = path.resolve(import.meta.dirname, '..', '..');
const { values: options } = parseArgs({
  options: {
    // Most pairs of each row, for a busy machine.
    pairs: { type: 'string', default: '31' },
    // Only the rows whose names contain this text, printed and not written to the page.
    only: { type: 'string' },
  },
});

for (const tool of ['bash', 'curl', 'jq', 'sha256sum', 'tar']) {
  if (isInstalled(tool)) continue;
  console.error(`The bench compares with other tools and needs ${tool}, which is not installed here.`);
  process.exit(1);
}
const runtime = runnersRuntime(repository);
if (runtime === undefined) {
  console.error(
    'The bench needs the Node that the runner has: run `node scripts/install-node-24.mjs`, or use Node 24.',
  );
  process.exit(1);
}

// Memory, where there is such a disk: others have moods of their own.
const folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'bench-'));
// Jobs that are complete immediately.
const emulator = await startEmulator({
  queuedMs: 0,
  runningMs: 0,
  pages: SMALL_PAGES,
  urlLifetimeSeconds: 36_000,
});
const server = isInstalled('go') ? await BundleServer.start(repository, folder, emulator) : undefined;
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
  const rows = await measure([...wholeRuns(bench), ...transfers(bench)]);
  if (options.only !== undefined) {
    console.log(ratios(rows));
    const peaks = server === undefined ? [] : await memory(bench, isWanted);
    if (peaks.length > 0) console.log(memoryPeaks(peaks));
  } else {
    const sections = [
      machine(runtime.node),
      ratios(rows),
      importCosts(await imports(bench)),
      listingCosts(listings(bench)),
      waitingTimes(await waiting()),
      server === undefined
        ? 'Memory is not measured: go is missing.'
        : memoryPeaks(await memory(bench, isWanted)),
    ];
    await writeResults(sections.join('\n\n'));
  }
} finally {
  await server?.stop();
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(plans: readonly Plan[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, target, needs, measure } of plans) {
    if (!isWanted(name)) continue;
    const missing = needs.filter((tool) => !isInstalled(tool));
    console.error(`${name} ...`);
    rows.push({ name, target, missing, times: missing.length > 0 ? undefined : await measure() });
  }
  return rows;
}

/** Whether the row is to be measured. */
function isWanted(name: string): boolean {
  return options.only === undefined || name.includes(options.only);
}

function isInstalled(tool: string): boolean {
  const argument = { go: 'version', unzip: '-v' }[tool] ?? '--version';
  return spawnSync(tool, [argument], { stdio: 'ignore' }).status === 0;
}

function machine(node: string): string {
  const version = (tool: string) =>
    /\d+(?:\.\d+)+/.exec(execFileSync(tool, ['--version'], { encoding: 'utf8' }))?.[0];
  const names = ['curl', 'jq', 'aria2c', 'tar'].filter(isInstalled);
  const tools = names.map((tool) => `${tool} ${version(tool)}`).join(', ');
  const gigabytes = Math.round(os.totalmem() / 1e9);
  const day = new Date().toISOString().slice(0, 10);
  return (
    `Measured on ${day}: ${os.availableParallelism()} processors, ${gigabytes} GB of memory, ${os.type()}, ` +
    `Node ${version(node)}; ${tools}; files in memory. Load average at the start: ${LOAD}. ` +
    `Pairs of a row: ${bench.pairs.short}, of a transfer ${bench.pairs.long}.`
  );
}

function ratios(rows: readonly Row[]): string {
  return [
    '| what | the action | the other | ratio, median | least to most | target | |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(({ name, times, target, missing }) => {
      if (times === undefined) return `| ${name} | not measured: ${missing.join(', ')} missing | | | | | |`;
      const { a, b, ratio } = times;
      return (
        `| ${name} | ${time(a)} | ${time(b)} | **${ratio.median.toFixed(2)}** | ` +
        `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)} | ${verdict(ratio.median, target)} |`
      );
    }),
  ].join('\n');
}

/** The two last columns of a row. */
function verdict(value: number, target: number | undefined, unit = ''): string {
  if (target === undefined) return '|';
  return `≤ ${target}${unit} | ${value <= target ? 'met' : '**not met**'}`;
}

function importCosts(rows: readonly ImportRow[]): string {
  const [first] = rows;
  return [
    '| a bundle that imports | complete process | more than an empty script |',
    '|---|---|---|',
    ...(first ? [`| nothing | ${time(first.times.b)} | |`] : []),
    ...rows.map(
      ({ name, times: { a, b } }) => `| ${name} | ${time(a)} | ${(a.median - b.median).toFixed(0)} ms |`,
    ),
  ].join('\n');
}

function listingCosts(rows: readonly ListingRow[]): string {
  return [
    '| 50,000 files, within a run | time | target | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, ms, target }) => `| ${name} | ${ms.toFixed(0)} ms | ${verdict(ms, target, ' ms')} |`,
    ),
  ].join('\n');
}

function waitingTimes(rows: readonly WaitingRow[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    '| progress, length of the job | from its end to the discovery: mean | 95th percentile | requests, against 10 s alone | target | |',
    '|---|---|---|---|---|---|',
    ...rows.map(({ name, lateMs: { mean, p95 }, requests, target }) => {
      const row = `| ${name} | ${seconds(mean)} | ${seconds(p95)} | ${requests.toFixed(2)} times`;
      if (target === undefined) return `${row} | | |`;
      const isMet = mean <= target.meanMs && p95 <= target.p95Ms && requests <= target.requests;
      const limits = `≤ ${seconds(target.meanMs)}, ${seconds(target.p95Ms)}, ${target.requests} times`;
      return `${row} | ${limits} | ${isMet ? 'met' : '**not met**'} |`;
    }),
  ].join('\n');
}

function memoryPeaks(rows: readonly MemoryRow[]): string {
  const [small, large] = rows.slice(-2);
  const growth = large && small ? large.peak / small.peak : Number.NaN;
  // The names say for `--only` what the heading says on the page.
  const title = (name: string) => name.replace('memory: ', '');
  return [
    '| complete run, or download | peak of memory | target | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, peak, target }) =>
        `| ${title(name)} | ${peak.toFixed(0)} MB | ${verdict(peak, target, ' MB')} |`,
    ),
    `| the larger against the smaller | ${growth.toFixed(2)} times | ${verdict(growth, 1.6)} |`,
  ].join('\n');
}

function time({ median }: Spread): string {
  return median < 1000 ? `${median.toFixed(0)} ms` : `${(median / 1000).toFixed(2)} s`;
}

async function writeResults(results: string): Promise<void> {
  const file = path.join(repository, 'docs', 'performance.md');
  const [before, after] = ['<!-- results -->', '<!-- end of results -->'];
  const page = await readFile(file, 'utf8');
  const start = page.indexOf(before);
  const end = page.indexOf(after);
  if (start < 0 || end < start)
    throw new Error(`${file} has no place for the results: ${before} ... ${after}`);
  await writeFile(file, `${page.slice(0, start + before.length)}\n\n${results}\n\n${page.slice(end)}`);
  console.log(results);
}
