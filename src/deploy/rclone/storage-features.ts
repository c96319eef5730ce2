/** What a storage can do, as rclone reports it. */
import { folderOf, type Remote } from '../inputs/remote.ts';
import type { Rclone } from './rclone.ts';
import { withRclone } from './rclone-errors.ts';

export interface StorageFeatures {
  /** Whether folders exist only as parts of names, so that one request lists a thousand files of any folder. */
  readonly isBucket: boolean;
  /** Whether files have headers. */
  readonly hasHeaders: boolean;
  /** Whether names that differ only by case refer to one file. */
  readonly ignoresCase: boolean;
}

/** @throws DeployError if the remote is not configured, or cannot be reached */
export async function storageFeatures(rclone: Rclone, remote: Remote): Promise<StorageFeatures> {
  const { Features } = (await withRclone(
    'Opening the destination',
    () => rclone.call('operations/fsinfo', { fs: folderOf(remote) }),
    'Check the destination, its credentials, and their permissions.',
    'Nothing was changed.',
  )) as { readonly Features: Readonly<Record<string, boolean>> };
  return {
    isBucket: Features['BucketBased'] === true,
    hasHeaders: Features['WriteMimeType'] === true,
    ignoresCase: Features['CaseInsensitive'] === true,
  };
}
