/** Lists what is at the destination. */
import { forEachParallel } from '../../timing/parallel.ts';
import { folderOf } from '../inputs/remote.ts';
import { HASHES, type ListedFile, STATE_FOLDER } from '../plan/destination.ts';
import { foldersOf, nameKey } from '../plan/in-the-way.ts';
import { NO_BUCKET_HINT, RcloneFailure, rcloneError, withRclone } from './rclone-errors.ts';
import type { Transfer } from './transfer.ts';

const LISTING = 'Listing the destination';
const UNCHANGED = 'Nothing was changed.';

interface Entry {
  readonly Path: string;
  readonly Size: number;
  readonly IsDir: boolean;
  readonly Hashes?: Readonly<Record<string, string>>;
}

/** One request to a bucket lists this many files, in any of its folders. */
const PER_REQUEST = 1000;

/**
 * Lists the folders in which the deployment has files: others may be unreadable, or links without end. In a bucket, a
 * folder is listed with all that is below it: the root if that takes one request, or else its folders at the same time.
 *
 * @param paths of the site and of the state
 * @param withHashes whether checksums are asked for
 * @throws DeployError
 */
export async function listDestination(
  { rclone, destination, features, parallel, context }: Transfer,
  paths: ReadonlySet<string>,
  withHashes: boolean,
): Promise<Map<string, ListedFile>> {
  const { isBucket, ignoresCase } = features;
  const options = {
    noModTime: true,
    noMimeType: true,
    ...(withHashes ? { showHash: true, hashTypes: HASHES } : {}),
  };
  const files = new Map<string, ListedFile>();
  const entriesOf = async (folder: string, recurse: boolean): Promise<readonly Entry[]> => {
    try {
      const opt = { ...options, recurse };
      const answer = await rclone.call('operations/list', { fs: folderOf(destination), remote: folder, opt });
      return (answer as { readonly list: readonly Entry[] | null }).list ?? [];
    } catch (cause) {
      // Where folders are only parts of names, only a bucket can be missing.
      if (!(cause instanceof RcloneFailure && cause.isNotFound)) throw cause;
      if (isBucket) throw rcloneError(LISTING, cause, NO_BUCKET_HINT, UNCHANGED);
      return [];
    }
  };
  return withRclone(
    LISTING,
    async () => {
      const wanted = new Set([...foldersOf(paths)].map((folder) => nameKey(folder, ignoresCase)));
      const isWanted = (folder: string) => wanted.has(nameKey(folder, ignoresCase));
      for (let level = ['']; level.length > 0; ) {
        const next: string[] = [];
        await forEachParallel(level, parallel.checkers, async (folder) => {
          const recurse = isBucket && (folder !== '' || paths.size <= PER_REQUEST);
          const folders = addEntries(await entriesOf(folder, recurse), files);
          if (!recurse) next.push(...folders.filter(isWanted));
        });
        level = next;
      }
      context.log.debug(`The destination has ${files.size} files`);
      return files;
    },
    'Check whether the destination may be listed.',
    UNCHANGED,
  );
}

/** @returns the folders among the entries, except the state of another deployment */
function addEntries(entries: readonly Entry[], files: Map<string, ListedFile>): string[] {
  const folders: string[] = [];
  for (const { Path, Size, IsDir, Hashes } of entries) {
    if (!IsDir) files.set(Path, Hashes === undefined ? { size: Size } : { size: Size, hashes: Hashes });
    else if (Path.endsWith(`/${STATE_FOLDER}`)) files.set(`${Path}/`, { size: 0 });
    else folders.push(Path);
  }
  return folders;
}
