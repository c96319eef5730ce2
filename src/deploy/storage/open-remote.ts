/** Opens a remote with rclone, which reports what its storage can do. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import { writeTemporaryFile } from '../../disk/temporary-files.ts';
import { OF_ALL } from '../rclone/causes.ts';
import type { Rclone } from '../rclone/rclone.ts';
import { withRclone } from '../rclone/rclone-failure.ts';
import { folderOf, type Remote } from '../remote/remote.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { Calls } from './calls.ts';
import { configuredRemote } from './configured-remote.ts';
import type { StorageFeatures } from './storage.ts';

/** A remote, and what it takes to list, upload, and delete its files. */
export interface OpenRemote {
  readonly rclone: Rclone;
  readonly calls: Calls;
  /** With the options of this action. For each other spelling of a remote, rclone signs in again. */
  readonly remote: Remote;
  /** The folder of the storage within the remote, with a trailing slash; empty for the remote itself. */
  readonly prefix: string;
  readonly features: StorageFeatures;
  /** Whether a listing has the time of each file. */
  readonly keepsTimes: boolean;
  /** How many files are transferred, and how many files and folders are checked, at once. */
  readonly parallel: { readonly transfers: number; readonly checkers: number };
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly context: Context;
}

/** The remotes of a deployment in messages, by the input. */
const NAMES = { destination: 'the destination', state: 'the folder of the state' } as const;

/**
 * How much a storage gets at once. More to a bucket is not faster: rclone's own processor time is then the limit. OpenSSH
 * refuses more than ten logins at once, and more transfers at once make a server or disk slower.
 */
const AT_ONCE = { bucket: 64, other: 8 } as const;

/**
 * @param input of the action
 * @throws DeployError if the remote is not configured, or cannot be reached
 */
export async function openRemote(
  given: Remote,
  input: keyof typeof NAMES,
  { rclone, folder, context }: Pick<OpenRemote, 'rclone' | 'folder' | 'context'>,
): Promise<OpenRemote> {
  const remote = await configuredRemote(given, rclone);
  const storage = storageTypeOf(remote.type);
  const calls = new Calls(rclone, { storage, causes: [...storage.causes, ...OF_ALL] }, context);
  const what = NAMES[input];
  const info = await withRclone(
    `Opening ${what}`,
    () => calls.one('operations/fsinfo', { fs: folderOf(remote) }),
    ['', `Check ${what}, its credentials, and their permissions.`],
  );
  const { Features, Root } = info as {
    readonly Features: Readonly<Record<string, boolean>>;
    readonly Root: string;
  };
  const [isBucket, isLocal] = [Features['BucketBased'] === true, Features['IsLocal'] === true];
  const atOnce = AT_ONCE[isBucket ? 'bucket' : 'other'];
  return {
    rclone,
    calls,
    remote,
    prefix: '',
    features: {
      isBucket,
      hasHeaders: Features['WriteMimeType'] === true,
      ignoresCase: Features['CaseInsensitive'] === true,
      // A server may run macOS.
      mayNormalize: !isBucket && !(isLocal && process.platform !== 'darwin'),
      deletesContents: storage.deletesContents === true,
      localRoot: isLocal ? Root : undefined,
    },
    keepsTimes: storage.keepsTimes === true,
    parallel: {
      transfers: numberIn(process.env['RCLONE_TRANSFERS']) ?? atOnce,
      checkers: numberIn(process.env['RCLONE_CHECKERS']) ?? atOnce,
    },
    folder,
    context,
  };
}

function numberIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*[1-9]\d{0,3}\s*$/.test(text) ? Number(text) : undefined;
}

/** @returns the file that lists these paths for rclone (rclone documentation, "--files-from-raw") */
export function writeList(folder: string, paths: Iterable<string>): Promise<string> {
  let text = '';
  for (const name of paths) text += `${name}\n`;
  return writeTemporaryFile(folder, `files-${randomUUID()}.txt`, text);
}
