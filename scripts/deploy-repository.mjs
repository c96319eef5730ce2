// @ts-check
/**
 * Writes what the repository of the deploy action contains: GitHub Marketplace lists only the action in a root.
 * `node scripts/deploy-repository.mjs FOLDER` fills a new folder with `action.yml`, what it runs of `dist/`, the README,
 * and the license. A release pushes the folder.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The repository that a release fills. */
const DEPLOY_ACTION = 'your-organization/deploy-static-site';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: node scripts/deploy-repository.mjs FOLDER');
  process.exit(2);
}
const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const ourAction = repository.replace('github:', '');
const source = `https://github.com/${ourAction}`;

/** @param {string} text Markdown of `deploy/` */
function atRoot(text) {
  return text
    .replaceAll(/(?<=\]\()\.\.\/(?=[^)]*\))/g, `${source}/blob/v${version}/`)
    .replaceAll(/(?<=(?:src|srcset)=")\.\.\//g, `https://raw.githubusercontent.com/${ourAction}/v${version}/`)
    .replaceAll(`uses: ${ourAction}/deploy@`, `uses: ${DEPLOY_ACTION}@`);
}

const pointer = `> Each release of [${ourAction}](${source}) fills this repository, without other changes. The sources, the tests, and
> the issues are there. \`uses: ${ourAction}/deploy@v1\` runs the same action.
`;
mkdirSync(folder, { recursive: true });
for (const name of ['dist/actions', 'dist/deploy', 'dist/package.json', 'dist/licenses.txt', 'LICENSE'])
  cpSync(name, path.join(folder, name), { recursive: true });
const metadata = readFileSync('deploy/action.yml', 'utf8').replace('main: ../dist/', 'main: dist/');
writeFileSync(path.join(folder, 'action.yml'), metadata);
const readme = atRoot(readFileSync('deploy/README.md', 'utf8')).replace(/\n\n/, `\n\n${pointer}\n`);
writeFileSync(path.join(folder, 'README.md'), readme);
console.log(`repository=${DEPLOY_ACTION}`);
