/** Folders that are removed after the tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

const home = mkdtempSync(path.join(tmpdir(), 'tests-'));
// Retries, since a process on Windows may keep its files open for a moment after its end.
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 10 }));

/** Creates an empty folder. */
export function newFolder(): string {
  return mkdtempSync(path.join(home, 'folder-'));
}
