/** Logs the progress of a download: bytes, rate, and time left, every ten seconds at most. */
import type { Context } from '../context/context.ts';
import { duration, size } from '../text/units.ts';

const MIN_GAP_MS = 10_000;

export class DownloadProgressLog {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #startedAt: number;
  #loggedAt: number;
  #bytes = 0;

  constructor(context: Pick<Context, 'log' | 'clock'>) {
    this.#context = context;
    this.#startedAt = context.clock.now();
    this.#loggedAt = this.#startedAt;
  }

  /**
   * @param bytes received since the last call
   * @param sizeBytes size of the complete object, if known
   */
  received(bytes: number, sizeBytes: number | undefined): void {
    this.#bytes += bytes;
    const { log, clock } = this.#context;
    const now = clock.now();
    if (now - this.#loggedAt < MIN_GAP_MS) return;
    this.#loggedAt = now;
    const bytesPerMs = this.#bytes / (now - this.#startedAt);
    const rate = `${size(Math.round(bytesPerMs * 1000))}/s`;
    if (sizeBytes === undefined) {
      log.info(`Downloaded ${size(this.#bytes)}, ${rate}`);
      return;
    }
    const left = duration(Math.ceil((sizeBytes - this.#bytes) / bytesPerMs / 1000) * 1000);
    const percent = Math.floor((100 * this.#bytes) / sizeBytes);
    log.info(
      `Downloaded ${percent}%, ${size(this.#bytes)} of ${size(sizeBytes)}, ${rate}, about ${left} left`,
    );
  }
}
