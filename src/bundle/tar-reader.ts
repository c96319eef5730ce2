/**
 * Reads a tar archive while it arrives: ustar, pax, GNU's long names and large sizes, and the old form without a
 * magic. It knows the format only; which names and kinds of entry a site may have is decided by its caller.
 *
 * Where two readers could see two different archives in the same bytes, it refuses instead of choosing. The rules
 * are those of POSIX (pax, "ustar Interchange Format") and, for its own extensions, of GNU tar.
 */

const BLOCK = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK);

/** Names and pax records are gathered in memory, so their size has an end. */
const LONGEST_EXTENSION_BYTES = 1024 * 1024;

/** Largest size that the octal field of a header holds. */
const LARGEST_OCTAL_SIZE = 0o77777777777;

export interface TarEntry {
  readonly kind: 'file' | 'folder' | 'symbolic link' | 'hard link' | 'other';
  /** As the archive has it: not checked, nor known to be UTF-8. */
  readonly name: Buffer;
  /** Target of a link, likewise; empty for everything else. */
  readonly linkName: Buffer;
  /** Bytes of contents; 0 for everything but a file, and not known for `other`. */
  readonly size: number;
  readonly mode: number;
  /** What an `other` is, in words. */
  readonly what: string;
}

/** Told of an archive's entries in their order; what it throws ends the reading. */
export interface TarHandler {
  onEntry(entry: TarEntry): void;
  /** A piece of the contents of the entry before. It lies in the chunk given to `write`, and is not a copy. */
  onContents(piece: Buffer): void;
  /** All contents of the entry are there. */
  onEntryEnd(): void;
}

/** The bytes are no tar archive, or not a whole one. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** Header of the next entry, as far as the entries before it give it (pax and GNU extensions). */
interface Extensions {
  name?: Buffer;
  linkName?: Buffer;
  size?: number;
  isSparse?: boolean;
}

export class TarReader {
  readonly #handler: TarHandler;
  /** Archive bytes read so far, for messages. */
  #position = 0;
  /** The part of a header that lay at the end of a chunk. */
  #cutHeader = EMPTY_BLOCK.subarray(0, 0);
  /** Bytes of contents and of padding that come before the next header. */
  #contentsLeft = 0;
  #paddingLeft = 0;
  /** Type of the extension being gathered; undefined inside of an entry for the handler. */
  #extensionType: string | undefined;
  #extensionPieces: Buffer[] = [];
  #next: Extensions = {};
  #hasNext = false;
  #global: Extensions = {};
  #isInEntry = false;
  #hasEnded = false;

  constructor(handler: TarHandler) {
    this.#handler = handler;
  }

  /**
   * Takes the next bytes of the archive, cut anywhere. What comes after the archive's end is ignored, as GNU tar does.
   *
   * @throws TarError, and what the handler throws
   */
  write(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length && !this.#hasEnded) {
      if (this.#contentsLeft > 0) {
        const piece = chunk.subarray(at, at + this.#contentsLeft);
        at += piece.length;
        this.#contentsLeft -= piece.length;
        this.#contents(piece);
      } else if (this.#paddingLeft > 0) {
        const skipped = Math.min(this.#paddingLeft, chunk.length - at);
        at += skipped;
        this.#paddingLeft -= skipped;
      } else {
        const missing = BLOCK - this.#cutHeader.length;
        const piece = chunk.subarray(at, at + missing);
        at += piece.length;
        const header = this.#cutHeader.length === 0 ? piece : Buffer.concat([this.#cutHeader, piece]);
        this.#cutHeader = header.length < BLOCK ? Buffer.from(header) : EMPTY_BLOCK.subarray(0, 0);
        if (header.length === BLOCK) this.#header(header, this.#position + at - BLOCK);
      }
    }
    this.#position += chunk.length;
  }

  /**
   * The archive has no more bytes.
   *
   * @returns false where it ends after a whole entry but without its end mark, a block of zeros. GNU tar takes that
   *   for complete; it is, where something else vouches for the number of bytes.
   * @throws TarError where it ends within an entry, or has no byte at all
   */
  end(): boolean {
    const isWithin =
      this.#cutHeader.length > 0 || this.#contentsLeft > 0 || this.#paddingLeft > 0 || this.#hasNext;
    if (this.#position === 0) throw new TarError('it is empty');
    if (isWithin) throw new TarError(`it ends in the middle of an entry, after ${this.#position} bytes`);
    return this.#hasEnded;
  }

  #contents(piece: Buffer): void {
    if (this.#extensionType === undefined) {
      this.#handler.onContents(piece);
      if (this.#contentsLeft === 0) this.#handler.onEntryEnd();
      return;
    }
    // A copy, since the chunk may be gone before the last piece is there.
    this.#extensionPieces.push(this.#contentsLeft === 0 ? piece : Buffer.from(piece));
    if (this.#contentsLeft === 0) this.#extension(this.#extensionType, Buffer.concat(this.#extensionPieces));
  }

  #header(header: Buffer, position: number): void {
    if (header[0] === 0 && header.equals(EMPTY_BLOCK)) {
      // The second block of zeros that should follow says nothing more.
      if (this.#hasNext) throw new TarError(`the extended header before byte ${position} belongs to no entry`);
      this.#hasEnded = true;
      return;
    }
    checkChecksum(header, position);
    const type = String.fromCharCode(header[156] ?? 0);
    if ('xgLK'.includes(type)) this.#startExtension(type, numberField(header, 124, 12, 'size', position), position);
    else this.#startEntry(header, type, position);
  }

  #startExtension(type: string, size: number, position: number): void {
    if (size > LONGEST_EXTENSION_BYTES) {
      throw new TarError(`the extended header at byte ${position} has ${size} bytes`);
    }
    this.#extensionType = type;
    this.#extensionPieces = [];
    this.#startContents(size);
    if (size === 0) this.#extension(type, Buffer.alloc(0));
  }
