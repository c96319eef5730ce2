/** Packs files into an archive on disk, in one pass, with a few megabytes in memory at a time. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import zlib from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { ZipFile } from 'yazl';
import type { SiteFile } from './render.ts';

/** The formats of an archive, named by their file extensions. */
export const BUNDLE_FORMATS = ['tar.gz', 'zip', 'tar'] as const;
export type BundleFormat = (typeof BUNDLE_FORMATS)[number];

interface PackOptions {
  /** By default `tar.gz`. */
  readonly format?: BundleFormat;
  /** 0 (store) to 9 (smallest), of `tar.gz`; zlib's default is 6. */
  readonly gzipLevel?: number;
}

/** A fixed time makes the archive reproducible. */
const MTIME = new Date('2025-01-01T00:00:00Z');

/** How many files are rendered per turn. Rendering is synchronous, and the process answers requests between batches. */
const FILES_PER_TURN = 16;

/**
 * Writes an archive to `target`, replacing what is there once the archive is complete. The same files give the same
 * bytes if zlib is the same: Node releases and processor types differ in how they compress.
 *
 * @throws what `files` throws or the file system reports; `target` is unchanged then
 */
export async function packSite(
  files: Iterable<SiteFile>,
  target: string,
  { format = 'tar.gz', gzipLevel }: PackOptions = {},
): Promise<void> {
  const partial = `${target}.part`;
  const archive = Readable.from(format === 'zip' ? zip(files) : tar(files));
  try {
    await pipeline([archive, ...compression(format, gzipLevel), createWriteStream(partial)]);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  await rename(partial, target);
}

function compression(format: BundleFormat, gzipLevel: number | undefined): readonly Transform[] {
  // Compression runs in another thread, and each chunk costs a turn of the event loop.
  const chunkSize = 1024 * 1024;
  if (format === 'tar.gz') {
    return [zlib.createGzip({ chunkSize, ...(gzipLevel === undefined ? {} : { level: gzipLevel }) })];
  }
  return [];
}

/** Every tar archive ends with two empty blocks. */
const TAR_END_BYTES = 1024;

async function* tar(files: Iterable<SiteFile>): AsyncGenerator<Uint8Array> {
  let batch: TarEntry[] = [];
  for (const { path: name, contents } of files) {
    const attributes = { type: 'file', mode: 0o644, mtime: MTIME, uid: 0, gid: 0 } as const;
    batch.push({ header: { name, size: contents.length, ...attributes }, body: contents });
    if (batch.length < FILES_PER_TURN) continue;
    yield (await packTar(batch)).subarray(0, -TAR_END_BYTES);
    batch = [];
    await nextTurn();
  }
  yield await packTar(batch);
}

async function* zip(files: Iterable<SiteFile>): AsyncGenerator<Buffer> {
  const packer = new ZipFile();
  const archive = packer.outputStream as Readable;
  addToZip(packer, files).catch((error: unknown) => archive.destroy(error as Error));
  yield* archive;
}

/** Adds the files as a service streams them: the sizes follow the data, since they are unknown before. */
async function addToZip(packer: ZipFile, files: Iterable<SiteFile>): Promise<void> {
  for (const { path, contents } of files) {
    const source = Readable.from([contents]);
    packer.addReadStream(source, path, { mtime: MTIME, mode: 0o100644 });
    await once(source, 'close');
  }
  packer.end();
}
