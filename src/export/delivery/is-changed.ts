/** Decides whether the exported site differs from the live one (output `changed`). */
import type { PlacedBundle } from '../../bundle/place-bundle.ts';
import type { LiveState } from '../../github/deployments.ts';
import { changeCount } from '../../site/compare-sites.ts';

/**
 * Compares the site with the live one: with `environment` by its records, and otherwise by `previous-manifest`.
 *
 * @param site undefined if it was not downloaded
 * @param state undefined without `environment`
 * @returns true if there is nothing to compare with
 */
export function isChanged(
  site: Pick<PlacedBundle['site'], 'contentDigest' | 'comparison'> | undefined,
  state: LiveState | undefined,
): boolean {
  if (site === undefined) return true;
  // After a newer deployment that never succeeded, it is not known what users see.
  if (state !== undefined) {
    return state.unfinishedId !== undefined || site.contentDigest !== state.live?.contentDigest;
  }
  const changes = site.comparison?.changes;
  return changes === undefined || changeCount(changes) > 0;
}
