/** The result of reading a zip bundle, and what is refused. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import type { ExtractOptions, SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { readZip } from '../../../../src/archive/zip/read-zip.ts';
import { ActionError } from '../../../../src/errors.ts';
import { home } from '../../../support/extraction.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { type RawZip, type RawZipEntry, zip } from '../../../support/hostile-zips.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotSetModes } from '../../../support/platform.ts';

function read(bytes: Buffer, more: Partial<ExtractOptions> = {}): Promise<SiteContents> {
  const packed = path.join(home, 'archive.zip');
  writeFileSync(packed, bytes);
  return readZip(packed, { folder: undefined, signal: neverAborted, ...more });
}

const LINK = 0o120777;
const withoutMode = (name: string) => ({ name, system: 0, mode: 0 });
const SITE: RawZipEntry[] = [
  { name: 'docs/' },
  { name: 'docs/page.html', contents: 'page '.repeat(1000) },
  { name: 'docs/empty', contents: '' },
  { name: 'ü.html', contents: 'ü' },
  { name: 'link', contents: 'docs/page.html', mode: LINK },
  { name: 'run', contents: '#!', mode: 0o100755 },
];
it('readZip: extracts files and folders, with the modes that a web server needs', async () => {
  const site = newFolder();
  await read(zip(SITE), { folder: site });
  expect(readdirSync(site).sort()).toEqual(['docs', 'link', 'run', 'ü.html']);
  expect(readFileSync(path.join(site, 'link'), 'utf8')).toBe('page '.repeat(1000));
  expect(statSync(path.join(site, 'docs', 'empty')).size).toBe(0);
  if (cannotSetModes !== undefined) return;
  const modeOf = (name: string) => (statSync(path.join(site, name)).mode & 0o7777).toString(8);
  expect(['docs', 'run', 'ü.html'].map(modeOf)).toEqual(['755', '755', '644']);
});

it.each<[string, Partial<RawZipEntry>, RawZip]>([
  ['stored', { method: 0 }, {}],
  ['with data descriptors', { descriptor: 16 }, {}],
  ['with data descriptors of zip64', { descriptor: 24 }, {}],
  ['with sizes of zip64', { isZip64: true }, {}],
  ['with a directory of zip64', {}, { isZip64: true }],
  ['all of zip64', { isZip64: true, descriptor: 24 }, { isZip64: true }],
  ['with its directory in another order', {}, { isReversed: true }],
])('readZip: reads a bundle %s', async (_, more, options) => {
  const entries = SITE.map((entry) => ({ ...entry, ...more }));
  expect(await read(zip(entries, options))).toEqual(await read(zip(SITE)));
});

const x = (name: string, more: Partial<RawZipEntry> = {}): RawZipEntry => ({ name, contents: 'x', ...more });
const inside = x('a/b');
const hidden = Buffer.from('hidden');

/** Each is read differently by two readers, or contains bytes that no reader needs. */
it.each<[string, readonly string[], RawZipEntry[], RawZip?]>([
  ['entries of a system without modes', ['a/b'], [withoutMode('a/'), withoutMode('a/b')]],
  ['a folder of an unknown type', ['a/b'], [{ name: 'a/', mode: 0o177777 }, inside]],
  ['a file of an unknown type', ['a'], [x('a', { mode: 0o177777 })]],
  ['a folder without a slash', ['a/b'], [{ name: 'a', mode: 0o040755 }, inside]],
  ['a folder that macOS packed', ['a/b'], [{ name: 'a', mode: 0o040755, system: 19 }, inside]],
  ['a folder with the type of a file', ['a/b'], [{ name: 'a/', mode: 0o100644 }, inside]],
  ['a link of a system without links', ['a'], [x('a', { mode: LINK, system: 0 })]],
  ['another local name', ['a'], [x('a', { local: { name: 'b' } })]],
  ['a wrong data descriptor', ['a'], [x('a', { descriptor: 16, descriptorCrc: 1 })]],
  ['no data descriptor', ['a'], [x('a', { flags: 8 })]],
  ['data between entries', ['a', 'b'], [x('a', { after: hidden }), x('b')]],
  ['data before the directory', ['a'], [x('a')], { beforeDirectory: hidden }],
  ['data after the directory', ['a'], [x('a')], { afterDirectory: hidden }],
  ['another size of the directory', ['a'], [x('a')], { directoryBytes: 1 }],
])('readZip: reads %s as the directory says', async (_what, names, ...packed) => {
  expect([...(await read(zip(...packed))).files.keys()]).toEqual(names);
});

