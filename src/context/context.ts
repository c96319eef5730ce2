/** What each part of a run gets as an argument, so that no part depends on the runner. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Context {
  readonly log: Logger;
  readonly clock: Clock;
  /** Aborts when the runner cancels the step. */
  readonly signal: AbortSignal;
}

/** The log that every part of a run gets. No part imports the toolkit to write to the log. */
export interface Logger {
  info(line: string): void;
  /** Shown only if the workflow runs with debug logging. */
  debug(text: string): void;
}

/** Time as the polling and retrying parts see it, so that tests can run hours in milliseconds. */
export interface Clock {
  /** Monotonic milliseconds; their zero has no meaning. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** The longest time that a timer of Node.js accepts. A longer timer fires immediately. */
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
