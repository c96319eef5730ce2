/** Opens a remote with rclone, which reports what its storage can do. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../context/context.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import type { RetryRule } from '../../timing/retry.ts';
import { RcloneFailure, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import { storageTypeOf, WRAPPERS } from '../storage-types/storage-types.ts';
import { type Calls, retryRule } from './calls.ts';
import { maxOpenFilesIn, parallelOf } from './parallel.ts';
import { PartialNames } from './partial-names.ts';
import type { StorageFeatures } from './storage.ts';

/** A remote, and what it takes to list, upload, and delete its files. */
export interface OpenRemote {
  readonly calls: Calls;
  /** For each other spelling of a remote, rclone signs in again. */
  readonly remote: Remote;
  /** The folder of the storage within the remote, with a trailing slash; empty for the remote itself. */
  readonly prefix: string;
  readonly features: StorageFeatures;
  /** Whether a listing has the time of each file. */
  readonly keepsTimes: boolean;
  /** How many files of each size are transferred, and how many files and folders are checked, at once. */
  readonly parallel: ReturnType<typeof parallelOf>;
  readonly partialNames: PartialNames;
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
  given: Pick<OpenRemote, 'calls' | 'folder' | 'context'>,
): Promise<OpenRemote> {
  const { context } = given;
  const optionOf = configuredOptions(given.calls);
  const type = await storageOf(optionOf, remote.prefix);
  const storage = storageTypeOf(type);
  const calls = given.calls.of(type);
  if (storage.limitsConnections && process.env['RCLONE_LOW_LEVEL_RETRIES'] === undefined) {
    // With its own retries, rclone would make the refused connection ten times, and more slowly each time.
    await calls.once('options/set', { main: { LowLevelRetries: 1 } });
  }
  const info = await withRclone(
    `Opening ${what}`,
    () => calls.one('operations/fsinfo', { fs: folderOf(remote) }, openingRule),
    `Check ${what}, its credentials, and their permissions.`,
    'This run changed nothing.',
  );
  const { Features, Root } = info as {
    readonly Features: Readonly<Record<string, boolean>>;
    readonly Root: string;
  };
  const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
  const features: StorageFeatures = {
    isBucket,
    hasHeaders: Features['WriteMimeType'] === true,
    ignoresCase: Features['CaseInsensitive'] === true,
    // A server may run macOS.
    mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
    showsIndexPages: storage.showsIndexPages,
    localRoot: isLocal ? Root : undefined,
  };
  const parallel = parallelOf(isBucket, process.env, await maxOpenFiles());
  const partialNames = new PartialNames(context);
  return {
    ...given,
    calls,
    remote,
    prefix: '',
    features,
    keepsTimes: storage.keepsTimes,
    parallel,
    partialNames,
  };
}

/** @returns the file that lists these paths for rclone (rclone documentation, "--files-from-raw") */
export function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeTemporaryFile(folder, `files-${randomUUID()}.txt`, text);
}

/** A remote that was never reached may have a wrong address. */
function openingRule(error: unknown): RetryRule | undefined {
  const rule = retryRule(error);
  return rule?.kind === 'unreachable' ? { ...rule, tries: 3, firstDelayMs: 2000 } : rule;
}

/** Returns the limit of this process, and so of rclone; undefined where the system does not report it. */
async function maxOpenFiles(): Promise<number | undefined> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  return maxOpenFilesIn(limits);
}

/** A remote may contain itself. */
const MAX_DEPTH = 5;

/**
 * @param prefix what is before the path of a remote; empty for this machine
 * @returns rclone's type of the storage that has the files, such as `sftp`; undefined if it is not known
 */
async function storageOf(optionOf: OptionOf, prefix: string): Promise<string | undefined> {
  let remote = prefix;
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const [, colon, name] = /^(:?)([^:,/\\]+)[:,]/.exec(remote) ?? [];
    if (name === undefined) return 'local';
    const type = colon === ':' ? name : await optionOf(name, 'type');
    if (type === undefined || !WRAPPERS.has(type)) return type;
    remote = (await optionOf(name, 'remote')) ?? '';
  }
  return undefined;
}

/** @returns the value of an option of a named remote; undefined if it has none */
type OptionOf = (name: string, option: string) => Promise<string | undefined>;

/** A variable has priority over the configuration file (rclone documentation, "Precedence"), which is read once. */
function configuredOptions(calls: Calls): OptionOf {
  const files = new Map<string, Promise<Readonly<Record<string, string>>>>();
  return async (name, option) => {
    const variable = process.env[`RCLONE_CONFIG_${name}_${option}`.toUpperCase()]?.trim();
    if (variable !== undefined) return variable;
    const options = files.get(name) ?? optionsOf(calls, name);
    files.set(name, options);
    return (await options)[option];
  };
}

async function optionsOf(calls: Calls, name: string): Promise<Readonly<Record<string, string>>> {
  try {
    return (await calls.once('config/get', { name })) as Readonly<Record<string, string>>;
  } catch (cause) {
    // Opening the remote reports a configuration that cannot be read.
    if (cause instanceof RcloneFailure) return {};
    throw cause;
  }
}
