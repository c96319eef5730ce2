/**
 * Brings workflows out of step. A thousand of them on one cron minute would otherwise ask in the same second, again and
 * again: from check to check each drifts a little, and soon they are spread over the interval.
 */

/** Of one check, in parts of the interval. */
const LARGEST_STEP = 0.1;

/** Of all checks together. */
const LARGEST_DRIFT = 0.5;

export class Drift {
  readonly #intervalMs: number;
  readonly #random: () => number;
  #drift = 0;

  /** @param random 0 to 1 */
  constructor(intervalMs: number, random: () => number) {
    this.#intervalMs = intervalMs;
    this.#random = random;
  }

  /** @returns milliseconds by which the next check comes later than planned, or sooner where it is negative */
  next(): number {
    const drift = this.#drift + (2 * this.#random() - 1) * LARGEST_STEP;
    this.#drift = Math.min(LARGEST_DRIFT, Math.max(-LARGEST_DRIFT, drift));
    return this.#drift * this.#intervalMs;
  }
}
