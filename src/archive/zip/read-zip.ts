/**
 * Reads a zip bundle, checks it against the rules for sites, and extracts it in the same pass. The file must be
 * complete, because the directory is at its end.
 *
 * A zip archive describes each entry twice: in the directory, and before the contents, for programs that read a stream.
 * An archive is refused if the two differ in name, flags, method, size, or checksum, or if it has contents that are not
 * in the directory. Source: PKWARE, APPNOTE.TXT, sections 4.3.6 to 4.3.9.
 */
import { open } from 'node:fs/promises';
import { crc32, inflateRawSync } from 'node:zlib';
import { damaged, entryError } from '../site/bundle-errors.ts';
import { decompress } from '../site/decompress.ts';
import { buildSite, type ExtractOptions, type SiteBuilder, type SiteContents } from '../site/site-builder.ts';
import { FileWindow } from './file-window.ts';
import { checkUnicodePath, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
/** This flag means that sizes and checksum follow the contents, since the archive was written as a stream. */
const HAS_DESCRIPTOR = 0x8;
const DEFLATED = 8;
/** A 32-bit size with this value means that the extra field with the ID {@link ZIP64_FIELD} contains the real size. */
const ZIP64_SIZE = 0xffffffff;
const ZIP64_FIELD = 1;

/** Up to this size, an entry is inflated in one call, which is several times as fast as a stream. */
const MAX_AT_ONCE_BYTES = 1024 * 1024;

/** Longest target of a symbolic link: Linux's PATH_MAX. */
const MAX_TARGET_BYTES = 4096;

/**
 * @param path of the complete file
 * @throws ActionError if the bundle is damaged, or contains something that a site must not contain
 * @throws file system errors such as ENOSPC unchanged, and the signal's reason
 */
export async function readZip(path: string, options: ExtractOptions): Promise<SiteContents> {
  const file = await open(path);
  try {
    const window = new FileWindow(file, (await file.stat()).size, options.signal);
    return await buildSite(options, (site) => readEntries(window, site));
  } finally {
    await file.close();
  }
}

async function readEntries(window: FileWindow, site: SiteBuilder): Promise<void> {
  const directory = await readZipDirectory(window, site);
  let position = 0;
  for (const [index, entry] of directory.entries.entries()) {
    await site.pauseWhenDue();
    if (entry.position !== position)
      throw damaged('it has data that is not in its directory, or that the directory lists twice');
    const start = await checkLocalHeader(window, entry);
    if (entry.kind === 'file') {
      site.onEntry(entry);
      await readContents(window, entry, start, (piece) => site.onContents(piece));
    } else {
      site.onEntry({ ...entry, size: 0, linkName: await linkTarget(window, entry, start) });
    }
    site.onEntryEnd();
    const next = directory.entries[index + 1]?.position ?? directory.position;
    position = await checkDescriptor(window, entry, start + entry.compressedBytes, next);
  }
  if (position !== directory.position) throw damaged('it has data that is not in its directory');
}

/** Returns where the contents start. Throws ActionError if the header differs from the directory. */
async function checkLocalHeader(window: FileWindow, entry: ZipEntry): Promise<number> {
  const header = await window.read(entry.position, LOCAL_BYTES);
  if (header.readUInt32LE(0) !== LOCAL_SIGNATURE) throw differs(entry, 'signature');
  const nameBytes = header.readUInt16LE(26);
  const extraBytes = header.readUInt16LE(28);
  if (header.readUInt16LE(6) !== entry.flags) throw differs(entry, 'flags');
  if (header.readUInt16LE(8) !== entry.method) throw differs(entry, 'compression method');
  const crc = header.readUInt32LE(14);
  const sizes = [header.readUInt32LE(22), header.readUInt32LE(18)];
  const rest = await window.read(entry.position + LOCAL_BYTES, nameBytes + extraBytes);
  const name = rest.subarray(0, nameBytes);
  if (!name.equals(entry.name)) throw differs(entry, 'name');
  const fields = extraFields(rest.subarray(nameBytes), entry);
  checkUnicodePath(name, fields);

  const zip64 = fields.find(({ id }) => id === ZIP64_FIELD)?.data ?? Buffer.alloc(0);
  let at = 0;
  const [size, compressedBytes] = sizes.map((value) => {
    if (value !== ZIP64_SIZE || at + 8 > zip64.length) return value;
    at += 8;
    return Number(zip64.readBigUInt64LE(at - 8));
  });
  const isKnownLater = (entry.flags & HAS_DESCRIPTOR) !== 0;
  const agrees = (found: number | undefined, expected: number) =>
    found === expected || (isKnownLater && found === 0);
  if (!agrees(size, entry.size) || !agrees(compressedBytes, entry.compressedBytes))
    throw differs(entry, 'size');
  if (!agrees(crc, entry.crc32)) throw differs(entry, 'checksum');
  return entry.position + LOCAL_BYTES + nameBytes + extraBytes;
}

function extraFields(bytes: Buffer, entry: ZipEntry): { id: number; data: Buffer }[] {
  const fields: { id: number; data: Buffer }[] = [];
  // Up to three remaining bytes are padding (zipalign).
  for (let at = 0; at + 4 <= bytes.length; ) {
    const end = at + 4 + bytes.readUInt16LE(at + 2);
    if (end > bytes.length) throw differs(entry, 'extra field');
    fields.push({ id: bytes.readUInt16LE(at), data: bytes.subarray(at + 4, end) });
    at = end;
  }
  return fields;
}

/**
 * Checks the data descriptor, which may be between the contents and the next header. It consists of an optional
 * signature, the checksum, and two numbers of 32 or 64 bits.
 *
 * @param next where the next header starts
 * @returns where the entry ends
 */
async function checkDescriptor(
  window: FileWindow,
  entry: ZipEntry,
  at: number,
  next: number,
): Promise<number> {
  if ((entry.flags & HAS_DESCRIPTOR) === 0) return at;
  if (![12, 16, 20, 24].includes(next - at)) throw differs(entry, 'data descriptor');
  const descriptor = await window.read(at, next - at);
  const is64 = descriptor.length > 16;
  const sizesAt = descriptor.length - (is64 ? 16 : 8);
  const [compressedBytes, size] = is64
    ? [descriptor.readBigUInt64LE(sizesAt), descriptor.readBigUInt64LE(sizesAt + 8)]
    : [descriptor.readUInt32LE(sizesAt), descriptor.readUInt32LE(sizesAt + 4)];
  const isRight =
    (sizesAt === 4 || descriptor.readUInt32LE(0) === DESCRIPTOR_SIGNATURE) &&
    descriptor.readUInt32LE(sizesAt - 4) === entry.crc32 &&
    Number(compressedBytes) === entry.compressedBytes &&
    Number(size) === entry.size;
  if (!isRight) throw differs(entry, 'data descriptor');
  return next;
}

/** Decompresses the contents of an entry, which begin at `start`, and verifies size and checksum. */
async function readContents(
  window: FileWindow,
  entry: ZipEntry,
  start: number,
  onContents: (piece: Buffer) => void,
): Promise<void> {
  let crc = 0;
  let size = 0;
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size > entry.size) throw differs(entry, 'size');
    crc = crc32(piece, crc);
    if (piece.length > 0) onContents(piece);
  };
  const takeAll = async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) take(chunk);
  };
  const { compressedBytes } = entry;
  if (entry.method !== DEFLATED) {
    await takeAll(window.chunks(start, compressedBytes));
  } else if (Math.max(compressedBytes, entry.size) <= MAX_AT_ONCE_BYTES) {
    take(inflateAtOnce(await window.read(start, compressedBytes), entry));
  } else {
    await decompress('deflate', window.chunks(start, compressedBytes), takeAll, window.signal);
  }
  if (size !== entry.size) throw differs(entry, 'size');
  if (crc !== entry.crc32) throw entryError(entry.name.toString(), 'has a wrong checksum');
}

/** Returns the target of a symbolic link, which is its contents. A folder must have no contents. */
async function linkTarget(window: FileWindow, entry: ZipEntry, start: number): Promise<Buffer> {
  if (entry.size > (entry.kind === 'symbolic link' ? MAX_TARGET_BYTES : 0)) {
    throw entryError(entry.name.toString(), `is a ${entry.kind} with ${entry.size} bytes of contents`);
  }
  const pieces: Buffer[] = [];
  await readContents(window, entry, start, (piece) => pieces.push(Buffer.from(piece)));
  return Buffer.concat(pieces);
}

function inflateAtOnce(compressed: Buffer, entry: ZipEntry): Buffer {
  try {
    // With `info`, the function also returns how much of the input it used. The type declarations lack this option.
    const options = { maxOutputLength: Math.max(1, entry.size), info: true };
    const { buffer, engine } = inflateRawSync(compressed, options) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    if (engine.bytesWritten !== compressed.length) throw differs(entry, 'compressed size');
    return buffer;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw differs(entry, 'size');
    throw error;
  }
}

function differs(entry: ZipEntry, what: string): Error {
  return entryError(entry.name.toString(), `and the directory of the bundle disagree about its ${what}`);
}
