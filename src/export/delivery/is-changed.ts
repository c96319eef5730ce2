/** Whether the exported site differs from the live one (output `changed`). */
import type { FetchedSite } from '../../bundle/fetch-bundle.ts';
import type { LiveState } from '../../github/deployments.ts';
import { hasChanges } from '../../site/compare-sites.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

type Exported = Pick<FetchedSite, 'contentDigest' | 'comparison'>;

/**
 * Compares the site with the live one by the records of the environment.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns false if there is nothing to compare with
 */
export function isLiveSite(
  site: Pick<Exported, 'contentDigest'> | undefined,
  {
    live,
    unfinishedId,
  }: Pick<LiveState, 'unfinishedId'> & {
    readonly live: Pick<NonNullable<LiveState['live']>, 'contentDigest'> | undefined;
  },
): boolean {
  // After a newer deployment that never succeeded, nobody knows what users see.
  if (unfinishedId !== undefined || live === undefined) return false;
  return site !== undefined && site.contentDigest === live.contentDigest;
}

/**
 * Compares the site with `previous-manifest` or `previous-digest`, without `environment`.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @returns true if there is nothing to compare with
 */
export function isChangedSince(
  { previousDigest, previousManifest }: Pick<ExportInputs, 'previousDigest' | 'previousManifest'>,
  site: Exported | undefined,
): boolean {
  if (previousManifest === undefined) return site === undefined || site.contentDigest !== previousDigest;
  const changes = site?.comparison?.changes;
  return changes === undefined || hasChanges(changes);
}
