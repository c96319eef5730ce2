/**
 * The owner of the repository, which is defined in `repository` in package.json. Every `uses:`, link, and example names
 * it, so a copy of this repository must fill in its own. `npm run docs` does, with `--owner NAME`. As long as the owner
 * is not known, it uses that of the remote `origin`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { trackedFiles } from './workflow-files.mjs';

/** The placeholder for the owner until someone fills it in. */
const UNKNOWN = 'your-organization';

const [, owner = '', name = ''] =
  /^github:([\w-]+)\/([\w.-]+)$/.exec(JSON.parse(readFileSync('package.json', 'utf8')).repository) ?? [];

/** The action as a `uses:` names it, without the version. */
export const OUR_ACTION = `${owner}/${name}`;

/**
 * Writes the owner into every file that names the repository.
 *
 * @param {string | undefined} given the owner that the user named
 */
export function fillInOwner(given) {
  const filled = given ?? (owner === UNKNOWN ? ownerOfRemote() : owner);
  if (filled === undefined || filled === owner) return;
  if (!/^[A-Za-z\d](?:-?[A-Za-z\d])*$/.test(filled))
    throw new Error(`--owner: "${filled}" is not an owner on GitHub.`);
  for (const file of trackedFiles().filter((file) => !/^(?:dist\/|scripts\/owner\.mjs$)/.test(file))) {
    const text = readFileSync(file, 'utf8');
    // The repository, the team of its maintainers, and the pattern for its actions.
    const made = text.replaceAll(new RegExp(`\\b${owner}/(?=static-export-|\\*)`, 'g'), `${filled}/`);
    if (made !== text) writeFileSync(file, made);
  }
  console.log(`The owner is ${filled}. Run \`npm run build\`: the emulator's page names it.`);
}

/** @returns {string | undefined} undefined without a remote on GitHub */
function ownerOfRemote() {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { encoding: 'utf8', stdio: 'pipe' });
    return /github\.com[:/]([\w-]+)\//.exec(url)?.[1];
  } catch {
    return undefined;
  }
}
