/** Lists what is at the destination. */
import { foldersOf, nameKey } from '../../site/names.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import type { ListedFile } from '../plan/destination.ts';
import { folderOf } from '../remote/remote.ts';
import { STATE_FOLDER } from '../state/state-file.ts';
import type { OpenRemote } from './open-remote.ts';
import { RcloneFailure, withRclone } from './rclone-errors.ts';
import { NO_BUCKET_HINT } from './rclone-hints.ts';

const LISTING = 'Listing the destination';
const UNCHANGED = 'Nothing was changed.';

interface Entry {
  readonly Path: string;
  readonly Size: number;
  readonly IsDir: boolean;
}

/**
 * Lists a bucket completely, since one request lists a thousand files of a folder and its subfolders. Elsewhere, lists
 * only the folders in which the deployment has files: other folders may be unreadable, or endless links.
 *
 * @param paths of the site and of the state
 * @throws DeployError
 */
export async function listDestination(
  { rclone, remote, features, parallel, context }: OpenRemote,
  paths: Iterable<string>,
): Promise<Map<string, ListedFile>> {
  const { isBucket } = features;
  const files = new Map<string, ListedFile>();
  const entriesOf = async (folder: string, recurse: boolean): Promise<readonly Entry[]> => {
    try {
      const opt = { noModTime: true, noMimeType: true, recurse };
      const answer = await rclone.call('operations/list', { fs: folderOf(remote), remote: folder, opt });
      return (answer as { readonly list: readonly Entry[] | null }).list ?? [];
    } catch (cause) {
      // Where folders are only parts of names, only a bucket can be missing.
      if (!(cause instanceof RcloneFailure && cause.isNotFound)) throw cause;
      if (isBucket) throw cause.explained(LISTING, NO_BUCKET_HINT, UNCHANGED);
      return [];
    }
  };
  const list: List = async (folder, recurse) =>
    addEntries(await entriesOf(folder, recurse), files, !isBucket);
  return withRclone(
    LISTING,
    async () => {
      if (isBucket) await listBucket(list, parallel.checkers);
      else {
        const wanted = new Set([...foldersOf(paths)].map((folder) => nameKey(folder, features)));
        await listFolders(list, (folder) => wanted.has(nameKey(folder, features)), parallel.checkers);
      }
      context.log.debug(`The destination has ${files.size} files and folders`);
      return files;
    },
    'Check whether the destination may be listed.',
    UNCHANGED,
  );
}

/** @returns the folders in a folder */
type List = (folder: string, recurse: boolean) => Promise<readonly string[]>;

async function listBucket(list: List, checkers: number): Promise<void> {
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
 * @param addsFolders whether the folders are also added to the listing
 * @returns the folders among the entries, except the state of another deployment
 */
function addEntries(
  entries: readonly Entry[],
  files: Map<string, ListedFile>,
  addsFolders: boolean,
): string[] {
  const folders: string[] = [];
  for (const { Path, Size, IsDir } of entries) {
    if (!IsDir) {
      files.set(Path, { size: Size });
      continue;
    }
    const isForeignState = Path.endsWith(`/${STATE_FOLDER}`);
    if (addsFolders || isForeignState) files.set(`${Path}/`, { size: 0 });
    if (!isForeignState) folders.push(Path);
  }
  return folders;
}
