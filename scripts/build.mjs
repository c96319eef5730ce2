/**
 * Builds what the runner runs. `dist/` holds nothing but what this writes, so a file that is no longer built goes.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const run = (script, ...args) =>
  execFileSync(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] });

rmSync('lib', { recursive: true, force: true });
run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json');
rmSync('dist', { recursive: true, force: true });
run(
  'node_modules/@vercel/ncc/dist/ncc/cli.js',
  'build',
  'lib/src/index.js',
  '-o',
  'dist',
  '--license',
  'licenses.txt',
  '--no-cache',
  '-q',
);
