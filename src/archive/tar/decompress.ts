/**
 * Decompresses what Node.js can decompress itself, on zlib's thread. The result is read while the next bytes are
 * decompressed.
 */
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import zlib, {
  createGunzip,
  type Gunzip,
  type InflateRaw,
  type ZlibOptions,
  type ZstdDecompress,
} from 'node:zlib';
import { damaged } from '../site/bundle-errors.ts';

/**
 * Size of zlib's output chunks. While one is parsed and written here, zlib's thread inflates the next: smaller ones make
 * it wait more often, larger ones cost memory.
 */
const OUTPUT_CHUNK_BYTES = 512 * 1024;

/** Without a queue, it accepts a chunk only after the previous one is inflated, so its buffer may be reused. */
const OPTIONS = { chunkSize: OUTPUT_CHUNK_BYTES, writableHighWaterMark: 1 } as ZlibOptions;

/** Reads the decompressed chunks. Each is valid until the next one is requested. */
type Read = (chunks: AsyncIterable<Buffer>) => Promise<void>;

/**
 * Several gzip members in a row are read as one, as gzip does.
 *
 * @throws BundleError if it is damaged or truncated, or followed by something else
 */
export function gunzip(archive: AsyncIterable<Buffer>, read: Read, signal: AbortSignal): Promise<void> {
  return inflate(createGunzip(OPTIONS), archive, read, signal);
}

/** Likewise for raw deflate, as zip archives have it. */
export function inflateRaw(archive: AsyncIterable<Buffer>, read: Read, signal: AbortSignal): Promise<void> {
  return inflate(zlib.createInflateRaw(OPTIONS), archive, read, signal);
}

async function inflate(
  inflator: Gunzip | InflateRaw,
  archive: AsyncIterable<Buffer>,
  read: Read,
  signal: AbortSignal,
): Promise<void> {
  let receivedBytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of archive) {
      receivedBytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await pipeline(counted, inflator, (chunks: AsyncIterable<Buffer>) => read(freed(chunks)), { signal });
  } catch (error) {
    // It ends before its input only if other bytes follow. What more input does then differs between versions of Node.js.
    if (!inflator.readableEnded) throw isZlibError(error) ? damaged(error.message, error) : error;
    receivedBytes = Number.POSITIVE_INFINITY;
  }
  if (inflator.bytesWritten < receivedBytes) throw damaged('it has data after its end');
}

/** False before Node.js 22.15 and 23.8. */
export const canUnzstd = 'createZstdDecompress' in zlib;

/**
 * Several frames in a row are read as one, as zstd does. Node.js itself ends at the first frame that ends in the middle
 * of a chunk, and drops the rest of the chunk.
 *
 * @throws BundleError if it is damaged or truncated, or followed by something else
 */
export async function unzstd(archive: AsyncIterable<Buffer>, read: Read, signal: AbortSignal): Promise<void> {
  let frame: ZstdDecompress | undefined;
  async function* decompressed(): AsyncGenerator<Buffer> {
    for await (const chunk of archive) {
      for (let rest = chunk; rest.length > 0; ) {
        signal.throwIfAborted();
        // An error is thrown where its output is read; one may still come when it is destroyed.
        frame ??= zlib.createZstdDecompress({ chunkSize: OUTPUT_CHUNK_BYTES }).on('error', () => undefined);
        const before = frame.bytesWritten;
        yield* outputOf(frame, rest);
        rest = rest.subarray(frame.bytesWritten - before);
        // It takes no more input, so its frame has ended.
        if (rest.length > 0) frame = undefined;
      }
    }
    if (frame !== undefined) yield* outputOf(frame);
  }
  try {
    await read(freed(decompressed()));
  } catch (error) {
    throw isZlibError(error) ? damaged(error.message, error) : error;
  } finally {
    frame?.destroy();
  }
}

/** @param input undefined to end */
async function* outputOf(stream: ZstdDecompress, input?: Buffer): AsyncGenerator<Buffer> {
  let isDone = false;
  let failure: unknown;
  let wake = () => {};
  const onReadable = () => wake();
  const onDone = (error?: unknown) => {
    isDone = true;
    failure ??= error;
    wake();
  };
  stream.on('readable', onReadable).on('end', onDone).on('error', onDone);
  try {
    if (input === undefined) stream.end();
    else stream.write(input, onDone);
    for (;;) {
      const piece: Buffer | null = stream.read();
      if (piece !== null) {
        yield piece;
      } else if (isDone) {
        if (failure) throw failure;
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  } finally {
    stream.off('readable', onReadable).off('end', onDone).off('error', onDone);
  }
}

/**
 * Frees the memory of each chunk as soon as it was read. The garbage collector would need 50 MB more, and run for the
 * chunks alone.
 */
async function* freed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    // Only a chunk that owns all of its memory: a short one shares it with the next ones. Node.js 20 has no `transfer`.
    const memory: { readonly byteLength: number; transfer?(byteLength: number): unknown } = chunk.buffer;
    if (chunk.length === memory.byteLength) memory.transfer?.(0);
  }
}

export function isZlibError(error: unknown): error is NodeJS.ErrnoException {
  return isNativeError(error) && 'code' in error && /^(?:Z_|ZSTD_)/.test(String(error.code));
}
