/** Lets the event loop run during long work. Otherwise, Node.js would handle a SIGINT only when the work ends. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest work without a pause. It is short compared with the seconds that a cancelled step has. */
const WORK_MS = 50;

/** Returns a function that pauses the work when a pause is due. Await it after a few milliseconds of work at most. */
export function eventLoopPauses(signal: AbortSignal): () => Promise<void> {
  let workingSince = performance.now();
  return async () => {
    if (performance.now() - workingSince <= WORK_MS) return;
    await nextTurn();
    workingSince = performance.now();
    signal.throwIfAborted();
  };
}
