import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { WorkFolder } from '../../../src/disk/work-folder.ts';
import { newFolder } from '../../support/new-folder.ts';
import { silentLog } from '../../support/silent-log.ts';

let home: string;
const opened: WorkFolder[] = [];
beforeEach(() => {
  home = newFolder();
});
afterEach(async () => {
  for (const work of opened.splice(0)) await work.remove(silentLog);
});

function open(folder = home): WorkFolder {
  const work = new WorkFolder();
  opened.push(work);
  expect(work.open(folder, silentLog)).toBe(work.path);
  return work;
}

it('WorkFolder: creates no folder for a path that is too long for every system', () => {
  const folder = path.join(home, ...Array.from({ length: 700 }, () => 'x'.repeat(50)));
  expect(() => new WorkFolder().open(folder, silentLog)).toThrow();
  expect(readdirSync(home)).toEqual([]);
});

it('WorkFolder: creates the folder around it, and removes itself', async () => {
  const folder = path.join(home, 'a', 'b');
  const work = open(folder);
  expect(readdirSync(folder)).toEqual([path.basename(work.path ?? '')]);
  await work.remove(silentLog);
  expect(readdirSync(folder)).toEqual([]);
});

it('WorkFolder: removes what killed runs have left, and nothing with another name', async () => {
  const left = open().path ?? '';
  writeFileSync(path.join(left, 'bundle'), '');
  for (const name of ['.static-export-1', 'site', '.static-export-site']) mkdirSync(path.join(home, name));
  const next = open();
  const names = ['.static-export-1', '.static-export-site', path.basename(next.path ?? ''), 'site'];
  expect(readdirSync(home).sort()).toEqual(names.sort());
  expect(next.path).not.toBe(left);
});
