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
import fc from '../../../support/fast-check.ts';
import { type RawZip, type RawZipEntry, unicodePath, zip } from '../../../support/hostile-zips.ts';
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
  ['with data descriptors without a signature', { descriptor: 12 }, {}],
  ['with data descriptors of zip64', { descriptor: 24 }, {}],
  ['with data descriptors of zip64 without a signature', { descriptor: 20 }, {}],
  ['stored with data descriptors', { method: 0, descriptor: 16 }, {}],
  ['with sizes of zip64', { isZip64: true }, {}],
  ['with a directory of zip64', {}, { isZip64: true }],
  ['all of zip64', { isZip64: true, descriptor: 24 }, { isZip64: true }],
  ['with comments', { comment: 'about a file' }, { comment: 'about the archive' }],
  ['with the flag for UTF-8', { flags: 0x800 }, {}],
  ['with extra fields', { extra: Buffer.from('UT\u0005\u0000\u0003abcd', 'latin1') }, {}],
  ['with its directory in another order', {}, { isReversed: true }],
])('readZip: reads a bundle %s', async (_, more, options) => {
  const entries = SITE.map((entry) => ({ ...entry, ...more }));
  expect(await read(zip(entries, options))).toEqual(await read(zip(SITE)));
});

it.each<[string, RawZipEntry[], number]>([
  ['entries of a system without modes', [withoutMode('a/'), withoutMode('a/b')], 1],
  ['a second name of an entry that is the same', [{ name: 'a', extra: unicodePath('a', 'a') }], 1],
  ['nothing', [], 0],
])('readZip: reads %s', async (_what, entries, fileCount) => {
  expect(await read(zip(entries))).toMatchObject({ fileCount, topFolder: '' });
});

it('readZip: reads files larger than a window, deflated and stored', async () => {
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
  const damaged = zip([{ name: 'a', contents, local: wrong, central: wrong }]);
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

it('readZip: refuses a bomb before it writes anything', async () => {
  const site = newFolder();
  const bomb = zip([{ name: 'bomb', contents: Buffer.alloc(2000) }]);
  await expect(read(bomb, { folder: site, limits: { bytes: 1999 } })).rejects.toThrow('more than 2 kB');
  expect(readdirSync(site)).toEqual([]);
});

it('readZip: lets the event loop run, and ends with the reason for which it was aborted', async () => {
  const bytes = zip(Array.from({ length: 200 }, (_, index) => ({ name: `ü${index}`, contents: 'x' })));
  const abort = new AbortController();
  const folder = newFolder();
  // Each reading of the clock is 60 ms later, so each check finds that a pause is due.
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60));
  const reading = expect(read(bytes, { folder, signal: abort.signal })).rejects.toThrow('enough');
  // While the directory is read, nothing is extracted.
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

it('readZip: refuses a bundle with up to three bytes changed, or finds the same files', async () => {
  const bytes = zip(SITE);
  const right = await read(bytes);
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const changed = Buffer.from(bytes);
      for (const [at, byte] of changes) changed[at] = byte;
      try {
        const { files } = await read(changed);
        // Modes and times are not part of a site; a link may become a file with its target as text.
        expect([...files.keys()]).toEqual([...right.files.keys()]);
        for (const [name, sha256] of files) {
          if (name !== 'link') expect(sha256).toBe(right.files.get(name));
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ActionError);
        refused += 1;
      }
    }),
    { numRuns: 150 },
  );
  expect(refused).toBeGreaterThan(30);
});
