/**
 * Creates zip archives field by field, so that they can contain what no packer would write. The corpus contains
 * archives that must be refused. Nothing here uses code of the reader under test. Source: PKWARE, APPNOTE.TXT, section
 * 4.3.
 */
import { crc32, deflateRawSync } from 'node:zlib';
import { type HostileArchive, ONLY_WINDOWS } from './hostile-archives.ts';
import { rootedName } from './platform.ts';

export interface RawZipEntry {
  name: string | Buffer;
  contents?: string | Buffer;
  /** 8 for deflated, which is the default; 0 for stored. */
  method?: number;
  /** The mode, including the file type. By default, that of a file, or of a folder if the name ends with a slash. */
  mode?: number;
  /** 3 for Unix, which is the default. */
  system?: number;
  flags?: number;
  extra?: Buffer;
  /** Bytes of the data descriptor after the contents. If set, the local header has zeros. */
  descriptor?: 12 | 16 | 20 | 24;
  /** Whether sizes are in extra fields of 64 bits. */
  isZip64?: boolean;
  /** The bytes in the file instead of the deflated contents. */
  data?: Buffer;
  comment?: string;
  /** Fields that only one of the two headers has. */
  local?: HeaderFields;
  central?: HeaderFields;
  /** The bytes between this entry and the next. */
  after?: Buffer;
  /** Changes to the data descriptor. */
  descriptorCrc?: number;
}

interface HeaderFields {
  name?: string | Buffer;
  method?: number;
  flags?: number;
  crc?: number;
  size?: number;
  compressedBytes?: number;
  extra?: Buffer;
  position?: number;
  signature?: number;
}

export interface RawZip {
  comment?: string | Buffer;
  /** Numbers of the end record. */
  count?: number;
  directoryBytes?: number;
  directoryAt?: number;
  disk?: number;
  /** Adds the records of zip64, and puts placeholders into the end record. */
  isZip64?: boolean;
  /** Changes to zip64's numbers. */
  zip64Count?: number;
  /** The bytes between the last entry and the directory, and between the directory and its end. */
  beforeDirectory?: Buffer;
  afterDirectory?: Buffer;
  /** Whether the directory has its entries in reverse order. */
  isReversed?: boolean;
}

const DESCRIPTOR = 0x8;
const NOTHING = Buffer.alloc(0);

export function zip(entries: readonly RawZipEntry[], options: RawZip = {}): Buffer {
  const { beforeDirectory: before = NOTHING, afterDirectory: after = NOTHING } = options;
  const { count = entries.length } = options;
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const given of entries) {
    const { record, bytes } = packed(given, at);
    parts.push(bytes);
    records.push(record);
    at += bytes.length;
  }
  if (options.isReversed) records.reverse();
  at += before.length;
  const directory = Buffer.concat(records);
  const endAt = at + directory.length + after.length;
  const zip64 = options.isZip64
    ? zip64Records(options.zip64Count ?? count, directory.length, at, endAt)
    : NOTHING;
  const comment = Buffer.from(options.comment ?? '');
  const end = fields(
    [4, 0x06054b50],
    [2, options.disk ?? 0],
    [2, 0],
    [2, options.isZip64 ? 0xffff : count],
    [2, options.isZip64 ? 0xffff : count],
    [4, options.directoryBytes ?? (options.isZip64 ? 0xffffffff : directory.length)],
    [4, options.directoryAt ?? (options.isZip64 ? 0xffffffff : at)],
    [2, comment.length],
  );
  return Buffer.concat([...parts, before, directory, after, zip64, end, comment]);
}

function zip64Records(count: number, bytes: number, at: number, position: number): Buffer {
  const record = fields([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0]);
  const numbers = fields([8, count], [8, count], [8, bytes], [8, at]);
  const locator = fields([4, 0x07064b50], [4, 0], [8, position], [4, 1]);
  return Buffer.concat([record, numbers, locator]);
}

function packed(given: RawZipEntry, position: number): { record: Buffer; bytes: Buffer } {
  const contents = Buffer.from(given.contents ?? '');
  const method = given.method ?? 8;
  const data = given.data ?? (method === 8 ? deflateRawSync(contents) : contents);
  const isFolder = Buffer.from(given.name).at(-1) === 0x2f;
  const mode = given.mode ?? (isFolder ? 0o040755 : 0o100644);
  const common = {
    name: given.name,
    method,
    flags: (given.flags ?? 0) | (given.descriptor === undefined ? 0 : DESCRIPTOR),
    crc: crc32(contents),
    size: contents.length,
    compressedBytes: data.length,
    extra: given.extra ?? NOTHING,
    position,
  };
  const central = { signature: 0x02014b50, ...common, ...given.central };
  const unknown = given.descriptor === undefined ? {} : { crc: 0, size: 0, compressedBytes: 0 };
  const local = { signature: 0x04034b50, ...common, ...unknown, ...given.local };
  const comment = Buffer.from(given.comment ?? '');
  const sizes = (one: typeof central): Buffer =>
    given.isZip64
      ? fields([4, 0xffffffff], [4, 0xffffffff])
      : fields([4, one.compressedBytes], [4, one.size]);
  const extraOf = (one: typeof central): Buffer =>
    given.isZip64
      ? Buffer.concat([fields([2, 1], [2, 16], [8, one.size], [8, one.compressedBytes]), one.extra])
      : one.extra;
  const [name, localName] = [Buffer.from(central.name), Buffer.from(local.name)];
  const record = Buffer.concat([
    fields([4, central.signature], [1, 20], [1, given.system ?? 3], [2, 20], [2, central.flags]),
    fields([2, central.method], [4, 0], [4, central.crc]),
    sizes(central),
    fields([2, name.length], [2, extraOf(central).length], [2, comment.length], [2, 0], [2, 0]),
    fields([4, mode * 0x10000], [4, central.position]),
    name,
    extraOf(central),
    comment,
  ]);
  const bytes = Buffer.concat([
    fields([4, local.signature], [2, 20], [2, local.flags], [2, local.method], [4, 0], [4, local.crc]),
    sizes(local),
    fields([2, localName.length], [2, extraOf(local).length]),
    localName,
    extraOf(local),
    data,
    descriptor(given, given.descriptorCrc ?? common.crc, data.length, contents.length),
    given.after ?? NOTHING,
  ]);
  return { record, bytes };
}

