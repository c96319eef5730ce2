/** Runs work that has to end, whatever it is given. */
import { runInNewContext } from 'node:vm';

/** The work takes a fraction of a second. If its time grew with the square of a large input, it would take hours. */
const LIMIT_MS = 120_000;

export function runToEnd(work: () => void): void {
  runInNewContext('work()', { work }, { timeout: LIMIT_MS });
}
