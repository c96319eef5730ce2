/** The clock of an emulator that counts requests, so that a job ends with the same check on every machine. */
import type { EmulatorClock } from '../../emulator/clock.ts';
import { type Clock, systemClock } from '../../src/context/context.ts';
import type { FarEndTime } from './far-end-time.ts';

/** Each request takes this long, and nothing else but a pause within a response takes any time. */
const REQUEST_MS = 100;

export class RequestClock implements EmulatorClock {
  readonly #startedAt = Date.now();
  readonly #pass: Clock['sleep'];
  #nowMs = 0;

  /** @param time in which a response pauses; by default, real time, since its receiver also measures that */
  constructor(time?: FarEndTime) {
    this.#pass = time === undefined ? systemClock.sleep : (ms, signal) => time.pass(ms, signal);
  }

  now(): number {
    return this.#nowMs;
  }

  wallTime(): number {
    return this.#startedAt + this.#nowMs;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    const until = this.#nowMs + ms;
    await this.#pass(ms, signal);
    this.#nowMs = Math.max(this.#nowMs, until);
  }

  /** The emulator prints each request to this. */
  readonly count = (): void => {
    this.#nowMs += REQUEST_MS;
  };
}
