/** Lists what a storage has, and asks for files by their names. */
import { foldersOf, nameKey, STATE_FOLDER } from '../../site/names.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { RcloneFailure, withRclone } from '../rclone/rclone-failure.ts';
import { folderOf } from '../remote/remote.ts';
import { NO_BUCKET } from '../storage-types/hint-texts.ts';
import type { KnownCause } from '../storage-types/storage-type.ts';
import { type OpenRemote, writeList } from './open-remote.ts';
import type { ListedFile } from './storage.ts';

/** What a storage has, for messages about its operations. */
export interface Contents {
  readonly list: string;
  readonly read: string;
  readonly remove: string;
  /** What helps if nothing else is known. */
  readonly otherwise: KnownCause;
}

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
 * @param contents what is listed, for the message
 * @throws DeployError
 */
export async function listFiles(
  opened: OpenRemote,
  paths: ReadonlySet<string>,
  { list: what, otherwise }: Contents,
): Promise<Map<string, ListedFile>> {
  const { calls, remote, prefix, features, parallel, context } = opened;
  const { isBucket } = features;
  const files = new Map<string, ListedFile>();
  const entriesOf = async (folder: string, recurse: boolean): Promise<readonly Entry[]> => {
    try {
      const opt = { ...entryOptions(opened), recurse };
      const within = `${prefix}${folder}`.replace(/\/$/, '');
      const params = { fs: folderOf(remote), remote: within, opt };
      return entriesIn(await calls.one('operations/list', params));
    } catch (cause) {
      // Where folders are only parts of names, only a bucket can be missing.
      if (!(cause instanceof RcloneFailure && cause.kind === 'absent')) throw cause;
      if (isBucket) throw cause.explained(what, NO_BUCKET);
      return [];
    }
  };
  const list: List = async (folder, recurse) => addEntries(await entriesOf(folder, recurse), files, opened);
  const listAll = async () => {
    if (paths.size === 0) await list('', false);
    else if (isBucket && paths.size < FILES_PER_REQUEST) await list('', true);
    else if (isBucket) await listLargeBucket(list, parallel.checkers);
    else {
      const wanted = new Set([...foldersOf(paths)].map((folder) => nameKey(folder, features)));
      await listFolders(list, (folder) => wanted.has(nameKey(folder, features)), parallel.checkers);
    }
    context.log.debug(`The listing has ${files.size} files and folders`);
  };
  await withRclone(what, listAll, otherwise);
  return files;
}

function entriesIn(answer: unknown): readonly Entry[] {
  return (answer as { readonly list: readonly Entry[] | null }).list ?? [];
}

/**
 * Asks for each file by its name.
 *
 * @returns the files that exist
 * @throws DeployError
 */
export async function findFiles(
  opened: OpenRemote,
  paths: readonly string[],
): Promise<Map<string, ListedFile>> {
  const { calls, remote, prefix, parallel, features } = opened;
  const files = new Map<string, ListedFile>();
  if (paths.length === 0) return files;
  const opt = { ...entryOptions(opened), filesOnly: true };
  const oneByOne: string[] = [];
  const parts = features.isBucket ? partsOf(paths) : [paths];
  for (const part of parts) {
    const entries = features.isBucket ? await findAtOnce(opened, part, opt) : undefined;
    if (entries === undefined) oneByOne.push(...part);
    for (const entry of entries ?? []) files.set(entry.Path.slice(prefix.length), fileOf(entry, opened));
  }
  const find = async (path: string): Promise<void> => {
    try {
      const params = { fs: folderOf(remote), remote: `${prefix}${path}`, opt };
      const answer = await calls.one('operations/stat', params);
      const { item } = answer as { readonly item: Entry | null };
      if (item !== null) files.set(path, fileOf(item, opened));
    } catch (cause) {
      if (!(cause instanceof RcloneFailure)) throw cause;
      const isAbsent = cause.kind === 'absent' || BELOW_A_FILE.test(cause.message);
      if (!(isAbsent || (features.isBucket && FORBIDDEN.test(cause.message)))) throw cause;
    }
  };
  await withRclone('Looking for files at the destination', () =>
    forEachParallel(oneByOne, parallel.checkers, find),
  );
  return files;
}

/** A call for many more files that do not exist would seem to make no progress. */
const NAMES_PER_CALL = 1000;

function partsOf(paths: readonly string[]): readonly (readonly string[])[] {
  const count = Math.ceil(paths.length / NAMES_PER_CALL);
  return Array.from({ length: count }, (_, at) =>
    paths.slice(at * NAMES_PER_CALL, (at + 1) * NAMES_PER_CALL),
  );
}

/**
 * Asks for files of a bucket in one call. rclone asks for each by its name.
 *
 * @returns undefined if the storage did not answer for each: then each file needs its own call. rclone only logs that, and
 *   leaves the file out (rclone, `Filter.MakeListR`).
 */
async function findAtOnce(
  { calls, remote, prefix, parallel, folder }: OpenRemote,
  paths: readonly string[],
  options: object,
): Promise<readonly Entry[] | undefined> {
  const _filter = {
    FilesFromRaw: [
      await writeList(
        folder,
        paths.map((name) => `${prefix}${name}`),
      ),
    ],
  };
  const _config = { NoTraverse: true, Checkers: calls.atMost(parallel.checkers) };
  const params = { fs: folderOf(remote), remote: '', opt: { ...options, recurse: true }, _filter, _config };
  let hasFailed = false;
  try {
    const answer = await calls.once('operations/list', params, ({ kind }) => {
      hasFailed ||= kind === 'error';
    });
    return hasFailed ? undefined : entriesIn(answer);
  } catch (cause) {
    if (cause instanceof RcloneFailure) return undefined;
    throw cause;
  }
}

/** Another program, or another run, has put a file in the place of a folder. */
const BELOW_A_FILE = /not a directory/i;

/** S3 answers so for an object that does not exist, if the policy allows to list only some names (`s3:prefix`). */
const FORBIDDEN = /\b(?:403|Forbidden|AccessDenied)\b/;

/** Without `noModTime`, some types of storage need a request for each file. */
function entryOptions({ keepsTimes }: OpenRemote) {
  return { noModTime: !keepsTimes, noMimeType: true };
}

function fileOf({ Size, ModTime }: Entry, { keepsTimes }: Pick<OpenRemote, 'keepsTimes'>): ListedFile {
  return { size: Size, modified: (keepsTimes && ModTime) || undefined };
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
  const folders: string[] = [];
  for (const entry of entries) {
    const { IsDir } = entry;
    const Path = entry.Path.slice(opened.prefix.length);
    if (!IsDir) {
      files.set(Path, fileOf(entry, opened));
      continue;
    }
    if (!opened.features.isBucket) files.set(`${Path}/`, { size: 0 });
    if (!Path.endsWith(`/${STATE_FOLDER}`)) folders.push(Path);
  }
  return folders;
}
