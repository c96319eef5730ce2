/** Writes the body of a response into the file while it arrives. */
import { freeMemory } from './freed-memory.ts';
import type { PartialFile } from './partial-file.ts';

/** Few large writes: a system call for each packet costs more than the copy. */
const WRITE_BYTES = 256 * 1024;

/**
 * Writes what the body brings, up to `end`, frees it, and moves the cursor behind what is written, also if the body
 * breaks off. While one batch is written, the next is received.
 */
export async function receive(
  file: PartialFile,
  body: AsyncIterable<Buffer>,
  cursor: { at: number },
  end: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  let missing = end - cursor.at;
  let batch: Buffer[] = [];
  let bytes = 0;
  let writing: Promise<void> = Promise.resolve();
  async function write(chunks: readonly Buffer[], length: number): Promise<void> {
    await file.write(chunks, cursor.at);
    for (const chunk of chunks) freeMemory(chunk);
    cursor.at += length;
    onBytes(length);
  }
  async function flush(): Promise<void> {
    await writing;
    if (bytes === 0) return;
    writing = write(batch, bytes);
    // A failure is thrown by the next to await it, and is not unhandled until then.
    writing.catch(() => undefined);
    batch = [];
    bytes = 0;
  }
  try {
    for await (const chunk of body) {
      if (missing <= 0) return;
      const taken = chunk.length > missing ? chunk.subarray(0, missing) : chunk;
      batch.push(taken);
      bytes += taken.length;
      missing -= taken.length;
      if (bytes >= WRITE_BYTES) await flush();
    }
  } finally {
    await flush();
    await writing;
  }
}
