/**
 * Reads a tar archive while it arrives: ustar, pax, GNU's long names and large sizes, and the old form without a
 * magic. It knows the format only: which names and kinds of entry a site may have is for its handler to decide.
 *
 * Where two readers could see two archives in the same bytes, it refuses instead of choosing.
 */
import {
  BLOCK_BYTES,
  isEndMark,
  type PaxKey,
  parseHeader,
  parsePaxRecords,
  TarError,
  type TarHeader,
  withoutPadding,
} from './tar-header.ts';

type TarKind = 'file' | 'folder' | 'symbolic link' | 'hard link' | 'other';

export interface TarEntry {
  readonly kind: TarKind;
  /** The kind in words, for an `other` too. */
  readonly what: string;
  /** As the archive has it: not checked, nor known to be UTF-8. */
  readonly name: Buffer;
  /** Where a link leads to, likewise; empty for the other kinds. */
  readonly linkName: Buffer;
  /** Bytes of contents; 0 for a folder and a link. */
  readonly size: number;
  readonly mode: number;
}

/** Is told of the entries in their order. What it throws ends the reading. */
export interface TarHandler {
  /** Has to throw for an `other` that it does not know: what follows such an entry cannot be told. */
  onEntry(entry: TarEntry): void;
  /** Contents of the last entry, in one or several pieces; good until it returns, since the chunk may be reused. */
  onContents(piece: Buffer): void;
  /** The contents of the last entry are complete. */
  onEntryEnd(): void;
}

/** By type flag. NUL is how the oldest archives mark a file; 7 is a "contiguous" one, special nowhere. */
const KINDS: ReadonlyMap<string, TarKind> = new Map([
  ['\0', 'file'],
  ['0', 'file'],
  ['7', 'file'],
  ['1', 'hard link'],
  ['2', 'symbolic link'],
  ['5', 'folder'],
]);
/** The digits are POSIX's, the letters GNU tar's. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ['3', 'character device'],
  ['4', 'block device'],
  ['6', 'FIFO'],
  ['D', 'listing of an incremental backup'],
  ['M', 'part of a multi-volume archive'],
  ['S', 'sparse file'],
  ['V', 'volume label'],
]);

/** Extended headers are gathered in memory; long names and a few attributes never need as much as this. */
const MAX_EXTENSION_BYTES = 1024 * 1024;

/** A size from here on does not fit into a header, so that only the pax record holds it. */
const TOO_LARGE_FOR_HEADER = 8 ** 11;

const SLASH = 0x2f;

/** Headers that say more about an entry: pax's for the next one and for all that follow, GNU tar's long names. */
const EXTENSIONS: ReadonlySet<string> = new Set(['x', 'g', 'L', 'K']);

type Records = ReadonlyMap<PaxKey, Buffer>;

const NO_RECORDS: Records = new Map();
const NOTHING = Buffer.alloc(0);

export class TarReader {
  readonly #handler: TarHandler;
  readonly #reading: Generator<void, void, void>;
  #chunk: Buffer = NOTHING;
  /** Where in the chunk the unread bytes begin. */
  #at = 0;
  /** Bytes of the archive read so far, and those of them that belong to whole entries. */
  #position = 0;
  #wholeUntil = 0;
  #hasEndMark = false;

  constructor(handler: TarHandler) {
    this.#handler = handler;
    this.#reading = this.#readArchive();
  }

  /**
   * Takes the next bytes of the archive, cut anywhere. Whatever follows the end mark is ignored, as GNU tar does.
   *
   * @throws TarError, and what the handler throws; the reader is of no use then
   */
  write(chunk: Buffer): void {
    this.#chunk = chunk;
    this.#at = 0;
    this.#reading.next();
  }

