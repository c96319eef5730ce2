/** How the reader handles the forms of tar: complete, truncated, and in chunks. The rules for sites are tested elsewhere. */
import { expect, it } from '@jest/globals';
import type { ArchiveEntry } from '../../../../src/archive/site/archive-entry.ts';
import { TarParser } from '../../../../src/archive/tar/tar-parser.ts';
import fc from '../../../support/fast-check.ts';
import {
  archive,
  base256,
  END,
  entry,
  file,
  folder,
  gnuLong,
  hardlink,
  pax,
  rawPax,
  symlink,
  withPadding,
} from '../../../support/hostile-archives.ts';

interface Read {
  kind: string;
  name: string;
  contents: string;
  linkName: string;
  mode: number;
}

/** Reads an archive in pieces of these sizes, repeatedly. Each piece is wiped after use. */
function read(bytes: Buffer, sizes: readonly number[] = [bytes.length]): Read[] {
  const entries: Read[] = [];
  let current: ArchiveEntry | undefined;
  let pieces: Buffer[] = [];
  const reader = new TarParser({
    onEntry(found) {
      expect(current).toBeUndefined();
      current = { ...found, name: Buffer.from(found.name), linkName: Buffer.from(found.linkName) };
      pieces = [];
    },
    onContents(piece) {
      expect(piece.length).toBeGreaterThan(0);
      pieces.push(Buffer.from(piece));
    },
    onEntryEnd() {
      const { kind, name, linkName, mode, size } = current as ArchiveEntry;
      const contents = Buffer.concat(pieces);
      expect(contents).toHaveLength(size);
      const shown = { name: name.toString(), linkName: linkName.toString(), mode };
      entries.push({ kind, contents: contents.toString(), ...shown });
      current = undefined;
    },
  });
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const piece = Buffer.from(bytes.subarray(at, at + (sizes[turn % sizes.length] ?? 1)));
    reader.write(piece);
    piece.fill(0xee);
    at += piece.length;
  }
  reader.end();
  return entries;
}

/** Returns the first entry of an archive with these entries. */
function first(...entries: readonly Buffer[]): Read | undefined {
  return read(archive(...entries))[0];
}

const LONG = `${'folder/'.repeat(40)}page.html`;

/** Unusual numbers in the fields for the user, the group, and the time, each with the offset of its field. */
const ODD_NUMBERS = [
  [108, ' '.repeat(8)],
  [116, '\0'.repeat(8)],
  [136, '\xff'.repeat(12)],
] as const;

/** The times of access and change, which GNU tar writes into incremental archives. */
const TIMES = '14524770000\x0014524770001\0';

/** Contains every kind of entry, with contents around the size of a block. */
const MIXED = archive(
  pax({ comment: 'made by hand' }, 'g'),
  folder('site/'),
  file('site/empty', ''),
  file('site/one', '1'),
  file('site/block', 'b'.repeat(512)),
  file('site/more', 'm'.repeat(513)),
  gnuLong('L', `site/${LONG}`),
  file('cut', 'gnu'),
  pax({ path: `site/pax/${LONG}`, mtime: '1.5' }),
  file('cut', 'pax'),
  gnuLong('K', LONG),
  symlink('site/link', 'cut'),
  hardlink('site/hard', 'site/one'),
);

