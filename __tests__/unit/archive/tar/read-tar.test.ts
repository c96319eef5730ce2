/**
 * The result of reading a tar bundle: its files, links, top folder, and digest, and which gzip data and sizes are
 * refused. The corpus of hostile archives is in `hostile-archives.test.ts`.
 */
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { constants, gzipSync } from 'node:zlib';
import { describe, expect, it, jest } from '@jest/globals';
import type { ExtractOptions, SiteContents } from '../../../../src/archive/site/site-builder.ts';
import { readTar } from '../../../../src/archive/tar/read-tar.ts';
import { pieces, treeOf } from '../../../support/extraction.ts';
import { neverAborted } from '../../../support/fake-clock.ts';
import { archive, entry, file, folder, hardlink, pax, symlink } from '../../../support/hostile-archives.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { cannotSetModes, itUnless } from '../../../support/platform.ts';

function read(bytes: Buffer, more: Partial<ExtractOptions> = {}, size?: number): Promise<SiteContents> {
  const format = bytes[0] === 0x1f ? 'gzip' : undefined;
  const chunks = pieces(bytes, size === undefined ? undefined : [size]);
  return readTar(chunks, format, { folder: undefined, signal: neverAborted, ...more });
}

const sha256 = (contents: string | Buffer) => createHash('sha256').update(contents).digest('hex');
const digestOf = (...lines: readonly [path: string, contents: string][]) =>
  `sha256:${sha256(lines.map(([name, contents]) => `${sha256(contents)}  ./${name}\n`).join(''))}`;

const SMALL = archive(folder('b'), file('b/c', 'y'), file('a', 'x'.repeat(700)));

it('readTar: extracts files and folders, and reports them', async () => {
  const site = newFolder();
  const bytes = archive(folder('./'), file('./index.html', 'home'), file('a/b/c', 'deep'), folder('empty'));
  expect(await read(bytes, { folder: site })).toEqual({
    fileCount: 2,
    contentDigest: digestOf(['a/b/c', 'deep'], ['index.html', 'home']),
    topFolder: '',
    files: new Map([
      ['index.html', sha256('home')],
      ['a/b/c', sha256('deep')],
    ]),
  });
  const folders = { a: undefined, 'a/b': undefined, empty: undefined };
  expect(treeOf(site)).toEqual({ 'index.html': 'home', 'a/b/c': 'deep', ...folders });
});

it('readTar: refuses a name that begins with a drive once the top folder is removed', async () => {
  const [home, mark, last] = [file('site/index.html'), file('site/404.html'), file('site/a:b.html')];
  await expect(read(archive(home, mark, last), { isWindows: false })).rejects.toThrow(
    '"site/a:b.html" has a name with a drive letter',
  );
  // In a folder of the site, the name has no special meaning.
  const inFolder = archive(file('index.html'), last);
  await expect(read(inFolder, { isWindows: false })).resolves.toMatchObject({ topFolder: '' });
});

it('readTar: reads files that are longer than a chunk', async () => {
  const large = Buffer.alloc(300_001, 'lorem ipsum ').toString();
  const small = Array.from({ length: 50 }, (_, index) => [`${index}`, `${index}`.repeat(300)] as const);
  const bytes = archive(file('a', large), ...small.map((given) => file(...given)), file('b', large));
  for (const packed of [bytes, gzipSync(bytes, { level: 1 }), gzipSync(bytes, { level: 0 })]) {
    for (const size of [30_000, 70_000]) {
      const site = newFolder();
      await read(packed, { folder: site }, size);
      expect(treeOf(site)).toEqual({ ...Object.fromEntries(small), a: large, b: large });
    }
  }
});

it('readTar: refuses a folder that is not empty', async () => {
  const site = newFolder();
  writeFileSync(path.join(site, 'mine'), '');
  await expect(read(SMALL, { folder: site })).rejects.toThrow('not empty');
  expect(readdirSync(site)).toEqual(['mine']);
});

it('readTar: refuses an archive without a file', async () => {
  const says = 'The bundle has no files.';
  await expect(read(archive())).rejects.toThrow(says);
  await expect(read(gzipSync(archive(folder('site'))))).rejects.toThrow(says);
});

const itWithModes = itUnless(cannotSetModes);
itWithModes(
  'readTar: sets the modes that a web server needs, in a folder that no other user could read',
  async () => {
    const site = newFolder();
    chmodSync(site, 0o700);
    const modes = [0, 0o600, 0o666, 0o641, 0o610, 0o100, 0o7777];
    const files = modes.map((mode) => file(`d/${mode}`, 'x', { mode }));
    await read(archive(entry({ name: 'd', type: '5', mode: 0 }), ...files), { folder: site });
    const modeOf = (name: string) => (statSync(path.join(site, name)).mode & 0o7777).toString(8);
    expect([modeOf('.'), modeOf('d')]).toEqual(['755', '755']);
    const found = modes.map((mode) => modeOf(`d/${mode}`));
    expect(found).toEqual(['644', '644', '644', '755', '755', '755', '755']);
  },
);

