/**
 * Reads the bundle from its front while it arrives, once: the SHA-256 of the archive, its kind, and of the kinds that
 * are read here the site in it.
 */
import { createHash } from 'node:crypto';
import { RESUME_HINT, StorageError } from '../download/storage-error.ts';
import { type ArchiveExtension, archiveExtension, HEAD_BYTES, isMarkup } from './archive-format.ts';
import { type ExtractedSite, extractSite } from './extract-site.ts';

export interface ReadArchive {
  readonly sizeBytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Missing for anything that is no archive known here. */
  readonly ending: ArchiveExtension | undefined;
  /** First bytes, for telling what else it may be. */
  readonly head: Buffer;
  /** Of `.tar.gz` and `.tar`; the rarer kinds are not read in passing. */
  readonly site: ExtractedSite | undefined;
}

/**
 * @param folder empty folder to unpack into; undefined: nothing is unpacked
 * @throws BundleError for what is no bundle, damaged or refused
 */
export async function readArchive(
  chunks: AsyncIterable<Buffer>,
  folder: string | undefined,
  signal: AbortSignal,
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
  const { head, whole } = await withHead(hashed());
  const ending = archiveExtension(head);
  if (ending === undefined) refuseWhatIsNoFile(head);
  let site: ExtractedSite | undefined;
  if (ending === '.tar.gz' || ending === '.tar') {
    site = await extractSite(whole, { kind: ending, folder, signal });
  } else {
    for await (const _ of whole);
  }
  return { sizeBytes, sha256: hash.digest('hex'), ending, head, site };
}

function refuseWhatIsNoFile(head: Buffer): void {
  if (head.length === 0) throw new StorageError({ kind: 'invalid-content' }, 'the storage sent nothing.');
  if (isMarkup(head)) {
    throw new StorageError(
      { kind: 'invalid-content' },
      'the storage sent a web page or an XML text in the place of the bundle.',
      `A proxy may stand in between. ${RESUME_HINT}`,
    );
  }
}

/** Takes enough from the beginning to tell the kind, and gives everything on, from the beginning. */
async function withHead(
  chunks: AsyncGenerator<Buffer>,
): Promise<{ head: Buffer; whole: AsyncGenerator<Buffer> }> {
  const taken: Buffer[] = [];
  let bytes = 0;
  while (bytes < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    // Its memory is used again for the next.
    taken.push(Buffer.from(value));
    bytes += value.length;
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield* taken;
    yield* chunks;
  }
  return { head: Buffer.concat(taken).subarray(0, HEAD_BYTES), whole: whole() };
}