it.each([0n, 2n, 2n ** 31n, 2n ** 53n, 2n ** 60n, 2n ** 64n - 1n])(
  'readZip: refuses a number of zip64 that is %s',
  async (value) => {
    const ofArchive = zip([x('a')], { isZip64: true });
    const ofEntry = zip([x('a', { isZip64: true })]);
    const at = (bytes: Buffer, signature: string, offset: number) =>
      [bytes, bytes.indexOf(signature) + offset] as const;
    const places = [
      at(ofArchive, 'PK\u0006\u0007', 8),
      at(ofArchive, 'PK\u0006\u0006', 32),
      at(ofArchive, 'PK\u0006\u0006', 48),
      at(ofEntry, 'PK\u0001\u0002', 51),
      at(ofEntry, 'PK\u0001\u0002', 59),
    ];
    for (const [bytes, position] of places) {
      const changed = Buffer.from(bytes);
      changed.writeBigUInt64LE(value, position);
      await expect(read(changed)).rejects.toThrow(ActionError);
    }
  },
);

it('readZip: ignores zeros after the end, with or without a comment, and refuses anything else', async () => {
  for (const comment of ['', 'about the archive', 'zeros\0\0']) {
    const bytes = zip(SITE, { comment });
    for (const zeros of [1, 21, 22, 10_239]) {
      expect(await read(Buffer.concat([bytes, Buffer.alloc(zeros)]))).toEqual(await read(bytes));
    }
    for (const rest of [hidden, Buffer.concat([Buffer.alloc(30), hidden])]) {
      await expect(read(Buffer.concat([bytes, rest]))).rejects.toThrow('not a complete archive');
    }
  }
});

it('readZip: refuses an archive without a file', async () => {
  for (const entries of [[], [{ name: 'a/' }]]) {
    await expect(read(zip(entries))).rejects.toThrow('The bundle has no files.');
  }
});

it('readZip: reads large files, deflated and stored', async () => {
  const contents = Buffer.alloc(5_000_001, 'lorem ipsum ');
  const site = newFolder();
  const entries = [0, 8].map((method) => ({ name: `large-${method}`, contents, method }));
  expect(await read(zip(entries), { folder: site })).toMatchObject({ fileCount: 2 });
  for (const { name } of entries) expect(readFileSync(path.join(site, name)).equals(contents)).toBe(true);
});

it.each([
  [{ size: 5_000_000 }, 'about its size'],
  [{ crc: 1 }, 'wrong checksum'],
])('readZip: refuses a large file that is damaged: %j', async (wrong, says) => {
  const contents = Buffer.alloc(5_000_001, 'lorem ipsum ');
  const damaged = zip([{ name: 'a', contents, central: wrong }]);
  await expect(read(damaged)).rejects.toThrow(says);
});

it('readZip: refuses too many files, bytes, and bytes of names', async () => {
  const contents = 'x'.repeat(100);
  const many = zip(Array.from({ length: 30 }, (_, index) => ({ name: `f${index}`, contents })));
  await expect(read(many, { limits: { files: 29 } })).rejects.toThrow('more than 29 files and folders');
  await expect(read(many, { limits: { bytes: 2999 } })).rejects.toThrow('extracts to more than 3 kB');
  await expect(read(many, { limits: { nameBytes: 70 } })).rejects.toThrow('names of more than 70 B');
  expect(await read(many, { limits: { files: 30, bytes: 3000 } })).toMatchObject({ fileCount: 30 });
});

it('readZip: lets the event loop run, and ends with the reason for which it was aborted', async () => {
  const bytes = zip(Array.from({ length: 200 }, (_, index) => ({ name: `ü${index}`, contents: 'x' })));
  const abort = new AbortController();
  const folder = newFolder();
  // Each reading of the clock is 60 ms later, so each check finds that a pause is due.
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const reading = expect(read(bytes, { folder, signal: abort.signal })).rejects.toThrow('enough');
  while (readdirSync(folder).length === 0) await setImmediate();
  abort.abort(new Error('enough'));
  await reading;
  clock.mockRestore();
  expect(readdirSync(folder).length).toBeLessThan(200);
});

it('readZip: refuses a bundle that is truncated anywhere', async () => {
  const bytes = zip(SITE);
  for (let length = 0; length < bytes.length; length += 1) {
    await expect(read(bytes.subarray(0, length))).rejects.toThrow(ActionError);
  }
});
