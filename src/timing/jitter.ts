/**
 * Jitter for the polling interval. A thousand workflows on the same cron minute would otherwise poll in the same
 * second for as long as they run. The offset changes a little from check to check, so they soon spread over the
 * interval.
 */

/** Largest change from one check to the next, as a fraction of the interval. */
const MAX_STEP = 0.1;

/** Largest offset overall, as a fraction of the interval. */
const MAX_OFFSET = 0.5;

export class Jitter {
  readonly #intervalMs: number;
  readonly #random: () => number;
  #offset = 0;

  /** @param random 0 to 1 */
  constructor(intervalMs: number, random: () => number) {
    this.#intervalMs = intervalMs;
    this.#random = random;
  }

  /** @returns milliseconds by which to delay the next check; negative to make it earlier */
  next(): number {
    const offset = this.#offset + (2 * this.#random() - 1) * MAX_STEP;
    this.#offset = Math.min(MAX_OFFSET, Math.max(-MAX_OFFSET, offset));
    return this.#offset * this.#intervalMs;
  }
}
