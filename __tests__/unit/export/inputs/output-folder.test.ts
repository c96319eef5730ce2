import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { ARCHIVE_FORMATS } from '../../../../src/archive/archive-format.ts';
import { WorkFolder } from '../../../../src/disk/work-folder.ts';
import { defaultFolder, prepareFolder } from '../../../../src/export/inputs/output-folder.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { refusalOf } from '../../../support/refusal.ts';
import { silentLog } from '../../../support/silent-log.ts';

let home: string;
let work: WorkFolder;
beforeEach(() => {
  home = newFolder();
  work = new WorkFolder();
});
afterEach(() => work.remove(silentLog));

const inHome = (...names: string[]) => path.join(home, ...names);
const inputsFor = (folder: string, extract = true) =>
  exportInputs({ folder, tempFolder: newFolder(), extract });

it('defaultFolder: differs for each job', () => {
  const ids = ['se_1', 'se_2', 'SE_1', 'a/b', 'a:b', '..%2f', 'con'];
  const folders = ids.map((id) => defaultFolder('/temp', id));
  expect(new Set(folders).size).toBe(folders.length);
  expect(folders[0]).toBe(path.join('/temp', 'static-export', 'se_1'));
  for (const folder of folders) expect(path.dirname(folder)).toBe(path.join('/temp', 'static-export'));
});

/** On Windows, libuv has several codes for a name that the file system does not accept. */
const TOO_LONG = process.platform === 'win32' ? /\((?:ENAMETOOLONG|ENOENT|EINVAL)\)/ : /\(ENAMETOOLONG\)/;

const refusal = (folder: string, extract = true) =>
  refusalOf(() => prepareFolder(inputsFor(folder, extract), work, silentLog));

it('prepareFolder: refuses a dangling symbolic link, and a name that is too long', () => {
  // Every user may create a junction on Windows.
  symlinkSync(inHome('nowhere'), inHome('x'), 'junction');
  expect(refusal(inHome('x'))).toMatch(/cannot write to it \((?:EEXIST|ENOENT)\)/);
  expect(refusal(inHome('a', 'n'.repeat(256)))).toMatch(TOO_LONG);
});

it.each([...Object.keys(ARCHIVE_FORMATS).map((extension) => `static-export${extension}`), 'site.sha256'])(
  'prepareFolder: refuses a folder where a file belongs: %s',
  (name) => {
    mkdirSync(inHome(name));
    expect(refusal(home, false)).toMatch(`contains a folder "${name}", where this action writes`);
    expect(readdirSync(inHome(name))).toEqual([]);
  },
);

it('prepareFolder: refuses a folder in the place of the site marker, but only with `extract`', async () => {
  mkdirSync(inHome('.static-export-site'));
  expect(refusal(home)).toMatch('a folder ".static-export-site", where this action writes a file');
  await work.remove(silentLog);
  expect(() => prepareFolder(inputsFor(home, false), work, silentLog)).not.toThrow();
});

it('prepareFolder: accepts an empty site, a folder of another name, and a file named like the bundle', () => {
  mkdirSync(inHome('site'));
  mkdirSync(inHome('static-export.d'));
  writeFileSync(inHome('static-export.zip'), 'the bundle of yesterday');
  expect(() => prepareFolder(inputsFor(home), work, silentLog)).not.toThrow();
});

it('prepareFolder: refuses a site that is a symbolic link', () => {
  symlinkSync(tmpdir(), inHome('site'), 'junction');
  expect(refusal(home)).toMatch(/"site" that this action did not create/);
});