function descriptor(given: RawZipEntry, crc: number, compressedBytes: number, size: number): Buffer {
  const { descriptor: length } = given;
  if (length === undefined) return NOTHING;
  const width = length >= 20 ? 8 : 4;
  const signature = length % 16 === 0 || length === 24 ? fields([4, 0x08074b50]) : NOTHING;
  return Buffer.concat([signature, fields([4, crc], [width, compressedBytes], [width, size])]);
}

/** Writes numbers in little-endian order, each with its number of bytes. */
function fields(...numbers: readonly (readonly [bytes: number, value: number])[]): Buffer {
  return Buffer.concat(
    numbers.map(([bytes, value]) => {
      const field = Buffer.alloc(8);
      field.writeBigUInt64LE(BigInt(value));
      return field.subarray(0, bytes);
    }),
  );
}

const LINK = 0o120777;

/** @param outsideFile absolute path of a file that must not be created */
export function hostileZips(outsideFile: string): HostileArchive[] {
  const outside = rootedName(outsideFile);
  const ok: RawZipEntry = { name: 'index.html', contents: 'home' };
  const x = (name: string | Buffer, more: Partial<RawZipEntry> = {}) => ({ name, contents: 'x', ...more });
  const bomb = deflateRawSync(Buffer.alloc(1_000_000));
  const data = deflateRawSync('x');
  const hidden = Buffer.from('hidden');
  const cases: [what: string, says: RegExp, entries: RawZipEntry[], options?: RawZip][] = [
    // The rules of every format
    ['a parent', /"\.\.\/x" has "\.\." in its name/, [x('../x')]],
    ['an absolute name', /has an absolute name/, [x(outside)]],
    ['a device of Windows', /Windows reserves for a device/, [x('con.html')]],
    ['a name that is not UTF-8', /is not UTF-8/, [x(Buffer.from([0x81, 0x62]))]],
    ['a file twice', /"a" appears twice/, [x('a'), x('a', { contents: 'y' })]],
    ['a file and a folder', /is both a file and a folder/, [x('a'), x('a/b')]],
    ['a link out of the site', /outside the site/, [x('a', { mode: LINK, contents: '../../etc/passwd' })]],
    ['a link to nothing', /not in the bundle/, [x('a', { mode: LINK, contents: 'gone' })]],
    ['a link of very many bytes', /with 5000 bytes/, [x('a', { mode: LINK, contents: 'x'.repeat(5000) })]],
    ['a FIFO', /not a file, folder, or link/, [x('a', { mode: 0o010644, contents: '' })]],

    // What a folder is
    ['a folder with contents', /folder with 1 bytes of contents/, [x('a/')]],

    // What cannot be read
    ['encryption', /is encrypted/, [x('a', { flags: 1 })]],
    ['strong encryption', /encrypt/, [x('a', { flags: 0x41 })]],
    ['another compression', /unknown method 12/, [x('a', { method: 12 })]],

    // What is damaged
    ['no local header', /not a complete archive/, [x('a', { local: { signature: 1 } })]],
    ['contents that go on', /about its compressed size/, [x('a', { data: Buffer.concat([data, hidden]) })]],
    ['another size', /about its size/, [x('a', { central: { size: 2 } })]],
    ['a wrong checksum', /wrong checksum/, [x('a', { central: { crc: 2 } })]],
    ['a stored file of two sizes', /not a complete/, [x('a', { method: 0, central: { size: 2 } })]],
    [
      'contents that are not deflated',
      /not a complete archive/,
      [x('a', { data: Buffer.from([0xff, 0xff]) })],
    ],
    ['contents that are cut', /not a complete archive/, [x('a', { data: data.subarray(0, -1) })]],
    ['more contents than it says', /about its size/, [x('a', { data: bomb })]],
    ['an extra field that is too long', /extra field/, [x('a', { extra: Buffer.from([1, 2, 99, 0]) })]],
    ['an entry that is listed twice', /"a" appears twice/, [x('a'), x('b', { central: { name: 'a' } })]],
    ['fewer entries than it has', /more entries than it counts/, [x('a'), x('b')], { count: 2 }],
    ['a count from which 65,536 is missing', /more entries/, [x('a')], { isZip64: true, zip64Count: 1 }],
    ['more entries than it has', /not a complete archive/, [x('a')], { count: 5 }],
    ['another disk', /not a complete archive/, [x('a')], { disk: 1 }],
    ['an empty directory in its comment', /has no files/, [x('a')], { comment: zip([]) }],
    ['an end within its comment', /not a complete/, [x('a')], { comment: Buffer.concat([zip([]), hidden]) }],
  ];
  return cases.map(([what, says, entries, options]) => ({
    what,
    says,
    bytes: zip([ok, ...entries], options),
    isOnlyForWindows: ONLY_WINDOWS.test(says.source),
  }));
}
