/** A virtual clock: waiting takes no time, and time passes only by waiting or by `pass`. */
import type { Clock } from '../../src/context/context.ts';

export class FakeClock implements Clock {
  #now = 0;
  /** Every wait, in milliseconds. */
  readonly sleeps: number[] = [];

  now(): number {
    return this.#now;
  }

  /** Lets time pass without a wait, as a slow request does. */
  pass(ms: number): void {
    this.#now += ms;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    this.sleeps.push(ms);
    this.#now += ms;
  }
}

export const neverAborted = new AbortController().signal;
