/**
 * Installs a Node next to this one, from its npm package: `node scripts/install-node.mjs 22`. It prints the folder with
 * the program, for PATH. Node 24 is the runner's, and Node 22 the oldest that the repository promises.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const isWindows = process.platform === 'win32';
/** Node for this system. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/**
 * @param {'22' | '24'} major
 * @returns {string | undefined} the program; undefined if it could not be installed
 */
export function installNode(major) {
  const folder = path.resolve(import.meta.dirname, '..', 'tools', `node-${major}`);
  const program = path.join(folder, 'node_modules', PACKAGE, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  try {
    // npm would wait for more than a minute where there is no network.
    const args = ['ci', '--silent', '--fetch-retries=0'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
  } catch {
    // The caller says what it does without it.
  }
  return existsSync(program) ? program : undefined;
}

if (process.argv[1] === import.meta.filename) {
  const [major = '24'] = process.argv.slice(2);
  const program = installNode(/** @type {'22' | '24'} */ (major));
  if (program === undefined) {
    console.error(`Node ${major} could not be installed.`);
    process.exitCode = 1;
  } else console.log(path.dirname(program));
}
