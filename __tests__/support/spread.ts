/** Moments that are spread over a run. */

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/**
 * The same numbers on every machine. As many in a row as you like are spread evenly: sixty of them leave no larger gap than
 * two hundred random ones.
 *
 * @param index of the number
 * @returns from 0 to 1
 */
export function spread(index: number): number {
  return (index * GOLDEN_RATIO) % 1;
}
