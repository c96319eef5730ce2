/**
 * Reads a tar bundle as it arrives, checks it against the rules for sites, and extracts it into an empty folder in the
 * same pass. Nothing is moved into place. After an error, the caller removes what is left in the folder.
 */

import { type Compression, decompress } from '../site/decompress.ts';
import { buildSite, type ExtractOptions, type SiteContents } from '../site/site-builder.ts';
import { TarParser } from './tar-parser.ts';

/** How much larger than its contents a tar archive may be, per entry: headers, long names, padding. */
const OVERHEAD_BYTES = 4096;

/** Bytes parsed between two checks of the clock. A block of 512 bytes can be an entry in a hundred new folders. */
const SLICE_BYTES = 128 * 1024;

/**
 * @param archive the bundle's bytes in order, in chunks of any size. The next chunk is requested only after the
 *   previous one was consumed, so its buffer may be reused. On success, the archive has been read to its end and its
 *   gzip checksum verified. An error is thrown only after the last requested chunk has arrived.
 * @param compression undefined for an archive that is not compressed
 * @throws ActionError if the bundle is damaged, or contains something that a site must not contain
 * @throws whatever `archive` throws, file system errors such as ENOSPC unchanged, and the signal's reason
 */
export function readTar(
  archive: AsyncIterable<Buffer>,
  compression: Compression | undefined,
  options: ExtractOptions,
): Promise<SiteContents> {
  const { signal } = options;
  return buildSite(options, async (site) => {
    const tar = new TarParser(site);
    const overheadBytes = site.limits.files * OVERHEAD_BYTES;
    let tarBytes = 0;
    const read = async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) {
        signal.throwIfAborted();
        for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
          tar.write(chunk.subarray(at, at + SLICE_BYTES));
          await site.pauseWhenDue();
        }
        tarBytes += chunk.length;
        site.checkBytes(tarBytes - overheadBytes);
      }
    };
    if (compression === undefined) await read(archive);
    else await decompress(compression, archive, read, signal);
    tar.end();
  });
}
