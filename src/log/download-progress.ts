/** What the log says of a transfer while it goes on: bytes, rate and time left, not more often than every ten seconds. */

import { duration, size } from '../text/units.ts';
import type { Clock } from '../timing/clock.ts';
import type { Logger } from './logger.ts';

const QUIET_MS = 10_000;

export class DownloadProgressLog {
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #began: number;
  #toldAt: number;
  #bytes = 0;

  constructor(log: Logger, clock: Clock) {
    this.#log = log;
    this.#clock = clock;
    this.#began = clock.now();
    this.#toldAt = this.#began;
  }

  /** @param sizeBytes size of the whole, where it is known */
  moved(bytes: number, sizeBytes: number | undefined): void {
    this.#bytes += bytes;
    const now = this.#clock.now();
    if (now - this.#toldAt < QUIET_MS) return;
    this.#toldAt = now;
    const perMs = this.#bytes / (now - this.#began);
    const rate = `${size(Math.round(perMs * 1000))}/s`;
    if (sizeBytes === undefined) {
      this.#log.info(`Downloaded ${size(this.#bytes)}, ${rate}`);
      return;
    }
    const left = duration(Math.ceil((sizeBytes - this.#bytes) / perMs / 1000) * 1000);
    const percent = Math.floor((100 * this.#bytes) / sizeBytes);
    this.#log.info(
      `Downloaded ${percent} %, ${size(this.#bytes)} of ${size(sizeBytes)}, ${rate}, about ${left} left`,
    );
  }
}
