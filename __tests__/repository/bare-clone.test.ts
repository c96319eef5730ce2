/**
 * Tests what the README offers without an install. The demo, the emulator, and the conformance check need only `dist/`,
 * `package.json`, and each `action.yml`. No folder above them has a `node_modules`.
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runtimes } from '../../tools/runtimes.ts';
import { listen } from '../support/listen.ts';
import { cannotSignal, itUnless } from '../support/platform.ts';
import { preloadOptions } from '../support/preload.ts';
import { itWithRcloneAtOnce, pathWithRclone } from '../support/rclone.ts';
import { REPOSITORY } from '../support/repository.ts';

// Concurrent tests do not wait for `beforeAll`.
const home = await realpath(await mkdtemp(path.join(tmpdir(), 'bare clone ü-')));
afterAll(() => rm(home, { recursive: true, force: true }));

/** Each running demo writes into its clone, so it needs a separate one. */
async function makeClone(): Promise<string> {
  const clone = await mkdtemp(path.join(home, 'clone-'));
  for (const name of ['dist', 'package.json', 'action.yml', 'deploy/action.yml']) {
    cpSync(path.join(REPOSITORY, name), path.join(clone, name), { recursive: true });
  }
  for (let folder = clone; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  }
  mkdirSync(path.join(clone, 'home'));
  return clone;
}

const LONGEST_MS = 600_000;

/** The scripts that the README offers without an install. */
type Script = 'demo' | 'emulator' | 'conformance';

/**
 * Runs the command of a script in `package.json`, without a shell, and without the environment of this process.
 */
function start(
  clone: string,
  script: Script,
  args: readonly string[],
  node: string,
  variables: NodeJS.ProcessEnv = {},
): ChildProcess {
  const { scripts } = JSON.parse(readFileSync(path.join(clone, 'package.json'), 'utf8'));
  const [program, ...given] = String(scripts[script]).split(' ');
  expect(program).toBe('node');
  const env: NodeJS.ProcessEnv = { ...variables, HOME: path.join(clone, 'home') };
  for (const name of ['SystemRoot', 'TEMP', 'TMP']) env[name] = process.env[name];
  env['PATH'] = variables['PATH'] ?? process.env['PATH'];
  // One that hangs is killed, so that the test fails with what it has printed.
  const options: SpawnOptions = { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: LONGEST_MS };
  return spawn(node, [...given, ...args], options);
}

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(...given: Parameters<typeof start>): Promise<Ended> {
  const child = start(...given);
  if (child.stdout === null || child.stderr === null) throw new Error('no pipes');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** Returns everything that the child has printed, as soon as it matches. */
async function untilPrinted(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    printed += chunk;
    if (pattern.test(printed)) return printed;
  }
  throw new Error(`It ended without ${pattern}: ${printed}`);
}

async function startEmulator(args: readonly string[], node: string) {
  const emulator = start(await makeClone(), 'emulator', args, node);
  const printed = await untilPrinted(emulator, /Ctrl\+C/);
  const [, address = ''] = /^Emulator .*: (http:\S+)$/m.exec(printed) ?? [];
  const [, key = ''] = /^ +api-key +(\S+)$/m.exec(printed) ?? [];
  return { emulator, printed, address, key };
}

const RUNTIMES = runtimes(REPOSITORY);