it.each<[string, Buffer[], Partial<Read>]>([
  ['a file', [file('a/b', 'text', { mode: 0o755 })], { name: 'a/b', contents: 'text', mode: 0o755 }],
  ['a file of type NUL', [file('a', 'x', { type: '\0' })], { kind: 'file', contents: 'x' }],
  ['a contiguous file', [file('a', 'x', { type: '7' })], { kind: 'file', contents: 'x' }],
  ['a folder', [folder('a/')], { kind: 'folder', name: 'a/' }],
  ['a folder of the oldest archives', [file('a/', '', { type: '\0' })], { kind: 'folder', name: 'a/' }],
  ['a name of 100 bytes', [file('n'.repeat(100))], { name: 'n'.repeat(100) }],
  ['a prefix', [file('name', 'x', { prefix: 'some/folder' })], { name: 'some/folder/name' }],
  ['a long prefix', [file('n', 'x', { prefix: 'p'.repeat(155) })], { name: `${'p'.repeat(155)}/n` }],
  ['times in GNU’s form', [file('a', 'x', { magic: 'ustar  \0', prefix: TIMES })], { name: 'a' }],
  ['blank numbers, and one before 1970', [file('a', 'x', { fields: ODD_NUMBERS })], { name: 'a' }],
  ['a long name of GNU', [gnuLong('L', LONG), file('short')], { name: LONG }],
  [
    'long names of both kinds',
    [gnuLong('K', `to/${LONG}`), gnuLong('L', LONG), symlink('a', 'b')],
    { kind: 'symbolic link', name: LONG, linkName: `to/${LONG}` },
  ],
  ['a pax name', [pax({ path: `ü/${LONG}` }), file('short')], { name: `ü/${LONG}` }],
  ['a pax name with = and a line break', [pax({ path: 'a=b\nc' }), file('short')], { name: 'a=b\nc' }],
  ['a pax name, the last of two', [rawPax('9 path=a\n9 path=b\n'), file('c')], { name: 'b' }],
  ['a pax size', [pax({ size: '3' }), file('a', 'abc', { size: 0 })], { contents: 'abc' }],
  ['a pax name for all entries', [pax({ path: 'all' }, 'g'), file('a')], { name: 'all' }],
  [
    'a pax name of the entry before one for all',
    [pax({ path: 'all' }, 'g'), pax({ path: 'b' }), file('a')],
    { name: 'b' },
  ],
  ['the last of two pax headers', [pax({ path: 'a' }), pax({ path: 'b' }), file('c')], { name: 'b' }],
  ['an empty pax name as none', [pax({ path: '' }), file('a')], { name: 'a' }],
  ['no prefix of the old format', [file('a', 'x', { magic: '', prefix: 'b' })], { name: 'a' }],
  ['a pax header of other fields', [pax({ mtime: '1.5', 'LIB.xattr.x': 'y' }), file('a')], { name: 'a' }],
  ['a size of GNU', [file('a', 'abc', { size: base256(3n) })], { contents: 'abc' }],
  ['a size with spaces', [file('a', 'abc', { size: Buffer.from('         3 \0') })], { contents: 'abc' }],
  ['a size without an end', [file('a', 'abc', { size: Buffer.from('000000000003') })], { contents: 'abc' }],
  ['no size', [file('a', '', { size: Buffer.alloc(12) })], { contents: '' }],
  ['a checksum of signed bytes', [file('ü', 'abc', { isSigned: true })], { name: 'ü' }],
  ['a symbolic link', [symlink('a', '../b')], { kind: 'symbolic link', linkName: '../b' }],
  ['a hard link', [hardlink('a', 'b')], { kind: 'hard link', linkName: 'b' }],
  ['a name up to its first NUL', [file('a\0b')], { name: 'a' }],
  ['a prefix up to its first NUL', [file('a', 'x', { prefix: `b\0${'7'.repeat(150)}` })], { name: 'b/a' }],
  [
    'no prefix before times of star and npm',
    [file('a', 'x', { prefix: `\0${'7'.repeat(150)}` })],
    { name: 'a' },
  ],
  ['a long name of GNU up to its first NUL', [gnuLong('L', 'a\0b'), file('short')], { name: 'a' }],
  ['a long name of GNU without a NUL', [file('L', 'abc', { type: 'L' }), file('short')], { name: 'abc' }],
  ['a long link of GNU without a NUL', [file('K', 'a', { type: 'K' }), symlink('b', 'c')], { linkName: 'a' }],
  ['more in the padding of a long name', [withPadding(), file('short')], { name: 'a' }],
  ['an unknown type', [entry({ name: 'a', type: 'Z' })], { kind: 'entry of the unknown type 0x5a' }],
])('TarParser: reads %s', (_, entries, expected) => {
  expect(first(...entries)).toMatchObject(expected);
});

it('TarParser: reads a size that only pax can store, and ignores that of the header', () => {
  const sizes: number[] = [];
  const rest = { onContents: () => {}, onEntryEnd: () => {} };
  const reader = new TarParser({ onEntry: ({ size }) => sizes.push(size), ...rest });
  reader.write(Buffer.concat([pax({ size: '8589934592' }), file('a', '', { size: 0o77777777777 })]));
  expect(sizes).toEqual([8_589_934_592]);
  expect(() => reader.end()).toThrow('in the middle of an entry');
});

it('TarParser: reads the same in pieces of any size, and keeps none of them', () => {
  const complete = read(MIXED);
  expect(complete).toHaveLength(9);
  for (const size of [1, 2, 3, 511, 512, 513, 1024, 4096]) expect(read(MIXED, [size])).toEqual(complete);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1500 }), { minLength: 1, maxLength: 8 }), (sizes) => {
      expect(read(MIXED, sizes)).toEqual(complete);
    }),
  );
});

it('TarParser: refuses a truncated archive, even if it ends after a complete entry', () => {
  const [one, two] = [file('a', 'x'.repeat(600)), Buffer.concat([pax({ path: 'b' }), file('c')])];
  const bytes = archive(one, two);
  const completeAt = [one.length, one.length + two.length];
  for (let length = 0; length <= bytes.length; length += 1) {
    // Within a block, each length is the same case.
    if (length % 512 > 1 && length % 512 < 511) continue;
    const cut = bytes.subarray(0, length);
    if (completeAt.includes(length)) expect(() => read(cut)).toThrow('its end is missing');
    else if (length >= bytes.length - 512) expect(read(cut)).toHaveLength(2);
    else expect(() => read(cut)).toThrow(length === 0 ? 'it is empty' : 'in the middle of an entry');
  }
});

it('TarParser: ends at the first block of zeros, as GNU tar does', () => {
  const one = archive(file('a'));
  expect(read(Buffer.concat([one, Buffer.alloc(10_240)]))).toEqual(read(one));
  expect(read(Buffer.concat([one, file('b')]))).toEqual(read(one));
  expect(read(Buffer.concat([file('a'), END.subarray(512), file('b')]))).toEqual(read(one));
  expect(read(END)).toEqual([]);
});
