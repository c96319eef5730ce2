/** Into which parts a bundle is cut for the transfer: pure arithmetic. */

/** A range of bytes; `end` is the byte after the last. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

const MiB = 1024 * 1024;
const MIN_RANGE_BYTES = MiB;
const MAX_RANGE_BYTES = 4 * MiB;

/** A small bundle still gives every connection something to do; a large one is not cut into too many requests. */
const TARGET_RANGES = 16;

/** Bytes to ask for in the first request, which also tells the size. */
export function rangeBytes(sizeBytes: number | undefined): number {
  if (sizeBytes === undefined) return MIN_RANGE_BYTES;
  return Math.min(MAX_RANGE_BYTES, Math.max(MIN_RANGE_BYTES, Math.ceil(sizeBytes / TARGET_RANGES)));
}

/**
 * The parts that follow the first, in order and without gaps.
 *
 * @param from the byte after the first part
 */
export function planRanges(from: number, sizeBytes: number): Part[] {
  const bytes = rangeBytes(sizeBytes);
  const parts: Part[] = [];
  for (let start = from; start < sizeBytes; start += bytes) {
    parts.push({ start, end: Math.min(start + bytes, sizeBytes) });
  }
  return parts;
}
