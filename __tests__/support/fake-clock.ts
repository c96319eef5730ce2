/** A virtual clock: waiting takes no real time. Its time passes only by a wait or a call of `pass`. */
import { setImmediate } from 'node:timers/promises';
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
    await setImmediate();
  }
}

export const neverAborted = new AbortController().signal;
