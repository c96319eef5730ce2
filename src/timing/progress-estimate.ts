/**
 * When to look before the next check is due. A fixed interval finds the end of a job half an interval late on
 * average; progress that moves tells when the end is near.
 */

const NEAR_THE_END_PERCENT = 90;
const MIN_DELAY_MS = 1000;

export class ProgressEstimate {
  readonly #began: number;
  readonly #intervalMs: number;
  #first: { percent: number; at: number } | undefined;
  #latestPercent: number | undefined;
  #unmoved = 0;

  /** @param began the moment of the first check, in the clock's milliseconds */
  constructor(began: number, intervalMs: number) {
    this.#began = began;
    this.#intervalMs = intervalMs;
  }

  /**
   * Takes in what a look has just seen, and says after how many milliseconds another look is worth its request.
   *
   * Aims at 70 % of the time that seems to be left, since progress is seldom even, and near the end looks every one
   * to three seconds. Each look that finds progress unmoved doubles the delay: a job that hangs at 99 % is not
   * worth more requests than the checks themselves.
   *
   * @param percent progress, 0 to 100
   * @returns undefined where progress tells nothing yet
   */
  delayMs(percent: number, now: number): number | undefined {
    this.#unmoved = percent === this.#latestPercent ? this.#unmoved + 1 : 0;
    this.#latestPercent = percent;
    const elapsedMs = now - this.#began;
    const patience = 2 ** this.#unmoved;
    if (percent >= NEAR_THE_END_PERCENT) {
      return Math.min(3000, Math.max(MIN_DELAY_MS, 0.02 * elapsedMs)) * patience;
    }
    const leftMs = this.timeLeftMs(percent, now);
    if (leftMs === undefined) return undefined;
    return Math.min(this.#intervalMs, Math.max(MIN_DELAY_MS, Math.min(0.7 * leftMs, elapsedMs))) * patience;
  }

  /**
   * Milliseconds until 100 % at the pace seen so far.
   *
   * @returns undefined before progress has moved
   */
  timeLeftMs(percent: number, now: number): number | undefined {
    this.#first ??= { percent, at: now };
    const gained = percent - this.#first.percent;
    if (gained <= 0) return undefined;
    return ((100 - percent) * (now - this.#first.at)) / gained;
  }
}
