/**
 * Builds what the runner runs. `dist/` holds nothing but what this writes, so a file that is no longer built goes.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LICENCES = 'licenses.txt';

const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });
const bundle = (entry, folder, ...args) =>
  run('node_modules/@vercel/ncc/dist/ncc/cli.js', 'build', entry, '-o', folder, '--no-cache', '-q', ...args);

rmSync('lib', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');

rmSync('dist', { recursive: true, force: true });
bundle('lib/src/index.js', 'dist');

// The licences of a bundle in several files would be those of its last file alone: they are taken from a bundle in
// one file, which has everything that is loaded later at its beginning.
const whole = mkdtempSync(path.join('lib', 'whole-'));
const entry = path.join(whole, 'entry.js');
writeFileSync(entry, "import '@actions/tool-cache';\nimport '../src/index.js';\n");
bundle(entry, path.join(whole, 'out'), '--license', LICENCES);
copyFileSync(path.join(whole, 'out', LICENCES), path.join('dist', LICENCES));
