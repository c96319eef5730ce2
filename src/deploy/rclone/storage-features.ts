/** What a storage can do, as rclone reports it. */
import { folderOf, type Remote } from '../remote/remote.ts';
import type { Rclone } from './rclone.ts';
import { withRclone } from './rclone-errors.ts';

export interface StorageFeatures {
  /** Whether folders exist only as parts of names, so that one request lists a thousand files of any folder. */
  readonly isBucket: boolean;
  /** Whether files have headers. */
  readonly hasHeaders: boolean;
  /** Whether names that differ only by case refer to one file. */
  readonly ignoresCase: boolean;
  /** Whether names that differ only by their Unicode normalization may refer to one file. */
  readonly mayNormalize: boolean;
  /** The folder on this machine; undefined for any other storage. */
  readonly localRoot: string | undefined;
}

/** @throws DeployError if the remote is not configured, or cannot be reached */
export async function storageFeatures(rclone: Rclone, remote: Remote): Promise<StorageFeatures> {
  const { Features, Root } = (await withRclone(
    'Opening the destination',
    () => rclone.call('operations/fsinfo', { fs: folderOf(remote) }),
    'Check the destination, its credentials, and their permissions.',
    'Nothing was changed.',
  )) as { readonly Features: Readonly<Record<string, boolean>>; readonly Root: string };
  const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
  return {
    isBucket,
    hasHeaders: Features['WriteMimeType'] === true,
    ignoresCase: Features['CaseInsensitive'] === true,
    // A server may run macOS.
    mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
    localRoot: isLocal ? Root : undefined,
  };
}
