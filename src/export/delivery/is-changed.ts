/** Whether the exported site differs from the live one (output `changed`). */
import type { PlacedSite } from '../../bundle/place-bundle.ts';
import type { LiveState } from '../../github/deployments.ts';
import { changeCount } from '../../site/compare-sites.ts';
import type { ExportInputs } from '../inputs/inputs.ts';

/**
 * Compares the site with the live one: with `environment` by its records, and otherwise by `previous-manifest` or
 * `previous-digest`.
 *
 * @param site undefined if it was not downloaded, or its format is not read
 * @param state undefined without `environment`
 * @returns true if there is nothing to compare with
 */
export function isChanged(
  site: Pick<PlacedSite, 'contentDigest' | 'comparison'> | undefined,
  { previousDigest, previousManifest }: Pick<ExportInputs, 'previousDigest' | 'previousManifest'>,
  state: LiveState | undefined,
): boolean {
  if (site === undefined) return true;
  if (state !== undefined) {
    // After a newer deployment that never succeeded, nobody knows what users see.
    return state.unfinishedId !== undefined || site.contentDigest !== state.live?.contentDigest;
  }
  if (previousManifest === undefined) return site.contentDigest !== previousDigest;
  const changes = site.comparison?.changes;
  return changes === undefined || changeCount(changes) > 0;
}
