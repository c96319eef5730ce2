/**
 * The entries of a cache, in a folder. As in GitHub's cache, an entry is never overwritten, and is found only with the
 * paths with which it was saved (https://docs.github.com/en/actions/reference/workflows-and-actions/dependency-caching).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const { CACHE_FOLDER: folder = '', GITHUB_WORKSPACE: workspace = '', ...env } = process.env;
const input = (name) => env[`INPUT_${name}`] ?? '';
const linesOf = (text) => text.split('\n').flatMap((line) => line.trim() || []);

export { workspace };
export const paths = linesOf(input('PATH'));
export const key = input('KEY');
export const restoreKeys = linesOf(input('RESTORE-KEYS'));

const index = path.join(folder, 'index.json');
const version = createHash('sha256').update(paths.join('|')).digest('hex');

/** The entries with these paths, newest first. */
export function entries() {
  const all = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : [];
  return all.filter((entry) => entry.version === version);
}

/** Returns the archive of a new entry, which a caller has written when it calls `add`. */
export function newEntry() {
  mkdirSync(folder, { recursive: true });
  const all = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : [];
  const archive = path.join(folder, `${all.length}.tgz`);
  return { archive, add: () => writeFileSync(index, JSON.stringify([{ key, version, archive }, ...all])) };
}
