/**
 * The content digest of a site: over its file names and contents only, so it does not depend on times, order, or
 * compression of the archive (docs/reference.md). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line per file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are sorted by
 * the UTF-8 bytes of the paths, each ends with a line feed, and the digest is the SHA-256 of all lines. For a site
 * without files, it is the SHA-256 of nothing (without `-r`, `xargs` would hash its empty input as a file). `sha256sum`
 * escapes a backslash and a line break in a name; no site has such a name (`site-path.ts`).
 */
import { createHash } from 'node:crypto';

/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 */
export function contentDigest(files: Iterable<readonly [path: string, sha256: string]>): string {
  const digest = createHash('sha256');
  for (const [path, sha256] of files) digest.update(`${sha256}  ./${path}\n`);
  return `sha256:${digest.digest('hex')}`;
}