  /**
   * There are no more bytes.
   *
   * @returns whether the archive has its end mark, a block of zeros. Without it, it ends after a whole entry: complete
   *   for GNU tar, and complete indeed where something else vouches for the number of bytes.
   * @throws TarError where the archive is cut, or empty
   */
  end(): boolean {
    if (this.#position === 0) throw new TarError('it is empty');
    if (this.#hasEndMark || this.#position === this.#wholeUntil) return this.#hasEndMark;
    throw new TarError(`it ends after ${this.#position} bytes, in the middle of an entry`);
  }

  /** Yields whenever the chunk is used up. */
  *#readArchive(): Generator<void, void, void> {
    const global = new Map<PaxKey, Buffer>();
    let next = NO_RECORDS;
    for (;;) {
      const position = this.#position;
      const block = yield* this.#read(BLOCK_BYTES);
      if (isEndMark(block)) break;
      const header = parseHeader(block, position);
      if (EXTENSIONS.has(header.type)) {
        const records = yield* this.#readExtension(header, position);
        if (header.type === 'g') for (const [key, value] of records) global.set(key, value);
        else next = mergedOnce(next, records, position);
        continue;
      }
      const entry = tarEntry(header, merged(global, next), position);
      this.#handler.onEntry(entry);
      for (let left = entry.size; left > 0; ) {
        const piece = this.#take(left);
        if (piece.length === 0) yield;
        else this.#handler.onContents(piece);
        left -= piece.length;
      }
      this.#handler.onEntryEnd();
      yield* this.#skipPadding(entry.size);
      this.#wholeUntil = this.#position;
      next = NO_RECORDS;
    }
    if (next.size > 0) throw new TarError('its last extended header is for no entry');
    this.#hasEndMark = true;
  }

  *#readExtension({ type, size }: TarHeader, position: number): Generator<void, Records, void> {
    if (size > MAX_EXTENSION_BYTES) {
      throw new TarError(`the extended header at byte ${position} has ${size} bytes`);
    }
    // A copy, as it is needed longer than the chunk is.
    const bytes = Buffer.from(yield* this.#read(size));
    yield* this.#skipPadding(size);
    if (type === 'x' || type === 'g') return parsePaxRecords(bytes);
    return new Map([[type === 'L' ? 'path' : 'linkpath', withoutPadding(bytes)]]);
  }

  *#skipPadding(size: number): Generator<void, void, void> {
    for (let left = -size & (BLOCK_BYTES - 1); left > 0; ) {
      left -= this.#take(left).length;
      if (left > 0) yield;
    }
  }

  /** The next bytes in one piece, which is a copy only where they come in several chunks. */
  *#read(length: number): Generator<void, Buffer, void> {
    const whole = this.#take(length);
    if (whole.length === length) return whole;
    const pieces = [Buffer.from(whole)];
    for (let left = length - whole.length; left > 0; ) {
      yield;
      const piece = Buffer.from(this.#take(left));
      pieces.push(piece);
      left -= piece.length;
    }
    return Buffer.concat(pieces);
  }

  /** As many of the next bytes as the chunk still has, `most` at most. */
  #take(most: number): Buffer {
    const piece = this.#chunk.subarray(this.#at, this.#at + most);
    this.#at += piece.length;
    this.#position += piece.length;
    return piece;
  }
}

/** Two extended headers that speak of the same thing leave open which of them counts. */
function mergedOnce(before: Records, records: Records, position: number): Records {
  for (const key of records.keys()) {
    if (before.has(key)) throw new TarError(`the extended header at byte ${position} gives "${key}" again`);
  }
  return merged(before, records);
}

function merged(before: Records, after: Records): Records {
  if (before.size === 0) return after;
  return new Map([...before, ...after]);
}

function tarEntry(header: TarHeader, records: Records, position: number): TarEntry {
  const name = record(records, 'path') ?? header.name;
  const size = sizeOf(header, record(records, 'size'), position);
  const { kind, what } = kindOf(header.type, name, records);
  const isLink = kind === 'symbolic link' || kind === 'hard link';
  if ((isLink || kind === 'folder') && size > 0) {
    throw new TarError(`the ${what} at byte ${position} has contents`);
  }
  const linkName = isLink ? (record(records, 'linkpath') ?? header.linkName) : NOTHING;
  return { kind, what, name, linkName, size, mode: header.mode };
}

function kindOf(type: string, name: Buffer, records: Records): Pick<TarEntry, 'kind' | 'what'> {
  if (records.has('sparse')) return { kind: 'other', what: 'sparse file' };
  const kind = KINDS.get(type);
  if (kind === undefined) {
    const code = type.charCodeAt(0).toString(16).padStart(2, '0');
    return { kind: 'other', what: OTHERS.get(type) ?? `thing of the unknown type 0x${code}` };
  }
  // So did archives mark a folder before there was a type for it.
  const isOldFolder = kind === 'file' && name.at(-1) === SLASH;
  return isOldFolder ? { kind: 'folder', what: 'folder' } : { kind, what: kind };
}

function record(records: Records, key: PaxKey): Buffer | undefined {
  const value = records.get(key);
  // An empty value takes back what is said elsewhere (POSIX, "pax Extended Header").
  return value?.length === 0 ? undefined : value;
}

function sizeOf(header: TarHeader, inRecord: Buffer | undefined, position: number): number {
  if (inRecord === undefined) return header.size;
  const digits = inRecord.toString('latin1');
  const size = Number(digits);
  if (!/^\d+$/.test(digits) || !Number.isSafeInteger(size)) {
    throw new TarError(`the header at byte ${position} has an impossible size`);
  }
  if (header.size !== 0 && header.size !== size && size < TOO_LARGE_FOR_HEADER) {
    throw new TarError(`the header at byte ${position} has two sizes, ${header.size} and ${size}`);
  }
  return size;
}
