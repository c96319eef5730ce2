/** Compares the live site with a new one, file by file. */
import { grouped } from '../text/units.ts';

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
