/** Restores the entry with this key, or else the newest one that begins with it, or with a key in `restore-keys`. */
import { execFileSync } from 'node:child_process';
import { entries, key, paths, restoreKeys, workspace } from './entries.mjs';

if (key === '' || paths.length === 0) throw new Error('Input required and not supplied: key or path');
const found =
  entries().find((entry) => entry.key === key) ??
  [key, ...restoreKeys].flatMap((start) => entries().find((entry) => entry.key.startsWith(start)) ?? [])[0];
if (found === undefined) {
  console.log(`Cache not found for input keys: ${[key, ...restoreKeys].join(', ')}`);
} else {
  // As in the action, files that are already there stay.
  execFileSync('tar', ['-xzf', found.archive, '-P', '-C', workspace]);
  console.log(`Cache restored from key: ${found.key}`);
}