it('readTar: replaces a link with a copy of its file, wherever the file is in the archive', async () => {
  const site = newFolder();
  const bytes = archive(
    symlink('first', 'later/file'),
    symlink('a/b/up', '../../later/./file'),
    symlink('chain', 'a/b/up'),
    symlink('to-hard', 'hard-again'),
    file('later/file', 'text', { mode: 0o755 }),
    hardlink('hard', './later/file'),
    hardlink('hard-again', 'hard'),
    symlink('last', 'first'),
  );
  const { fileCount, files } = await read(bytes, { folder: site });
  const links = ['first', 'a/b/up', 'chain', 'hard', 'hard-again', 'to-hard', 'last'];
  expect(fileCount).toBe(8);
  for (const name of ['later/file', ...links]) {
    const stat = lstatSync(path.join(site, name));
    expect(stat.isFile()).toBe(true);
    expect(readFileSync(path.join(site, name), 'utf8')).toBe('text');
    expect(files.get(name)).toBe(sha256('text'));
    if (cannotSetModes === undefined) expect(stat.mode & 0o777).toBe(0o755);
  }
});

it('readTar: counts a link towards the limit like a copy of its file', async () => {
  const bytes = archive(file('f', 'x'.repeat(100)), symlink('a', 'f'), hardlink('b', 'f'));
  await expect(read(bytes, { limits: { files: 3, bytes: 299 } })).rejects.toThrow('more than 299 B');
  expect(await read(bytes, { limits: { files: 3, bytes: 300 } })).toMatchObject({ fileCount: 3 });
});

it('readTar: follows a long chain of links', async () => {
  const links = Array.from({ length: 3000 }, (_, index) => symlink(`l${index}`, `l${index + 1}`));
  expect(await read(archive(...links, file('l3000')))).toMatchObject({ fileCount: 3001 });
  await expect(read(archive(...links, symlink('l3000', 'l0')))).rejects.toThrow('points back to itself');
});

const gzip = gzipSync(SMALL);

it('readTar: gzip: reads several members', async () => {
  const parts = [SMALL.subarray(0, 700), SMALL.subarray(700, 701), SMALL.subarray(701)];
  const members = Buffer.concat(parts.map((part) => gzipSync(part)));
  for (const size of [1, 7, 10_000]) expect(await read(members, {}, size)).toEqual(await read(SMALL));
});

it('readTar: refuses an archive that is cut, and one without the end mark of tar', async () => {
  const cut = SMALL.subarray(0, -1024);
  const says = 'The bundle is not a complete archive: its end is missing.';
  for (const bytes of [cut, gzipSync(cut)]) await expect(read(bytes)).rejects.toThrow(says);
  // The archive is cut between two gzip members, each of which is complete.
  const members = [file('a'), file('b'), archive(file('c'))].map((part) => gzipSync(part));
  expect(await read(Buffer.concat(members))).toMatchObject({ fileCount: 3 });
  await expect(read(Buffer.concat(members.slice(0, 2)))).rejects.toThrow(says);
  await expect(read(gzip.subarray(0, -1))).rejects.toThrow('not a complete archive');
});

it('readTar: gzip: ignores zeros after its end, with which programs pad what they write', async () => {
  const right = await read(SMALL);
  const ofZeros = archive(file('a', Buffer.alloc(200_000)));
  for (const bytes of [1, 511, 70_000, 1_000_000]) {
    for (const size of [700, 64 * 1024, 10_000_000]) {
      if (bytes > 511 && size === 700) continue;
      expect(await read(Buffer.concat([gzip, Buffer.alloc(bytes)]), {}, size)).toEqual(right);
      // Its stored blocks contain long runs of zeros.
      const stored = Buffer.concat([gzipSync(ofZeros, { level: 0 }), Buffer.alloc(bytes)]);
      expect(await read(stored, {}, size)).toEqual(await read(ofZeros));
    }
  }
});

it.each<[string, Buffer]>([
  ['something else', Buffer.from('garbage')],
  ['much else', Buffer.alloc(200_000, 'garbage')],
  ['zeros and something else', Buffer.concat([Buffer.alloc(70_000), Buffer.alloc(70_000, 'garbage')])],
  ['zeros and another member', Buffer.concat([Buffer.alloc(70_000), gzip])],
  ['the beginning of another member', gzip.subarray(0, 1)],
  ['a cut member', gzip.subarray(0, -1)],
  ['a member with a wrong length', Buffer.concat([gzip.subarray(0, -4), Buffer.alloc(4, 1)])],
])('readTar: gzip: refuses %s after its end', async (_, rest) => {
  for (const size of [1, 64 * 1024, 1_000_000]) {
    // So many pieces would take long.
    if (size === 1 && rest.length > 200) continue;
    const bytes = Buffer.concat([gzip, rest]);
    await expect(read(bytes, {}, size)).rejects.toThrow(/^The bundle is not a complete archive: .+\.$/);
  }
});

