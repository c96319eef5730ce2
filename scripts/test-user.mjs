/**
 * `npm run test:user`: runs the README's commands for the last commit as another user than the one who has the
 * repository: in a folder with blanks and accents, with files that nobody else may read, and with a time zone and a
 * language whose rules differ most. In Turkish, `i` is not the lower case of `I`. This needs root, to become that user.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisedNode } from './run-node.mjs';

/** The commands of the README. */
const COMMANDS = 'npm run demo && npm ci && npm test';

/** `nobody` on Linux. */
const USER = 65_534;

/** @returns the exit code of the commands */
async function runAsUser(folder) {
  const node = promisedNode();
  if (node === undefined) throw new Error('There is no Node that can run the tests.');
  const home = path.join(folder, 'Über uns, après');
  const [clone, temp] = ['docs é', 'temp ü'].map((name) => path.join(home, name));
  for (const made of [home, temp]) mkdirSync(made, { mode: 0o700 });
  const repository = path.resolve(import.meta.dirname, '..');
  const cloning = 'umask 077 && git clone --quiet "$0" "$1"';
  execFileSync('sh', ['-c', cloning, repository, clone], { stdio: 'inherit' });
  execFileSync('chown', ['-R', `${USER}:${USER}`, home]);
  // How packages are reached is set in the environment, but not what `npm run` has added for its user.
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/.test(name)));
  const child = spawn('sh', ['-c', `umask 077 && ${COMMANDS}`], {
    cwd: clone,
    uid: USER,
    gid: USER,
    env: {
      ...inherited,
      PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
      HOME: home,
      TMPDIR: temp,
      TZ: 'Asia/Kathmandu',
      LANG: 'tr_TR.UTF-8',
    },
    stdio: 'inherit',
  });
  const [exitCode] = await once(child, 'close');
  return exitCode ?? 1;
}

if (process.getuid?.() !== 0) {
  console.error('This needs root, to become another user.');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'test-user-'));
chmodSync(folder, 0o755);
// A terminal sends Ctrl+C to both. This process then removes the folder.
process.on('SIGINT', () => {});
try {
  process.exitCode = await runAsUser(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
