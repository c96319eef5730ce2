/** What a storage can do, as rclone reports it, and what an operation on it needs. */
import type { Context } from '../../context/context.ts';
import { folderOf, type Remote } from '../inputs/remote.ts';
import type { Rclone } from './rclone.ts';
import type { parallelOf } from './rclone-environment.ts';
import { withRclone } from './rclone-errors.ts';
import type { RcloneEvent } from './rclone-log.ts';

export interface StorageFeatures {
  /** Whether folders exist only as parts of names, so that one request lists a thousand files of any folder. */
  readonly isBucket: boolean;
  /** Whether files have headers. */
  readonly hasHeaders: boolean;
  /** Whether names that differ only by case refer to one file. */
  readonly ignoresCase: boolean;
}

/** What a transfer needs from the deployment. */
export interface Transfer {
  readonly rclone: Rclone;
  readonly destination: Remote;
  readonly features: StorageFeatures;
  /** How many files are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  readonly sitePath: string;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
  readonly onEvent: (event: RcloneEvent) => void;
  /** Called with the number of bytes sent so far. */
  readonly onProgress: (bytes: number) => void;
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
