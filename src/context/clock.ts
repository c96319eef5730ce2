/** Time as the polling and retrying parts see it, so that tests can run hours in milliseconds. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  /** Monotonic milliseconds; their zero has no meaning. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Node's timers accept no more, and fire at once if they get more. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  async sleep(ms, signal) {
    try {
      for (let leftMs = ms; leftMs > 0; leftMs -= MAX_TIMER_MS) {
        await sleep(Math.min(leftMs, MAX_TIMER_MS), undefined, { signal });
      }
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
