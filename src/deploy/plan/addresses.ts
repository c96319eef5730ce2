/** Lists the addresses at which visitors get a file, so that caches can forget them. */

/** The maximum number of paths in one invalidation of CloudFront (Amazon CloudFront, "Quotas"). */
const MAX_PATHS = 3000;

/**
 * The paths to invalidate in a CDN. A page also has the address without `.html`, and `index.html` has that of its
 * folder.
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

function addressesOf(path: string): string[] {
  const folder = /^(?:(.*)\/)?index\.html$/.exec(path);
  if (folder === null) return path.endsWith('.html') ? [path, path.slice(0, -'.html'.length)] : [path];
  const [, name] = folder;
  return name === undefined ? [path, ''] : [path, `${name}/`, name];
}

/** An unencoded asterisk would match other addresses as well. */
function encoded(address: string): string {
  return address
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('*', '%2A'))
    .join('/');
}
