/** Opens a remote with rclone, which reports what its storage can do. */
import type { Context } from '../../context/context.ts';
import type { StorageFeatures } from '../plan/destination.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import type { Rclone } from './rclone.ts';
import { parallelOf } from './rclone-environment.ts';
import { withRclone } from './rclone-errors.ts';

/** A remote, and what it takes to list, upload, and delete its files. */
export interface OpenRemote {
  readonly rclone: Rclone;
  readonly remote: Remote;
  readonly features: StorageFeatures;
  /** How many files are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
}

/**
 * @param what the remote in messages, such as `the destination`
 * @throws DeployError if the remote is not configured, or cannot be reached
 */
export async function openRemote(
  remote: Remote,
  what: string,
  given: Pick<OpenRemote, 'rclone' | 'folder' | 'context'>,
): Promise<OpenRemote> {
  const { Features, Root } = (await withRclone(
    `Opening ${what}`,
    () => given.rclone.call('operations/fsinfo', { fs: folderOf(remote) }),
    `Check ${what}, its credentials, and their permissions.`,
    'Nothing was changed.',
  )) as { readonly Features: Readonly<Record<string, boolean>>; readonly Root: string };
  const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
  const features: StorageFeatures = {
    isBucket,
    hasHeaders: Features['WriteMimeType'] === true,
    ignoresCase: Features['CaseInsensitive'] === true,
    // A server may run macOS.
    mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
    localRoot: isLocal ? Root : undefined,
  };
  return { ...given, remote, features, parallel: parallelOf(isBucket, process.env) };
}
