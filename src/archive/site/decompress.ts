/** Decompresses an archive, or a file of a zip, on zlib's thread, while the result is read. */
import { pipeline } from 'node:stream/promises';
import { createGunzip, createInflateRaw, type ZlibOptions } from 'node:zlib';
import { damaged } from './bundle-errors.ts';

/** Size of zlib's output chunks. Smaller chunks make zlib's thread wait, and larger ones cost memory. */
const OUTPUT_CHUNK_BYTES = 512 * 1024;

/** Without a queue, zlib accepts a chunk only after the previous one is inflated, so its buffer may be reused. */
const OPTIONS = { chunkSize: OUTPUT_CHUNK_BYTES, writableHighWaterMark: 1 } as ZlibOptions;

const DECOMPRESSORS = { gzip: createGunzip, deflate: createInflateRaw };

/** `deflate` is raw data without a header, as in zip archives. */
export type Compression = keyof typeof DECOMPRESSORS;

/** The end of gzip data may be zeros itself: those of a stored block, the checksum, and the length. */
const MAX_ZEROS_OF_DATA = 2 ** 16 + 8;

/**
 * Decompresses all chunks. Consecutive gzip members are read as one. Zeros after the compressed data are ignored, since
 * programs pad a gzip stream that they write to a pipe or a tape.
 *
 * @param read reads the decompressed chunks; each is valid until the next one is requested
 * @throws zlib's error for damaged or truncated data, which `site-builder.ts` describes; ActionError if something else
 *   follows the compressed data
 */
export async function decompress(
  compression: Compression,
  compressed: AsyncIterable<Buffer>,
  read: (chunks: AsyncIterable<Buffer>) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const inflator = DECOMPRESSORS[compression](OPTIONS);
  let receivedBytes = 0;
  /** Zeros at the end of what was received. They are passed on only if other bytes follow. */
  let zeros = 0;
  async function* withoutPadding(): AsyncGenerator<Buffer> {
    for await (const chunk of compressed) {
      const data = chunk.subarray(0, chunk.findLastIndex((byte) => byte !== 0) + 1);
      if (data.length > 0) {
        receivedBytes += zeros + data.length;
        yield* zeroChunks(zeros);
        yield data;
        zeros = 0;
      }
      zeros += chunk.length - data.length;
    }
    yield* zeroChunks(Math.min(zeros, MAX_ZEROS_OF_DATA));
  }
  try {
    await pipeline(withoutPadding, inflator, (chunks: AsyncIterable<Buffer>) => read(freed(chunks)), {
      signal,
    });
  } catch (error) {
    // The output ends before the input only if other bytes follow. How Node.js treats those depends on its version.
    if (!inflator.readableEnded) throw error;
    receivedBytes = Number.POSITIVE_INFINITY;
  }
  if (inflator.bytesWritten < receivedBytes) throw damaged('it has data after its end');
}

function* zeroChunks(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= MAX_ZEROS_OF_DATA) {
    yield Buffer.alloc(Math.min(left, MAX_ZEROS_OF_DATA));
  }
}

/** Frees each chunk as soon as it has been read. With the garbage collector alone, 50 MB more would be in use. */
async function* freed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    // Frees only a chunk that owns all of its memory. A short chunk shares its memory with the next ones.
    const memory = chunk.buffer as ArrayBuffer;
    if (chunk.length === memory.byteLength) memory.transfer(0);
  }
}
