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
  /** Path within the site that the link points to. Whether it exists is known only at the end of the archive. */
  readonly target: string;
}

/**
 * @param path of the link within the site
 * @param target as stored in the bundle: relative to a symbolic link's folder, or to the root of the archive for a hard
 *   link
 * @param tree the names that come before the link
 * @throws ActionError if the link points outside the site, or is a hard link to anything but an earlier file
 */
export function entryLink(path: string, kind: EntryLink['kind'], target: Buffer, tree: SiteTree): EntryLink {
  if (kind === 'symbolic link') return { kind, target: symbolicTarget(path, target) };
  const link = { kind, target: sitePath(target, tree.isWindows) };
  if (tree.hasFolder(link.target)) throw linkError(path, link, 'which is a folder');
  // A reader that extracts in order does not have this file yet.
  if (!tree.hasFile(link.target)) throw linkError(path, link, 'which is not before it in the bundle');
  return link;
}

/**
 * Resolves one link after the other, so that the caller can pause in between.
 *
 * @param links by their paths
 * @param tree all names of the site, including those of the links
 * @returns for each link, its path and the path of the file at the end of its chain
 * @throws ActionError for a link to a folder or to nothing, and for circular links
 */
export function* resolveLinks(
  links: ReadonlyMap<string, EntryLink>,
  tree: SiteTree,
): Generator<readonly [path: string, original: string], void, void> {
  const files = new Map<string, string>();
  for (const start of links.keys()) {
    const chain = new Set<string>();
    let at = start;
    for (let link = links.get(at); link !== undefined && !files.has(at); link = links.get(at)) {
      if (chain.has(at)) throw entryError(start, 'is a link that points back to itself');
      chain.add(at);
      if (tree.hasFolder(link.target)) throw linkError(at, link, 'which is a folder');
      if (!tree.hasFile(link.target)) throw linkError(at, link, 'which is not in the bundle');
      // The same symbolic link in another folder would point elsewhere.
      if (link.kind === 'hard link' && links.get(link.target)?.kind === 'symbolic link') {
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
