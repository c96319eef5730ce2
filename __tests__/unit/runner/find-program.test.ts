import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, jest } from '@jest/globals';
import { findProgram } from '../../../src/runner/find-program.ts';
import { newFolder } from '../../support/new-folder.ts';
import { cannotSetModes, itUnless } from '../../support/platform.ts';
import '../../support/restored-environment.ts';

afterEach(() => void jest.restoreAllMocks());

/** Returns a folder with a program of this name. */
function folderWith(name: string, mode = 0o755): string {
  const folder = newFolder();
  writeFileSync(path.join(folder, name), '', { mode });
  chmodSync(path.join(folder, name), mode);
  return folder;
}

function setPath(...folders: readonly string[]): void {
  process.env['PATH'] = folders.join(path.delimiter);
}

it('findProgram: finds the first one in PATH', async () => {
  const [first, second] = [folderWith('tool'), folderWith('tool')];
  setPath(newFolder(), '', first, second);
  expect(await findProgram('tool', 'linux')).toBe(path.join(first, 'tool'));
  expect(await findProgram('other', 'linux')).toBeUndefined();
});

itUnless(cannotSetModes)('findProgram: skips a folder, and a file that cannot be started', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'tool'));
  setPath(folder, folderWith('tool', 0o644));
  expect(await findProgram('tool')).toBeUndefined();
});

it('findProgram: returns an absolute path for a relative folder in PATH', async () => {
  const folder = folderWith('tool');
  setPath(path.relative(process.cwd(), folder));
  expect(await findProgram('tool', 'linux')).toBe(path.join(folder, 'tool'));
});

it('findProgram: prints nothing about a folder in PATH that cannot be read', async () => {
  const printed = jest.spyOn(process.stdout, 'write');
  const logged = jest.spyOn(console, 'log');
  const loop = path.join(newFolder(), 'loop');
  symlinkSync(loop, loop, 'junction');
  const folder = folderWith('tool');
  // A file, a name that is too long, and a link to itself.
  setPath(path.join(folder, 'tool'), path.join(folder, 'x'.repeat(300)), loop, folder);
  expect(await findProgram('tool', 'linux')).toBe(path.join(folder, 'tool'));
  expect([...printed.mock.calls, ...logged.mock.calls]).toEqual([]);
});

it('findProgram: finds a program on Windows by the extensions in PATHEXT', async () => {
  const folder = folderWith('tool.exe');
  // A script for other shells.
  writeFileSync(path.join(folder, 'tool'), '', { mode: 0o755 });
  setPath(folder);
  process.env['PATHEXT'] = '.com;.exe';
  expect(await findProgram('tool', 'win32')).toBe(path.join(folder, 'tool.exe'));
  process.env['PATHEXT'] = '.com';
  expect(await findProgram('tool', 'win32')).toBeUndefined();
  delete process.env['PATHEXT'];
  setPath(folderWith('tool.EXE'));
  expect(await findProgram('tool', 'win32')).toMatch(/tool\.EXE$/);
});
