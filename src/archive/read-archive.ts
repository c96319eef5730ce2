/**
 * Finds out the SHA-256 and the format of an archive while it arrives, and reads the site in a tar. The site in a
 * `.zip` is read when the complete file has arrived, since the directory of a `.zip` is at its end.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type ArchiveFormat, archiveFormat, HEAD_BYTES } from './archive-format.ts';
import type { ExtractOptions, SiteContents } from './site/site-builder.ts';
import { readTar } from './tar/read-tar.ts';
import { readZip } from './zip/read-zip.ts';

/** A bundle that was read completely. Only its paths change when it is moved into place. */
export interface Bundle {
  readonly path: string;
  /** Folder of the extracted site; undefined if only the bundle was requested. */
  readonly sitePath: string | undefined;
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  readonly format: ArchiveFormat;
  readonly site: SiteContents;
}

/**
 * Uses each chunk only until it requests the next one.
 *
 * @param file contains all chunks when the last one has arrived
 * @returns the first bytes of the file, and the bundle unless the file is of another format
 * @throws ActionError for a damaged or refused bundle; file system errors, and the signal's reason when it aborts
 */
export async function readArchive(
  chunks: AsyncIterable<Buffer>,
  file: string,
  options: ExtractOptions,
): Promise<{ readonly head: Buffer; readonly bundle?: Bundle }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      yield chunk;
    }
  }
  const rest = hashed();
  const first: Buffer[] = [];
  while (sizeBytes < HEAD_BYTES) {
    const { done, value } = await rest.next();
    if (done) break;
    // The memory of a chunk is reused for the next one.
    first.push(Buffer.from(value));
  }
  const head = Buffer.concat(first).subarray(0, HEAD_BYTES);
  const format = archiveFormat(head);
  async function* all(): AsyncGenerator<Buffer> {
    yield* first;
    yield* rest;
  }
  let site: SiteContents;
  switch (format?.read) {
    case 'tar':
      site = await readTar(all(), format.compression, options);
      break;
    case 'zip':
      for await (const _ of rest);
      site = await readZip(file, options);
      break;
    case undefined:
      for await (const _ of rest);
      return { head };
  }
  const sitePath = options.folder && path.join(options.folder, site.topFolder);
  return { head, bundle: { path: file, sitePath, sizeBytes, sha256: hash.digest('hex'), format, site } };
}