// This is at the top level: concurrent tests of different blocks wait for each other, and each demo takes ten seconds.
it.concurrent.each(RUNTIMES)(
  'npm run demo: exports a site under $name, and writes the job summary as a page',
  async ({ node }) => {
    const clone = await makeClone();
    const { exitCode, stdout, stderr } = await run(clone, 'demo', [], node);
    expect([stderr, exitCode]).toEqual(['', 0]);
    expect(stdout).toMatch(/^Job completed$/m);
    expect(stdout).toMatch(/^outcome +completed$/m);
    // The demo shortens the signed URL, which is too long to read.
    expect(stdout).toMatch(/^bundle-url +http:\/\/127\.0\.0\.1:\d+\/\S+\?\.\.\. \(\d{3} characters\)$/m);
    expect(stdout).not.toContain('X-Amz-Signature');
    expect(stdout).toMatch(/^What to try next:\n {2}npm run demo -- --serve /m);

    const [, page = ''] = /^Its job summary, to open in a browser: (.+)$/m.exec(stdout) ?? [];
    const html = readFileSync(path.join(clone, page), 'utf8');
    expect(html).toMatch(/<h3>📦 65e1a7b20c9d4f3e8a6b5c1d: exported, 25 pages, [\d.]+ kB, in [\d.]+s<\/h3>/);
    // The demo does not count `404.html` as a page.
    expect(html).toMatch(/>Pages<\/th><td><code>25<\/code>/);
    const [, site = ''] = /^The site: +(.+)$/m.exec(stdout) ?? [];
    expect(existsSync(path.join(clone, site, 'index.html'))).toBe(true);
  },
);

itUnless(cannotSignal).each(RUNTIMES)(
  'npm run emulator: starts under $name, and ends with Ctrl+C',
  async ({ node }) => {
    const domains = ['--settings', 'domains: [docs.example.com, help.example.com]'];
    const { emulator, printed, address, key } = await startEmulator(domains, node);
    expect(printed).toContain('Domains that have a site: docs.example.com, help.example.com. ');
    const startJob = async (domain: string) => {
      const body = JSON.stringify({ domain });
      const headers = { Authorization: `Bearer ${key}` };
      return (await fetch(`${address}/v1/static-export/jobs`, { method: 'POST', headers, body })).status;
    };
    expect([await startJob('help.example.com'), await startJob('doc.example.com')]).toEqual([202, 400]);
    emulator.kill('SIGINT');
    await once(emulator, 'close');
    expect([emulator.exitCode, emulator.signalCode]).toEqual([0, null]);
  },
);

const NODE = process.execPath;
const clone = await makeClone();

it.concurrent('npm run demo -- --serve: shows the exported site', async () => {
  const served = await makeClone();
  const demo = start(served, 'demo', ['--serve', '--port', '0'], NODE);
  const printed = await untilPrinted(demo, /to see the site/);
  const [, address = ''] = /^Open (http:\S+) in a browser/m.exec(printed) ?? [];
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')]);
  expect((await fetch(`${address}guides/getting-started`)).status).toBe(200);
  const missing = await fetch(`${address}no/such/page`);
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const [, site = ''] = /^The site: +(.+)$/m.exec(printed) ?? [];
  expect(await missing.text()).toBe(readFileSync(path.join(served, site, '404.html'), 'utf8'));
  // A second demo does not change the folder of the first one.
  expect((await run(served, 'demo', [], NODE)).exitCode).toBe(0);
  expect((await fetch(address)).status).toBe(200);
  demo.kill();
  await once(demo, 'close');
});

itWithRcloneAtOnce('npm run demo -- --deploy: deploys the site to a folder, and serves that', async () => {
  const own = await makeClone();
  const variables = { PATH: pathWithRclone() };
  const demo = start(own, 'demo', ['--deploy', '--port', '0'], NODE, variables);
  const printed = await untilPrinted(demo, /to see the site/);
  expect(printed).toMatch(/^The deployments use rclone \d+\.\d+\.\d+\S*: \S.*rclone(?:\.exe)?$/m);
  expect(printed).toMatch(/^.*: first deployment, \d+ files, .* uploaded$/m);
  const [, address = ''] = /^Open (http:\S+) in a browser/m.exec(printed) ?? [];
  const [, destination = ''] = /^ {2}RCLONE_CONFIG_DOCS_REMOTE: (.+)$/m.exec(printed) ?? [];
  const page = await (await fetch(address)).text();
  expect(page).toBe(readFileSync(path.join(destination, 'index.html'), 'utf8'));
  demo.kill();
  await once(demo, 'close');
});

