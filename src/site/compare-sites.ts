/** Compares the live site with the exported one, file by file, and lists the differences for other tools. */
import { grouped } from '../text/units.ts';
import { inByteOrder } from './byte-order.ts';
import type { SiteFiles } from './manifest.ts';

/** Paths in byte order. */
export interface Changes {
  readonly added: readonly string[];
  readonly modified: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Expects both sites in byte order.
 *
 * @param isSame whether two versions of a file have the same contents; for digests, whether they are equal
 */
export function compareSites<Version>(
  live: ReadonlyMap<string, Version>,
  site: ReadonlyMap<string, Version>,
  isSame: (one: Version, other: Version) => boolean = Object.is,
): Changes {
  const added: string[] = [];
  const modified: string[] = [];
  for (const [path, version] of site) {
    const before = live.get(path);
    if (before === undefined) added.push(path);
    else if (!isSame(before, version)) modified.push(path);
  }
  return { added, modified, removed: [...live.keys()].filter((path) => !site.has(path)) };
}

export function changeCount({ added, modified, removed }: Changes): number {
  return added.length + modified.length + removed.length;
}

/** Returns text such as `3 added, 2 modified, 1 removed`. */
export function changeNumbers({ added, modified, removed }: Changes): string {
  return `${grouped(added.length)} added, ${grouped(modified.length)} modified, ${grouped(removed.length)} removed`;
}

/** Returns what to upload and to delete, in byte order. Without a comparison, every file is new. */
export function changeLists(
  site: SiteFiles,
  changes: Changes | undefined,
): { readonly changed: Iterable<string>; readonly removed: readonly string[] } {
  if (changes === undefined) return { changed: site.keys(), removed: [] };
  return { changed: inByteOrder([...changes.added, ...changes.modified]), removed: changes.removed };
}

/**
 * Beginnings of a name that a tool would misread: rsync and rclone read `#` and `;` as a comment (rsync(1),
 * "--files-from"; rclone documentation, "--files-from"), and a shell's `read` removes blanks. With `./` before the
 * name, rsync and every program that opens the file find it. rclone looks for exactly that name and skips the file, so
 * such a site needs `--files-from-raw` without the `./` (docs/reference.md, "Manifest and lists").
 */
const MISREAD = /^[#;\s]/;

/**
 * @param paths without line breaks, like every path of a site (`site-path.ts`) and of a manifest
 * @returns one line for each path, as `--files-from` of rsync and rclone accepts it; empty for none
 */
export function formatFileList(paths: Iterable<string>): string {
  let text = '';
  for (const path of paths) text += `${MISREAD.test(path) ? './' : ''}${path}\n`;
  return text;
}
