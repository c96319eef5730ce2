/** The list of the output `changed-pages-path`, from which later steps inform search engines, caches, and people. */
import { requestedPath } from '../site/addresses.ts';
import { isPage } from '../site/pages.ts';
import type { Plan } from './plan/plan.ts';

/**
 * Returns the addresses at which visitors get something else after a deployment, one per line. These include the pages
 * that it repairs, and those that only an interrupted deployment has uploaded: a cache may have the wrong version.
 */
export function changedPages({ pending, changes }: Pick<Plan, 'pending' | 'changes'>): string {
  const files = [...pending.pending, ...(changes?.removed ?? [])];
  const addresses = new Set(files.filter(isPage).map(requestedPath));
  return [...addresses]
    .sort()
    .map((address) => `${address}\n`)
    .join('');
}
