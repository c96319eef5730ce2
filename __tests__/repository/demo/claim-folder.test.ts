/** Who may use the demo's folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { claimFolder, FolderInUseError } from '../../../tools/demo/claim-folder.ts';

const home = mkdtempSync(path.join(tmpdir(), 'demo-'));
afterAll(() => rmSync(home, { recursive: true }));

/** As a demo with this process leaves it while it serves. */
function usedBy(pid: number | string): string {
  const folder = mkdtempSync(path.join(home, 'used-'));
  writeFileSync(path.join(folder, 'process-id'), `${pid}\n`);
  mkdirSync(path.join(folder, 'site'));
  return folder;
}

it('claimFolder: keeps the folder of a demo that still runs', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  const folder = usedBy(other.pid ?? 0);
  expect(() => claimFolder(folder)).toThrow(FolderInUseError);
  expect(() => claimFolder(folder)).toThrow(`process ${other.pid}) uses the folder`);
  expect(existsSync(path.join(folder, 'site'))).toBe(true);

  other.kill('SIGKILL');
  await once(other, 'close');
  claimFolder(folder);
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
  expect(readFileSync(path.join(folder, 'process-id'), 'utf8')).toBe(`${process.pid}\n`);
});

it.each([['not a number'], ['-1'], ['0'], ['']])('claimFolder: takes a folder with the process %p', (pid) => {
  const folder = usedBy(pid);
  claimFolder(folder);
  expect(existsSync(path.join(folder, 'site'))).toBe(false);
});

it('claimFolder: creates the folder', () => {
  const folder = path.join(home, 'a', 'new one');
  claimFolder(folder);
  expect(existsSync(path.join(folder, 'process-id'))).toBe(true);
});
