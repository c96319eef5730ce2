import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { remove } from '../../../src/disk/remove.ts';
import { cannotSetModes, itUnless } from '../../support/platform.ts';
import { silentLog } from '../../support/silent-log.ts';

let home: string;
let lines: string[];
const log = { ...silentLog, info: (line: string) => lines.push(line) };
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'remove-'));
  lines = [];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

// Modes do not restrict root.
const ifRestricted = itUnless(cannotSetModes);

ifRestricted('removes a read-only folder for a user who is not root', async () => {
  const folder = path.join(home, 'a', 'b');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'file'), '');
  for (const each of [folder, path.dirname(folder)]) chmodSync(each, 0o555);
  chmodSync(home, 0o777);
  await asNobody(() => remove(path.join(home, 'a'), log), [path.join(home, 'a'), folder]);
  expect([existsSync(path.join(home, 'a')), lines]).toEqual([false, []]);
});

it('remove: reports what it cannot remove, and does not throw', async () => {
  writeFileSync(path.join(home, 'file'), '');
  await remove(path.join(home, 'file', 'below'), log);
  expect(lines).toEqual([
    expect.stringMatching(/^Could not remove ".*below" \(ENOTDIR\)\. Remove it by hand\.$/),
  ]);
});

it('remove: says nothing about what does not exist', async () => {
  await remove(path.join(home, 'missing'), log);
  expect(lines).toEqual([]);
});

async function asNobody(work: () => Promise<void>, owned: readonly string[]): Promise<void> {
  if (process.geteuid?.() !== 0) return work();
  const { chownSync } = await import('node:fs');
  for (const folder of owned) chownSync(folder, 65_534, 65_534);
  process.seteuid?.(65_534);
  try {
    await work();
  } finally {
    process.seteuid?.(0);
  }
}
