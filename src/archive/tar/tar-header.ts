/**
 * Decodes one header block of a tar archive, and the records of a pax extended header. This module knows neither
 * streams nor the rules for sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for
 * base-256 numbers; the manual page tar(5) of libarchive for the old format.
 *
 * A field ends at its first NUL. What is behind it has no meaning: npm's `tar` and star write times into the end of
 * ustar's prefix.
 */
import { damaged } from '../site/bundle-errors.ts';

/** A header is one block; contents are padded to complete blocks. */
export const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);

const SIZE_AT = 124;
const SIZE_LENGTH = 12;
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const MAGIC_AT = 257;
const USTAR = 'ustar\0';
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);

const PREFIX_AT = 345;

/** Names are the bytes of the archive: neither checked nor known to be UTF-8. */
export interface TarHeader {
  /** The type flag, one character. */
  readonly type: string;
  readonly name: Buffer;
  readonly linkName: Buffer;
  readonly size: number;
  readonly mode: number;
}

/**
 * @param position in bytes
 * @returns undefined for a block of zeros, which ends an archive
 * @throws ActionError if the checksum is wrong or a number is impossible
 */
export function parseHeader(block: Buffer, position: number): TarHeader | undefined {
  if (block[0] === 0 && block.equals(EMPTY_BLOCK)) return undefined;
  const refuse = (problem: string) => damaged(`the header at byte ${position} ${problem}`);
  if (!isChecksumRight(block)) throw refuse('has a wrong checksum');
  const size = numberField(block, SIZE_AT, SIZE_LENGTH);
  const mode = numberField(block, 100, 8);
  if (size === undefined) throw refuse('has an impossible size');
  if (mode === undefined) throw refuse('has an impossible mode');
  const name = textField(block, 0, 100);
  const hasPrefix = block.toString('latin1', MAGIC_AT, MAGIC_AT + USTAR.length) === USTAR;
  const prefix = hasPrefix ? textField(block, PREFIX_AT, 155) : NOTHING;
  return {
    type: block.toString('latin1', 156, 157),
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    linkName: textField(block, 157, 100),
    size,
    mode,
  };
}

/** Whether the bytes are a header block of any format. The old format has no other mark than its checksum. */
export function isTarHeader(block: Buffer): boolean {
  return block.length >= BLOCK_BYTES && isChecksumRight(block);
}

/** The keys of a pax extended header that change which files exist. `sparse` means the keys of sparse files. */
type PaxKey = 'path' | 'linkpath' | 'size' | 'sparse';

/** Reads records of the form `<length> <key>=<value>\n`. The last record of a key wins. */
export function parsePaxRecords(bytes: Buffer): Map<PaxKey, Buffer> {
  const records = new Map<PaxKey, Buffer>();
  for (let at = 0; at < bytes.length; ) {
    const length = /^([1-9]\d{0,6}) /.exec(bytes.toString('latin1', at, at + 8))?.[1] ?? '';
    const record = bytes.subarray(at, at + Number(length));
    const equals = record.indexOf('=');
    if (equals === -1 || record.length !== Number(length) || record.at(-1) !== 0x0a) {
      throw damaged('an extended header is malformed');
    }
    const key = paxKey(record.toString('latin1', length.length + 1, equals));
    const value = record.subarray(equals + 1, -1);
    // An empty value removes what is set elsewhere.
    if (key !== undefined && value.length > 0) records.set(key, value);
    else if (key !== undefined) records.delete(key);
    at += record.length;
  }
  return records;
}

function paxKey(key: string): PaxKey | undefined {
  if (key === 'path' || key === 'linkpath' || key === 'size') return key;
  // Keys of sparse files in GNU tar's three formats, and in star's. With them, the stored contents are not those of the
  // file.
  return key.startsWith('GNU.sparse.') || key === 'SCHILY.realsize' ? 'sparse' : undefined;
}

/** Reads GNU's long name or link name, which ends at its first NUL like a field of a header. */
export function parseLongName(bytes: Buffer): Buffer {
  return textField(bytes, 0, bytes.length);
}

function textField(block: Buffer, at: number, length: number): Buffer {
  const field = block.subarray(at, at + length);
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}

/** @returns undefined for a value that is not a number, is negative, or is too large to calculate with */
function numberField(block: Buffer, start: number, length: number): number | undefined {
  const end = start + length;
  if (byteAt(block, start) >= 0x80) return base256Field(block, start, end);
  let at = start;
  while (at < end && block[at] === SPACE) at++;
  let value = 0;
  for (; at < end; at++) {
    const digit = byteAt(block, at) - ZERO;
    if (digit < 0 || digit > 7) break;
    value = value * 8 + digit;
  }
  return at === end || block[at] === 0 || block[at] === SPACE ? value : undefined;
}

/** Reads GNU's format for numbers too large for octal: the highest bit marks it, and the next is the sign. */
function base256Field(block: Buffer, start: number, end: number): number | undefined {
  const bits = BigInt(`0x${block.toString('hex', start, end)}`);
  const value = BigInt.asUintN((end - start) * 8 - 1, bits);
  return byteAt(block, start) >= 0xc0 || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}

/** Compares the sum of all bytes, with spaces instead of the checksum; some old programs summed signed bytes. */
function isChecksumRight(block: Buffer): boolean {
  let sum = CHECKSUM_LENGTH * SPACE;
  let highBytes = 0;
  for (let at = 0; at < BLOCK_BYTES; at++) {
    if (at === CHECKSUM_AT) at += CHECKSUM_LENGTH;
    const byte = byteAt(block, at);
    sum += byte;
    if (byte >= 0x80) highBytes++;
  }
  const expected = numberField(block, CHECKSUM_AT, CHECKSUM_LENGTH);
  return expected === sum || expected === sum - 256 * highBytes;
}

function byteAt(block: Buffer, at: number): number {
  return block[at] ?? 0;
}
