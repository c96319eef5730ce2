/**
 * How long the other side of a run has been silent: the emulator, a host, or a storage. For the run, that time passes
 * thirty times as fast as for others, and only while the other side has a request that it does not answer. So no deadline
 * is over before its request has arrived, however slow the machine is.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../src/context/context.ts';

const REAL_MS_OF_A_SECOND = 30;

export class FarEndTime {
  /** It has one byte for each second. Any process may add some. */
  readonly #file: string;

  /** @param folder of the test */
  constructor(folder: string) {
    this.#file = path.join(folder, 'far-end-time');
  }

  /** Variables of a run that loads `skipped-pauses.mjs`. */
  get env(): { readonly FAR_END_TIME: string } {
    return { FAR_END_TIME: this.#file };
  }

  /** Lets the time pass, of which a part of a second is real. Rejects when the signal aborts. */
  async pass(ms: number, signal: AbortSignal): Promise<void> {
    let leftMs = ms;
    for (; leftMs >= 1000; leftMs -= 1000) {
      await systemClock.sleep(REAL_MS_OF_A_SECOND, signal);
      appendFileSync(this.#file, '.');
    }
    await systemClock.sleep(leftMs, signal);
  }
}
