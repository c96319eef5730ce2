/** Packs files into a `.tar.gz` on disk, in one pass, with some megabytes in memory at a time. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import type { SiteFile } from './render.ts';

interface PackOptions {
  /** 0 (store) to 9 (smallest); zlib's default is 6. */
  readonly gzipLevel?: number;
}

export interface PackedSite {
  readonly sizeBytes: number;
  /** Lower-case hex, as in the ETag that S3 gives a file uploaded in one part. */
  readonly md5: string;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly fileCount: number;
}

// A fixed time makes the archive reproducible: 2025-01-01T00:00:00Z.
const MTIME = new Date(Date.UTC(2025, 0, 1));

// Compression runs in another thread, chunk by chunk, and each chunk costs a turn of the event loop. With large
// chunks that thread works while this one renders; with small ones the two wait for each other.
const BLOCK_BYTES = 1024 * 1024;

// Rendering is synchronous. Between batches, the process answers requests.
const FILES_PER_TURN = 16;

/**
 * Writes an archive to `target`, replacing what is there once the archive is complete. The same files give
 * the same bytes, as long as zlib is the same: Node releases and processor types differ in how they compress.
 * Rejects with whatever `files` throws or the file system reports; `target` is unchanged then.
 */
export async function packSite(
  files: Iterable<SiteFile>,
  target: string,
  options: PackOptions = {},
): Promise<PackedSite> {
  const partial = `${target}.part`;
  const { readable, controller } = createTarPacker();
  const gzip = createGzip({
    chunkSize: BLOCK_BYTES,
    ...(options.gzipLevel === undefined ? {} : { level: options.gzipLevel }),
  });
  const measured = measuringStream();
  const output = createWriteStream(partial);
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  const writing = pipeline(blocksOf(readable), gzip, measured.stream, output);
  const filling = addFiles(controller, files);

  // A failure on either side stops the other one too. The file is touched only after both have ended: one that is
  // still being opened would reappear after its removal, and Windows neither renames nor removes an open one.
  filling.catch((error: unknown) => controller.error(error));
  const [filled, written] = await Promise.allSettled([filling, writing, closed]);
  if (filled.status === 'fulfilled' && written.status === 'fulfilled') {
    await rename(partial, target);
    return { ...measured.result(), fileCount: filled.value };
  }
  await rm(partial, { force: true });
  throw written.status === 'rejected' ? written.reason : (filled as PromiseRejectedResult).reason;
}

async function addFiles(controller: TarPackController, files: Iterable<SiteFile>): Promise<number> {
  let count = 0;
  for (const { path, contents } of files) {
    const entry = controller.add({
      name: path,
      size: contents.length,
      type: 'file',
      mode: 0o644,
      mtime: MTIME,
      uid: 0,
      gid: 0,
    });
    const writer = entry.getWriter();
    if (contents.length > 0) await writer.write(contents);
    await writer.close();
    count++;
    if (count % FILES_PER_TURN === 0) await nextTurn();
  }
  controller.finalize();
  return count;
}

/** Joins the many small chunks of a tar archive (a header, a body, some padding) into blocks. */
async function* blocksOf(tar: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = tar.getReader();
  let block = Buffer.allocUnsafe(BLOCK_BYTES);
  let used = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      let chunk = read.value;
      while (chunk.length > 0) {
        const part = chunk.subarray(0, BLOCK_BYTES - used);
        block.set(part, used);
        used += part.length;
        chunk = chunk.subarray(part.length);
        if (used < BLOCK_BYTES) continue;
        yield block;
        block = Buffer.allocUnsafe(BLOCK_BYTES);
        used = 0;
      }
    }
    yield block.subarray(0, used);
  } finally {
    // Reached early when a later stage failed; `addFiles` then fails as well, instead of waiting.
    await reader.cancel(new Error('The archive is no longer needed'));
  }
}

function measuringStream(): { stream: Transform; result(): Omit<PackedSite, 'fileCount'> } {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let sizeBytes = 0;
  return {
    stream: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sizeBytes += chunk.length;
        md5.update(chunk);
        sha256.update(chunk);
        done(null, chunk);
      },
    }),
    result: () => ({ sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') }),
  };
}
