/**
 * The body of a response of the storage. It is pushed: asking for each chunk, as `for await` does, takes a twentieth of
 * the time of a fast download, and a tenth over TLS, where chunks are small (docs/performance.md).
 */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { IdleTimer } from '../timing/idle-timer.ts';

/** A connection that brings less than this within its idle time is as good as silent: 2 GB would take years. */
const MIN_BYTES = 1024;

/**
 * Receives a chunk as soon as it arrives.
 *
 * @returns whether more is wanted; a promise, if nothing more can be taken until it is settled
 */
type TakeChunk = (chunk: Buffer) => boolean | Promise<boolean>;

export class ResponseBody {
  readonly #response: IncomingMessage;
  readonly #idle: IdleTimer;
  readonly #failure: (error: unknown) => unknown;

  /**
   * @param idle measures silence: less than a kilobyte within its limit. The time that the reader needs (a slow disk)
   *   does not count.
   * @param failure turns an error of the connection into what `read` throws
   */
  constructor(response: IncomingMessage, idle: IdleTimer, failure: (error: unknown) => unknown) {
    this.#response = response;
    this.#idle = idle;
    this.#failure = failure;
    // Nobody waits for a body that is no longer read.
    response.once('close', () => idle.stop());
  }

  /** Ends a body that is not read. */
  close(): void {
    this.#response.destroy();
  }

  /**
   * Resolves at the end of the body, or as soon as no more is wanted; then the connection is closed. Call it only once.
   *
   * @throws ConnectionError if the connection fails or falls silent, the signal's reason when it aborts, and what
   *   `take` rejects with, unchanged
   */
  read(take: TakeChunk): Promise<void> {
    const response = this.#response;
    const idle = this.#idle;
    return new Promise((resolve, reject) => {
      let bytes = 0;
      const stop = () => {
        response.destroy();
        resolve();
      };
      const refuse = (error: unknown) => {
        response.destroy();
        reject(error);
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes >= MIN_BYTES) {
          idle.restart();
          bytes = 0;
        }
        const wantsMore = take(chunk);
        if (wantsMore === true) return;
        if (wantsMore === false) return stop();
        response.pause();
        idle.pause();
        wantsMore.then((wants) => {
          if (!wants) return stop();
          // It may have ended meanwhile, and its timer with it.
          if (!response.closed) idle.resume();
          response.resume();
        }, refuse);
      });
      finished(response, { writable: false }, (error) => {
        idle.stop();
        if (error) reject(this.#failure(error));
        else resolve();
      });
      idle.restart();
    });
  }
}
