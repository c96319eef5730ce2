/** Opens a remote with rclone, which reports what its storage can do. */
import type { Context } from '../../context/context.ts';
import type { StorageFeatures } from '../plan/destination.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import type { Rclone } from './rclone.ts';
import { parallelOf } from './rclone-environment.ts';
import { RcloneFailure, withRclone } from './rclone-errors.ts';

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
  given.rclone.useStorage(remote.prefix, await storageType(given.rclone, remote.prefix));
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

/** Remotes of these types contain another one. */
const WRAPPERS: ReadonlySet<string> = new Set(['alias', 'chunker', 'compress', 'crypt', 'hasher']);

/** A remote may contain itself. */
const MAX_DEPTH = 5;

/**
 * @param prefix what is before the path of a remote; empty for this machine
 * @returns rclone's type of the storage that has the files, such as `sftp`; undefined if it is not known
 */
async function storageType(rclone: Rclone, prefix: string): Promise<string | undefined> {
  let remote = prefix;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const [, colon, name] = /^(:?)([^:,/\\]+)[:,]/.exec(remote) ?? [];
    if (name === undefined) return 'local';
    const type = colon === ':' ? name : await optionOf(rclone, name, 'type');
    if (type === undefined || !WRAPPERS.has(type)) return type;
    remote = (await optionOf(rclone, name, 'remote')) ?? '';
  }
  return undefined;
}

/** A variable has priority over the configuration file (rclone documentation, "Precedence"). */
async function optionOf(rclone: Rclone, name: string, option: string): Promise<string | undefined> {
  const variable = process.env[`RCLONE_CONFIG_${name}_${option}`.toUpperCase()];
  if (variable !== undefined) return variable;
  try {
    const options = (await rclone.call('config/get', { name })) as Readonly<Record<string, string>>;
    return options[option];
  } catch (cause) {
    // Opening the remote reports a configuration that cannot be read.
    if (cause instanceof RcloneFailure) return undefined;
    throw cause;
  }
}