it('readTar: gzip: stops reading an archive that does not end', async () => {
  const limits = { files: 1, bytes: 1000 };
  const zeros = Buffer.concat([SMALL.subarray(-1024), Buffer.alloc(200_000)]);
  await expect(read(gzipSync(zeros), { limits })).rejects.toThrow('extracts to more than 1 kB');
  const header = pax({ comment: 'x'.repeat(10_000) }, 'g');
  const headers = Buffer.concat(Array(20).fill(header));
  await expect(read(gzipSync(headers), { limits })).rejects.toThrow('extracts to more than 1 kB');
});

it('readTar: counts folders that appear only in the names of files', async () => {
  const bytes = archive(file('a/b/c/d'));
  await expect(read(bytes, { limits: { files: 3 } })).rejects.toThrow('more than 3 files and folders');
  expect(await read(bytes, { limits: { files: 4 } })).toMatchObject({ fileCount: 1 });
});

it('readTar: refuses too many bytes or files before it writes the entry that exceeds the limit', async () => {
  const site = newFolder();
  const bomb = archive(file('bomb', 'x'.repeat(2000)));
  const limits = { files: 1, bytes: 1999 };
  await expect(read(bomb, { folder: site, limits })).rejects.toThrow('more than 2 kB');
  const two = read(archive(folder('a'), file('b')), { folder: site, limits });
  await expect(two).rejects.toThrow('more than 1 files and folders');
  expect(readdirSync(site)).toEqual(['a']);
});

it.each<[string, (index: number) => Buffer]>([
  ['names', (index) => Buffer.concat([pax({ path: `${'x'.repeat(250)}/${index}` }), file('f')])],
  ['link targets', (index) => Buffer.concat([pax({ linkpath: 'x'.repeat(250) }), symlink(`${index}`, 'f')])],
])('readTar: refuses too many bytes of %s', async (_, entryAt) => {
  const bytes = archive(...Array.from({ length: 9 }, (_, index) => entryAt(index)));
  await expect(read(bytes, { limits: { nameBytes: 2000 } })).rejects.toThrow(
    'The bundle has names of more than 2 kB in total.',
  );
});

describe('readTar: much work', () => {
  const many = archive(...Array.from({ length: 900 }, (_, index) => file(`ü${index}`)));
  const links = archive(file('f'), ...Array.from({ length: 200 }, (_, index) => symlink(`ü${index}`, 'f')));

  it.each([
    ['entries', 2, many],
    ['links, which come last', 20, links],
  ])('lets the event loop run during %s, so that a signal ends it', async (_, turns, bytes) => {
    const abort = new AbortController();
    const folder = newFolder();
    // All bytes come in one chunk, and each check of the clock finds that this much time has passed.
    let now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 60));
    const reading = expect(read(bytes, { folder, signal: abort.signal }, bytes.length)).rejects.toThrow(
      'enough',
    );
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    abort.abort(new Error('enough'));
    await reading;
    clock.mockRestore();
    expect(readdirSync(folder).length).toBeLessThan(bytes === many ? 900 : 201);
  });
});

const BOTH = [
  ['plain', SMALL],
  ['packed', gzipSync(SMALL)],
] as const;
const extract = (bytes: Buffer, source: AsyncIterable<Buffer>, more: Partial<ExtractOptions> = {}) => {
  const options = { folder: undefined, signal: neverAborted, ...more };
  return readTar(source, bytes[0] === 0x1f ? 'gzip' : undefined, options);
};

it.each(BOTH)('readTar: passes on errors of the source: %s', async (_what, bytes) => {
  const broken = new Error('connection lost');
  async function* source() {
    yield* pieces(bytes.subarray(0, 100));
    throw broken;
  }
  await expect(extract(bytes, source(), { folder: newFolder() })).rejects.toBe(broken);
});

it.each(BOTH)('readTar: passes on errors of the file system: %s', async (_what, bytes) => {
  const site = newFolder();
  async function* source() {
    yield* pieces(bytes.subarray(0, 10));
    rmSync(site, { recursive: true });
    yield* pieces(bytes.subarray(10));
  }
  const failure = { code: 'ENOENT', syscall: 'mkdir' };
  await expect(extract(bytes, source(), { folder: site })).rejects.toMatchObject(failure);
});

it.each(BOTH)('readTar: throws the reason for which it was aborted: %s', async (_what, bytes) => {
  for (const abortsAt of [0, 50, bytes.length - 1, bytes.length]) {
    const abort = new AbortController();
    async function* source() {
      yield* pieces(bytes.subarray(0, abortsAt));
      abort.abort(new Error('enough'));
      yield* pieces(bytes.subarray(abortsAt));
    }
    await expect(extract(bytes, source(), { signal: abort.signal })).rejects.toThrow('enough');
  }
});

const bad = archive(file('../x'), file('y', 'y'.repeat(100_000)));
it.each([
  ['plain', bad],
  ['packed', gzipSync(bad, { level: constants.Z_NO_COMPRESSION })],
])('readTar: closes its source when it refuses: %s', async (_what, bytes) => {
  const source = pieces(bytes, [1000]);
  await expect(extract(bytes, source)).rejects.toThrow('".."');
  expect(await source.next()).toEqual({ done: true, value: undefined });
});
