/**
 * The manifest `pending.sha256`, which says what an interrupted deployment may have changed at the destination
 * (docs/reference.md, "The deploy action").
 */
import { sortedByPath } from '../../site/byte-order.ts';
import type { SiteFiles } from '../../site/manifest.ts';

/** The digest of a file whose contents at the destination are not known. No file has it. */
const UNKNOWN_SHA256 = '0'.repeat(64);

/**
 * Returns the files that are certainly at the destination with these contents.
 *
 * @param pending undefined if no deployment was interrupted
 */
export function certainFiles(live: SiteFiles, pending: SiteFiles | undefined): SiteFiles {
  if (pending === undefined) return live;
  return new Map([...live].filter(([path, sha256]) => pending.get(path) === sha256));
}

/**
 * Returns what a deployment writes to `pending.sha256` before it changes anything. Every file that a previously
 * interrupted deployment listed stays listed. A file that only one of the two lists, or with another digest, gets
 * {@link UNKNOWN_SHA256}. Otherwise, a third deployment could find its digest in the live manifest and leave it out.
 *
 * @param endangered files that are uploaded although the live manifest lists them: they also get it
 */
export function nextPending(
  site: SiteFiles,
  pending: SiteFiles | undefined,
  endangered: ReadonlySet<string>,
): SiteFiles {
  if (pending === undefined && endangered.size === 0) return site;
  const files = new Map<string, string>();
  for (const path of new Set([...site.keys(), ...(pending?.keys() ?? [])])) {
    const sha256 = site.get(path);
    const isKnown = pending === undefined || sha256 === pending.get(path);
    files.set(path, sha256 !== undefined && isKnown && !endangered.has(path) ? sha256 : UNKNOWN_SHA256);
  }
  return sortedByPath(files);
}
