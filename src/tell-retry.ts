/** The line that the log has for each thing that is tried again. */
import type { Log } from './runner/log.ts';
import { duration } from './text/units.ts';

/** @returns what `retry` calls before it waits */
export function tellRetry(log: Log): (error: unknown, delayMs: number, nextTry: number) => void {
  return (error, delayMs, nextTry) => {
    const what = error instanceof Error ? error.message : String(error);
    log.info(`${what} Trying again in ${duration(delayMs)} (try ${nextTry}).`);
  };
}
