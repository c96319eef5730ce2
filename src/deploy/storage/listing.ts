/** Lists what a storage has. */
import { foldersOf, nameKey, STATE_FOLDER } from '../../site/names.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import { NO_BUCKET } from '../storage-types/shared-causes.ts';
import { type OpenRemote, writeList } from './open-remote.ts';
import type { ListedFile, Listing } from './storage.ts';

interface Entry {
  readonly Path: string;
  readonly Size: number;
  /** Empty if the storage has none. */
  readonly ModTime?: string;
  readonly IsDir: boolean;
}

/** One request to a bucket lists this many files of a folder and its subfolders. */
const FILES_PER_REQUEST = 1000;

/**
 * Lists as `Storage.list` says.
 *
 * @param what the operation, for the message
 * @throws RcloneFailure; DeployError if there is no such bucket
 */
export async function listFiles(
  opened: OpenRemote,
  paths: ReadonlySet<string>,
  what: string,
): Promise<Listing> {
  const { calls, remote, prefix, features, parallel } = opened;
  const { isBucket } = features;
  const files = new Map<string, ListedFile>();
  const list: List = async (folder, recurse) => {
    const params = {
      fs: folderOf(remote),
      remote: `${prefix}${folder}`.replace(/\/$/, ''),
      opt: { ...entryOptions(opened), recurse },
    };
    try {
      return addEntries(entriesIn(await calls.one('operations/list', params)), files, opened);
    } catch (cause) {
      // Where folders are only parts of names, only a bucket can be missing.
      if (!(cause instanceof RcloneFailure && cause.kind === 'absent')) throw cause;
      if (isBucket) throw cause.explained(what, NO_BUCKET);
      return [];
    }
  };
  if (paths.size === 0) await list('', false);
  else if (isBucket && paths.size < FILES_PER_REQUEST) await list('', true);
  else if (isBucket) await listLargeBucket(list, parallel.checkers);
  else {
    const wanted = new Set([...foldersOf(paths)].map((folder) => nameKey(folder, features)));
    await listFolders(list, (folder) => wanted.has(nameKey(folder, features)), parallel.checkers);
  }
  return files;
}

/**
 * Lists as `Storage.find` says. rclone asks for each file by its name, and only logs that it could not ask for one
 * (rclone, `Filter.MakeListR`).
 *
 * @throws RcloneFailure
 */
export async function findFiles(opened: OpenRemote, paths: readonly string[]): Promise<Listing | undefined> {
  const { calls, remote, prefix, features, parallel, folder } = opened;
  if (!features.isBucket) return undefined;
  const names = paths.map((name) => `${prefix}${name}`);
  const params = {
    fs: folderOf(remote),
    remote: '',
    opt: { ...entryOptions(opened), filesOnly: true, recurse: true },
    _filter: { FilesFromRaw: [await writeList(folder, names)] },
    _config: { NoTraverse: true, Checkers: parallel.checkers },
  };
  const files = new Map<string, ListedFile>();
  let hasFailed = false;
  const answer = await calls.one('operations/list', params, ({ kind }) => {
    hasFailed ||= kind === 'error';
  });
  addEntries(entriesIn(answer), files, opened);
  return hasFailed ? undefined : files;
}

function entriesIn(answer: unknown): readonly Entry[] {
  return (answer as { readonly list: readonly Entry[] | null }).list ?? [];
}

/** Without `noModTime`, some types of storage need a request for each file. */
function entryOptions({ keepsTimes }: OpenRemote) {
  return { noModTime: !keepsTimes, noMimeType: true };
}

/** @returns the folders in a folder */
type List = (folder: string, recurse: boolean) => Promise<readonly string[]>;

async function listLargeBucket(list: List, checkers: number): Promise<void> {
  const folders = await list('', false);
  // More folders would have to wait for each other, which may take longer than listing the entire bucket.
  const parts = folders.length > checkers ? [''] : folders.filter((folder) => folder !== STATE_FOLDER);
  await forEachParallel(parts, checkers, async (folder) => void (await list(folder, true)));
}

async function listFolders(
  list: List,
  isWanted: (folder: string) => boolean,
  checkers: number,
): Promise<void> {
  for (let level = ['']; level.length > 0; ) {
    const next: string[] = [];
    await forEachParallel(level, checkers, async (folder) => {
      next.push(...(await list(folder, false)).filter(isWanted));
    });
    level = next;
  }
}

/**
 * Adds the files, and the folders if the storage has any.
 *
 * @returns the folders among the entries, except the state of another deployment
 */
function addEntries(entries: readonly Entry[], files: Map<string, ListedFile>, opened: OpenRemote): string[] {
  const { prefix, features, keepsTimes } = opened;
  const folders: string[] = [];
  for (const { Path, IsDir, Size, ModTime } of entries) {
    const path = Path.slice(prefix.length);
    if (!IsDir) files.set(path, { size: Size, modified: (keepsTimes && ModTime) || undefined });
    else if (!features.isBucket) files.set(`${path}/`, { size: 0 });
    if (IsDir && !path.endsWith(`/${STATE_FOLDER}`)) folders.push(path);
  }
  return folders;
}
