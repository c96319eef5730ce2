/**
 * `npm run test:bare`: runs the README's test command as on a machine that has nothing else. It has a fresh clone of
 * the last commit, an empty home, no network, and only Node, npm, a shell, and the coreutils in PATH. The folder has
 * blanks and accents, the time is Nepal's, and the language is Turkish. Fails if a test fails. The packages come from the
 * cache of npm, which `npm ci` fills. This needs Linux and root.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastLine } from './real-tools.mjs';
import { promisedNode } from './run-node.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** The test command of the README. */
const COMMAND = 'npm ci && npm test';

/** The programs of GNU coreutils. A machine may lack some of them. */
const COREUTILS =
  '[ b2sum base32 base64 basename cat chgrp chmod chown chroot cksum comm cp csplit cut date dd df dir dircolors ' +
  'dirname du echo env expand expr factor false fmt fold groups head hostid id install join link ln logname ls md5sum ' +
  'mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste pathchk pr printenv printf ptx pwd readlink ' +
  'realpath rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep sort split stat stdbuf stty ' +
  'sum sync tac tail tee test timeout touch tr true truncate tsort tty uname unexpand uniq unlink users vdir wc who ' +
  'whoami yes';

/**
 * A new network has a loopback interface that is down. Without `ip`, its file in sysfs brings it up. sysfs shows the
 * network in which it was mounted.
 */
const LOOPBACK_UP =
  'ip link set lo up 2> /dev/null || { mount -t sysfs sysfs /sys && echo 0x9 > /sys/class/net/lo/flags; }';

/**
 * The arguments of `unshare` before a script that runs in a new network. Another user than root would need a user
 * namespace, in which packages refuse folders of unknown owners.
 */
const UNSHARE = ['--net', '--mount', 'sh', '-c'];

/** @throws Error if this user cannot create a network */
function checkNetwork() {
  try {
    execFileSync('unshare', [...UNSHARE, LOOPBACK_UP], {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
  } catch (error) {
    throw new Error(`This needs Linux, and root with the right to create a network. ${lastLine(error)}`);
  }
}

/** Creates a folder with nothing but links to the programs of a bare machine. */
function linkPrograms(folder) {
  const node = promisedNode();
  if (node === undefined) throw new Error('There is no Node that can run the tests.');
  mkdirSync(folder);
  symlinkSync(node, path.join(folder, 'node'));
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const name of ['sh', 'npm', ...COREUTILS.split(' ')]) {
    const program = folders.map((one) => path.join(one, name)).find((file) => existsSync(file));
    if (program !== undefined) symlinkSync(program, path.join(folder, name));
  }
}

/** @returns the exit code of the command */
async function runBare(folder) {
  checkNetwork();
  const [clone, home, temp, bin] = ['clone', 'home', 'temp', 'bin'].map((name) => path.join(folder, name));
  execFileSync('git', ['clone', '--quiet', REPOSITORY, clone], { stdio: 'inherit' });
  for (const empty of [home, temp]) mkdirSync(empty);
  linkPrograms(bin);
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  const env = {
    PATH: process.env['PATH'],
    FAILED_TESTS: process.env['FAILED_TESTS'],
    HOME: home,
    TMPDIR: temp,
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    npm_config_cache: cache,
    npm_config_offline: 'true',
  };
  const script = `{ ${LOOPBACK_UP}; } && PATH=$0 && ${COMMAND}`;
  const child = spawn('unshare', [...UNSHARE, script, bin], { cwd: clone, env, stdio: 'inherit' });
  const [exitCode] = await once(child, 'close');
  return exitCode ?? 1;
}

const folder = mkdtempSync(path.join(tmpdir(), 'test bare, après-'));
// A test of files works as another user.
chmodSync(folder, 0o755);
// A terminal sends Ctrl+C to both. This process then removes the folder.
process.on('SIGINT', () => {});
try {
  process.exitCode = await runBare(folder);
} catch (error) {
  console.error(lastLine(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
