/** Whether the exported site differs from the one that is live (contract: output `changed`). */

/**
 * @param digest content digest of the exported site; undefined where it is not known
 * @param liveDigest content digest of the site that is live; undefined where nothing is known to be live
 * @returns true where there is nothing to compare
 */
export function isChanged(digest: string | undefined, liveDigest: string | undefined): boolean {
  return digest === undefined || liveDigest === undefined || digest !== liveDigest;
}
