/**
 * Creates tar archives byte by byte, so that they can contain what no packer would write. The corpus contains archives
 * that must be refused. Nothing here uses code of the reader under test.
 */
import { rootedName } from './platform.ts';

export interface RawHeader {
  name: string | Buffer;
  /** Type flag; `0` for a file, which is the default. */
  type?: string;
  /** Contents; their size is in the header unless `size` is given. */
  contents?: string | Buffer;
  /** A number, or the bytes of the field. */
  size?: number | Buffer;
  mode?: number | Buffer;
  linkName?: string | Buffer;
  /** By default `ustar\0` and `00`. */
  magic?: string;
  prefix?: string;
  /** Bytes at other positions, one character each. */
  fields?: readonly (readonly [at: number, bytes: string])[];
  /** Replaces the correct one. */
  checksum?: number;
  /** Whether to sum signed bytes, as some old programs did. */
  isSigned?: boolean;
}

const BLOCK = 512;

/** The two blocks of zeros that end an archive. */
export const END = Buffer.alloc(2 * BLOCK);

/** One entry: its header and its contents, padded. */
export function entry(fields: RawHeader): Buffer {
  const contents = Buffer.from(fields.contents ?? '');
  const header = Buffer.alloc(BLOCK);
  header.set(Buffer.from(fields.name).subarray(0, 100), 0);
  header.set(octal(fields.mode ?? 0o644, 8), 100);
  header.set(octal(0, 8), 108);
  header.set(octal(0, 8), 116);
  header.set(octal(fields.size ?? contents.length, 12), 124);
  header.set(octal(1_700_000_000, 12), 136);
  header.write(fields.type ?? '0', 156, 'latin1');
  header.set(Buffer.from(fields.linkName ?? '').subarray(0, 100), 157);
  header.write(fields.magic ?? 'ustar\x0000', 257, 'latin1');
  header.write(fields.prefix ?? '', 345, 'utf8');
  for (const [at, bytes] of fields.fields ?? []) header.write(bytes, at, 'latin1');
  header.fill(' ', 148, 156);
  const sum = header.reduce((all, byte) => all + (fields.isSigned && byte > 127 ? byte - 256 : byte), 0);
  header.write(`${(fields.checksum ?? sum).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([header, padded(contents)]);
}

function octal(value: number | Buffer, length: number): Buffer {
  if (typeof value !== 'number') return value;
  return Buffer.from(`${value.toString(8).padStart(length - 1, '0')}\0`, 'latin1');
}

function padded(contents: Buffer): Buffer {
  return Buffer.concat([contents, Buffer.alloc(-contents.length & (BLOCK - 1))]);
}

/** Returns GNU's base-256 form of a size. */
export function base256(value: bigint): Buffer {
  const bytes = Buffer.from(BigInt.asUintN(96, value).toString(16).padStart(24, '0'), 'hex');
  bytes[0] = (bytes[0] ?? 0) | 0x80;
  return bytes;
}

export function file(
  name: string | Buffer,
  contents: string | Buffer = 'x',
  more: Partial<RawHeader> = {},
): Buffer {
  return entry({ name, contents, ...more });
}

export function folder(name: string): Buffer {
  return entry({ name, type: '5', mode: 0o755 });
}

export function symlink(name: string, linkName: string | Buffer): Buffer {
  return entry({ name, type: '2', linkName });
}

export function hardlink(name: string, linkName: string | Buffer): Buffer {
  return entry({ name, type: '1', linkName });
}

/** Returns a pax extended header for the next entry (`x`) or for all following entries (`g`). */
export function pax(records: Record<string, string | Buffer>, type: 'x' | 'g' = 'x'): Buffer {
  const contents = Buffer.concat(
    Object.entries(records).map(([key, value]) => {
      const rest = Buffer.concat([Buffer.from(` ${key}=`), Buffer.from(value), Buffer.from('\n')]);
      let length = rest.length + 1;
      while (`${length}`.length + rest.length !== length) length = `${length}`.length + rest.length;
      return Buffer.concat([Buffer.from(`${length}`), rest]);
    }),
  );
  return entry({ name: 'PaxHeaders/x', type, contents });
}

/** Returns GNU's long name (`L`) or long link name (`K`) for the next entry. */
export function gnuLong(type: 'L' | 'K', name: string | Buffer): Buffer {
  const contents = Buffer.concat([Buffer.from(name), Buffer.alloc(1)]);
  return entry({ name: '././@LongLink', type, contents, magic: 'ustar  \0' });
}

export function archive(...entries: readonly Buffer[]): Buffer {
  return Buffer.concat([...entries, END]);
}

export interface HostileArchive {
  readonly what: string;
  readonly bytes: Buffer;
  /** Must match the message. */
  readonly says: RegExp;
  /** Whether only Windows cannot store the name. */
  readonly isOnlyForWindows: boolean;
}

/** Matches the messages about names that only Windows refuses. */
export const ONLY_WINDOWS = /Windows/;

type Case = [what: string, says: RegExp, ...entries: Buffer[]];

const sized = (size: string | Buffer) => file('a', '', { size: Buffer.from(size) });
export const rawPax = (contents: string | Buffer) => file('p', contents, { type: 'x' });

/**
 * @param outsideFile absolute path of a file that must not be created
 */
export function hostileArchives(outsideFile: string): HostileArchive[] {
  const outside = rootedName(outsideFile);
  const ok = file('index.html', 'home');
  const long = `${'long/'.repeat(30)}end`;
  const longPath = `${`${'x'.repeat(255)}/`.repeat(16)}x`;
  const cases: Case[] = [
    // Names
    ['a parent', /"\.\.\/x" has "\.\." in its name/, file('../x')],
    ['a parent within', /has "\.\." in its name/, file('a/../../x')],
    ['a parent in the prefix', /has "\.\." in its name/, file('x', 'x', { prefix: '../..' })],
    ['a parent in a pax name', /has "\.\." in its name/, pax({ path: '../x' }), file('x')],
    ['a parent in a pax name for all', /has "\.\." in its name/, pax({ path: '../x' }, 'g'), file('x')],
    ['a parent in a GNU name', /has "\.\." in its name/, gnuLong('L', `${long}/../../x`), file('x')],
    ['a parent with a backslash', /has a backslash/, file('..\\x')],
    ['an absolute name', /has an absolute name/, file(outside)],
    ['an absolute pax name', /has an absolute name/, pax({ path: outside }), file('x')],
    ['two slashes first', /has an absolute name/, file('//server/share/x')],
    ['a drive', /has a name with a drive/, file('C:\\x')],
    ['a drive after a dot', /has a name with a drive/, file('./a:b.html')],
    ['another stream of a file', /has a : in its name, which Windows/, file('index.html:stream')],
    ['a NUL in a pax name', /has a NUL character in its name/, pax({ path: 'a\0b' }), file('x')],
    ['a NUL at the end of a pax name', /has a NUL character in its name/, pax({ path: 'a\0' }), file('x')],
    ['a NUL at first', /has no name/, file('\0b')],
    ['an escape', /has a control character/, file('a\u001b[2Jb')],
    ['a control character of C1', /has a control character/, file('a\u0085b')],
    ['not UTF-8', /is not UTF-8/, file(Buffer.from([0x61, 0xff]))],
    ['an overlong slash', /is not UTF-8/, file(Buffer.from([0x2e, 0x2e, 0xc0, 0xaf, 0x78]))],
    ['a surrogate in UTF-8', /is not UTF-8/, file(Buffer.from([0xed, 0xa0, 0x80]))],
    ['a device of Windows', /Windows reserves for a device/, file('con.html')],
    ['a device with a superscript digit', /Windows reserves for a device/, file('COM¹')],
    ['a dot at the end', /ends in a dot or a space, which Windows/, file('a./b')],
    ['a space at the end', /ends in a dot or a space, which Windows/, file('index.html ')],
    ['three dots', /ends in a dot or a space, which Windows/, file('.../x')],
    ['no name', /has no name/, file('')],
    ['only slashes and dots', /without a name/, file('.')],
    ['the site itself as a link', /without a name/, symlink('.', outside)],
    ['a long name', /longer than 255 bytes/, pax({ path: 'x'.repeat(256) }), file('x')],
    ['a name long in UTF-8', /longer than 255 bytes/, pax({ path: '語'.repeat(86) }), file('x')],
    ['a long path', /4097 bytes; the limit is 4096/, pax({ path: longPath }), file('x')],
    ['101 nested folders', /more than 100 folders deep/, pax({ path: `${'d/'.repeat(101)}x` }), file('x')],
    ['a question mark', /has a \? in its name, which Windows/, file('what?.html')],
    ['a star', /has a \* in its name, which Windows/, file('*')],

    // Names that clash
    ['a file twice', /"a" appears twice/, file('a'), file('a', 'y')],
    ['a file twice, spelled otherwise', /"a\/b" appears twice/, file('a/b'), file('./a//b')],
    ['a folder where a file is', /"a" is both a file and a folder/, file('a'), file('a/b')],
    ['a file where a folder is', /"a" is both a file and a folder/, file('a/b'), file('a')],
    ['a folder entry where a file is', /"a" is both a file and a folder/, file('a'), folder('a')],
    ['a file where a link is', /"a" appears twice/, file('b'), symlink('a', 'b'), file('a')],

    // Links
    ['a symbolic link out', /outside the site/, symlink('a', '../../etc/passwd')],
    ['an absolute symbolic link', /outside the site/, symlink('a', '/etc/passwd')],
    ['a symbolic link to a drive', /outside the site/, symlink('a', 'C:/Windows/win.ini')],
    ['a symbolic link with a backslash', /outside the site/, symlink('a', '..\\..\\x')],
    ['a link out and a file through it', /outside the site/, symlink('a', '..'), file('a/x')],
    ['a link to a folder', /"d", which is a folder/, file('d/x'), symlink('a', 'd')],
    ['a file through a link to a folder', /a file and a folder/, folder('d'), symlink('a', 'd'), file('a/x')],
    ['a link to the site', /which is a folder/, symlink('a', '.')],
    ['a link to an empty name', /which is a folder/, symlink('a', '')],
    ['a link to nothing', /"gone", which is not in the bundle/, symlink('a', 'gone')],
    ['a link to another case', /which is not in the bundle/, file('A'), symlink('b', 'a')],
    ['a link to itself', /back to itself/, symlink('a', 'a')],
    ['two links that go round', /back to itself/, symlink('a', 'b'), symlink('b', 'a')],
    ['links into a round', /is a symbolic link/, symlink('a', 'b'), symlink('b', 'c'), hardlink('c', 'b')],
    ['a link not in UTF-8', /which is not UTF-8/, symlink('a', Buffer.from([0xff]))],
    ['a pax link out', /outside the site/, pax({ linkpath: '../x' }), symlink('a', 'index.html')],
    ['a GNU link out', /outside the site/, gnuLong('K', '../x'), symlink('a', 'index.html')],
    ['a hard link out', /has "\.\." in its name/, hardlink('a', '../x')],
    ['an absolute hard link', /has an absolute name/, hardlink('a', '/etc/passwd')],
    ['a hard link to nothing', /which is not before it in the bundle/, hardlink('a', 'gone')],
    ['a hard link before its file', /not before it in the bundle/, hardlink('a', 'b'), file('b')],
    ['a hard link to a folder', /which is a folder/, folder('d'), hardlink('a', 'd')],
    ['a hard link to a link', /is a symbolic link/, file('d/f'), symlink('d/s', 'f'), hardlink('h', 'd/s')],

    // Kinds
    ['a character device', /a character device/, entry({ name: 'null', type: '3' })],
    ['a block device', /a block device/, entry({ name: 'sda', type: '4' })],
    ['a FIFO', /a FIFO/, entry({ name: 'pipe', type: '6' })],
    ['a sparse file of GNU', /a sparse file/, entry({ name: 'a', type: 'S' })],
    ['a sparse file in pax', /a sparse file/, pax({ 'GNU.sparse.major': '1' }), file('a')],
    ['a sparse file of star', /a sparse file/, pax({ 'SCHILY.realsize': '9' }), file('a')],
    ['another volume', /multi-volume/, entry({ name: 'a', type: 'M' })],
    ['a sparse file for all', /a sparse file/, pax({ 'GNU.sparse.size': '9' }, 'g'), file('a')],
    ['a volume label', /volume label/, entry({ name: 'a', type: 'V' })],
    ['an unknown kind', /unknown type 0x5a/, entry({ name: 'a', type: 'Z' })],

    // Headers
    ['a wrong checksum', /byte 1024 has a wrong checksum/, file('a', 'x', { checksum: 1 })],
    ['a negative size', /byte 1024 has an impossible size/, sized(base256(-1n))],
    ['a huge size', /has an impossible size/, sized(base256(1n << 60n))],
    ['a size beyond the limit', /extracts to more than 20 GB/, sized(base256(20_000_000_001n))],
    ['a size that is not a number', /has an impossible size/, sized('12x45678901\0')],
    ['a mode that is no number', /has an impossible mode/, file('a', '', { mode: Buffer.from('rw-r--r-') })],
    ['a size too large for what follows', /in the middle of an entry/, file('a', 'x', { size: 100_000 })],
    ['a negative pax size', /has an impossible size/, pax({ size: '-1' }), file('a', '')],
    ['a pax size that is not a number', /has an impossible size/, pax({ size: '0x10' }), file('a', '')],
    ['a pax record without a length', /malformed/, rawPax('path=a\n'), file('a')],
    ['a pax record that is too short', /malformed/, rawPax('7 path=a\n'), file('a')],
    ['a pax record that is too long', /malformed/, rawPax('99 path=a\n'), file('a')],
    ['a pax record of no length', /malformed/, rawPax('0 path=a\n'), file('a')],
    ['a pax record without =', /malformed/, rawPax('7 path\n'), file('a')],
    ['a pax header for no entry', /belongs to no entry/, pax({ path: 'a' })],
    ['a huge extended header', /1048577 bytes/, rawPax(Buffer.alloc(1_048_577))],
    ['no tar archive', /wrong checksum/, Buffer.alloc(BLOCK, 'x')],
    ['an empty GNU name', /has no name/, file('L', '', { type: 'L' }), file('b')],
    ['a size of 2^53', /impossible size/, sized(base256(1n << 53n))],
  ];
  return cases.map(([what, says, ...entries]) => ({
    what,
    says,
    bytes: archive(ok, ...entries),
    isOnlyForWindows: ONLY_WINDOWS.test(says.source),
  }));
}

/** Returns a long name of GNU with a second one in its padding. A reader that ignores the size finds the second one. */
export function withPadding(): Buffer {
  const bytes = gnuLong('L', 'a');
  bytes.write('b', BLOCK + 2);
  return bytes;
}
