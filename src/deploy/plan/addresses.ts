/** Lists the addresses at which visitors get a file, so that caches can forget them. */
import { addressesOf } from '../../site/addresses.ts';

/** The maximum number of paths in one invalidation of CloudFront (Amazon CloudFront, "Quotas"). */
const MAX_PATHS = 3000;

/**
 * The paths to invalidate in a CDN.
 *
 * @param paths files that changed
 * @param prefix folder of the bucket that contains the site; empty for none. A distribution may serve the bucket or
 *   that folder. This action cannot know which, so both addresses are listed.
 * @returns encoded paths; `/*` if there are too many
 */
export function invalidationPaths(paths: readonly string[], prefix: string): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    for (const address of addressesOf(path)) {
      found.add(`/${encoded(address)}`);
      if (prefix !== '') found.add(`/${encoded(`${prefix}/${address}`)}`);
    }
    if (found.size > MAX_PATHS) return ['/*'];
  }
  return [...found];
}

/** An unencoded asterisk would match other addresses as well. */
function encoded(address: string): string {
  return address
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('*', '%2A'))
    .join('/');
}
