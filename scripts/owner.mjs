/**
 * The owner of the repository, whose one place is `repository` in package.json. Every `uses:`, link and example names it, so
 * a copy of this repository has to fill in its own: `npm run docs -- --owner NAME`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { trackedFiles } from './workflow-files.mjs';

const [, owner = '', name = ''] =
  /^github:([\w-]+)\/([\w.-]+)$/.exec(JSON.parse(readFileSync('package.json', 'utf8')).repository) ?? [];

/** As a `uses:` names it, without the version. */
export const OUR_ACTION = `${owner}/${name}`;

/**
 * Writes the owner into every file that names the repository.
 *
 * @param {string | undefined} given what the user asked for
 */
export function fillInOwner(given) {
  if (given === undefined || given === owner) return;
  if (!/^[A-Za-z\d](?:-?[A-Za-z\d])*$/.test(given))
    throw new Error(`--owner: "${given}" is not an owner on GitHub.`);
  for (const file of trackedFiles().filter((file) => !file.startsWith('dist/'))) {
    const text = readFileSync(file, 'utf8');
    // The repository, the team of its maintainers, and the pattern for its actions.
    const made = text.replaceAll(new RegExp(`\\b${owner}/(?=static-export-|\\*)`, 'g'), `${given}/`);
    if (made !== text) writeFileSync(file, made);
  }
  console.log(`The owner is ${given}. Run \`npm run build\`: the emulator's page names it.`);
}
