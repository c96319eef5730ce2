/** Divides a bundle into ranges for the download: arithmetic only. */

/** A range of bytes; `end` is the byte after the last. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const MiB = 1024 * 1024;
const MIN_RANGE_BYTES = MiB;
const MAX_RANGE_BYTES = 4 * MiB;

/** Between 16 and 64 MiB, a bundle has this many ranges: two for each connection. */
const TARGET_RANGES = 16;

/** Returns the length of each range: a sixteenth of the bundle, from 1 to 4 MiB; 1 MiB while its size is unknown. */
export function rangeBytes(sizeBytes = 0): number {
  return Math.min(MAX_RANGE_BYTES, Math.max(MIN_RANGE_BYTES, Math.ceil(sizeBytes / TARGET_RANGES)));
}

/** Yields the ranges from this byte on, in order and without gaps. */
export function* planRanges(from: number, sizeBytes: number): Generator<ByteRange, undefined, void> {
  const bytes = rangeBytes(sizeBytes);
  for (let start = from; start < sizeBytes; start += bytes) {
    yield { start, end: Math.min(start + bytes, sizeBytes) };
  }
}
