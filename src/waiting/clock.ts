/** Time as the waiting parts see it, so that tests can run hours in milliseconds. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds that only ever grow; their zero has no meaning. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  async sleep(ms, signal) {
    try {
      await sleep(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
