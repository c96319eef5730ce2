// `npm run bench`: measures what `docs/performance.md` shows, side by side with what a user would otherwise run, and
// writes it there. Nothing here is a test: a slow machine fails nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ADMIN_KEY } from '../emulator/keys.ts';
import type { Bench, Row } from './bench/bench.ts';
import { type ImportRow, imports } from './bench/imports.ts';
import { type ListingRow, listings } from './bench/listings.ts';
import type { Spread } from './bench/paired-runs.ts';
import { type MemoryRow, memory, transfers } from './bench/transfers.ts';
import { wholeRuns } from './bench/whole-runs.ts';
import { runnersRuntime } from './runtimes.ts';

const repository = path.resolve(import.meta.dirname, '..', '..');

for (const tool of ['bash', 'curl', 'jq', 'sha256sum', 'aria2c', 'tar']) {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
  } catch {
    console.error(`The bench compares with other tools and needs ${tool}, which is not installed here.`);
    process.exit(1);
  }
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
const bench: Bench = {
  repository,
  folder,
  node: runtime.node,
  pairs: 31,
  action: (inputs, env = {}) => ({
    file: runtime.node,
    args: [path.join(repository, 'dist', 'index.js')],
    env: {
      PATH: process.env['PATH'] ?? '',
      GITHUB_OUTPUT: path.join(folder, 'output'),
      GITHUB_STATE: path.join(folder, 'state'),
      RUNNER_TEMP: folder,
      'INPUT_API-KEY': ADMIN_KEY,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
      ...env,
    },
  }),
};
try {
  for (const file of ['output', 'state']) await writeFile(path.join(folder, file), '');
  const sections = [
    machine(runtime.node),
    ratios([...(await wholeRuns(bench)), ...(await transfers(bench))]),
    importCosts(await imports(bench)),
    listingCosts(listings(bench)),
    memoryPeaks(await memory(bench)),
  ];
  await writeResults(sections.join('\n\n'));
} finally {
  await rm(folder, { recursive: true, force: true });
}

function machine(node: string): string {
  const version = (tool: string) =>
    /\d+(?:\.\d+)+/.exec(execFileSync(tool, ['--version'], { encoding: 'utf8' }))?.[0];
  const tools = ['curl', 'jq', 'aria2c', 'tar'].map((tool) => `${tool} ${version(tool)}`).join(', ');
  const gigabytes = Math.round(os.totalmem() / 1e9);
  const day = new Date().toISOString().slice(0, 10);
  return (
    `Measured on ${day}: ${os.availableParallelism()} processors, ${gigabytes} GB of memory, ${os.type()}, ` +
    `Node ${version(node)}; ${tools}; files in memory.`
  );
}

function ratios(rows: readonly Row[]): string {
  return [
    '| what | the action | the other | ratio, median | least to most | target | |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(
      ({ name, times: { a, b, ratio }, target }) =>
        `| ${name} | ${time(a)} | ${time(b)} | **${ratio.median.toFixed(2)}** | ` +
        `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)} | ≤ ${target} | ${ratio.median <= target ? 'met' : '**not met**'} |`,
    ),
  ].join('\n');
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
      ({ name, ms, target }) =>
        `| ${name} | ${ms.toFixed(0)} ms | ≤ ${target} ms | ${ms <= target ? 'met' : '**not met**'} |`,
    ),
  ].join('\n');
}

function memoryPeaks(rows: readonly MemoryRow[]): string {
  const [pages, small, large] = rows;
  const growth = large && small ? large.peak / small.peak : Number.NaN;
  const verdict = (isMet: boolean) => (isMet ? 'met' : '**not met**');
  return [
    '| complete run, extracted | peak of memory | target | |',
    '|---|---|---|---|',
    ...rows.map(({ name, peak }) => {
      const target = name === pages?.name ? `≤ 200 MB | ${verdict(peak <= 200)}` : ' | ';
      return `| ${name} | ${peak.toFixed(0)} MB | ${target} |`;
    }),
    `| the larger against the smaller | ${growth.toFixed(2)} times | ≤ 1.6 | ${verdict(growth <= 1.6)} |`,
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
