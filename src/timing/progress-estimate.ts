/**
 * When to check before the next regular check is due. A fixed interval notices the end of a job half an interval late
 * on average; progress shows when the end is near. For the rules see docs/reference.md, "Cadence".
 */

const MIN_DELAY_MS = 1000;
const MAX_MIN_DELAY_MS = 2000;

/** Of the elapsed time: a second saved matters more in a run of a minute than in one of an hour. */
const MIN_DELAY_SHARE = 0.02;

/** Of the estimated time left, since progress is rarely even. */
const TIME_LEFT_SHARE = 0.4;

/** Of the time for which the end is overdue. Grows with it, so a job that hangs soon has its regular checks only. */
const OVERDUE_SHARE = 0.5;

/** Less is no progress: a job may creep towards 100 % for ever. */
const MIN_GAIN_PERCENT = 0.2;

/** From here on, the end is near even if the pace is unknown, as in a run that resumes a job. */
const NEAR_END_PERCENT = 90;

interface Observation {
  readonly percent: number;
  readonly at: number;
}

export class ProgressEstimate {
  readonly #startedAt: number;
  /** The last check before progress moved for the first time: a job that is queued has no pace yet. */
  #base: Observation | undefined;
  /** The check that found the latest progress. */
  #moved: Observation | undefined;
  #checksWithoutPace = 0;

  /** @param startedAt time of the first check, in the clock's milliseconds */
  constructor(startedAt: number) {
    this.#startedAt = startedAt;
  }

  /**
   * Takes in the progress of the latest check, and returns after how many milliseconds an early check is worth its
   * request.
   *
   * That is a share of the estimated time left, or, if the end is overdue, of the time since then. From 90 % on without
   * a known pace, it is one second, and doubles with each check.
   *
   * @param percent progress, 0 to 100
   * @returns undefined if progress has not moved yet and is below 90
   */
  delayMs(percent: number, now: number): number | undefined {
    const leftMs = this.#update(percent, now);
    if (leftMs === undefined) {
      if (percent < NEAR_END_PERCENT) return undefined;
      this.#checksWithoutPace += 1;
      return MIN_DELAY_MS * 2 ** (this.#checksWithoutPace - 1);
    }
    const shareMs = leftMs > 0 ? TIME_LEFT_SHARE * leftMs : OVERDUE_SHARE * -leftMs;
    const minMs = Math.min(MAX_MIN_DELAY_MS, MIN_DELAY_SHARE * (now - this.#startedAt));
    return Math.max(MIN_DELAY_MS, minMs, shareMs);
  }

  /**
   * Milliseconds until 100 % at the pace so far.
   *
   * @returns undefined if progress has not moved yet, or the end is overdue
   */
  timeLeftMs(percent: number, now: number): number | undefined {
    const leftMs = this.#update(percent, now);
    return leftMs !== undefined && leftMs > 0 ? leftMs : undefined;
  }

  /**
   * Progress in whole per cents stands still for as long as one of them takes, and that time passes all the same: the
   * estimate counts from the latest change.
   *
   * @returns milliseconds until 100 %, negative if that is overdue
   */
  #update(percent: number, now: number): number | undefined {
    if (this.#base === undefined || percent <= this.#base.percent) {
      this.#base = { percent, at: now };
      this.#moved = undefined;
      return undefined;
    }
    if (this.#moved === undefined || percent >= this.#moved.percent + MIN_GAIN_PERCENT)
      this.#moved = { percent, at: now };
    const { base, moved } = { base: this.#base, moved: this.#moved };
    const msPerPercent = (moved.at - base.at) / (moved.percent - base.percent);
    return (100 - moved.percent) * msPerPercent - (now - moved.at);
  }
}
