/** The clock of an emulator under test, so that no test depends on how fast the machine is. */
import { setImmediate } from 'node:timers/promises';
import type { EmulatorClock } from '../../emulator/clock.ts';
import { until } from '../support/until.ts';

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** Time passes only by `advance`; with `jumps`, it also jumps to the end of every sleep. */
export class TestClock implements EmulatorClock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[] = [];
  #jumps: boolean;
  #stalled = 0;
  readonly #sleepers = new Set<Sleeper>();
  #now = 0;

  constructor({ jumps = false } = {}) {
    this.#jumps = jumps;
  }

  now(): number {
    return this.#now;
  }

  wallTime(): number {
    return Date.UTC(2026, 0, 1) + this.#now;
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    // A stalled response sleeps until its end.
    const ends = Number.isFinite(ms);
    this.#stalled += ends ? 0 : 1;
    if (ends) this.sleeps.push(ms);
    if (ends && this.#jumps) {
      this.#now += ms;
      await setImmediate();
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const sleeper = { until: this.#now + ms, wake: resolve };
      if (ends) this.#sleepers.add(sleeper);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  }

  advance(ms: number): void {
    this.#now += ms;
    for (const sleeper of this.#sleepers) {
      if (sleeper.until > this.#now) continue;
      this.#sleepers.delete(sleeper);
      sleeper.wake();
    }
  }

  /** Resolves when this many responses sleep at the same time. */
  async asleep(responses = 1): Promise<void> {
    await until(() => this.#sleepers.size >= responses, `${responses} responses wait`);
  }

  /** Resolves when a response has stalled, and everything before was sent. */
  async stalled(): Promise<void> {
    await until(() => this.#stalled > 0, 'a response stalls');
  }

  /** Makes time jump from now on. */
  jump(): void {
    this.#jumps = true;
    this.advance(Math.max(...[...this.#sleepers].map(({ until }) => until)) - this.#now);
  }
}
