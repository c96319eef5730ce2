import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWorkFolder, removeAbandoned, workFolderIn } from '../../../src/disk/work-folder.ts';
import { silentLog } from '../../support/silent-log.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(home, { recursive: true }));

/** A number that belonged to a process, which has ended. */
const { pid: endedPid } = spawnSync(process.execPath, ['--version']);
const leftBy = (pid: number, own = workFolderIn(home)) => {
  const work = own.replace(`-${process.pid}-`, `-${pid}-`);
  mkdirSync(path.join(work, 'site'), { recursive: true });
  writeFileSync(path.join(work, 'site', 'index.html'), '');
  return work;
};

describe('removeAbandoned', () => {
  it('removes the folders of processes that have ended', async () => {
    leftBy(endedPid);
    await removeAbandoned(home, silentLog);
    expect(readdirSync(home)).toEqual([]);
  });

  it('keeps the folder of a running process, and everything with another name', async () => {
    const own = workFolderIn(home);
    await createWorkFolder(own);
    for (const name of ['.static-export-1', 'site', '.static-export-site']) mkdirSync(path.join(home, name));
    const before = readdirSync(home).sort();
    await removeAbandoned(home, silentLog);
    expect(readdirSync(home).sort()).toEqual(before);
  });

  it('removes the folders of other machines after a day', async () => {
    const other = (pid: number) =>
      leftBy(pid, workFolderIn(home).replace(/export-[0-9a-f]{8}/, 'export-00000000'));
    const [young, old] = [other(1), other(2)];
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000);
    utimesSync(old, twoDaysAgo, twoDaysAgo);
    await removeAbandoned(home, silentLog);
    expect(readdirSync(home)).toEqual([path.basename(young)]);
  });

  it('does nothing in a folder that does not exist', async () => {
    await expect(removeAbandoned(path.join(home, 'missing'), silentLog)).resolves.toBeUndefined();
  });
});
