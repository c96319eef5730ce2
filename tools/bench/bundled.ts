// Bundles the scripts of the bench as the action is bundled. Otherwise, a quarter of the measured time is loading
// modules one by one.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Bench } from './types.ts';

/** The package has no types. */
const ncc = createRequire(import.meta.url)('@vercel/ncc');

/**
 * @param entry name of a script in `tools/bench/processes`, without its extension
 * @returns the file that Node runs
 */
export async function bundled({ repository, folder }: Bench, entry: string): Promise<string> {
  const out = path.join(folder, 'bundled', entry);
  const file = path.join(out, 'index.js');
  if (existsSync(file)) return file;
  const source = path.join(import.meta.dirname, 'processes', `${entry}.js`);
  const options = { externals: { undici: './no-undici.cjs' }, cache: false, quiet: true };
  const { code, assets } = await ncc(source, options);
  mkdirSync(out, { recursive: true });
  for (const [name, asset] of Object.entries<{ source: string | Buffer }>(assets))
    writeFileSync(path.join(out, name), asset.source);
  const stub = path.join(repository, 'src', 'entries', 'actions', 'no-undici.cjs');
  copyFileSync(stub, path.join(out, 'no-undici.cjs'));
  writeFileSync(file, code);
  return file;
}
