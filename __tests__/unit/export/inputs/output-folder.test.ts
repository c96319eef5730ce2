import * as fs from 'node:fs';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ARCHIVE_EXTENSIONS } from '../../../../src/archive/archive-format.ts';
import { WorkFolder } from '../../../../src/disk/work-folder.ts';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { claimFolders, defaultFolder } from '../../../../src/export/inputs/output-folder.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { refusalOf } from '../../../support/refusal.ts';
import { silentLog } from '../../../support/silent-log.ts';

let home: string;
const opened: WorkFolder[] = [];
beforeEach(() => {
  home = newFolder();
});
afterEach(async () => {
  for (const work of opened.splice(0)) await work.remove(silentLog);
});

/** Returns a work folder that ends with the test. */
function newWorkFolder(): WorkFolder {
  const work = new WorkFolder();
  opened.push(work);
  return work;
}

const inHome = (...names: string[]) => path.join(home, ...names);
const check =
  (folder: string, extract = true) =>
  () => {
    const workFolder = newWorkFolder();
    try {
      claimFolders({ folder, tempFolder: home, download: true, extract } as ExportInputs, workFolder);
    } finally {
      if (workFolder.path !== undefined) rmSync(workFolder.path, { recursive: true });
    }
  };

describe('defaultFolder', () => {
  it('differs for each job', () => {
    const folders = ['se_1', 'se_2', 'SE_1', 'a/b', 'a:b', '..%2f', 'con'].map((id) =>
      defaultFolder('/temp', id),
    );
    expect(new Set(folders).size).toBe(folders.length);
    expect(folders[0]).toBe(path.join('/temp', 'static-export', 'se_1'));
    for (const folder of folders) expect(path.dirname(folder)).toBe(path.join('/temp', 'static-export'));
  });
});

/** On Windows, libuv has several codes for a name that the file system does not accept. */
const TOO_LONG =
  process.platform === 'win32'
    ? /cannot write to it \((?:ENAMETOOLONG|ENOENT|EINVAL)\)/
    : /cannot write to it \(ENAMETOOLONG\)/;

describe('claimFolders', () => {
  it('creates the folder with its parents, and leaves it empty', () => {
    expect(check(inHome('a', 'b', 'c'))).not.toThrow();
    expect(readdirSync(inHome('a', 'b', 'c'))).toEqual([]);
  });

  it('accepts a test folder that cannot be removed at once', async () => {
    const rmdirSync = jest.fn(() => {
      throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    });
    jest.unstable_mockModule('node:fs', () => ({ ...fs, rmdirSync }));
    jest.resetModules();
    const fresh = await import('../../../../src/export/inputs/output-folder.ts');
    const inputs = { folder: inHome('a'), tempFolder: home, download: true } as ExportInputs;
    expect(() => fresh.claimFolders(inputs, newWorkFolder())).not.toThrow();
    expect(rmdirSync).toHaveBeenCalledTimes(1);
  });

  it('refuses a folder that another run uses', () => {
    const first = newWorkFolder();
    first.open(home);
    expect(refusalOf(check(home))).toMatch(/`path` is ".*", which another unfinished export uses\./);
    rmSync(first.path ?? '', { recursive: true });
    expect(check(home)).not.toThrow();
  });

  it.each([
    [
      'a folder below a file',
      () => writeFileSync(inHome('x'), ''),
      'x/y',
      /cannot write to it \((?:ENOTDIR|ENOENT)\)/,
    ],
    [
      'a dangling symbolic link',
      // Every user may create a junction on Windows.
      () => symlinkSync(inHome('nowhere'), inHome('x'), 'junction'),
      'x',
      /cannot write to it \((?:EEXIST|ENOENT)\)/,
    ],
    ['a name that is too long', () => {}, `a/${'n'.repeat(256)}`, TOO_LONG],
  ] as const)('refuses %s', (_what, prepare, folder, problem) => {
    prepare();
    expect(refusalOf(check(inHome(folder)))).toMatch(problem);
    expect(check(inHome(folder))).toThrow(expect.objectContaining({ code: 'disk' }));
  });
});

describe('claimFolders: a folder where the action writes a file', () => {
  it.each([...ARCHIVE_EXTENSIONS])('is refused: static-export%s', (extension) => {
    const name = `static-export${extension}`;
    mkdirSync(inHome(name));
    expect(refusalOf(check(home, false))).toMatch(`contains a folder "${name}", where this action writes`);
    expect(readdirSync(home)).toEqual([name]);
  });

  it('is refused at the path of the site marker, but only with `extract`', () => {
    mkdirSync(inHome('.static-export-site'));
    expect(refusalOf(check(home))).toMatch('a folder ".static-export-site", where this action writes a file');
    expect(check(home, false)).not.toThrow();
  });

  it('is accepted under another name, and so is a file with the same name', () => {
    mkdirSync(inHome('static-export.d'));
    writeFileSync(inHome('static-export.zip'), 'the bundle of yesterday');
    expect(check(home)).not.toThrow();
  });
});

describe('claimFolders: an existing folder `site`', () => {
  it('is accepted if this action created it, or if it is empty', () => {
    mkdirSync(inHome('site'));
    expect(check(home)).not.toThrow();
    writeFileSync(inHome('site', 'index.html'), '');
    writeFileSync(inHome('.static-export-site'), '');
    expect(check(home)).not.toThrow();
  });

  it('is refused if it is a symbolic link', () => {
    symlinkSync(tmpdir(), inHome('site'), 'junction');
    expect(refusalOf(check(home))).toMatch(/"site" that this action did not create/);
    expect(check(home)).toThrow(expect.objectContaining({ code: 'bad-input' }));
  });
});
