/**
 * Lets the event loop run during long work on the main thread. Without it, Node.js would not notice the runner's SIGINT
 * until the work is done.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest work without a pause. It is short compared with the seconds that a cancelled step has. */
const WORK_MS = 50;

export class EventLoopPauses {
  readonly #signal: AbortSignal;
  #workingSince = performance.now();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /**
   * Pauses if a pause is due. Await it between pieces of work that take a few milliseconds at most.
   *
   * @throws the signal's reason
   */
  async whenDue(): Promise<void> {
    if (performance.now() - this.#workingSince <= WORK_MS) return;
    await nextTurn();
    this.#workingSince = performance.now();
    this.#signal.throwIfAborted();
  }
}
