/**
 * The content digest of a site: over its file names and contents only, so it does not depend on times, order and
 * compression of the archive (docs/content-digest.md). To compute it by hand, in the folder of the site:
 *
 *     find . -type f -print0 | LC_ALL=C sort -z | xargs -0 -r sha256sum | sha256sum
 *
 * That is one line per file: the SHA-256 of its contents in hex, two spaces, `./` and its path. The lines are sorted by
 * the UTF-8 bytes of the paths, each ends with a line feed, and the digest is the SHA-256 of all lines. For a site
 * without files it is the SHA-256 of nothing (without `-r`, `xargs` would hash its empty input as a file). `sha256sum`
 * escapes a backslash and a line break in a name; no site has such a name (`entry-paths.ts`).
 */
import * as crypto from 'node:crypto';

/** SHA-256 of one file's contents, which arrive in one or several pieces. */
export class ContentsHash {
  readonly #size: number;
  #hex: string | undefined;
  #hash: crypto.Hash | undefined;

  /** @param size of the contents in bytes */
  constructor(size: number) {
    this.#size = size;
  }

  update(piece: Buffer): void {
    if (piece.length === this.#size && isOneShot) this.#hex = crypto.hash('sha256', piece, 'hex');
    else this.#running().update(piece);
  }

  /** Returns the digest in hex, after the last piece. */
  digest(): string {
    return this.#hex ?? this.#running().digest('hex');
  }

  #running(): crypto.Hash {
    this.#hash ??= crypto.createHash('sha256');
    return this.#hash;
  }
}

/** Node.js 20.12 and later have `crypto.hash`, which does not create an object for each file of a large site. */
const isOneShot = 'hash' in crypto;

/**
 * @param files path within the site, with `/` between its parts, and the hex SHA-256 of the contents, in the order of
 *   the paths' bytes
 * @returns `sha256:` and 64 hex digits
 */
export function contentDigest(files: Iterable<readonly [path: string, sha256: string]>): string {
  const digest = crypto.createHash('sha256');
  for (const [path, sha256] of files) digest.update(`${sha256}  ./${path}\n`);
  return `sha256:${digest.digest('hex')}`;
}
