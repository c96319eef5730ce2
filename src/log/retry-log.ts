/** The line that the log has for each thing that is tried again. */

import { duration } from '../text/units.ts';
import type { Logger } from './logger.ts';

/** @returns what `retry` calls before it waits */
export function logRetry(log: Logger): (error: unknown, delayMs: number, nextTry: number) => void {
  return (error, delayMs, nextTry) => {
    const said = error instanceof Error ? error.message : String(error);
    const what = `${said.charAt(0).toUpperCase()}${said.slice(1)}`.replace(/(?<![.!?])$/, '.');
    const when = delayMs === 0 ? 'at once' : `in ${duration(delayMs)}`;
    log.info(`${what} Trying again ${when} (try ${nextTry}).`);
  };
}
