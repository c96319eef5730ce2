// Scripts of the bench are bundled as the action is: a quarter of what they would report is loading modules one by one.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './types.ts';

// The bundler's command line cannot replace a module, its function can.
const BUNDLE = `
  const [ncc, source, out] = process.argv.slice(1);
  require(ncc)(source, { externals: { undici: './lazy-undici.cjs' }, cache: false, quiet: true }).then(({ code, assets }) => {
    require('node:fs').mkdirSync(out, { recursive: true });
    for (const [name, source] of [['index.js', code], ...Object.entries(assets).map(([name, asset]) => [name, asset.source])]) {
      require('node:fs').writeFileSync(require('node:path').join(out, name), source);
    }
  });
`;

/**
 * @param entry name of a script in `tools/bench`, without its ending
 * @returns the file that Node runs
 */
export function bundled({ repository, folder }: Bench, entry: string): string {
  const out = path.join(folder, 'bundled', entry);
  const file = path.join(out, 'index.js');
  if (existsSync(file)) return file;
  const ncc = path.join(repository, 'node_modules', '@vercel', 'ncc');
  const source = path.join(repository, 'lib', 'tools', 'bench', `${entry}.js`);
  execFileSync(process.execPath, ['-e', BUNDLE, ncc, source, out], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stub = ['src', 'entries', 'actions', 'lazy-undici.cjs'];
  copyFileSync(path.join(repository, ...stub), path.join(out, 'lazy-undici.cjs'));
  return file;
}
