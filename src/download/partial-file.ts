/** A file that is written at several offsets at once, and read from its beginning at the same time. */
import { type FileHandle, type FileReadResult, open } from 'node:fs/promises';

const READ_BYTES = 512 * 1024;

export class PartialFile {
  readonly #handle: FileHandle;
  /** Segments already written beyond the contiguous bytes: their ends by their starts. */
  readonly #segments = new Map<number, number>();
  #contiguousBytes = 0;
  #isComplete = false;
  #wake: () => void = () => {};

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Creates an empty file, or truncates the existing one. */
  static async create(path: string): Promise<PartialFile> {
    return new PartialFile(await open(path, 'w+'));
  }

  /** Writes at an offset. Several writes may run at once, but no byte is written twice. */
  async write(chunks: readonly Buffer[], offset: number): Promise<void> {
    const { bytesWritten } = await this.#handle.writev(chunks, offset);
    this.#add(offset, offset + bytesWritten);
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    // The system may write less than it was given, as on a disk that is almost full.
    if (bytesWritten < bytes) {
      await this.write([Buffer.concat(chunks).subarray(bytesWritten)], offset + bytesWritten);
    }
  }

  /** Returns the first bytes, as far as they are written. */
  async head(length: number): Promise<Buffer> {
    const bytes = Math.min(length, this.#contiguousBytes);
    const { buffer } = await this.#handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer;
  }

  /** Declares that nothing more will be written. */
  complete(): void {
    this.#isComplete = true;
    this.#wake();
  }

  /**
   * Yields the bytes from the beginning, as they become contiguous, until the file is complete. It supports one reader
   * at a time. A chunk is valid until the reader requests the next one: there are two buffers, and one is filled while
   * the other is read.
   */
  async *chunks(signal: AbortSignal): AsyncIterable<Buffer> {
    let position = 0;
    let [filled, free] = [Buffer.allocUnsafeSlow(READ_BYTES), Buffer.allocUnsafeSlow(READ_BYTES)];
    let filling: Promise<FileReadResult<Buffer>> | undefined;
    const fill = (): typeof filling => {
      const bytes = Math.min(READ_BYTES, this.#contiguousBytes - position);
      if (bytes <= 0) return undefined;
      const reading = this.#handle.read(free, 0, bytes, position);
      // A failure is thrown when the chunk is requested, and must not count as unhandled until then.
      reading.catch(() => undefined);
      return reading;
    };
    const wake = () => this.#wake();
    signal.addEventListener('abort', wake);
    try {
      for (;;) {
        signal.throwIfAborted();
        filling ??= fill();
        if (filling !== undefined) {
          const { bytesRead } = await filling;
          position += bytesRead;
          [filled, free] = [free, filled];
          filling = fill();
          yield filled.subarray(0, bytesRead);
        } else if (this.#isComplete) {
          return;
        } else {
          await new Promise<void>((resolve) => {
            this.#wake = resolve;
          });
        }
      }
    } finally {
      signal.removeEventListener('abort', wake);
      // The file must not be closed during a read.
      await filling?.catch(() => undefined);
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  #add(start: number, end: number): void {
    this.#segments.set(start, end);
    for (;;) {
      const next = this.#segments.get(this.#contiguousBytes);
      if (next === undefined) break;
      this.#segments.delete(this.#contiguousBytes);
      this.#contiguousBytes = next;
    }
    this.#wake();
  }
}
