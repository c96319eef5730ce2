/**
 * Reads a zip bundle as its directory lists it, checks it against the rules for sites, and extracts it in the same pass.
 * The file must be complete, because the directory is at its end. `yauzl` knows the format; this file knows what a site
 * is. Source: PKWARE, APPNOTE.TXT.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { damaged, entryError } from '../site/bundle-errors.ts';
import { decompress } from '../site/decompress.ts';
import { buildSite, type ExtractOptions, type SiteBuilder, type SiteContents } from '../site/site-builder.ts';

/** The file types in the upper half of the external attributes, as in `stat.h`. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const SYMBOLIC_LINK = 0o120000;
const SPECIAL: ReadonlyMap<number, string> = new Map([
  [0o010000, 'FIFO'],
  [0o020000, 'character device'],
  [0o060000, 'block device'],
  [0o140000, 'socket'],
]);
/** The values of "version made by" (APPNOTE 4.4.2) for Unix and macOS. The attributes of other systems have no mode. */
const UNIX_SYSTEMS: ReadonlySet<number> = new Set([3, 19]);

/** Begins an entry of the directory (APPNOTE 4.3.12). */
const ENTRY_SIGNATURE = 0x02014b50;
/** The record at the end of the directory, whose last two bytes are the length of the comment (APPNOTE 4.3.16). */
const END_SIGNATURE = Buffer.from('PK\u0005\u0006', 'latin1');
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
const PIPE_BLOCK_BYTES = 10_240;
const SLASH = 0x2f;
const NOTHING = Buffer.alloc(0);

/** Longest target of a symbolic link: Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4096;

/** Up to this size, an entry is inflated in one call, which is several times as fast as a stream. */
const MAX_AT_ONCE_BYTES = 1024 * 1024;

interface OpenZip {
  /** The descriptor of the file. It is read synchronously, since a turn of the thread pool takes longer than a read. */
  readonly file: number;
  readonly zip: ZipFile;
  readonly signal: AbortSignal;
}

/**
 * @param path of the complete file
 * @throws ActionError if the bundle is damaged, or contains something that a site must not contain
 * @throws file system errors such as ENOSPC unchanged, and the signal's reason
 */
export async function readZip(path: string, options: ExtractOptions): Promise<SiteContents> {
  const { signal } = options;
  const file = openSync(path, 'r');
  try {
    return await buildSite(options, async (site) => {
      try {
        const zip = await openZip(file);
        await readEntries({ file, zip, signal }, site);
        requireEnd(file, zip);
      } catch (error) {
        // Errors of the file system, of zlib, and of this action have a code. A plain error is yauzl's, about the archive.
        if (!(error instanceof Error) || error.name !== 'Error' || 'code' in error) throw error;
        throw damaged(error.message, error);
      }
    });
  } finally {
    closeSync(file);
  }
}

async function openZip(file: number): Promise<ZipFile> {
  // Loaded here, since few runs need it.
  const { fromRandomAccessReaderPromise, RandomAccessReader } = await import('yauzl');
  const size = sizeWithoutPadding(file);
  const reader = new (class extends RandomAccessReader {
    /** `yauzl`'s own reader throws where nothing catches the error if a number in the archive is too large. */
    override read(
      buffer: Buffer,
      offset: number,
      length: number,
      position: number,
      callback: (error: Error | null, bytesRead?: number) => void,
    ): void {
      if (position + length > size) callback(new Error('it points to data behind its end'));
      else callback(null, readSync(file, buffer, offset, length, position));
    }
  })();
  return fromRandomAccessReaderPromise(reader, size, { decodeStrings: false, autoClose: false });
}

/** Zeros may follow the end record, since bsdtar pads what it writes to a pipe to blocks of 10 kB. */
function sizeWithoutPadding(file: number): number {
  const { size } = fstatSync(file);
  const length = Math.min(size, END_BYTES + MAX_COMMENT_BYTES + PIPE_BLOCK_BYTES);
  const tail = readAt(file, size - length, length);
  const at = tail.lastIndexOf(END_SIGNATURE);
  if (at === -1 || at + END_BYTES > length) return size;
  const end = at + END_BYTES + tail.readUInt16LE(at + END_BYTES - 2);
  return tail.subarray(end).every((byte) => byte === 0) ? size - Math.max(0, length - end) : size;
}

