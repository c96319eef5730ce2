import { expect, it } from '@jest/globals';
import { planRanges, rangeBytes } from '../../../src/download/byte-ranges.ts';
import fc from '../../support/fast-check.ts';

const MiB = 1024 * 1024;

it('rangeBytes: divides larger files into larger ranges', () => {
  const sizes = [undefined, 0, 100_000, 20 * MiB, 2_000_000_000];
  expect(sizes.map(rangeBytes)).toEqual([MiB, MiB, MiB, 1.25 * MiB, 4 * MiB]);
});

it('planRanges: covers the rest without gaps and overlaps, in ranges of 1 to 4 MiB and a last one', () => {
  const sizes = fc.integer({ min: 0, max: 300_000_000 });
  fc.assert(
    fc.property(sizes, sizes, (a, b) => {
      const [from, sizeBytes] = a < b ? [a, b] : [b, a];
      const ranges = [...planRanges(from, sizeBytes)];
      const starts = ranges.map(({ start }) => start);
      expect([...starts, sizeBytes]).toEqual([from, ...ranges.map(({ end }) => end)]);
      const lengths = ranges.map(({ start, end }) => end - start);
      expect(lengths.every((length) => length > 0 && length <= 4 * MiB)).toBe(true);
      expect(lengths.slice(0, -1).every((length) => length >= MiB)).toBe(true);
    }),
  );
});
