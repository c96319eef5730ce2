/**
 * Reads a tar archive while it arrives: ustar, pax, GNU's long names and large sizes, and the old format. The parser
 * knows only the format. Its handler decides which names and kinds of entry a site may have.
 */
import type { ArchiveEntry } from '../site/archive-entry.ts';
import { damaged } from '../site/bundle-errors.ts';
import { BLOCK_BYTES, parseHeader, parseLongName, parsePaxRecords, type TarHeader } from './tar-header.ts';

/**
 * The kinds by type flag: the digits are POSIX's, the letters GNU tar's. NUL marks a file in the oldest archives. 7 is a
 * "contiguous" file, which no system treats specially.
 */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['\0', 'file'],
  ['0', 'file'],
  ['1', 'hard link'],
  ['2', 'symbolic link'],
  ['3', 'character device'],
  ['4', 'block device'],
  ['5', 'folder'],
  ['6', 'FIFO'],
  ['7', 'file'],
  ['D', 'listing of an incremental backup'],
  ['M', 'part of a multi-volume archive'],
  ['S', 'sparse file'],
  ['V', 'volume label'],
]);

/** Extended headers are collected in memory; long names and a few attributes never need as much. */
const MAX_EXTENSION_BYTES = 1024 * 1024;

const SLASH = 0x2f;
const GZIP_MAGIC = 0x1f8b;

/** Headers that extend the next entry or all following ones (`g`): those of pax, and GNU tar's long names. */
const EXTENSIONS: ReadonlySet<string> = new Set(['x', 'g', 'L', 'K']);

type Records = Readonly<ReturnType<typeof parsePaxRecords>>;

const NO_RECORDS: Records = new Map();
const NOTHING = Buffer.alloc(0);

/** Receives the entries in order. An error that it throws ends the reading. */
interface EntryHandler {
  /** Must throw for a kind other than the four of {@link ArchiveEntry}, since it is unknown what follows it. */
  onEntry(entry: ArchiveEntry): void;
  /** Receives a piece of the last entry's contents. Its memory may be reused as soon as this method returns. */
  onContents(piece: Buffer): void;
  /** The contents of the last entry are complete. */
  onEntryEnd(): void;
}

export class TarParser {
  readonly #handler: EntryHandler;
  readonly #reading: Generator<void, void, void>;
  #chunk: Buffer = NOTHING;
  /** Start of the unread bytes in the chunk. */
  #at = 0;
  /** Bytes of the archive read so far, and how many of them belong to complete entries. */
  #position = 0;
  #completeUntil = 0;
  #hasEndMark = false;

  constructor(handler: EntryHandler) {
    this.#handler = handler;
    this.#reading = this.#readArchive();
  }

  /**
   * Reads the next bytes of the archive, divided anywhere. Whatever follows the end mark is ignored, as in GNU tar.
   *
   * @throws ActionError, and whatever the handler throws; the reader must not be used after that
   */
  write(chunk: Buffer): void {
    this.#chunk = chunk;
    this.#at = 0;
    this.#reading.next();
  }

  /**
   * Ends the reading after the last byte.
   *
   * @throws ActionError if the archive is empty or truncated. Unlike GNU tar, it needs the end mark even after a
   *   complete entry. The gzip checksum proves nothing about the end: an archive may lack its last members.
   */
  end(): void {
    if (this.#hasEndMark) return;
    if (this.#position === 0) throw damaged('it is empty');
    if (this.#position === this.#completeUntil) throw damaged('its end is missing');
    throw damaged(`it ends after ${this.#position} bytes, in the middle of an entry`);
  }

  /** Yields when the chunk is used up. */
  *#readArchive(): Generator<void, void, void> {
    let ofAll = NO_RECORDS;
    let next = NO_RECORDS;
    for (;;) {
      const position = this.#position;
      const block = yield* this.#read(BLOCK_BYTES);
      if (position === 0 && block.readUInt16BE(0) === GZIP_MAGIC) {
        throw damaged('it is compressed twice, as by a proxy or gateway between the storage and the runner');
      }
      const header = parseHeader(block, position);
      if (header === undefined) break;
      if (EXTENSIONS.has(header.type)) {
        const records = yield* this.#readExtension(header, position);
        if (header.type === 'g') ofAll = new Map([...ofAll, ...records]);
        else next = next.size === 0 ? records : new Map([...next, ...records]);
        continue;
      }
      const entry = tarEntry(header, ofAll.size === 0 ? next : new Map([...ofAll, ...next]), position);
      this.#handler.onEntry(entry);
      for (let left = entry.size; left > 0; ) {
        const piece = this.#take(left);
        if (piece.length === 0) yield;
        else this.#handler.onContents(piece);
        left -= piece.length;
      }
      this.#handler.onEntryEnd();
      yield* this.#read(paddingOf(entry.size));
      this.#completeUntil = this.#position;
      next = NO_RECORDS;
    }
    if (next.size > 0) throw damaged('its last extended header belongs to no entry');
    this.#hasEndMark = true;
  }

  *#readExtension({ type, size }: TarHeader, position: number): Generator<void, Records, void> {
    if (size > MAX_EXTENSION_BYTES) {
      throw damaged(`the extended header at byte ${position} is too large (${size} bytes)`);
    }
    // The bytes are copied, since they are needed longer than the chunk.
    const bytes = Buffer.from(yield* this.#read(size));
    yield* this.#read(paddingOf(size));
    if (type === 'x' || type === 'g') return parsePaxRecords(bytes);
    return new Map([[type === 'L' ? 'path' : 'linkpath', parseLongName(bytes)]]);
  }

  /** Returns the next bytes in one piece, which is a copy only if they arrive in several chunks. */
  *#read(length: number): Generator<void, Buffer, void> {
    const first = this.#take(length);
    if (first.length === length) return first;
    const pieces = [Buffer.from(first)];
    for (let left = length - first.length; left > 0; ) {
      yield;
      const piece = Buffer.from(this.#take(left));
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }

  /** Returns as many of the next bytes as the chunk still has, up to `max`. */
  #take(max: number): Buffer {
    const piece = this.#chunk.subarray(this.#at, this.#at + max);
    this.#at += piece.length;
    this.#position += piece.length;
    return piece;
  }
}

function paddingOf(size: number): number {
  return -size & (BLOCK_BYTES - 1);
}

function tarEntry(header: TarHeader, records: Records, position: number): ArchiveEntry {
  const name = records.get('path') ?? header.name;
  const size = sizeOf(header, records.get('size'), position);
  const kind = kindOf(header.type, name, records);
  const isLink = kind === 'symbolic link' || kind === 'hard link';
  const linkName = isLink ? (records.get('linkpath') ?? header.linkName) : NOTHING;
  return { kind, name, linkName, size, mode: header.mode };
}

function kindOf(type: string, name: Buffer, records: Records): string {
  if (records.has('sparse')) return 'sparse file';
  const kind = KINDS.get(type);
  // In old archives without a type flag for folders, a slash marked a folder.
  if (kind === 'file' && name.at(-1) === SLASH) return 'folder';
  return kind ?? `entry of the unknown type 0x${type.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

function sizeOf(header: TarHeader, inRecord: Buffer | undefined, position: number): number {
  if (inRecord === undefined) return header.size;
  const digits = inRecord.toString('latin1');
  const size = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(size)) {
    throw damaged(`the header at byte ${position} has an impossible size`);
  }
  return size;
}
