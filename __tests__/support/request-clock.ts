/** The clock of an emulator that counts requests, so that a job ends with the same check on every machine. */
import type { EmulatorClock } from '../../emulator/clock.ts';
import type { FarEndTime } from './far-end-time.ts';

/** Each request takes this long, and nothing else but a pause within a response takes any time. */
const REQUEST_MS = 100;

export class RequestClock implements EmulatorClock {
  readonly #startedAt = Date.now();
  readonly #time: FarEndTime;
  #nowMs = 0;

  constructor(time: FarEndTime) {
    this.#time = time;
  }

  now(): number {
    return this.#nowMs;
  }

  wallTime(): number {
    return this.#startedAt + this.#nowMs;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    const until = this.#nowMs + ms;
    await this.#time.pass(ms, signal);
    this.#nowMs = Math.max(this.#nowMs, until);
  }

  /** The emulator prints each request to this. */
  readonly count = (): void => {
    this.#nowMs += REQUEST_MS;
  };
}
