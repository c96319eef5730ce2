// Bundles the scripts of the bench as the action is bundled. Otherwise, a quarter of the measured time is loading
// modules one by one.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './types.ts';

/**
 * @param entry name of a script in `tools/bench/processes`, without its extension
 * @returns the file that Node runs
 */
export async function bundled({ repository, folder }: Bench, entry: string): Promise<string> {
  const out = path.join(folder, 'bundled', entry);
  const file = path.join(out, 'index.js');
  if (existsSync(file)) return file;
  const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc', 'dist', 'ncc', 'cli.js');
  const source = path.join(import.meta.dirname, 'processes', `${entry}.js`);
  const options = ['--out', out, '--external', 'undici', '--no-cache', '--quiet'];
  execFileSync(process.execPath, [ncc, 'build', source, ...options], { stdio: 'inherit' });
  const stub = path.join(repository, 'src', 'entries', 'actions', 'no-undici.cjs');
  cpSync(stub, path.join(out, 'node_modules', 'undici', 'index.js'));
  return file;
}
