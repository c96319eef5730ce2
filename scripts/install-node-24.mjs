/**
 * Installs the runner's Node next to this one, so that the tests run the built action with it. If it is not available,
 * the script reports that, and the tests continue without it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '..', 'tools', 'node-24');
const isThere = existsSync(path.join(folder, 'node_modules'));

if (!process.version.startsWith('v24.') && !isThere) {
  try {
    execFileSync('npm', ['ci', '--silent'], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch {
    console.error('Node 24 could not be installed; the tests continue with this Node alone.');
  }
}
