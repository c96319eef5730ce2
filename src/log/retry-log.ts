/** The log line for each retry. */

import type { Logger } from '../context/logger.ts';
import { duration } from '../text/units.ts';

/** @returns what `retry` calls before it waits */
export function logRetry(log: Logger): (error: unknown, delayMs: number, nextTry: number) => void {
  return (error, delayMs, nextTry) => {
    const message = error instanceof Error ? error.message : String(error);
    const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?])$/, '.');
    const when = delayMs === 0 ? 'now' : `in ${duration(delayMs)}`;
    log.info(`${sentence} Retrying ${when} (try ${nextTry}).`);
  };
}
