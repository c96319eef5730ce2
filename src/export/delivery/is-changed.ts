/** Whether the exported site differs from the live one (output `changed`). */
import type { FetchedSite } from '../../bundle/fetch-bundle.ts';
import { hasChanges } from '../../site/compare-sites.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

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

/**
 * By `previous-manifest` or `previous-digest`, without `environment`.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns true if there is nothing to compare with
 */
export function isChangedSince(
  { previousDigest, previousManifest }: Pick<ExportInputs, 'previousDigest' | 'previousManifest'>,
  site: Pick<FetchedSite, 'contentDigest' | 'comparison'> | undefined,
): boolean {
  if (previousManifest === undefined) return isChanged(site?.contentDigest, previousDigest);
  const changes = site?.comparison?.changes;
  return changes === undefined || hasChanges(changes);
}
