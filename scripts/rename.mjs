/**
 * `npm run rename -- OWNER/NAME` replaces the owner and the name of the repository in each file that contains them:
 * every `uses:`, link, and command. `dist/` does not contain them. The name of the product remains: it is in the
 * User-Agent, the folder for tools, and package.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OUR_ACTION, trackedFiles } from './workflow-files.mjs';

// The rules of GitHub for the names of accounts and repositories.
const [, owner, name] =
  /^([A-Za-z\d](?:-?[A-Za-z\d]){0,38})\/([\w.-]{1,100})$/.exec(process.argv[2] ?? '') ?? [];
if (owner === undefined || name === undefined || /^\.{1,2}$|\.git$/.test(name)) {
  console.error('Usage: npm run rename -- OWNER/NAME, the owner and the name of this repository on GitHub.');
  process.exit(2);
}
const [oldOwner, oldName] = OUR_ACTION.split('/');
/** @param {string} text */
const pattern = (text) => text.replaceAll('.', '\\.');
let count = 0;
for (const file of trackedFiles().filter((one) => !one.startsWith('dist/'))) {
  const before = readFileSync(file, 'utf8');
  const after = before
    // A folder of a clone, as in `cd static-export-action`.
    .replaceAll(new RegExp(`^( *cd )${pattern(oldName)}$`, 'gm'), `$1${name}`)
    .replaceAll(new RegExp(`(?<![\\w-])${pattern(OUR_ACTION)}(?![\\w-])`, 'g'), `${owner}/${name}`)
    // The team in CODEOWNERS.
    .replaceAll(new RegExp(`(?<![\\w-])${oldOwner}/(?=static-export-maintainers)`, 'g'), `${owner}/`);
  if (after === before) continue;
  writeFileSync(file, after);
  count += 1;
}
console.log(
  `This repository is ${owner}/${name} in ${count} files. Review them with "git diff", and commit them.`,
);
