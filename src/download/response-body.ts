/**
 * The body of a response of the storage, which is written into the file while it arrives. Chunks are pushed: requesting
 * each, as `for await` does, takes a twentieth of the time of a fast download, and a tenth over TLS, where chunks are
 * small (.github/PERFORMANCE.md).
 */
import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { IdleTimer } from '../timing/idle-timer.ts';
import type { PartialFile } from './partial-file.ts';

/** A connection that delivers less than this within its idle time counts as silent: 2 GB would take years. */
const MIN_BYTES = 1024;

/** Writes are few and large: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;

/** The most chunks in one write, which the system limits (Linux and macOS, IOV_MAX). Each costs memory. */
const WRITE_CHUNKS = 1024;

/** Receives a chunk. Returns whether more is wanted, as a promise if nothing more can be taken until it resolves. */
type TakeChunk = (chunk: Buffer) => boolean | Promise<boolean>;

interface ResponseBody {
  /**
   * Resolves at the end of the body, or as soon as no more is wanted; then the connection is closed. Call it only once.
   *
   * @throws ConnectionError if the connection fails or falls silent, the signal's reason when it aborts, and what
   *   `take` rejects with, unchanged
   */
  read(take: TakeChunk): Promise<void>;
  /** Ends a body that is not read. */
  close(): void;
}

/**
 * @param idle measures silence: less than a kilobyte within its limit. The time that the reader needs, such as for a
 * slow disk, does not count.
 * @param failure turns an error of the connection into what `read` throws
 */
export function responseBody(
  response: IncomingMessage,
  idle: IdleTimer,
  failure: (error: unknown) => unknown,
): ResponseBody {
  // Nothing waits for a body that is no longer read.
  response.once('close', () => idle.stop());
  const read = (take: TakeChunk) =>
    new Promise<void>((resolve, reject) => {
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
        // Far more than a kilobyte has arrived since the last restart.
        idle.stop();
        wantsMore.then((wants) => {
          if (!wants) return stop();
          // The response may have ended in the meantime, and its timer with it.
          if (!response.closed) idle.restart();
          response.resume();
        }, refuse);
      });
      finished(response, { writable: false }, (error) => {
        idle.stop();
        if (error) reject(failure(error));
        else resolve();
      });
      idle.restart();
    });
  return { read, close: () => response.destroy() };
}

/**
 * Writes the body up to `end`, and moves the cursor past what is written, even if the body breaks off. While one batch
 * is written, the next is received.
 *
 * @throws what the body throws, and file system errors unchanged
 */
export async function receive(
  file: Pick<PartialFile, 'write'>,
  body: Pick<ResponseBody, 'read'>,
  cursor: { at: number },
  end: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let missing = end - cursor.at;
  let batch: Buffer[] = [];
  let bytes = 0;
  /** Undefined if nothing is being written. A failure is kept, and thrown at the next await. */
  let writing: Promise<void> | undefined;
  function startWriting(): boolean {
    const length = bytes;
    writing = file.write(batch, cursor.at).then(() => {
      cursor.at += length;
      onBytes(length);
      writing = undefined;
    });
    writing.catch(() => undefined);
    batch = [];
    bytes = 0;
    return true;
  }
  function take(chunk: Buffer): boolean | Promise<boolean> {
    if (missing <= 0) return false;
    const taken = chunk.length > missing ? chunk.subarray(0, missing) : chunk;
    batch.push(taken);
    bytes += taken.length;
    missing -= taken.length;
    if (bytes < WRITE_BYTES && batch.length < WRITE_CHUNKS) return true;
    return writing === undefined ? startWriting() : writing.then(startWriting);
  }
  try {
    await body.read(take);
  } finally {
    while (writing !== undefined || bytes > 0) {
      if (writing === undefined) startWriting();
      await writing;
    }
  }
}
