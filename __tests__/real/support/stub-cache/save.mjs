/** Saves the paths with GNU tar, as the action does. What cannot be saved is a warning, and the step succeeds. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { entries, key, newEntry, paths, workspace } from './entries.mjs';

const existing = paths.filter((name) => existsSync(path.join(workspace, name)));
if (key === '' || existing.length === 0) {
  console.log(
    '::warning::Path Validation Error: Path(s) specified in the action for caching do(es) not exist',
  );
} else if (entries().some((entry) => entry.key === key)) {
  console.log(`::warning::Unable to reserve cache with key ${key}, another job may be creating this cache.`);
} else {
  const { archive, add } = newEntry();
  execFileSync('tar', ['--posix', '-czf', archive, '-P', '-C', workspace, ...existing]);
  add();
  console.log(`Cache saved with key: ${key}`);
}
