// @ts-check
/**
 * Builds the small and the large site of each row in `samples/samples.mjs` three times, the first two with the same input,
 * and writes the names that differ to the file that a test reads: `npm run samples [-- NAME ...]`. Run it by hand, when a
 * build tool has a new version: the builds take an hour.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { lastLine } from './real-tools.mjs';
import { largeSite, SAMPLES } from './samples/samples.mjs';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '..');
const SITES = path.join(ROOT, '__tests__', 'real', 'built-sites');
const RESULTS = path.join(ROOT, '__tests__', 'unit', 'deploy', 'plan', 'real-builds.json');
const CACHE = path.join(
  process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'),
  'static-export-action',
  'samples',
);

/** @typedef {import('./samples/samples.mjs').Sample} Sample */
/** @typedef {import('./samples/samples.mjs').Files} Files */

/**
 * @param {string} folder
 * @returns {Record<string, string>} contents by path, in an encoding that keeps all bytes apart
 */
function read(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      readFileSync(file, 'latin1'),
    ]),
  );
}

/** @param {Sample} sample @param {string} home */
async function install({ packages, go, crate, python }, home) {
  const done = path.join(home, 'installed');
  if (existsSync(done)) return;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }\n');
  const options = { cwd: home, maxBuffer: 64 << 20 };
  if (packages !== undefined)
    await run('npm', ['install', '--ignore-scripts', '--force', '--no-audit', ...packages], options);
  if (go !== undefined)
    await run('go', ['install', go], { ...options, env: { ...process.env, GOBIN: home, CGO_ENABLED: '0' } });
  if (crate !== undefined) await run('cargo', ['install', crate, '--locked', '--root', home], options);
  for (const [at, each] of (python ?? []).entries()) {
    await run('python3', ['-m', 'venv', `python-${at}`], options);
    await run(`python-${at}/bin/pip`, ['install', '--quiet', each], options);
  }
  writeFileSync(done, '');
}

/**
 * Builds at the same place each time, as a runner does.
 *
 * @param {Sample} sample
 * @param {string} home
 * @param {Files} sources
 * @param {number} release
 */
async function build(sample, home, sources, release) {
  const work = path.join(home, 'work');
  rmSync(work, { recursive: true, force: true });
  for (const [name, text] of Object.entries(sources)) {
    const file = path.join(work, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text.replaceAll('__RELEASE__', `${release}`));
  }
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    NEXT_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    ...sample.env,
  };
  const folders = [path.join(home, `python-${release - 1}`, 'bin'), home, path.join(home, 'bin')];
  for (const [command = '', ...args] of sample.build) {
    const named = command.includes('/') ? [] : folders.map((folder) => path.join(folder, command));
    const program = named.find((file) => existsSync(file));
    const call = program ?? process.execPath;
    const before = program === undefined ? [path.join(home, 'node_modules', command)] : [];
    await run(call, [...before, ...args], { cwd: work, env, maxBuffer: 64 << 20, timeout: 600_000 });
  }
  return read(path.join(work, sample.output));
}

/** @param {Sample} sample @param {'small' | 'large'} size */
async function compare(sample, size) {
  const home = path.join(CACHE, sample.name.replaceAll(/[^\w.]+/g, '-'));
  await install(sample, home);
  const folder = sample.site === undefined ? {} : read(path.join(SITES, sample.site));
  const kept = Object.entries({ ...folder, ...sample.files }).filter(([name]) => name !== sample.without);
  const small = Object.fromEntries(kept);
  const sources = size === 'small' || sample.large === undefined ? small : largeSite(small, sample.large);
  const first = await build(sample, home, sources, 1);
  const again = await build(sample, home, sources, 1);
  const changed = await build(sample, home, sources, 2);
  const names = Object.keys(first).sort();
  const isOther = (/** @type {string} */ name, /** @type {Record<string, string>} */ build) =>
    build[name] !== undefined && build[name] !== first[name];
  return {
    // Gone with the change, so their names have a hash.
    gone: names.filter((name) => changed[name] === undefined),
    // Other contents under the same name. All pages have that.
    changed: names.filter(
      (name) => !name.endsWith('.html') && (isOther(name, changed) || isOther(name, again)),
    ),
    // Gone although nothing was changed.
    unstable: names.filter((name) => again[name] === undefined),
    files: names.length,
  };
}

const asked = process.argv.slice(2);
/** @type {Record<string, unknown>} */
const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
for (const sample of SAMPLES.filter(
  ({ name }) => asked.length === 0 || asked.some((each) => name.includes(each)),
)) {
  for (const size of /** @type {const} */ (['small', 'large'])) {
    const startedAt = performance.now();
    const result = await compare(sample, size).catch((error) => {
      console.error(
        `${sample.name}, ${size}: ${process.env['VERBOSE'] ? error.stdout + error.stderr : lastLine(error)}`,
      );
      process.exitCode = 1;
    });
    if (result === undefined) continue;
    results[`${sample.name}, ${size}`] = result;
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    console.log(
      `${sample.name}, ${size}: ${result.files} files, ${result.gone.length} gone, ${result.changed.length} changed, ${result.unstable.length} unstable, ${seconds} s`,
    );
    const order = SAMPLES.flatMap(({ name }) => [`${name}, small`, `${name}, large`]);
    const sorted = order.filter((name) => name in results).map((name) => [name, results[name]]);
    writeFileSync(`${RESULTS}.new`, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    renameSync(`${RESULTS}.new`, RESULTS);
    await run(path.join(ROOT, 'node_modules', '.bin', 'biome'), ['format', '--write', RESULTS], {
      cwd: ROOT,
    });
  }
}
