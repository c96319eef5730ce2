/**
 * A small seeded random generator, so that generated pages vary and yet come out the same every time.
 * Not for anything that must be hard to guess.
 */

/** A stream of pseudo-random draws; two streams with the same seed draw the same. */
export type SeededRandom = {
  /** A whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** `length` characters of URL-safe Base64: text that hardly compresses, like real digests. */
  base64(length: number): string;
};

/** Starts a stream of draws (the algorithm is mulberry32: 32 bits of state, fast, evenly spread). */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const integer = (min: number, max: number): number => min + (next() % (max - min + 1));

  return {
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    base64: (length) => {
      const bytes = Buffer.alloc(4 * Math.ceil((length * 3) / 16));
      for (let offset = 0; offset < bytes.length; offset += 4) bytes.writeUInt32LE(next(), offset);
      return bytes.toString('base64url').slice(0, length);
    },
  };
}
