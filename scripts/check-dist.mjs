/** Rebuilds `dist/`, and fails if the result differs from the committed files, including new and deleted files. */
import { execFileSync } from 'node:child_process';

// `npm run check` verifies the types.
execFileSync(process.execPath, ['scripts/build.mjs', '--noCheck'], { stdio: 'inherit' });
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`${changed}dist/ does not match the sources: run \`npm run build\` and commit it.`);
  process.exitCode = 1;
}
