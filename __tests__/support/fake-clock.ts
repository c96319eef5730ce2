/**
 * A virtual clock for any number of tasks: waiting takes no real time. Its time passes only during a wait or a call of
 * `pass`.
 */
import { setImmediate } from 'node:timers';
import type { Clock } from '../../src/context/context.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

export class FakeClock implements Clock {
  #now = 0;
  /** The next one to wake comes first. */
  readonly #sleepers: Sleeper[] = [];
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
    const until = this.#now + ms;
    await new Promise<void>((wake) => {
      // When every task sleeps, time jumps to the next moment at which one wakes.
      if (this.#sleepers.length === 0) setImmediate(() => this.#wakeNext());
      const before = this.#sleepers.findLastIndex((other) => other.until <= until);
      this.#sleepers.splice(before + 1, 0, { until, wake });
    });
  }

  #wakeNext(): void {
    this.#now = Math.max(this.#now, this.#sleepers[0]?.until ?? 0);
    const firstLater = this.#sleepers.findIndex(({ until }) => until > this.#now);
    const due = this.#sleepers.splice(0, firstLater < 0 ? this.#sleepers.length : firstLater);
    if (this.#sleepers.length > 0) setImmediate(() => this.#wakeNext());
    for (const { wake } of due) wake();
  }
}

export const neverAborted = new AbortController().signal;
