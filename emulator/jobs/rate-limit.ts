/** A rate limit like that of the service: a maximum number of calls in any period of a given length. */
import type { EmulatorClock } from '../clock.ts';

export class RateLimit {
  readonly #max: number | null;
  readonly #periodMs: number;
  readonly #clock: EmulatorClock;
  /** When the calls of the last period were allowed. */
  #allowed: readonly number[] = [];

  /** @param max null for no limit */
  constructor(max: number | null, periodMs: number, clock: EmulatorClock) {
    this.#max = max;
    this.#periodMs = periodMs;
    this.#clock = clock;
  }

  /** Counts a call. If it exceeds the limit, it is not counted, and this returns the seconds to wait. */
  take(): number | undefined {
    if (this.#max === null) return undefined;
    const now = this.#clock.now();
    this.#allowed = this.#allowed.filter((at) => at + this.#periodMs > now);
    const [first] = this.#allowed;
    if (first !== undefined && this.#allowed.length >= this.#max) {
      return Math.ceil((first + this.#periodMs - now) / 1000);
    }
    this.#allowed = [...this.#allowed, now];
    return undefined;
  }

  reset(): void {
    this.#allowed = [];
  }
}
