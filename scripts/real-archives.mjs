// @ts-check
/** The archives that `tools/real-tools/archives/archives.json` lists, from npm, PyPI, and Go's module proxy. */
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The oldest source distributions need these to name their contents, which pip requires of a download. */
const BUILD_TOOLS = ['setuptools==65.5.0', 'wheel==0.41.2'];

/**
 * One of `npm`, `sdist`, `wheel`, and `go` names the package as its client does.
 *
 * @typedef {{ npm?: string, sdist?: string, wheel?: string, go?: string, file: string, sha256: string, odd: string }} RealArchive
 */

/** @type {readonly RealArchive[]} */
export const REAL_ARCHIVES = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../tools/real-tools/archives/archives.json'), 'utf8'),
);

/**
 * Downloads all archives with the ordinary clients.
 *
 * @param {string} folder an existing folder
 * @param {string} goProgram the program of Go
 * @param {AbortSignal} signal
 */
export async function downloadRealArchives(folder, goProgram, signal) {
  const options = { maxBuffer: 16 << 20, signal };
  await run('npm', ['pack', '--silent', '--pack-destination', folder, ...specs('npm')], options);
  const venv = path.join(folder, 'venv');
  const python = path.join(venv, 'bin', 'python');
  await run('python3', ['-m', 'venv', venv], options);
  await run(python, ['-m', 'pip', 'install', '--quiet', ...BUILD_TOOLS], options);
  const download = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder];
  await run(python, [...download, '--only-binary', ':all:', ...specs('wheel')], options);
  const source = ['--no-build-isolation', '--no-binary', ':all:'];
  await run(python, [...download, ...source, ...specs('sdist')], options);
  const cache = path.join(folder, 'go');
  mkdirSync(cache);
  const env = { ...process.env, GOMODCACHE: cache, GOFLAGS: '-modcacherw' };
  for (const { go, file } of REAL_ARCHIVES) {
    if (go === undefined) continue;
    const { stdout } = await run(goProgram, ['mod', 'download', '-json', go], {
      ...options,
      cwd: folder,
      env,
    });
    copyFileSync(JSON.parse(stdout).Zip, path.join(folder, file));
  }
}

/** @param {'npm' | 'sdist' | 'wheel'} client */
function specs(client) {
  return REAL_ARCHIVES.flatMap((archive) => archive[client] ?? []);
}
