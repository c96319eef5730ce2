/**
 * Reads the directory at the end of a zip archive. `yauzl` decodes its records, including zip64; this file makes sure
 * that every reader finds the same directory. Source: PKWARE, APPNOTE.TXT, sections 4.3.12 to 4.3.16.
 *
 * Readers search for the directory's end record from either side of the comment, use one of two sets of numbers (the
 * old ones or zip64's), and ignore what is between the parts. So nothing is allowed there, and all numbers must agree.
 */
import type { Entry } from 'yauzl';
import type { ArchiveEntry } from '../site/archive-entry.ts';
import { damaged, entryError } from '../site/bundle-errors.ts';
import type { SiteBuilder } from '../site/site-builder.ts';
import type { FileWindow } from './file-window.ts';

/** What the directory says about an entry. The target of a link is not there, but in the contents of the link. */
export interface ZipEntry extends ArchiveEntry {
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly compressedBytes: number;
  /** Where the local header of the entry starts. */
  readonly position: number;
}

const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const ZIP64_END_SIGNATURE = 0x06064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_LOCATOR_SIGNATURE = 0x07064b50;

/** Bits of the flags: encrypted, strongly encrypted, encrypted directory (APPNOTE 4.4.4). */
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
/** Info-ZIP's extra field with another name (APPNOTE 4.6.9). */
const UNICODE_PATH = 0x7075;
const UNICODE_PATH_HEADER_BYTES = 5;

/** The file types in the upper half of the external attributes, as in `stat.h`. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMBOLIC_LINK = 0o120000;
const FILE_MODE = 0o644;
/** The values of "version made by" (APPNOTE 4.4.2) for Unix and macOS. */
const UNIX_SYSTEMS: ReadonlySet<number> = new Set([3, 19]);

const SLASH = 0x2f;
const NOTHING = Buffer.alloc(0);

/**
 * @returns the entries in the order of their contents in the file, and the position of the directory, where the last of
 *   these contents must end
 * @throws ActionError if the directory is damaged or ambiguous, or has more entries than a site may have
 * @throws file system errors, and the signal's reason
 */
export async function readZipDirectory(
  window: FileWindow,
  site: SiteBuilder,
): Promise<{ entries: ZipEntry[]; position: number }> {
  const end = await findEnd(window);
  // Loaded here, since few runs need it.
  const { fromRandomAccessReaderPromise, RandomAccessReader } = await import('yauzl');
  const reader = new (class extends RandomAccessReader {
    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, bytesRead?: number) => void,
    ): void {
      // `yauzl` never asks for more than a window: an entry has three fields of at most 64 kB.
      window.read(position, length).then(
        (bytes) => callback(null, bytes.copy(buffer, offset)),
        (error) => callback(error),
      );
    }
  })();
  const options = { decodeStrings: false, validateEntrySizes: false };
  const zip = await fromRandomAccessReaderPromise(reader, window.sizeBytes, options).catch(unreadable);
  // The cursor advances with every entry (yauzl, index.js). The type declaration says that it is a boolean.
  const cursor = () => Number(zip.readEntryCursor);
  const position = cursor();
  site.checkNames(zip.entryCount, 0);
  const entries: ZipEntry[] = [];
  let nameBytes = 0;
  try {
    for await (const record of zip.eachEntry()) {
      const entry = zipEntry(record);
      nameBytes += entry.name.length;
      site.checkNames(entries.length, nameBytes);
      entries.push(entry);
      await site.pauseWhenDue();
    }
  } catch (error) {
    unreadable(error);
  }
  await checkEnd(window, end, { position, end: cursor(), count: zip.entryCount });
  return { entries: entries.sort((one, other) => one.position - other.position), position };
}

/** Errors of the file system and of this action have a code. All others are about the archive. */
function unreadable(error: unknown): never {
  if (!(error instanceof Error) || 'code' in error) throw error;
  throw damaged(error.message, error);
}

/** Position of the end record, if all readers find the same one. */
async function findEnd(window: FileWindow): Promise<number> {
  const length = Math.min(window.sizeBytes, END_BYTES + MAX_COMMENT_BYTES);
  const start = window.sizeBytes - length;
  const bytes = await window.read(start, length);
  const found: number[] = [];
  for (let at = bytes.indexOf(END_SIGNATURE); at !== -1; at = bytes.indexOf(END_SIGNATURE, at + 1)) {
    const isLong = at + END_BYTES <= length;
    if (isLong && at + END_BYTES + bytes.readUInt16LE(at + 20) === length) found.push(start + at);
  }
  const [end] = found;
  if (end === undefined) throw damaged('its end is missing');
  if (found.length > 1) throw damaged('it has two directories');
  return end;
}

