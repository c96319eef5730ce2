/** Reads a file at any position, in large pieces, so that nearby ranges cost one read. */
import type { FileHandle } from 'node:fs/promises';
import { damaged } from '../site/bundle-errors.ts';

/** Longest range that {@link FileWindow.read} returns. */
const WINDOW_BYTES = 1024 * 1024;

export class FileWindow {
  readonly sizeBytes: number;
  readonly #file: FileHandle;
  readonly #buffer = Buffer.allocUnsafeSlow(WINDOW_BYTES);
  #start = 0;
  #bytes = 0;

  private constructor(file: FileHandle, sizeBytes: number) {
    this.#file = file;
    this.sizeBytes = sizeBytes;
  }

  /** The file must stay open, and must not change. */
  static async of(file: FileHandle): Promise<FileWindow> {
    return new FileWindow(file, (await file.stat()).size);
  }

  /**
   * @param length at most {@link WINDOW_BYTES}
   * @returns exactly these bytes; valid until the next read
   * @throws ActionError if the file has no such bytes
   */
  async read(position: number, length: number): Promise<Buffer> {
    if (position < 0 || position + length > this.sizeBytes) throw damaged('it points to data after its end');
    if (position < this.#start || position + length > this.#start + this.#bytes) await this.#fill(position);
    const at = position - this.#start;
    const bytes = this.#buffer.subarray(at, Math.min(at + length, this.#bytes));
    if (bytes.length < length) throw damaged('it ends early');
    return bytes;
  }

  /** Reads a range of any length, in pieces. */
  async *chunks(position: number, length: number): AsyncGenerator<Buffer> {
    for (let at = 0; at < length; at += WINDOW_BYTES) {
      yield await this.read(position + at, Math.min(WINDOW_BYTES, length - at));
    }
  }

  async #fill(position: number): Promise<void> {
    this.#start = position;
    this.#bytes = 0;
    const wanted = Math.min(WINDOW_BYTES, this.sizeBytes - position);
    while (this.#bytes < wanted) {
      const { bytesRead } = await this.#file.read(
        this.#buffer,
        this.#bytes,
        wanted - this.#bytes,
        position + this.#bytes,
      );
      if (bytesRead === 0) return;
      this.#bytes += bytesRead;
    }
  }
}
