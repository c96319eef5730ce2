/**
 * `npm run rename -- OWNER/NAME [DEPLOY-NAME]` replaces the owner and the name of the repository in each file that contains
 * them: every `uses:`, link, and command. The second name is that of the repository of the deploy action, by default the
 * current one, which has the same owner. `dist/` does not contain them. The name of the product remains: it is in the
 * User-Agent, the folder for tools, and package.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { OUR_ACTION, trackedFiles } from './workflow-files.mjs';

// The rules of GitHub for the names of accounts and repositories.
const [, owner, name] =
  /^([A-Za-z\d](?:-?[A-Za-z\d]){0,38})\/([\w.-]{1,100})$/.exec(process.argv[2] ?? '') ?? [];
const [oldOwner, oldName] = OUR_ACTION.split('/');
const [, oldDeployName = ''] =
  /^const DEPLOY_ACTION = '[^/]+\/(.+)';$/m.exec(readFileSync('scripts/deploy-repository.mjs', 'utf8')) ?? [];
const deployName = process.argv[3] ?? oldDeployName;
const isName = (/** @type {string} */ given) => /^(?!\.{1,2}$)[\w.-]{1,100}(?<!\.git)$/.test(given);
if (
  owner === undefined ||
  name === undefined ||
  !isName(name) ||
  !isName(deployName) ||
  name === deployName
) {
  console.error(
    'Usage: npm run rename -- OWNER/NAME [DEPLOY-NAME], the owner and the name of this repository on GitHub, and the ' +
      'name of the one that has the deploy action in its root, which is another.',
  );
  process.exit(2);
}
/** @param {string} text */
const pattern = (text) => text.replaceAll('.', '\\.');
let count = 0;
for (const file of trackedFiles().filter((one) => !one.startsWith('dist/'))) {
  const before = readFileSync(file, 'utf8');
  const after = before
    // A folder of a clone, as in `cd static-export-action`.
    .replaceAll(new RegExp(`^( *cd )${pattern(oldName)}$`, 'gm'), `$1${name}`)
    .replaceAll(new RegExp(`(?<![\\w-])${pattern(OUR_ACTION)}(?![\\w-])`, 'g'), `${owner}/${name}`)
    .replaceAll(
      new RegExp(`(?<![\\w-])${oldOwner}/${pattern(oldDeployName)}(?![\\w-])`, 'g'),
      `${owner}/${deployName}`,
    )
    // The team in CODEOWNERS.
    .replaceAll(new RegExp(`(?<![\\w-])${oldOwner}/(?=static-export-maintainers)`, 'g'), `${owner}/`);
  if (after === before) continue;
  writeFileSync(file, after);
  count += 1;
}
console.log(
  `This repository is ${owner}/${name} in ${count} files. Review them with "git diff", and commit them.`,
);
