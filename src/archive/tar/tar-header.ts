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
const NO_SIZE = Buffer.alloc(SIZE_LENGTH);
const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const MAGIC_AT = 257;
const USTAR = 'ustar\0';
const GNU = 'ustar  \0';
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);

type HeaderFormat = 'old' | 'ustar' | 'gnu';

/**
 * Numbers that this reader does not need: user and group ID, time, and the two device numbers, which the old format does
 * not have. Common readers refuse a header if one is not a number.
 */
const TIME_AT = 136;
const NUMBERS_AT = { old: [108, 116, TIME_AT], others: [108, 116, TIME_AT, 329, 337] };

/** In GNU's format, the times of access and change are in place of the prefix. */
const PREFIX_AT = 345;
const GNU_TIMES_AT = [PREFIX_AT, PREFIX_AT + 12];

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
  const format = formatOf(block);
  if (format === undefined)
    throw refuse('is not of the format ustar, pax, or GNU tar, nor of the old format');
  const type = block.toString('latin1', 156, 157);
  // A sparse or multi-volume file has other numbers there, and is refused by its type.
  if (format === 'gnu' && !/[SM]/.test(type) && !hasTimesOfGnu(block)) {
    throw refuse("is in GNU's format, but has data in the field for the prefix");
  }
  // Python reads a prefix whatever the magic is, and GNU tar does not.
  if (format === 'old' && block[PREFIX_AT] !== 0) {
    throw refuse('is of the old format, but has data in the field for the prefix');
  }
  const wrong = NUMBERS_AT[format === 'old' ? 'old' : 'others'].find(
    (at) => !isNumber(block, at, at === TIME_AT ? 12 : 8),
  );
  if (wrong !== undefined) throw refuse(`has no number at its byte ${wrong}`);
  const size = sizeField(block.subarray(SIZE_AT, SIZE_AT + SIZE_LENGTH));
  const mode = numberField(block, 100, 8);
  if (size === undefined) throw refuse('has an impossible size');
  if (mode === undefined) throw refuse('has an impossible mode');
  const name = textField(block, 0, 100);
  const prefix = format === 'ustar' ? textField(block, PREFIX_AT, 155) : NOTHING;
  return {
    type,
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    linkName: textField(block, 157, 100),
    size,
    mode,
  };
}

/** Whether the bytes are a header block of any format. The old format has no other mark than its checksum. */
export function isTarHeader(block: Buffer): boolean {
  return block.length >= BLOCK_BYTES && isChecksumRight(block) && formatOf(block) !== undefined;
}

function formatOf(block: Buffer): HeaderFormat | undefined {
  const magic = block.toString('latin1', MAGIC_AT, MAGIC_AT + GNU.length);
  if (magic.startsWith(USTAR)) return 'ustar';
  if (magic === GNU) return 'gnu';
  // Readers disagree about the prefix of any other header that names ustar.
  return magic.startsWith('ustar') ? undefined : 'old';
}

/** Go reads anything but times as a prefix, as its first versions wrote it. Other readers ignore it. */
function hasTimesOfGnu(block: Buffer): boolean {
  return GNU_TIMES_AT.every((at) => isNumber(block, at, 12));
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

/** Whether a field that is not read is a number of any size, even a negative one. */
function isNumber(block: Buffer, at: number, length: number): boolean {
  return byteAt(block, at) >= 0x80 || numberField(block, at, length) !== undefined;
}

/** An empty field is 0. Readers disagree about spaces without digits, and about digits behind a NUL. */
function sizeField(field: Buffer): number | undefined {
  if (field.equals(NO_SIZE)) return 0;
  const isBlank = field[0] === 0 || textField(field, 0, field.length).every((byte) => byte === SPACE);
  return isBlank ? undefined : numberField(field, 0, field.length);
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
