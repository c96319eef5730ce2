/** The list of the output `changed-pages-path`, from which later steps inform search engines, caches, and people. */
import { requestedPath } from '../site/addresses.ts';
import { isPage } from '../site/pages.ts';
import type { Deployment } from './report/deploy-run.ts';

/**
 * Returns the addresses at which visitors get something else after a deployment, one per line. These include the pages
 * that it repairs, and those that only an interrupted deployment has uploaded: a cache may have the wrong version.
 */
export function changedPages({ plan, site, state }: Pick<Deployment, 'plan' | 'site' | 'state'>): string {
  const paths = [...plan.pending.pending, ...(plan.changes?.removed ?? [])];
  // A page that is empty now has been one. What only an interrupted deployment has uploaded is unknown.
  const wasOrIsPage = (path: string) => {
    const versions = [site.get(path), state.live?.files.get(path)].filter((version) => version !== undefined);
    return versions.length === 0 ? isPage(path) : versions.some((version) => isPage(path, version));
  };
  const addresses = new Set(paths.filter(wasOrIsPage).map(requestedPath));
  return [...addresses]
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
