/** Finds the files to delete before an upload, because a file or folder of the upload takes their place. */
import { ANY_NAMES, ancestorsOf, foldersOf, nameKey } from '../../site/names.ts';
import type { Files } from '../state/state-file.ts';

/**
 * A storage service may treat two names as one file if they differ only by case or Unicode normalization. Then the
 * upload of one replaces the other, and a later deletion of the other deletes both. macOS may change the normalization
 * of a name.
 */
function keyOf(path: string): string {
  return nameKey(path, ANY_NAMES);
}

/**
 * @param site the files to deploy
 * @param deletions files at the destination that the site lacks
 * @returns those of the deletions that are in the way, and the files of the site that such a deletion may also delete:
 *   they are always uploaded
 */
export function findObstacles(site: Files, deletions: readonly string[]) {
  const deleted = new Set(deletions.map(keyOf));
  const watched = new Set([...deleted, ...[...foldersOf(deletions)].map(keyOf)]);
  /** Keys of the site's files that take the place of a deleted file or one of its folders. */
  const files = new Set<string>();
  const endangered = new Set<string>();
  for (const path of site.keys()) {
    const key = keyOf(path);
    if (!watched.has(key)) continue;
    files.add(key);
    if (deleted.has(key)) endangered.add(path);
  }
  const folders = new Set([...foldersOf(site.keys())].map(keyOf));
  const isInTheWay = (path: string) => {
    const key = keyOf(path);
    return files.has(key) || folders.has(key) || ancestorsOf(key).some((folder) => files.has(folder));
  };
  return { inTheWay: deletions.filter(isInTheWay), endangered };
}

/**
 * Returns the folders that no longer contain a file of a deployment, the innermost first.
 *
 * @param present files that remain
 * @param deletions files that are deleted
 */
export function emptiedFolders(present: readonly string[], deletions: readonly string[]): string[] {
  if (deletions.length === 0) return [];
  const used = foldersOf(present);
  const emptied = [...foldersOf(deletions)].filter((folder) => !used.has(folder));
  return emptied.sort((one, other) => other.split('/').length - one.split('/').length);
}