async function readEntries(archive: OpenZip, site: SiteBuilder): Promise<void> {
  site.checkNames(archive.zip.entryCount, 0);
  for await (const record of archive.zip.eachEntry()) {
    archive.signal.throwIfAborted();
    await site.pauseWhenDue();
    const name = record.fileNameRaw;
    const shown = name.toString();
    if (record.isEncrypted()) throw entryError(shown, 'is encrypted');
    if (!record.canDecodeFileData()) {
      throw entryError(shown, `is compressed by the unknown method ${record.compressionMethod}`);
    }
    const { kind, mode } = kindOf(name, record);
    const isFile = kind === 'file';
    const size = record.uncompressedSize;
    if (!isFile && size > (kind === 'symbolic link' ? MAX_TARGET_BYTES : 0)) {
      throw entryError(shown, `is a ${kind} with ${size} bytes of contents`);
    }
    const target: Buffer[] = [];
    if (isFile) site.onEntry({ kind, name, linkName: NOTHING, size, mode });
    await readContents(archive, record, (piece) => {
      if (isFile) site.onContents(piece);
      else target.push(Buffer.from(piece));
    });
    if (!isFile) site.onEntry({ kind, name, linkName: Buffer.concat(target), size: 0, mode });
    site.onEntryEnd();
  }
}

/**
 * Refuses an archive that has more entries than it counts. Writers that do not know zip64 count only up to 65,535, and
 * then start again at 0: the site would lack files.
 */
function requireEnd(file: number, zip: ZipFile): void {
  // The cursor is behind the last entry that was read (yauzl, index.js). The type declaration says that it is a boolean.
  const position = Number(zip.readEntryCursor);
  if (readAt(file, position, 4).readUInt32LE() === ENTRY_SIGNATURE)
    throw damaged('its directory has more entries than it counts');
}

/** Decompresses the contents of an entry, and verifies their size and checksum. */
async function readContents(
  { file, zip, signal }: OpenZip,
  record: Entry,
  onContents: (piece: Buffer) => void,
): Promise<void> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(record, { minimal: true });
  let crc = 0;
  let size = 0;
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size > record.uncompressedSize) throw differs(record, 'size');
    crc = crc32(piece, crc);
    if (piece.length > 0) onContents(piece);
  };
  const takeAll = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) take(chunk);
  };
  const { compressedSize, uncompressedSize } = record;
  const stored = chunksOf(file, start, compressedSize);
  if (!record.isCompressed()) await takeAll(stored);
  else if (Math.max(compressedSize, uncompressedSize) > MAX_AT_ONCE_BYTES) {
    await decompress('deflate', stored, takeAll, signal);
  } else for await (const all of stored) take(inflateAtOnce(all, record));
  if (size !== uncompressedSize) throw differs(record, 'size');
  if (crc !== record.crc32) throw entryError(record.fileNameRaw.toString(), 'has a wrong checksum');
}

/** Reads a range of the file in pieces of {@link MAX_AT_ONCE_BYTES}. */
async function* chunksOf(file: number, start: number, bytes: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes; at += MAX_AT_ONCE_BYTES) {
    yield readAt(file, start + at, Math.min(MAX_AT_ONCE_BYTES, bytes - at));
  }
}

/** The range is within the file, as `yauzl` has checked. */
function readAt(file: number, position: number, length: number): Buffer {
  const buffer = Buffer.allocUnsafe(length);
  if (readSync(file, buffer, 0, length, position) < length) throw damaged('it ends early');
  return buffer;
}

function inflateAtOnce(compressed: Buffer, record: Entry): Buffer {
  try {
    // With `info`, the function also returns how much of the input it used. The type declarations lack this option.
    const options = { maxOutputLength: Math.max(1, record.uncompressedSize), info: true };
    const { buffer, engine } = inflateRawSync(compressed, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    if (engine.bytesWritten !== compressed.length) throw differs(record, 'compressed size');
    return buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw differs(record, 'size');
    throw error;
  }
}

function differs({ fileNameRaw }: Entry, what: string): Error {
  return entryError(fileNameRaw.toString(), `and the directory of the bundle disagree about its ${what}`);
}

/** A type that is not known has no meaning. A slash at the end of the name marks a folder, whatever the type. */
function kindOf(
  name: Buffer,
  { versionMadeBy, externalFileAttributes }: Entry,
): { readonly kind: string; readonly mode: number } {
  const attributes = UNIX_SYSTEMS.has(versionMadeBy >> 8) ? externalFileAttributes >>> 16 : 0;
  const type = attributes & TYPE_MASK;
  const special = SPECIAL.get(type);
  if (special !== undefined) return { kind: special, mode: attributes };
  if (name.at(-1) === SLASH || type === FOLDER) return { kind: 'folder', mode: attributes };
  if (type === SYMBOLIC_LINK) return { kind: 'symbolic link', mode: attributes };
  return { kind: 'file', mode: type === 0 || type === REGULAR ? attributes : 0 };
}
