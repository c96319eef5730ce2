/**
 * Reads an archive once, from its beginning, while it arrives: its SHA-256, its format, and the site in a tar. A `.zip`
 * cannot be read this way, since its directory comes last. It is read from the complete file.
 */
import { createHash } from 'node:crypto';
import { type ArchiveFormat, archiveFormat, HEAD_BYTES } from './archive-format.ts';
import type { ExtractOptions, SiteContents } from './site/site-builder.ts';
import { readTar } from './tar/read-tar.ts';
import { readZip } from './zip/read-zip.ts';

export interface ReadArchive {
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Undefined for anything that is not a known archive. */
  readonly format: ArchiveFormat | undefined;
  /** The first bytes, used to describe a file that is not an archive. */
  readonly head: Buffer;
  /** Undefined for a format that cannot be read while it arrives. */
  readonly site: SiteContents | undefined;
}

/** Uses a chunk only until it requests the next. Throws ActionError for a damaged or refused bundle. */
export async function readArchive(
  chunks: AsyncIterable<Buffer>,
  options: ExtractOptions,
): Promise<ReadArchive> {
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
    // Its memory is reused for the next chunk.
    first.push(Buffer.from(value));
  }
  const head = Buffer.concat(first).subarray(0, HEAD_BYTES);
  const format = archiveFormat(head);
  async function* all(): AsyncGenerator<Buffer> {
    yield* first;
    yield* rest;
  }
  let site: SiteContents | undefined;
  if (format?.read === 'tar') site = await readTar(all(), format.compression, options);
  else for await (const _ of rest);
  return { sizeBytes, sha256: hash.digest('hex'), format, head, site };
}

/**
 * Reads the site in a complete file of a format that cannot be read while it arrives.
 *
 * @returns undefined for a format that is not read at all
 * @throws ActionError for a bundle that is damaged or refused; file system errors, and the signal's reason
 */
export async function readCompleteFile(
  file: string,
  { read }: ArchiveFormat,
  options: ExtractOptions,
): Promise<SiteContents | undefined> {
  return read === 'zip' ? readZip(file, options) : undefined;
}
