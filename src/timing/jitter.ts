/**
 * Brings workflows out of step. A thousand of them on one cron minute would otherwise ask in the same second, again and
 * again: from check to check each drifts a little, and soon they are spread over the interval.
 */

/** Of one check, in parts of the interval. */
const MAX_STEP = 0.1;

/** Of all checks together. */
const MAX_TOTAL = 0.5;

export class Jitter {
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
    const drift = this.#drift + (2 * this.#random() - 1) * MAX_STEP;
    this.#drift = Math.min(MAX_TOTAL, Math.max(-MAX_TOTAL, drift));
    return this.#drift * this.#intervalMs;
  }
}
