/** Reads a file at any position, in large pieces, so that nearby ranges cost one read. */
import type { FileHandle } from 'node:fs/promises';
import { damaged } from '../site/bundle-errors.ts';

/** Longest range that {@link FileWindow.read} returns. */
const WINDOW_BYTES = 1024 * 1024;

export class FileWindow {
  readonly sizeBytes: number;
  readonly signal: AbortSignal;
  readonly #file: FileHandle;
  readonly #buffer = Buffer.allocUnsafeSlow(WINDOW_BYTES);
  #start = 0;
  #bytes = 0;

  /** @param file must stay open, and must not change */
  constructor(file: FileHandle, sizeBytes: number, signal: AbortSignal) {
    this.#file = file;
    this.sizeBytes = sizeBytes;
    this.signal = signal;
  }

  /** Returns exactly these bytes, at most {@link WINDOW_BYTES}, which are valid until the next read. */
  async read(position: number, length: number): Promise<Buffer> {
    if (position < 0 || position + length > this.sizeBytes) throw damaged('it points to data after its end');
    if (position < this.#start || position + length > this.#start + this.#bytes) await this.#fill(position);
    const at = position - this.#start;
    const bytes = this.#buffer.subarray(at, Math.min(at + length, this.#bytes));
    if (bytes.length < length) throw damaged('it ends early');
    return bytes;
  }

  /** Reads a range of any length, in pieces. Throws the signal's reason. */
  async *chunks(position: number, length: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < length; at += WINDOW_BYTES) {
      const chunk = await this.read(position + at, Math.min(WINDOW_BYTES, length - at));
      this.signal.throwIfAborted();
      yield chunk;
    }
  }

  async #fill(position: number): Promise<void> {
    this.#start = position;
    this.#bytes = 0;
    const wanted = Math.min(WINDOW_BYTES, this.sizeBytes - position);
    while (this.#bytes < wanted) {
      const left = wanted - this.#bytes;
      const { bytesRead } = await this.#file.read(this.#buffer, this.#bytes, left, position + this.#bytes);
      if (bytesRead === 0) return;
      this.#bytes += bytesRead;
    }
  }
}
