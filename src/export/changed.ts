/** Whether the exported site differs from the live one (output `changed`). */

/**
 * @param digest content digest of the exported site, if known
 * @param liveDigest content digest of the live site, if there is one and it is known
 * @param hasUnfinished whether a deployment that is newer than the live one never succeeded: nobody knows what users see
 * @returns true if there is nothing to compare
 */
export function isChanged(
  digest: string | undefined,
  liveDigest: string | undefined,
  hasUnfinished = false,
): boolean {
  return hasUnfinished || digest === undefined || liveDigest === undefined || digest !== liveDigest;
}