/** Checks that only end records are between the directory and the end of the file, and that their numbers agree. */
async function checkEnd(
  window: FileWindow,
  endAt: number,
  directory: { position: number; end: number; count: number },
): Promise<void> {
  const contradiction = damaged('its directory contradicts itself');
  const zip64Bytes = endAt - directory.end;
  const record = Buffer.from(await window.read(endAt, END_BYTES));
  const numbers: [found: number, expected: number, placeholder: number][] = [
    [record.readUInt16LE(4), 0, 0xffff],
    [record.readUInt16LE(6), 0, 0xffff],
    [record.readUInt16LE(8), directory.count, 0xffff],
    [record.readUInt16LE(10), directory.count, 0xffff],
    [record.readUInt32LE(12), directory.end - directory.position, 0xffffffff],
    [record.readUInt32LE(16), directory.position, 0xffffffff],
  ];
  for (const [found, expected, placeholder] of numbers) {
    if (found !== expected && !(zip64Bytes > 0 && found === placeholder)) throw contradiction;
  }
  if (zip64Bytes === 0) return;
  if (zip64Bytes < 56 + ZIP64_LOCATOR_BYTES || zip64Bytes > MAX_COMMENT_BYTES) throw contradiction;
  const zip64 = await window.read(directory.end, zip64Bytes);
  const locator = zip64.subarray(-ZIP64_LOCATOR_BYTES);
  const expected: [found: number | bigint, expected: number | bigint][] = [
    [zip64.readUInt32LE(0), ZIP64_END_SIGNATURE],
    [zip64.readBigUInt64LE(4), BigInt(zip64Bytes - ZIP64_LOCATOR_BYTES - 12)],
    [zip64.readUInt32LE(20), 0],
    [zip64.readBigUInt64LE(24), BigInt(directory.count)],
    [zip64.readBigUInt64LE(40), BigInt(directory.end - directory.position)],
    [locator.readUInt32LE(0), ZIP64_LOCATOR_SIGNATURE],
    [locator.readBigUInt64LE(8), BigInt(directory.end)],
  ];
  if (expected.some(([found, right]) => found !== right)) throw contradiction;
}

function zipEntry(record: Entry): ZipEntry {
  const name = Buffer.from(record.fileNameRaw);
  const shown = name.toString();
  const { generalPurposeBitFlag: flags, compressionMethod: method } = record;
  if ((flags & ENCRYPTED) !== 0) throw entryError(shown, 'is encrypted');
  if (method !== 0 && method !== 8) throw entryError(shown, `is compressed by the unknown method ${method}`);
  checkUnicodePath(name, record.extraFields);
  const attributes = record.externalFileAttributes >>> 16;
  return {
    kind: kindOf(name, attributes, record.versionMadeBy >> 8),
    name,
    linkName: NOTHING,
    mode: attributes === 0 ? FILE_MODE : attributes,
    flags,
    method,
    crc32: record.crc32,
    compressedBytes: record.compressedSize,
    size: record.uncompressedSize,
    position: record.relativeOffsetOfLocalHeader,
  };
}

/** @throws ActionError if readers that know the field, and those that do not, see different names */
export function checkUnicodePath(name: Buffer, fields: readonly { id: number; data: Buffer }[]): void {
  for (const { id, data } of fields) {
    if (id !== UNICODE_PATH || data.subarray(UNICODE_PATH_HEADER_BYTES).equals(name)) continue;
    throw entryError(name.toString(), 'has a second name in an extra field');
  }
}

/** A folder and a file differ by the slash at the end of the name. */
function kindOf(name: Buffer, attributes: number, system: number): string {
  const hasSlash = name.at(-1) === SLASH;
  const type = attributes & TYPE_MASK;
  if (type === SYMBOLIC_LINK && !hasSlash && UNIX_SYSTEMS.has(system)) return 'symbolic link';
  if (type === 0 || type === (hasSlash ? FOLDER : REGULAR)) return hasSlash ? 'folder' : 'file';
  return type === REGULAR || type === FOLDER ? 'file and a folder at once' : 'device, pipe, or socket';
}
