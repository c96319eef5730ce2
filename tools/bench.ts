// `npm run bench`: measures what `docs/performance.md` tells, side by side with what a user would otherwise run, and
// writes it there. Nothing here is a test: a slow machine fails nothing.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Emulator, startEmulator } from '../emulator/emulator.ts';
import { type Command, type PairedTimes, pairedTimes, type Spread } from './bench/paired-runs.ts';
import { type Runtime, runnersRuntime } from './runtimes.ts';

const PAIRS = 31;
const repository = path.resolve(import.meta.dirname, '..', '..');

for (const tool of ['bash', 'curl', 'jq', 'sha256sum']) {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' });
  } catch {
    console.error(`The bench compares with a shell script and needs ${tool}, which is not installed here.`);
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
// Sixty pages make a bundle of about 100 kB.
const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 60 });
try {
  const sections = [
    wholeRuns(await measureWholeRuns(runtime, emulator)),
    imports(await measureImports(runtime)),
  ];
  await writeResults([machine(runtime), ...sections].join('\n\n'));
} finally {
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
}

type Row = readonly [name: string, times: PairedTimes];

async function measureWholeRuns(runtime: Runtime, emulator: Emulator): Promise<Row[]> {
  const github = {
    GITHUB_OUTPUT: path.join(folder, 'output'),
    GITHUB_STEP_SUMMARY: path.join(folder, 'summary'),
  };
  const action: Command = {
    file: runtime.node,
    args: [path.join(repository, 'dist', 'index.js')],
    env: {
      ...github,
      PATH: process.env['PATH'] ?? '',
      'INPUT_API-KEY': emulator.apiKey,
      INPUT_DOMAIN: emulator.domain,
      'INPUT_BASE-URL': emulator.baseUrl,
      INPUT_PATH: path.join(folder, 'action'),
    },
  };
  const shell = (calls: number): Command => ({
    file: 'bash',
    args: [path.join(repository, 'tools', 'bench', 'shell-loop.sh')],
    env: {
      ...github,
      PATH: process.env['PATH'] ?? '',
      CALLS: String(calls),
      API_KEY: emulator.apiKey,
      DOMAIN: emulator.domain,
      BASE_URL: emulator.baseUrl,
      FOLDER: path.join(folder, 'shell'),
    },
  });
  const prepare = () => Promise.all(Object.values(github).map((file) => writeFile(file, ''))).then(() => {});
  const rows: Row[] = [];
  for (const calls of [4, 5]) {
    console.error(`The action and a script of ${calls} calls ...`);
    rows.push([
      `a script of ${calls} calls`,
      await pairedTimes(action, shell(calls), { pairs: PAIRS, prepare }),
    ]);
  }
  return rows;
}

async function measureImports({ node }: Runtime): Promise<Row[]> {
  const run = (script: string): Command => ({ file: node, args: [script], env: {} });
  const nothing = path.join(folder, 'nothing.js');
  await writeFile(nothing, '');
  const rows: Row[] = [];
  const bundled = [
    ['Node’s own HTTP client', 'node-http'],
    ['`@actions/core`', 'core'],
    ['`@actions/core`, `@actions/http-client`', 'core-and-http-client'],
    ['the same and `valibot`', 'core-http-client-valibot'],
  ] as const;
  for (const [name, entry] of bundled) {
    console.error(`Importing ${name} ...`);
    const out = path.join(folder, entry);
    const source = path.join(repository, 'lib', 'tools', 'bench', 'imports', `${entry}.js`);
    const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
    execFileSync(process.execPath, [ncc, 'build', source, '-o', out, '-q', '--no-cache'], {
      stdio: 'ignore',
    });
    rows.push([name, await pairedTimes(run(path.join(out, 'index.js')), run(nothing), { pairs: PAIRS })]);
  }
  return rows;
}

function machine({ node }: Runtime): string {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const curl = execFileSync('curl', ['--version'], { encoding: 'utf8' }).split(' ').slice(0, 2).join(' ');
  const jq = execFileSync('jq', ['--version'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  return (
    `Measured on ${day}: ${os.availableParallelism()} processors (${os.cpus()[0]?.model ?? 'unknown'}), ` +
    `${os.type()}, Node ${version}, ${curl}, ${jq}; files in memory.`
  );
}

function wholeRuns(rows: readonly Row[]): string {
  return [
    '| compared with | the action | the script | ratio, median | ratio, least to most | target |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      ([name, { a, b, ratio }]) =>
        `| ${name} | ${ms(a)} | ${ms(b)} | **${ratio.median.toFixed(2)}** | ` +
        `${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)} | ≤ 1.0: ${ratio.median <= 1 ? 'met' : '**not met**'} |`,
    ),
  ].join('\n');
}

function imports(rows: readonly Row[]): string {
  const [first] = rows;
  return [
    '| the bundle imports | whole process | more than an empty script |',
    '|---|---|---|',
    ...(first ? [`| nothing | ${ms(first[1].b)} | |`] : []),
    ...rows.map(([name, { a, b }]) => `| ${name} | ${ms(a)} | ${(a.median - b.median).toFixed(0)} ms |`),
  ].join('\n');
}

function ms({ median }: Spread): string {
  return `${median.toFixed(0)} ms`;
}

async function writeResults(results: string): Promise<void> {
  const file = path.join(repository, 'docs', 'performance.md');
  const [before, after] = ['<!-- results -->', '<!-- end of results -->'];
  const page = await readFile(file, 'utf8');
  const start = page.indexOf(before);
  const end = page.indexOf(after);
  if (start < 0 || end < start)
    throw new Error(`${file} has no place for the results: ${before} ... ${after}`);
  await writeFile(file, `${page.slice(0, start + before.length)}\n${results}\n${page.slice(end)}`);
  console.log(results);
}
