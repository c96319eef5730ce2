/** Looks what the destination really has: lists it, and asks for files by their names where the listing is in doubt. */
import { createHash } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import { counted } from '../../text/units.ts';
import { forEachParallel } from '../../timing/parallel.ts';
import { knownFiles, pendingVersions, type State } from '../state/state.ts';
import type { Files, FileVersion } from '../state/state-file.ts';
import type { ListedFile, Listing, Storage } from '../storage/storage.ts';
import { Destination } from './destination.ts';

/** From this number on, looking for files by their names may take a while. */
const MANY = 200;

/** What is compared with the destination. */
interface Known {
  readonly state: State;
  /** The files to deploy. */
  readonly site: Files;
  /** A listing that began before the state was read; undefined if the state determines which folders to list. */
  readonly started: Promise<Listing> | undefined;
  /** Folder of this deployment's own state; undefined if the state is elsewhere. */
  readonly ownState: string | undefined;
}

/** @throws DeployError if the destination cannot be listed, or not all files in doubt can be asked for */
export async function look(
  { state, site, started, ownState }: Known,
  { storage, log }: Pick<Context, 'log'> & { readonly storage: Storage },
): Promise<Destination> {
  const listing = await (started ?? storage.list(new Set([...site.keys(), ...knownFiles(state)])));
  const doubtful = doubtfulFiles(state, site, listing);
  if (doubtful.length > 0) log.debug(`${doubtful.length} known files are not listed as they are known`);
  if (doubtful.length >= MANY)
    log.info(`Looking for ${counted(doubtful.length, 'file')} that the storage does not list`);
  const found = await findOrList(doubtful, storage);
  const unlisted = [...found.keys()].filter((path) => !listing.has(path));
  if (unlisted.length > 0)
    log.info(`The storage does not list ${counted(unlisted.length, 'file')} that it has`);
  const untimed = overwritable(state, (path) => found.get(path) ?? listing.get(path));
  const overwritten = await differingFiles(untimed, { storage, log });
  return new Destination(listing, found, storage.features, ownState, new Set(overwritten.keys()));
}

/**
 * Returns the files of the state that are asked for by their names. The listing does not show them, or those that the
 * site lacks not in a version of the state: it may be cut, or late.
 */
function doubtfulFiles(state: State, site: Files, listing: Listing): readonly string[] {
  const pending = pendingVersions(state.interrupted);
  const { files, kept } = state.live ?? {};
  const versionsOf = (path: string) => [files?.get(path), kept?.get(path), ...(pending.get(path) ?? [])];
  const isDoubtful = (path: string) => {
    const listed = listing.get(path);
    // A pending file of the site is uploaded in any case.
    if (site.has(path)) return listed === undefined && !pending.has(path);
    return listed === undefined || !versionsOf(path).some((version) => version?.size === listed.size);
  };
  // What an earlier run may still write is deleted when a listing shows it.
  return [...new Set(knownFiles({ ...state, earlier: [] }).filter(isDoubtful))];
}

/**
 * Returns the live files that an earlier run may have overwritten after the live deployment, where the storage keeps no
 * time that would show it.
 */
function overwritable({ live, earlier }: State, find: (path: string) => ListedFile | undefined): Files {
  const files = new Map<string, FileVersion>();
  for (const path of pendingVersions(earlier).keys()) {
    const [version, file] = [live?.files.get(path), find(path)];
    if (version !== undefined && file?.size === version.size && file.modified === undefined)
      files.set(path, version);
  }
  return files;
}

/** @returns these files, and maybe others */
export async function findOrList(paths: readonly string[], storage: Storage): Promise<Listing> {
  if (paths.length === 0) return new Map();
  return (await storage.find(paths)) ?? storage.list(new Set(paths));
}

/** @returns those of the deleted files that the storage still has as they were */
export async function stillThere(
  deleted: readonly string[],
  destination: Destination,
  storage: Storage,
): Promise<readonly string[]> {
  const found = await findOrList(deleted, storage);
  return deleted.filter((path) => destination.hasStill(path, found));
}

/** How many files are read at once. */
const PARALLEL_READS = { bucket: 64, other: 8 } as const;

/** A larger file is read alone, since it is held in memory. */
const LARGE_BYTES = 2_000_000;

/**
 * Reads files at the destination.
 *
 * @param files the expected contents
 * @returns those that the destination does not have with these contents
 */
export async function differingFiles(
  files: Files,
  { storage, log }: Pick<Context, 'log'> & { readonly storage: Storage },
): Promise<Files> {
  if (files.size > 0)
    log.info(`Reading ${counted(files.size, 'file')} that another run may have written meanwhile`);
  const differing = new Map(files);
  const compare = async (path: string) => {
    const bytes = await storage.read(path);
    const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
    if (sha256 === files.get(path)?.sha256) differing.delete(path);
  };
  const isLarge = (path: string) => (files.get(path)?.size ?? 0) > LARGE_BYTES;
  const paths = [...files.keys()];
  await forEachParallel(
    paths.filter((path) => !isLarge(path)),
    PARALLEL_READS[storage.features.isBucket ? 'bucket' : 'other'],
    compare,
  );
  for (const path of paths.filter(isLarge)) await compare(path);
  return differing;
}
