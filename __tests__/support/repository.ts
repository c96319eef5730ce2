/** The location of the repository, and its name on GitHub. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export const REPOSITORY = path.resolve(import.meta.dirname, '..', '..');

/** The action as a `uses:` names it, without the version. */
export const OUR_ACTION: string = JSON.parse(
  readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8'),
).repository.replace('github:', '');
