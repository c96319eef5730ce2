/**
 * Lets the event loop run during long work on the main thread. Without it, Node.js would not notice the runner's SIGINT
 * until the work is done.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest work without a pause. It is short compared with the seconds that a cancelled step has. */
const WORK_MS = 50;

/**
 * @returns a function that pauses if a pause is due, and then throws the signal's reason. Await it between pieces of work
 *   that take a few milliseconds at most.
 */
export function eventLoopPauses(signal: AbortSignal): () => Promise<void> {
  let workingSince = performance.now();
  return async () => {
    if (performance.now() - workingSince <= WORK_MS) return;
    await nextTurn();
    workingSince = performance.now();
    signal.throwIfAborted();
  };
}
