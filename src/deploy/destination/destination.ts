/** What the destination has, as a listing shows it. */
import { inByteOrder } from '../../site/byte-order.ts';
import { foldersOf, isPartial, nameKey, type SameNames, STATE_FOLDER } from '../../site/names.ts';
import type { Files, FileVersion } from '../state/state-file.ts';
import type { ListedFile, Listing, Storage } from '../storage/storage.ts';

export class Destination {
  readonly #listing: Listing;
  /** The same by key. */
  readonly #byKey: Listing;
  /** The folder of this deployment's own state, with a trailing slash; undefined if the state is elsewhere. */
  readonly #ownState: string | undefined;
  /** Keys of the folders of other deployments, with their trailing slashes. */
  readonly #foreign: readonly string[];
  /** Returns the same text for two names that may be those of one file or folder. */
  readonly keyOf: (path: string) => string;

  /** @param ownState folder of this deployment's own state; undefined if the state is elsewhere */
  constructor(listing: Listing, names: SameNames, ownState: string | undefined) {
    this.keyOf = (path) => nameKey(path, names);
    this.#listing = listing;
    const isExact = !(names.ignoresCase || names.mayNormalize);
    this.#byKey = isExact ? listing : new Map([...listing].map(([path, file]) => [this.keyOf(path), file]));
    this.#ownState = ownState && `${ownState}/`;
    this.#foreign = foreignFolders(listing.keys(), this.#ownState).map(this.keyOf);
  }

  /** Finds the file or folder with this name, or one that may be the same. */
  find(path: string): ListedFile | undefined {
    return this.#byKey.get(this.keyOf(path));
  }

  /** Whether the destination has the file as the last deployment left it: with this size, and written at this time. */
  has(path: string, version: FileVersion): boolean {
    const file = this.find(path);
    return file !== undefined && isSameFile(file, version);
  }

  /** Whether there is a folder. Another program may have put a file in its place. */
  hasFolder(folder: string): boolean {
    return this.find(`${folder}/`) !== undefined;
  }

  /** @returns the listed files and folders in the folder, at any depth; a folder ends with a slash */
  entriesIn(folder: string): string[] {
    const start = `${this.keyOf(folder)}/`;
    const isIn = (path: string) => this.keyOf(path).startsWith(start) && this.keyOf(path) !== start;
    return [...this.#listing.keys()].filter(isIn);
  }

  /** Whether a file is in the folder of another deployment, which has its own state. */
  isForeign(path: string): boolean {
    return this.#foreign.some((folder) => this.keyOf(path).startsWith(folder));
  }

  /** @returns the listed files and folders, except those in folders of other deployments */
  ownEntries(): readonly (readonly [path: string, file: ListedFile])[] {
    return [...this.#listing].filter(([path]) => !this.isForeign(path));
  }

  /**
   * @param site the files to deploy
   * @returns the listed files that are not part of the site, and the folders without a file of it, in byte order
   */
  unmanaged(site: Files): readonly string[] {
    const own = [...site.keys(), ...[...foldersOf(site.keys())].map((folder) => `${folder}/`)];
    const keys = new Set(own.map(this.keyOf));
    const isOwn = (path: string) => this.#ownState !== undefined && path.startsWith(this.#ownState);
    const isOther = (path: string) =>
      !(keys.has(this.keyOf(path)) || isOwn(path) || this.isForeign(path) || isPartial(path));
    return inByteOrder([...this.#listing.keys()].filter(isOther));
  }

  /** @returns the partial files that interrupted uploads left, except in folders of other deployments */
  partialFiles(): string[] {
    return [...this.#listing.keys()].filter((name) => isPartial(name) && !this.isForeign(name));
  }
}

/**
 * Whether a file has this size and time. A storage may list a fraction of a second that an archive of its files does not
 * have. Where one of the two times is missing, only the size is known.
 */
export function isSameFile(file: ListedFile, other: ListedFile): boolean {
  if (file.size !== other.size) return false;
  if (file.modified === undefined || other.modified === undefined) return true;
  if (file.modified === other.modified) return true;
  const [one, two] = [Date.parse(file.modified), Date.parse(other.modified)];
  const isRounded = one % 1000 === 0 || two % 1000 === 0;
  return one === two || (isRounded && Math.trunc(one / 1000) === Math.trunc(two / 1000));
}

/** @returns each folder with its own state, with a trailing slash */
function foreignFolders(paths: Iterable<string>, own: string | undefined): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const at = path.indexOf(`/${STATE_FOLDER}/`);
    if (at > 0 && !(own !== undefined && path.startsWith(own))) folders.add(path.slice(0, at + 1));
  }
  return [...folders];
}

/** The time of asking for one file is about that of listing this many. */
const FILES_PER_NAME = 50;

/**
 * Lists what a deployment has changed, once more.
 *
 * @param changed the uploaded and the deleted files
 */
export async function listAgain(changed: readonly string[], site: Files, storage: Storage): Promise<Listing> {
  const { isBucket } = storage.features;
  // A complete listing of a large bucket takes one request after the other.
  const isFew = isBucket && changed.length * FILES_PER_NAME <= site.size;
  const found = isFew ? await storage.find(changed) : undefined;
  return found ?? storage.list(new Set(isBucket ? [...site.keys(), ...changed] : changed));
}
