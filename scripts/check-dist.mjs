/** Builds `dist/` anew and fails where that is not what is committed, files that are new or gone included. */
import { execFileSync } from 'node:child_process';

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`${changed}dist/ is not what the sources build: run \`npm run build\` and commit it.`);
  process.exitCode = 1;
}
