// `npm run bench`: measures what `.github/PERFORMANCE.md` shows, side by side with what a user would otherwise run, and
// writes it there. It is not a test: it does not fail on a slow machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseOptions, UsageError } from '../emulator/command-line.ts';
import { startEmulator } from '../emulator/emulator.ts';
import { startBundleServer } from './bench/bundle-server.ts';
import { deployments } from './bench/deployments.ts';
import { transfers } from './bench/transfers.ts';
import type { Bench, Row } from './bench/types.ts';
import { waiting } from './bench/waiting.ts';
import { SMALL_PAGES, wholeRuns } from './bench/whole-runs.ts';
import { runnersRuntime } from './runtimes.ts';

/** The load of the last minute, before the bench adds its own. */
const LOAD = os.loadavg()[0]?.toFixed(1);

const USAGE = 'Usage: npm run bench -- [--only TEXT] [--pairs 31]';
const HELP = `Measures what .github/PERFORMANCE.md shows, and writes it there.

${USAGE}

  --only TEXT   run only the rows whose names contain TEXT, and print them instead of writing the page
  --pairs 31    the maximum number of pairs for each row, for a busy machine
`;

const repository = path.resolve(import.meta.dirname, '..', '..');

/** `scripts/real-tools.mjs`, which is not compiled. */
interface RealTools {
  readonly toolNames: readonly string[];
  tool(name: string): { path?: string };
}
const { tool, toolNames }: RealTools = await import(
  pathToFileURL(path.join(repository, 'scripts', 'real-tools.mjs')).href
);
const program = (name: string) => (toolNames.includes(name) ? tool(name).path : undefined) ?? name;

/** @throws UsageError */
async function main(): Promise<void> {
  const { pairs, only, help } = parseOptions(
    {
      pairs: { type: 'string', default: '31' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    USAGE,
  );
  if (help) return console.log(HELP);
  if (!/^[1-9]\d*$/.test(pairs)) throw new UsageError(`--pairs: "${pairs}" is not a number. ${USAGE}`);
  const absent = missing(['bash', 'curl', 'jq', 'tar']);
  if (absent.length > 0)
    throw new UsageError(`The bench compares with other tools. Not installed here: ${absent.join(', ')}.`);
  const runtime = runnersRuntime(repository);
  if (runtime === undefined)
    throw new UsageError('The bench needs Node 24, which `npm run bench` could not install.');
  await run(runtime.node, Number(pairs), only);
}

async function run(node: string, pairs: number, only: string | undefined): Promise<void> {
  // Files are in memory, if the system has such a disk: the speed of other disks varies with what was written before.
  const folder = await mkdtemp(path.join(existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir(), 'bench-'));
  const cleanup: Bench['cleanup'] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const bench = await prepare(node, pairs, folder, cleanup);
    const rows = [...wholeRuns(bench), ...transfers(bench), ...waiting, ...deployments(bench)].filter(
      ({ name }) => only === undefined || name.includes(only),
    );
    const results = `${machine(bench)}\n\n${await table(rows)}`;
    if (only === undefined) await writeResults(results);
    console.log(results);
  } finally {
    for (const close of cleanup.reverse()) await close();
  }
}

async function prepare(
  node: string,
  pairs: number,
  folder: string,
  cleanup: Bench['cleanup'],
): Promise<Bench> {
  // The emulator's jobs are complete immediately.
  const settings = { queuedMs: 0, runningMs: 0, pages: SMALL_PAGES, urlLifetimeSeconds: 36_000 };
  const emulator = await startEmulator(settings);
  cleanup.push(() => emulator.close());
  const server = await startBundleServer(folder);
  cleanup.push(server.close);
  for (const file of ['output', 'state']) await writeFile(path.join(folder, file), '');
  return {
    repository,
    folder,
    node,
    pairs: { short: pairs, long: Math.min(7, pairs) },
    emulator,
    server,
    program,
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
  return names.filter((name) => versionOf(name) === undefined);
}

/** @returns undefined if the program is not installed */
function versionOf(name: string): string | undefined {
  const option = name === 's5cmd' ? 'version' : '--version';
  const { status, stdout } = spawnSync(program(name), [option], { encoding: 'utf8' });
  return status === 0 ? (/\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? '') : undefined;
}

function machine({ node, pairs }: Bench): string {
  const versions = ['curl', 'jq', 'aria2c', 'tar', 'rclone', 's5cmd'].flatMap((name) => {
    const version = versionOf(name);
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${os.availableParallelism()} processors, ` +
    `${Math.round(os.totalmem() / 1e9)} GB of memory, ${os.type()}, Node ${versionOf(node)}; ${versions.join(', ')}; ` +
    `files in memory. Load average at the start: ${LOAD}. Pairs of a row: ${pairs.short}, of a transfer ${pairs.long}.`
  );
}

async function table(rows: readonly Row[]): Promise<string> {
  const lines = ['| what | measured | target | | the action against the other |', '|---|---|---|---|---|'];
  for (const { name, target, unit, needs = [], measure } of rows) {
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
  const file = path.join(repository, '.github', 'PERFORMANCE.md');
  const page = await readFile(file, 'utf8');
  const [before, after] = page.split(/(?<=<!-- results -->)[\s\S]*(?=<!-- end of results -->)/);
  if (after === undefined) throw new Error(`${file} has no place for the results.`);
  await writeFile(file, `${before}\n\n${results}\n\n${after}`);
}

// This comes last, because it needs the constants above.
await main().catch((error) => {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
});