const concurrently = cannotSignal === undefined ? it.concurrent : itUnless(cannotSignal);
concurrently('npm run demo: cancels its step with Ctrl+C, as a runner does', async () => {
  const env = { NODE_OPTIONS: preloadOptions(['stopped-clock']) };
  const demo = start(await makeClone(), 'demo', [], NODE, env);
  await untilPrinted(demo, /accepted job/);
  demo.kill('SIGINT');
  expect(await untilPrinted(demo, /ended with/)).toContain('The step ended with: cancelled');
  if (demo.exitCode === null) await once(demo, 'close');
  expect(demo.exitCode).toBe(1);
});

concurrently('npm run conformance: compares the emulator with what is expected, after consent', async () => {
  const { emulator, address, key } = await startEmulator([], NODE);
  const own = await makeClone();
  const args = ['--domain', 'docs.example.com', '--base-url', address, '--exports', '1'];
  const unasked = await run(own, 'conformance', args, NODE, { DOCS_ADMIN_API_KEY: key });
  expect([unasked.exitCode, unasked.stderr]).toEqual([
    2,
    'This starts up to 1 export. Add --yes to agree to that.\n',
  ]);
  const { exitCode, stdout } = await run(own, 'conformance', [...args, '--yes'], NODE, {
    DOCS_ADMIN_API_KEY: key,
  });
  expect([exitCode, stdout.match(/❌/)]).toEqual([0, null]);
  expect(`${readFileSync(path.join(own, 'conformance-report.md'), 'utf8')}\n`).toBe(stdout);
  const { rows } = JSON.parse(readFileSync(path.join(own, 'conformance-report.json'), 'utf8'));
  expect(rows.filter(({ verdict }: { verdict: string }) => verdict === 'confirmed').length).toBeGreaterThan(
    28,
  );
  emulator.kill('SIGINT');
  await once(emulator, 'close');
});

describe('options of the scripts', () => {
  it.each<[script: Script, args: readonly string[], line: RegExp]>([
    ['demo', ['--serve', '--port', 'x'], /^--port: "x" is not a port\. Usage:/],
    ['demo', ['--port', '8000'], /^--port is for --serve and --deploy\. Usage:/],
    ['conformance', [], /^Set either --domain or --project-id\. Usage: npm run conformance -- /],
    ['conformance', ['--domain', 'a', '--exports', '3'], /^--exports: "3" is not 1 or 2\. /],
    [
      'conformance',
      ['--domain', 'a', '--base-url', 'http://example.com'],
      /^--base-url: .* is not an https /,
    ],
    ['conformance', ['--domain', 'a'], /^Set DOCS_ADMIN_API_KEY in the environment to the API key\.$/],
  ])('npm run %s -- %j: is refused in one line', async (script, args, line) => {
    const { exitCode, stdout, stderr } = await run(clone, script, args, NODE);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(line)]);
  });

  it('npm run demo -- --deploy: says without internet access how to get rclone', async () => {
    const variables = { PATH: path.join(clone, 'home'), https_proxy: 'http://127.0.0.1:9' };
    const { exitCode, stdout, stderr } = await run(clone, 'demo', ['--deploy'], NODE, variables);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(
      /^There is no rclone in PATH: downloading rclone \S+\. Downloading rclone \S+ failed: tunneling socket could not be established.* This needs rclone 1\.75\.2 or later\. Get it from https:\/\/rclone\.org\/downloads\/, and add its folder to PATH\.\n$/,
    );
  });

  it('npm run demo -- --serve: reports a port in use before the export', async () => {
    const other = await listen(() => {});
    const { port } = new URL(other.origin);
    const { exitCode, stdout, stderr } = await run(clone, 'demo', ['--serve', '--port', port], NODE);
    await other.close();
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Cannot serve: .*EADDRINUSE.* Choose another port: npm run demo -- --serve --port \d+\n$/,
    );
  });

  it.each<[Script, string]>([
    ['demo', '--port'],
    ['emulator', '--settings'],
    ['conformance', '--exports'],
  ])('npm run %s -- --help: explains %s', async (script, option) => {
    const { exitCode, stdout, stderr } = await run(clone, script, ['--help'], NODE);
    expect([exitCode, stderr, stdout]).toEqual([0, '', expect.stringContaining(option)]);
  });
});
