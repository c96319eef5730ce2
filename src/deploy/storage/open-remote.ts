/** Opens a remote with rclone, which reports what its storage can do. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '../../context/context.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import type { RetryRule } from '../../timing/retry.ts';
import { withRclone } from '../rclone/rclone-failure.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import type { HintTexts, StorageType } from '../storage-types/storage-type.ts';
import { type Calls, retryRule } from './calls.ts';
import { requireKnownHosts } from './known-hosts.ts';
import { maxOpenFilesIn, parallelOf } from './parallel.ts';
import { PartialNames } from './partial-names.ts';
import { joinedRemotes, type OptionOf, remoteOptions } from './remote-options.ts';
import { otherPorts, otherProtocol } from './server-protocol.ts';
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

/** The remotes of a deployment in messages, by the input. */
const NAMES = { destination: 'the destination', state: 'the folder of the state' } as const;

/**
 * @param input of the action
 * @throws DeployError if the remote is not configured, or cannot be reached; InputError if nothing says how its server is
 *   recognized
 */
export async function openRemote(
  remote: Remote,
  input: keyof typeof NAMES,
  given: Pick<OpenRemote, 'calls' | 'folder' | 'context'>,
): Promise<OpenRemote> {
  const { context } = given;
  const what = NAMES[input];
  const options = await remoteOptions(given.calls, remote.prefix);
  const { type, storage, optionOf } = options;
  for (const each of await joinedRemotes(given.calls, options)) await requireKnownHosts(input, each);
  const calls = given.calls.of({
    type,
    hints: [...(await unreadCredentials(storage, optionOf)), ...(await otherPorts(storage, optionOf))],
    fs: withOwnSpelling(remote),
    otherProtocol: () => otherProtocol(storage, optionOf),
  });
  if (storage.limitsConnections && process.env['RCLONE_LOW_LEVEL_RETRIES'] === undefined) {
    // With its own retries, rclone would make the refused connection ten times, and more slowly each time.
    await calls.once('options/set', { main: { LowLevelRetries: 1 } });
  }
  const info = await withRclone(
    `Opening ${what}`,
    () => calls.one('operations/fsinfo', { fs: folderOf(remote) }, openingRule),
    ['', `Check ${what}, its credentials, and their permissions.`],
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
    showsIndexPages: storage.showsIndexPages === true,
    deletesContents: storage.deletesContents === true,
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
    keepsTimes: storage.keepsTimes === true,
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

/** @returns the causes for credentials that are there, and that rclone does not read */
async function unreadCredentials({ credentials }: StorageType, optionOf: OptionOf): Promise<HintTexts> {
  const { variables = [], options = [], unread = [] } = credentials ?? {};
  if (!variables.some((name) => process.env[name] !== undefined)) return [];
  for (const option of options) if ((await optionOf(option)) !== undefined) return [];
  return unread;
}

/** For each spelling of a remote, rclone opens a storage. The description of a remote has no effect. */
function withOwnSpelling(remote: Remote): string | undefined {
  if (remote.prefix === '') return undefined;
  return folderOf({ ...remote, prefix: remote.prefix.replace(/:$/, ',description=answer:') });
}
