/** Into which parts a bundle is cut for the transfer: pure arithmetic. */

/** A range of bytes; `end` is the byte after the last. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const MiB = 1024 * 1024;
const SMALLEST_PART_BYTES = MiB;
const LARGEST_PART_BYTES = 4 * MiB;

/** A small bundle still gives every connection something to do; a large one is not cut into too many requests. */
const PARTS_AIMED_AT = 16;

/** Bytes to ask for in the first request, which also tells the size. */
export function partBytes(sizeBytes: number | undefined): number {
  if (sizeBytes === undefined) return SMALLEST_PART_BYTES;
  return Math.min(LARGEST_PART_BYTES, Math.max(SMALLEST_PART_BYTES, Math.ceil(sizeBytes / PARTS_AIMED_AT)));
}

/**
 * The parts that follow the first, in order and without gaps.
 *
 * @param from the byte after the first part
 */
export function planParts(from: number, sizeBytes: number): Part[] {
  const bytes = partBytes(sizeBytes);
  const parts: Part[] = [];
  for (let start = from; start < sizeBytes; start += bytes) {
    parts.push({ start, end: Math.min(start + bytes, sizeBytes) });
  }
  return parts;
}
