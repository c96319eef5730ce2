/**
 * Finds out which file of the site each symbolic or hard link in a bundle points to. Some hosts refuse links, and
 * Windows creates them only with special rights, so every link becomes a copy of its file. This module works on names
 * only, not on the file system.
 */
import { isUtf8 } from 'node:buffer';
import type { ActionError } from '../../errors.ts';
import { cleanText } from '../../text/clean-text.ts';
import { entryError } from './bundle-errors.ts';
import { type SiteTree, sitePath } from './entry-paths.ts';

interface EntryLink {
  readonly kind: 'symbolic link' | 'hard link';
  /** Path within the site that the link points to. That of a symbolic link may come later in the archive, or never. */
  readonly target: string;
}

/** The links of a bundle. */
export class EntryLinks {
  readonly #tree: SiteTree;
  readonly #links = new Map<string, EntryLink>();

  /** @param tree has the names before a link when that link is added, and all names when the links are resolved */
  constructor(tree: SiteTree) {
    this.#tree = tree;
  }

  /**
   * @param path of the link within the site
   * @param target as stored in the bundle: relative to a symbolic link's folder, or to the root of the archive for a
   *   hard link
   * @throws ActionError if the link points outside the site, or is a hard link to anything but an earlier file
   */
  add(path: string, kind: EntryLink['kind'], target: Buffer): void {
    this.#links.set(path, this.#linkOf(path, kind, target));
  }

  #linkOf(path: string, kind: EntryLink['kind'], target: Buffer): EntryLink {
    if (kind === 'symbolic link') return { kind, target: symbolicTarget(path, target) };
    // A target that Windows cannot hold is not in the bundle either.
    const link = { kind, target: sitePath(target, false) };
    if (this.#tree.hasFolder(link.target)) throw linkError(path, link, 'which is a folder');
    // A reader that extracts in order does not have this file yet.
    if (!this.#tree.hasFile(link.target)) throw linkError(path, link, 'which is not before it in the bundle');
    return link;
  }

  /**
   * Resolves one link after the other, so that the caller can pause in between.
   *
   * @returns for each link, its path and the path of the file at the end of its chain
   * @throws ActionError for a link to a folder or to nothing, and for circular links
   */
  *resolve(): Generator<readonly [path: string, original: string], void, void> {
    const files = new Map<string, string>();
    for (const start of this.#links.keys()) {
      const chain = new Set<string>();
      let at = start;
      for (let link = this.#links.get(at); link !== undefined && !files.has(at); link = this.#links.get(at)) {
        if (chain.has(at)) throw entryError(start, 'is a link that points back to itself');
        chain.add(at);
        if (this.#tree.hasFolder(link.target)) throw linkError(at, link, 'which is a folder');
        if (!this.#tree.hasFile(link.target)) throw linkError(at, link, 'which is not in the bundle');
        // The same symbolic link in another folder would point elsewhere.
        if (link.kind === 'hard link' && this.#links.get(link.target)?.kind === 'symbolic link') {
          throw linkError(at, link, 'which is a symbolic link');
        }
        at = link.target;
      }
      // Stored for every link of the chain, so that a long chain is followed only once.
      const file = files.get(at) ?? at;
      for (const link of chain) files.set(link, file);
      yield [start, file];
    }
  }
}

function symbolicTarget(path: string, bytes: Buffer): string {
  const target = bytes.toString('utf8');
  const link: EntryLink = { kind: 'symbolic link', target };
  if (!isUtf8(bytes)) throw linkError(path, link, 'which is not UTF-8');
  const pointsOutside = linkError(path, link, 'which is outside the site');
  if (/^(?:\/|[a-z]:)|\\/i.test(target)) throw pointsOutside;
  const segments = path.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) throw pointsOutside;
  }
  return segments.join('/');
}

function linkError(path: string, { kind, target }: EntryLink, problem: string): ActionError {
  return entryError(path, `is a ${kind} to "${cleanText(target)}", ${problem}`);
}
