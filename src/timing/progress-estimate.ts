/**
 * When to check before the next regular check is due. A fixed interval notices the end of a job half an interval late
 * on average; progress shows when the end is near.
 */

const NEAR_END_PERCENT = 90;
const MIN_DELAY_MS = 1000;

export class ProgressEstimate {
  readonly #startedAt: number;
  readonly #intervalMs: number;
  #first: { percent: number; at: number } | undefined;
  #latestPercent: number | undefined;
  #unmovedChecks = 0;

  /** @param startedAt time of the first check, in the clock's milliseconds */
  constructor(startedAt: number, intervalMs: number) {
    this.#startedAt = startedAt;
    this.#intervalMs = intervalMs;
  }

  /**
   * Takes in the progress of the latest check, and returns after how many milliseconds an early check is worth its
   * request.
   *
   * Aims at 70 % of the estimated time left, since progress is rarely even; near the end it is one to three seconds.
   * Each check that finds progress unmoved doubles the delay, so a job that hangs at 99 % costs no more requests than
   * the regular checks.
   *
   * @param percent progress, 0 to 100
   * @returns undefined while progress has not moved yet
   */
  delayMs(percent: number, now: number): number | undefined {
    this.#unmovedChecks = percent === this.#latestPercent ? this.#unmovedChecks + 1 : 0;
    this.#latestPercent = percent;
    const elapsedMs = now - this.#startedAt;
    const factor = 2 ** this.#unmovedChecks;
    if (percent >= NEAR_END_PERCENT) {
      return Math.min(3000, Math.max(MIN_DELAY_MS, 0.02 * elapsedMs)) * factor;
    }
    const leftMs = this.timeLeftMs(percent, now);
    if (leftMs === undefined) return undefined;
    return Math.min(this.#intervalMs, Math.max(MIN_DELAY_MS, Math.min(0.7 * leftMs, elapsedMs))) * factor;
  }

  /**
   * Milliseconds until 100 % at the pace so far.
   *
   * @returns undefined while progress has not moved yet
   */
  timeLeftMs(percent: number, now: number): number | undefined {
    this.#first ??= { percent, at: now };
    const gained = percent - this.#first.percent;
    if (gained <= 0) return undefined;
    return ((100 - percent) * (now - this.#first.at)) / gained;
  }
}
