/** Spreads moments over a run. */

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * Returns the same numbers on every machine. Any number of consecutive ones is spread evenly: sixty of them leave no
 * larger gap than two hundred random ones.
 *
 * @param index of the number
 * @returns a number from 0 to 1
 */
export function spread(index: number): number {
  return (index * GOLDEN_RATIO) % 1;
}
