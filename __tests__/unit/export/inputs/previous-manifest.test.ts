import { chmodSync, closeSync, linkSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import type { ExportInputs } from '../../../../src/export/inputs/inputs.ts';
import { readPreviousManifest } from '../../../../src/export/inputs/previous-manifest.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotSetModes, itUnless } from '../../../support/platform.ts';
import { sha256Of } from '../../../support/sha256.ts';
import { silentLog } from '../../../support/silent-log.ts';

const home = newFolder();
const HEX = sha256Of('x');

const said = ({ message, hint }: { message: string; hint?: string }) => `${message} ${hint}`;

const inputsWith = (previousManifest: string, given: Partial<ExportInputs> = {}) =>
  exportInputs({ previousManifest, tempFolder: home, extract: true, ...given });
const read = (...given: Parameters<typeof inputsWith>) =>
  readPreviousManifest(inputsWith(...given), silentLog);

it.each<[string, string | Buffer, RegExp]>([
  ['UTF-16', Buffer.from(`\ufeff${HEX}  a\r\n`, 'utf16le'), /not UTF-8/],
  ['a name that is not UTF-8', Buffer.from(`${HEX}  \xff\n`, 'latin1'), /not UTF-8/],
  [
    'the checksum of a bundle',
    `${HEX}  static-export.tar.gz\n`,
    /which is the checksum of the bundle "static-export\.tar\.gz", not the manifest of a site\./,
  ],
])('readPreviousManifest: refuses %s', async (_what, contents, says) => {
  const file = path.join(home, 'site.sha256');
  writeFileSync(file, contents);
  await expect(read(file)).rejects.toThrow(says);
});

it('readPreviousManifest: refuses a folder', async () => {
  await expect(read(home)).rejects.toThrow(/which is a folder/);
});

const isRoot = process.getuid?.() === 0 ? 'Root reads every file' : undefined;
itUnless(cannotSetModes ?? isRoot)('readPreviousManifest: refuses a file that it may not read', async () => {
  const file = path.join(home, 'secret');
  writeFileSync(file, `${HEX}  a\n`);
  chmodSync(file, 0);
  await expect(read(file)).rejects.toThrow(/cannot be read \(EACCES\)/);
});

describe('readPreviousManifest: a file that another program has open', () => {
  /** Reads the manifest on a system where reading fails this many times. */
  async function readingBusy(times: number): Promise<unknown> {
    const busy = jest.fn<() => Promise<Buffer>>(async () => Buffer.from(`${HEX}  a\n`));
    for (let nth = 0; nth < times; nth += 1)
      busy.mockRejectedValueOnce(Object.assign(new Error('busy'), { code: 'EBUSY' }));
    jest.unstable_mockModule('node:fs/promises', () => ({ ...files, readFile: busy }));
    jest.resetModules();
    const fresh = await import('../../../../src/export/inputs/previous-manifest.ts');
    return fresh.readPreviousManifest(inputsWith('live.sha256'), silentLog).catch(said);
  }

  it('is read after that program has closed it', async () => {
    expect(await readingBusy(2)).toEqual(new Map([['a', HEX]]));
  });

  it('is refused if it stays open, with a hint about that program', async () => {
    expect(await readingBusy(100)).toMatch(
      /which cannot be read \(EBUSY\)\. Another program has it open: close that program, and run the step again\.$/,
    );
  });

  const isElsewhere =
    process.platform === 'win32' ? undefined : 'Only Windows keeps others from an open file';
  itUnless(isElsewhere)('is read on Windows when the file is closed', async () => {
    const file = path.join(home, 'open.sha256');
    writeFileSync(file, `${HEX}  a\n`);
    // UV_FS_O_EXLOCK means that no other program may open it.
    const holder = openSync(file, 0x1000_0000);
    setTimeout(() => closeSync(holder), 300);
    expect(await read(file)).toEqual(new Map([['a', HEX]]));
  });
});

const folder = path.join(home, 'bundles');
const job = { by: 'job', jobId: 'se_1', domain: undefined, projectId: undefined } as const;
const says = /which this step replaces\..*Keep the manifest of the live site in another folder/;

it.each<[string, string, Partial<ExportInputs>]>([
  ['in the site', path.join(folder, 'site', 'live.sha256'), { folder }],
  ['in the folder of a job', path.join(home, 'static-export', 'se_1', 'site.sha256'), { target: job }],
])('readPreviousManifest: refuses a file that the step replaces, %s', async (_where, file, given) => {
  await expect(read(file, given).catch(said)).resolves.toMatch(says);
});

it('readPreviousManifest: refuses a file that the step replaces, under another name', async () => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'site.sha256'), `${HEX}  a\n`);
  linkSync(path.join(folder, 'site.sha256'), path.join(home, 'live.sha256'));
  await expect(read(path.join(home, 'live.sha256'), { folder }).catch(said)).resolves.toMatch(says);
});
