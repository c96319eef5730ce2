/** Writes the body of a response into the file while it arrives. */
import type { PartialFile } from './partial-file.ts';
import type { ResponseBody } from './response-body.ts';

/** Writes are few and large: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;

/**
 * The most chunks in one write, however small: each needs some hundred extra bytes of memory. The system accepts no
 * more in one call (Linux and macOS, IOV_MAX).
 */
const WRITE_CHUNKS = 1024;

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
  async function write(chunks: readonly Buffer[], length: number): Promise<void> {
    await file.write(chunks, cursor.at);
    cursor.at += length;
    onBytes(length);
    writing = undefined;
  }
  function startWriting(): void {
    writing = write(batch, bytes);
    writing.catch(() => undefined);
    batch = [];
    bytes = 0;
  }
  function take(chunk: Buffer): boolean | Promise<boolean> {
    if (missing <= 0) return false;
    const taken = chunk.length > missing ? chunk.subarray(0, missing) : chunk;
    batch.push(taken);
    bytes += taken.length;
    missing -= taken.length;
    if (bytes < WRITE_BYTES && batch.length < WRITE_CHUNKS) return true;
    const startNext = () => {
      startWriting();
      return true;
    };
    return writing === undefined ? startNext() : writing.then(startNext);
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
