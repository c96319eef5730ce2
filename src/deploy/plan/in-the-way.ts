/** Finds what is in the way of an upload, because a file or folder of the site takes its place. */
import { ANY_NAMES, ancestorsOf, foldersOf, nameKey } from '../../site/names.ts';
import type { Files } from '../state/state-file.ts';

/**
 * A storage may treat two names as one file if they differ only by case or Unicode normalization. Then the upload of one
 * replaces the other, and a later deletion of the other deletes both.
 */
export function anyKeyOf(path: string): string {
  return nameKey(path, ANY_NAMES);
}

/**
 * @param site the files to deploy
 * @returns whether a file that the site lacks has to be deleted before the uploads
 */
export function obstacleTest(site: Files): (path: string) => boolean {
  const files = new Set([...site.keys()].map(anyKeyOf));
  const folders = new Set([...foldersOf(site.keys())].map(anyKeyOf));
  return (path) => {
    const key = anyKeyOf(path);
    return files.has(key) || folders.has(key) || ancestorsOf(key).some((folder) => files.has(folder));
  };
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
