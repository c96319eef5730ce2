/** Packs files into an archive on disk, in one pass, with some megabytes in memory at a time. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import zlib from 'node:zlib';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { ZipFile } from 'yazl';
import { type DescribedObject, ObjectDigest } from '../object-digest.ts';
import type { SiteFile } from './render.ts';

/** Formats of an archive, as its file name ends. */
export const BUNDLE_FORMATS = ['tar.gz', 'zip', 'tar.zst', 'tar'] as const;
export type BundleFormat = (typeof BUNDLE_FORMATS)[number];

/** Node.js before 22.15 cannot compress with zstd. */
export const CAN_PACK_ZSTD = 'createZstdCompress' in zlib;

interface PackOptions {
  /** By default `tar.gz`. */
  readonly format?: BundleFormat;
  /** 0 (store) to 9 (smallest), of `tar.gz`; zlib's default is 6. */
  readonly gzipLevel?: number;
}

export interface PackedSite extends DescribedObject {
  readonly fileCount: number;
}

// A fixed time makes the archive reproducible: 2025-01-01T00:00:00Z.
const MTIME = new Date(Date.UTC(2025, 0, 1));

// Compression runs in another thread, chunk by chunk, and each chunk costs a turn of the event loop. With large
// chunks that thread works while this one renders; with small ones the two wait for each other.
const BLOCK_BYTES = 1024 * 1024;

// Rendering is synchronous. Between batches, the process answers requests.
const FILES_PER_TURN = 16;

/** An archive that is being made. */
interface Packing {
  readonly archive: Readable;
  /** The number of files, once all are in the archive. Rejects with what `files` throws, or if nobody reads on. */
  readonly filled: Promise<number>;
}

/**
 * Writes an archive to `target`, replacing what is there once the archive is complete. The same files give
 * the same bytes, as long as zlib is the same: Node releases and processor types differ in how they compress.
 * Rejects with whatever `files` throws or the file system reports; `target` is unchanged then.
 */
export async function packSite(
  files: Iterable<SiteFile>,
  target: string,
  { format = 'tar.gz', gzipLevel }: PackOptions = {},
): Promise<PackedSite> {
  const partial = `${target}.part`;
  const { archive, filled } = format === 'zip' ? zip(files) : tar(files);
  const digest = new ObjectDigest();
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      digest.update(chunk);
      done(null, chunk);
    },
  });
  const output = createWriteStream(partial);
  const closed = new Promise<void>((resolve) => output.once('close', resolve));
  const writing = pipeline([archive, ...compression(format, gzipLevel), measured, output]);

  // A failure on either side stops the other one too. The file is touched only after both have ended: one that is
  // still being opened would reappear after its removal, and Windows neither renames nor removes an open one.
  const [filling, written] = await Promise.allSettled([filled, writing, closed]);
  if (filling.status === 'fulfilled' && written.status === 'fulfilled') {
    await rename(partial, target);
    return { ...digest.result(), fileCount: filling.value };
  }
  await rm(partial, { force: true });
  throw written.status === 'rejected' ? written.reason : (filling as PromiseRejectedResult).reason;
}

function compression(format: BundleFormat, gzipLevel: number | undefined): readonly Transform[] {
  const chunkSize = BLOCK_BYTES;
  if (format === 'tar.gz') {
    return [zlib.createGzip({ chunkSize, ...(gzipLevel === undefined ? {} : { level: gzipLevel }) })];
  }
  return format === 'tar.zst' ? [zlib.createZstdCompress({ chunkSize })] : [];
}

function tar(files: Iterable<SiteFile>): Packing {
  const { readable, controller } = createTarPacker();
  const filled = addToTar(controller, files);
  filled.catch((error: unknown) => controller.error(error));
  return { archive: Readable.from(blocksOf(readable)), filled };
}

async function addToTar(controller: TarPackController, files: Iterable<SiteFile>): Promise<number> {
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

function zip(files: Iterable<SiteFile>): Packing {
  const packer = new ZipFile();
  const archive = packer.outputStream as Readable;
  const noLongerRead = new AbortController();
  archive.once('close', () => noLongerRead.abort());
  const filled = addToZip(packer, files, noLongerRead.signal);
  filled.catch((error: unknown) => archive.destroy(error as Error));
  return { archive, filled };
}

/** As a service streams it: the sizes follow the data, since they are unknown before. */
async function addToZip(packer: ZipFile, files: Iterable<SiteFile>, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (const { path, contents } of files) {
    const source = Readable.from([contents]);
    const read = once(source, 'close', { signal });
    packer.addReadStream(source, path, { mtime: MTIME, mode: 0o100644 });
    await read;
    count++;
  }
  packer.end();
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
