/**
 * `npm run test:bare`: runs the README's commands as on a machine that has nothing else, and as another user than the one
 * who has the repository. There is a fresh clone of the last commit, an empty home, no network, and only Node, npm, a
 * shell, and the coreutils in PATH. The folders have blanks and accents, and files that nobody else may read. The time is
 * Nepal's, and the language is Turkish, in which `i` is not the lower case of `I`. Fails if a test fails. The packages come
 * from the cache of npm, which `npm ci` fills. This needs Linux, and root to become that user.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastLine } from './real-tools.mjs';
import { promisedNode } from './run-node.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '..');

/** The commands of the README. */
const COMMANDS = 'npm run demo && npm ci && npm test';

/** `nobody` on Linux. */
const USER = '65534';

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

/** The arguments of `unshare` before a script that runs in a new network. */
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

/** Creates a folder with nothing but the programs of a bare machine. This user may be unable to read where they are. */
function layPrograms(folder) {
  const node = promisedNode();
  if (node === undefined) throw new Error('There is no Node that can run the tests.');
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const find = (name) => folders.map((one) => path.join(one, name)).find((file) => existsSync(file));
  mkdirSync(folder);
  cpSync(realpathSync(node), path.join(folder, 'node'));
  const npm = path.resolve(realpathSync(find('npm') ?? ''), '..', '..');
  cpSync(npm, path.join(folder, 'npm-package'), { recursive: true });
  symlinkSync('npm-package/bin/npm-cli.js', path.join(folder, 'npm'));
  for (const name of ['sh', ...COREUTILS.split(' ')]) {
    const program = find(name);
    if (program !== undefined) symlinkSync(program, path.join(folder, name));
  }
}

/** @returns the exit code of the commands */
async function runBare(folder) {
  checkNetwork();
  const home = path.join(folder, 'Über uns, après');
  const [clone, temp, packages] = ['docs é', 'temp ü', '.npm'].map((name) => path.join(home, name));
  const [bin, failed] = [path.join(folder, 'bin'), path.join(temp, 'failed.txt')];
  for (const made of [home, temp]) mkdirSync(made, { mode: 0o700 });
  const cloning = 'umask 077 && git clone --quiet "$0" "$1"';
  execFileSync('sh', ['-c', cloning, REPOSITORY, clone], { stdio: 'inherit' });
  layPrograms(bin);
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  cpSync(path.join(cache, '_cacache'), path.join(packages, '_cacache'), { recursive: true });
  execFileSync('chown', ['-R', `${USER}:${USER}`, home]);
  const env = {
    PATH: process.env['PATH'],
    FAILED_TESTS: failed,
    HOME: home,
    TMPDIR: temp,
    TZ: 'Asia/Kathmandu',
    LANG: 'tr_TR.UTF-8',
    npm_config_cache: packages,
    npm_config_offline: 'true',
  };
  const asUser = `exec setpriv --reuid=${USER} --regid=${USER} --clear-groups env "PATH=$0" sh -c 'umask 077 && ${COMMANDS}'`;
  const script = `{ ${LOOPBACK_UP}; } && ${asUser}`;
  const child = spawn('unshare', [...UNSHARE, script, bin], { cwd: clone, env, stdio: 'inherit' });
  const [exitCode] = await once(child, 'close');
  const { FAILED_TESTS } = process.env;
  if (FAILED_TESTS !== undefined && existsSync(failed)) appendFileSync(FAILED_TESTS, readFileSync(failed));
  return exitCode ?? 1;
}

const folder = mkdtempSync(path.join(tmpdir(), 'test bare, après-'));
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
