// @ts-check
// Fails unless the folders in SITES, separated by `|`, have the same files with the same contents, and at least one
// file. The state of the deploy action is not compared.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [first = '', ...others] = (process.env['SITES'] ?? '').split('|');
assert.ok(others.length > 0, 'SITES has fewer than two folders.');
const files = filesIn(first);
assert.ok(files.size > 0, `${first} has no files.`);
for (const other of others) {
  const found = filesIn(other);
  assert.deepEqual([...found.keys()], [...files.keys()], `${other} and ${first} have different files.`);
  for (const [name, content] of files) {
    assert.ok(found.get(name)?.equals(content), `${name} differs in ${other} and ${first}.`);
  }
}

/** @param {string} folder */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.static-export'));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name))]));
}
