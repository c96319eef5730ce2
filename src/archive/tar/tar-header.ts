/**
 * Decodes one header block of a tar archive, and the records of a pax extended header. This module knows neither
 * streams nor the rules for sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for
 * base-256 numbers.
 */
import { damaged } from '../site/bundle-errors.ts';

/** A header is one block; contents are padded to complete blocks. */
export const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);

const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const USTAR = Buffer.from('ustar\0', 'latin1');
const GNU = Buffer.from('ustar  \0', 'latin1');
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);

/**
 * Positions of numbers that this reader does not need: user and group ID, time, and the two device numbers (POSIX, pax,
 * "ustar Interchange Format"). Python's `tarfile` ends the archive if one is not a number; other readers ignore them.
 */
const TIME_AT = 136;
const NUMBERS_AT = [108, 116, TIME_AT, 329, 337];

/** Names are the bytes of the archive: neither checked nor known to be UTF-8. */
interface TarHeader {
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
  if (!isChecksumRight(block)) throw damaged(`the header at byte ${position} has a wrong checksum`);
  const name = textField(block, 0, 100);
  const isUstar = USTAR.compare(block, 257, 263) === 0;
  if (!isUstar && GNU.compare(block, 257, 265) !== 0) {
    throw damaged(`the header at byte ${position} is not of the format ustar, pax, or GNU tar`);
  }
  const type = block.toString('latin1', 156, 157);
  const prefix = textField(block, 345, 155);
  // GNU's own format may have times in this field. Python's `tarfile` and old versions of Go read them as a prefix.
  // Sparse and multi-volume files have other numbers there, and are refused by their type.
  if (!isUstar && prefix.length > 0 && !/[SM]/.test(type)) {
    throw damaged(
      `the header at byte ${position} is in GNU's format, but has data in the field for the prefix`,
    );
  }
  const wrong = NUMBERS_AT.find(
    (at) => byteAt(block, at) < 0x80 && numberField(block, at, at === TIME_AT ? 12 : 8) === undefined,
  );
  if (wrong !== undefined) throw damaged(`the header at byte ${position} has no number at its byte ${wrong}`);
  const size = hasDigits(block, 124, 12) ? numberField(block, 124, 12) : undefined;
  const mode = numberField(block, 100, 8);
  if (size === undefined) throw damaged(`the header at byte ${position} has an impossible size`);
  if (mode === undefined) throw damaged(`the header at byte ${position} has an impossible mode`);
  return {
    type,
    name: !isUstar || prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    linkName: textField(block, 157, 100),
    size,
    mode,
  };
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
    const name = record.toString('latin1', length.length + 1, equals);
    const value = record.subarray(equals + 1, -1);
    // Go ends the archive at such a record, and other readers ignore the record.
    if (/^(?:[acm]time|[ug]id)$/.test(name) && !/^-?\d+(?:\.\d*)?$/.test(value.toString('latin1'))) {
      throw damaged(`an extended header sets "${name}" to a value that is not a number`);
    }
    const key = paxKey(name);
    if (key !== undefined) {
      // In POSIX, an empty value removes what is set elsewhere. Some readers use the empty value as a name.
      if (value.length === 0) throw damaged(`an extended header sets "${key}" to nothing`);
      records.set(key, value);
    }
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

/**
 * Reads GNU's long name. Readers use either all its bytes, or those before the first NUL, even in the padding. A NUL in
 * the middle remains: the rules for names refuse it.
 *
 * @param bytes the number of bytes that the header announces
 * @param padding the rest of the last block
 * @throws ActionError if not all readers find the same end
 */
export function parseLongName(bytes: Buffer, padding: Buffer, position: number): Buffer {
  if (bytes.at(-1) !== 0 || padding.some((byte) => byte !== 0)) {
    throw damaged(`the long name at byte ${position} does not end with zeros`);
  }
  return textField(bytes, 0, bytes.length);
}

function textField(block: Buffer, at: number, length: number): Buffer {
  let end = at + length;
  while (end > at && block[end - 1] === 0) end--;
  return end === at ? NOTHING : block.subarray(at, end);
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

/** Some readers treat a blank field as 0, others as an error, and others use the number in the previous header. */
function hasDigits(block: Buffer, start: number, length: number): boolean {
  return block.subarray(start, start + length).some((byte) => byte !== 0 && byte !== SPACE);
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
