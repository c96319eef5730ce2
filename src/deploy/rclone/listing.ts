/** Lists what is at the destination. */
import type { Context } from '../../context/context.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { folderOf, type Remote } from '../inputs/remote.ts';
import { HASHES, type ListedFile, STATE_FOLDER } from '../plan/destination.ts';
import { foldersOf, nameKey } from '../plan/in-the-way.ts';
import type { Rclone } from './rclone.ts';
import { NO_BUCKET_HINT, RcloneFailure, rcloneError, withRclone } from './rclone-errors.ts';

const LISTING = 'Listing the destination';
const UNCHANGED = 'Nothing was changed.';

export interface ListingOptions {
  readonly isBucket: boolean;
  /** Whether names that differ only by case are one file. */
  readonly ignoresCase: boolean;
  /** How many folders are listed at once. */
  readonly checkers: number;
  /** Whether checksums are asked for. */
  readonly withHashes: boolean;
}

interface Entry {
  readonly Path: string;
  readonly Size: number;
  readonly IsDir: boolean;
  readonly Hashes?: Readonly<Record<string, string>>;
}

/**
 * Lists a bucket at once. Elsewhere it lists only the folders in which the deployment has files: others may be unreadable,
 * or links without end.
 *
 * @param paths of the site and of the state
 * @throws DeployError
 */
export async function listDestination(
  rclone: Rclone,
  remote: Remote,
  paths: Iterable<string>,
  { isBucket, ignoresCase, checkers, withHashes }: ListingOptions,
  { log }: Pick<Context, 'log'>,
): Promise<Map<string, ListedFile>> {
  const opt = {
    recurse: isBucket,
    noModTime: true,
    noMimeType: true,
    ...(withHashes ? { showHash: true, hashTypes: HASHES } : {}),
  };
  const files = new Map<string, ListedFile>();
  const list = async (folder: string): Promise<string[]> => addEntries(await entries(folder), files);
  const entries = (folder: string) =>
    entriesOf(rclone, remote, folder, opt).catch((cause) => {
      // Where folders are only parts of names, only a bucket can be missing.
      if (!(cause instanceof RcloneFailure && cause.isNotFound)) throw cause;
      if (isBucket) throw rcloneError(LISTING, cause, NO_BUCKET_HINT, UNCHANGED);
      return [];
    });
  return withRclone(
    LISTING,
    async () => {
      const wanted = new Set([...foldersOf(paths)].map((folder) => nameKey(folder, ignoresCase)));
      const isWanted = (folder: string) => !isBucket && wanted.has(nameKey(folder, ignoresCase));
      for (let level = ['']; level.length > 0; ) {
        const next: string[] = [];
        await forEachParallel(level, checkers, async (folder) => {
          next.push(...(await list(folder)).filter(isWanted));
        });
        level = next;
      }
      log.debug(`The destination has ${files.size} files`);
      return files;
    },
    'Check whether the destination may be listed.',
    UNCHANGED,
  );
}

/** @returns the folders among the entries, except the state of another deployment */
function addEntries(
  entries: Awaited<ReturnType<typeof entriesOf>>,
  files: Map<string, ListedFile>,
): string[] {
  const folders: string[] = [];
  for (const { Path, Size, IsDir, Hashes } of entries) {
    if (!IsDir) files.set(Path, Hashes === undefined ? { size: Size } : { size: Size, hashes: Hashes });
    else if (Path.endsWith(`/${STATE_FOLDER}`)) files.set(`${Path}/`, { size: 0 });
    else folders.push(Path);
  }
  return folders;
}

async function entriesOf(
  rclone: Rclone,
  remote: Remote,
  folder: string,
  opt: object,
): Promise<readonly Entry[]> {
  const answer = await rclone.call('operations/list', { fs: folderOf(remote), remote: folder, opt });
  return (answer as { readonly list: readonly Entry[] | null }).list ?? [];
}
