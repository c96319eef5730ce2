/**
 * One header block of a tar archive and the records of a pax extended header, decoded. No streams here, and no rules
 * for sites. Sources: POSIX (pax, "ustar Interchange Format" and "pax Header Block"); GNU tar for base-256 numbers.
 */

/** Headers fill one block; contents are padded to whole ones. */
export const BLOCK_BYTES = 512;
const EMPTY_BLOCK = Buffer.alloc(BLOCK_BYTES);

const CHECKSUM_AT = 148;
const CHECKSUM_LENGTH = 8;
const USTAR = Buffer.from('ustar\0', 'latin1');
const SPACE = 0x20;
const ZERO = 0x30;
const NOTHING = Buffer.alloc(0);

/** The bytes are no tar archive, or not a whole one. The message goes on after a colon. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

/** Names are bytes as they stand there: not checked, nor known to be UTF-8. */
export interface TarHeader {
  /** The type flag, one character. */
  readonly type: string;
  readonly name: Buffer;
  readonly linkName: Buffer;
  readonly size: number;
  readonly mode: number;
}

/** A block of zeros ends an archive. */
export function isEndMark(block: Buffer): boolean {
  return block[0] === 0 && block.equals(EMPTY_BLOCK);
}

/**
 * @param position of the block in the archive, in bytes
 * @throws TarError where the checksum is wrong or a number cannot be
 */
export function parseHeader(block: Buffer, position: number): TarHeader {
  if (!isChecksumRight(block)) throw new TarError(`the header at byte ${position} has a wrong checksum`);
  const name = textField(block, 0, 100);
  // GNU's own form, which has another magic, keeps times in the place of the prefix.
  const prefix = USTAR.compare(block, 257, 263) === 0 ? textField(block, 345, 155) : NOTHING;
  const size = numberField(block, 124, 12);
  const mode = numberField(block, 100, 8);
  if (size === undefined) throw new TarError(`the header at byte ${position} has an impossible size`);
  if (mode === undefined) throw new TarError(`the header at byte ${position} has an impossible mode`);
  return {
    type: block.toString('latin1', 156, 157),
    name: prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]),
    linkName: textField(block, 157, 100),
    size,
    mode,
  };
}

/** Of a pax extended header, what changes which files there are. `sparse` stands for the records of that form. */
export type PaxKey = 'path' | 'linkpath' | 'size' | 'sparse';

/**
 * The records of an extended header: `<length> <key>=<value>\n` each. Of one key the last record counts.
 *
 * @throws TarError where a record is malformed
 */
export function parsePaxRecords(bytes: Buffer): Map<PaxKey, Buffer> {
  const records = new Map<PaxKey, Buffer>();
  for (let at = 0; at < bytes.length; ) {
    const length = /^([1-9]\d{0,6}) /.exec(bytes.toString('latin1', at, at + 8))?.[1] ?? '';
    const record = bytes.subarray(at, at + Number(length));
    const equals = record.indexOf('=');
    if (equals === -1 || record.length !== Number(length) || record.at(-1) !== 0x0a) {
      throw new TarError('an extended header is malformed');
    }
    const key = paxKey(record.toString('latin1', length.length + 1, equals));
    if (key !== undefined) records.set(key, record.subarray(equals + 1, -1));
    at += record.length;
  }
  return records;
}

function paxKey(key: string): PaxKey | undefined {
  if (key === 'path' || key === 'linkpath' || key === 'size') return key;
  // GNU tar's three forms of a file with holes, and star's: the contents are not what they seem.
  return key.startsWith('GNU.sparse.') || key === 'SCHILY.realsize' ? 'sparse' : undefined;
}

/** Without the zeros that fill it up. One in the middle stays, for the rules on names to refuse. */
export function withoutPadding(bytes: Buffer): Buffer {
  return textField(bytes, 0, bytes.length);
}

function textField(block: Buffer, at: number, length: number): Buffer {
  let end = at + length;
  while (end > at && block[end - 1] === 0) end--;
  return end === at ? NOTHING : block.subarray(at, end);
}

/** @returns undefined for what is no number, negative, or too large to count with */
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

/** GNU's form for what octal cannot hold: the highest bit marks it, the next one is the sign, the rest the number. */
function base256Field(block: Buffer, start: number, end: number): number | undefined {
  const bits = BigInt(`0x${block.toString('hex', start, end)}`);
  const value = BigInt.asUintN((end - start) * 8 - 1, bits);
  return byteAt(block, start) >= 0xc0 || value > Number.MAX_SAFE_INTEGER ? undefined : Number(value);
}

/** The sum of all bytes, with spaces in the place of itself; some old programs summed signed bytes. */
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
