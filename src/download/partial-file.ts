/**
 * A file that is written at many places at once and read from its front at the same time. The front is as far as
 * every byte is there.
 */
import { type FileHandle, type FileReadResult, open } from 'node:fs/promises';

const READ_BYTES = 512 * 1024;

export class PartialFile {
  readonly #handle: FileHandle;
  /** Stretches beyond the front that are there already: their starts and ends. */
  readonly #islands = new Map<number, number>();
  #front = 0;
  #isComplete = false;
  #wake: () => void = () => {};

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  /** Makes an empty file, or empties the one that is there. */
  static async create(path: string): Promise<PartialFile> {
    return new PartialFile(await open(path, 'w+'));
  }

  /** How many bytes from the beginning are there. */
  get front(): number {
    return this.#front;
  }

  /**
   * Writes at an offset. A stretch is written from its start to its end in order; several stretches may be written at
   * once.
   */
  async write(chunks: readonly Buffer[], offset: number): Promise<void> {
    let bytes = 0;
    for (const chunk of chunks) bytes += chunk.length;
    let written = 0;
    // The system may take less than it was given.
    for (let rest = chunks; written < bytes; rest = after(chunks, written)) {
      const result = await this.#handle.writev(rest, offset + written);
      written += result.bytesWritten;
    }
    this.#grow(offset, offset + bytes);
  }

  /** Nothing more will be written. */
  complete(): void {
    this.#isComplete = true;
    this.#wake();
  }

  /**
   * The bytes from the beginning, as they become contiguous, until the file is complete. One reader at a time. A chunk
   * is the reader's until it asks for the next: there are two buffers, and one is filled while the other is taken in.
   */
  async *chunks(signal: AbortSignal): AsyncIterable<Buffer> {
    let position = 0;
    let [filled, free] = [Buffer.allocUnsafeSlow(READ_BYTES), Buffer.allocUnsafeSlow(READ_BYTES)];
    let filling: Promise<FileReadResult<Buffer>> | undefined;
    const fill = (): typeof filling => {
      const bytes = Math.min(READ_BYTES, this.#front - position);
      if (bytes <= 0) return undefined;
      const reading = this.#handle.read(free, 0, bytes, position);
      // Its failure is thrown when the chunk is asked for, and is not unhandled until then.
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
      // Nobody may close the file under it.
      await filling?.catch(() => undefined);
    }
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  #grow(start: number, end: number): void {
    this.#islands.set(start, end);
    for (
      let next = this.#islands.get(this.#front);
      next !== undefined;
      next = this.#islands.get(this.#front)
    ) {
      this.#islands.delete(this.#front);
      this.#front = next;
    }
    this.#wake();
  }
}

/** What is left of the chunks after so many bytes. */
function after(chunks: readonly Buffer[], bytes: number): Buffer[] {
  const rest: Buffer[] = [];
  let skip = bytes;
  for (const chunk of chunks) {
    if (skip < chunk.length) rest.push(chunk.subarray(skip));
    skip = Math.max(0, skip - chunk.length);
  }
  return rest;
}
