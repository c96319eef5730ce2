import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { removeAbandoned, WorkFolder } from '../../../src/disk/work-folder.ts';
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
  expect(work.open(folder)).toBe(work.path);
  return work;
}

/** No system gives a process this number, so no other process can get it during the test. */
const NO_PID = 2 ** 31 - 1;

/** Creates a folder that another run left or uses. */
function folderOf({ pid = process.ppid, machine = '', ageMs = 0 }): string {
  const elsewhere = mkdtempSync(path.join(home, 'elsewhere-'));
  const own = path.basename(open(elsewhere).path ?? '').replace(`-${process.pid}-`, `-${pid}-`);
  rmSync(elsewhere, { recursive: true });
  const name = machine === '' ? own : own.replace(/export-[0-9a-f]{8}/, `export-${machine}`);
  const work = path.join(home, name);
  mkdirSync(path.join(work, 'site'), { recursive: true });
  writeFileSync(path.join(work, 'site', 'index.html'), '');
  const time = new Date(Date.now() - ageMs);
  utimesSync(work, time, time);
  return work;
}

const RUNNING = [
  ['a process that runs', {}],
  ['another machine, a minute ago', { machine: '00000000', ageMs: 60_000 }],
] as const;
const ABANDONED = [
  ['a process that has ended', { pid: NO_PID }],
  ['a process whose number another program has by now', { ageMs: 180_000 }],
  ['another machine, three minutes ago', { machine: '00000000', ageMs: 180_000 }],
] as const;

it('WorkFolder: creates no folder for a path that is too long for every system', () => {
  const folder = path.join(home, ...Array.from({ length: 700 }, () => 'x'.repeat(50)));
  expect(() => new WorkFolder().open(folder)).toThrow();
  expect(readdirSync(home)).toEqual([]);
});

it('WorkFolder: creates the folder around it, and removes itself', async () => {
  const folder = path.join(home, 'a', 'b');
  const work = open(folder);
  expect(readdirSync(folder)).toEqual([path.basename(work.path ?? '')]);
  await work.remove(silentLog);
  expect(readdirSync(folder)).toEqual([]);
});

it.each(RUNNING)('WorkFolder and removeAbandoned: treat the folder of %s as in use', async (_, other) => {
  const before = folderOf(other);
  const work = new WorkFolder();
  expect([work.open(home), work.path]).toEqual([undefined, undefined]);
  const own = mkdirSync(path.join(home, 'own'), { recursive: true }) ?? '';
  await removeAbandoned(own, silentLog);
  expect(readdirSync(home).sort()).toEqual([path.basename(before), 'own'].sort());
  expect(existsSync(path.join(before, 'site', 'index.html'))).toBe(true);
});

it.each(ABANDONED)('WorkFolder and removeAbandoned: treat the folder of %s as unused', async (_, other) => {
  folderOf(other);
  const work = open();
  await removeAbandoned(work.path ?? '', silentLog);
  expect(readdirSync(home)).toEqual([path.basename(work.path ?? '')]);
});

it('removeAbandoned: keeps its own work folder, and everything with another name', async () => {
  const { path: own = '' } = open();
  for (const name of ['.static-export-1', 'site', '.static-export-site']) mkdirSync(path.join(home, name));
  const before = readdirSync(home).sort();
  await removeAbandoned(own, silentLog);
  expect(readdirSync(home).sort()).toEqual(before);
});

it.each([-3_600_000, 3_600_000])(
  'WorkFolder and removeAbandoned: judge other runs by the clock of the disk, %i ms from that of this machine',
  async (offsetMs) => {
    const other = folderOf({ machine: '00000000', ageMs: 60_000 });
    const now = jest
      .spyOn(Date, 'now')
      .mockImplementation(() => performance.timeOrigin + performance.now() + offsetMs);
    try {
      expect(new WorkFolder().open(home)).toBeUndefined();
      const elsewhere = path.join(home, 'elsewhere');
      const { path: own = '' } = open(elsewhere);
      await removeAbandoned(own, silentLog);
      expect([existsSync(own), existsSync(other)]).toEqual([true, true]);
    } finally {
      now.mockRestore();
    }
  },
);

it('removeAbandoned: does nothing in a folder that does not exist', async () => {
  await expect(removeAbandoned(path.join(home, 'missing', 'own'), silentLog)).resolves.toBeUndefined();
});
