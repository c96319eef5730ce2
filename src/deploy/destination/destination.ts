/** What the destination has, as far as it was looked at. */
import { inByteOrder } from '../../site/byte-order.ts';
import { foldersOf, isPartial, nameKey, type SameNames, STATE_FOLDER } from '../../site/names.ts';
import type { Files, FileVersion } from '../state/state-file.ts';
import type { ListedFile, Listing } from '../storage/storage.ts';

export class Destination {
  readonly #files: Listing;
  /** The files that were found only by their names. */
  readonly #unlisted: ReadonlySet<string>;
  /** The folder of this deployment's own state, with a trailing slash. */
  readonly #ownState: string;
  /** Keys of the folders of other deployments, with their trailing slashes. */
  readonly #foreign: readonly string[];
  readonly #overwritten: ReadonlySet<string>;
  /** Returns the same text for two names that may be those of one file or folder. */
  readonly keyOf: (path: string) => string;
  /** The names in the listing by key, needed only for a path that is not listed under its exact name. */
  #keys: ReadonlySet<string> | undefined;

  /**
   * @param found files that were asked for by their names
   * @param ownState folder of this deployment's own state; undefined if the state is elsewhere
   * @param overwritten files that were read, and have other contents than the live site
   */
  constructor(
    listing: Listing,
    found: Listing,
    names: SameNames,
    ownState: string | undefined,
    overwritten: ReadonlySet<string> = new Set(),
  ) {
    this.#overwritten = overwritten;
    this.keyOf = (path) => nameKey(path, names);
    this.#files = new Map([...listing, ...found]);
    this.#unlisted = new Set([...found.keys()].filter((path) => !listing.has(path)));
    this.#ownState = `${ownState ?? STATE_FOLDER}/`;
    this.#foreign = foreignFolders(listing.keys(), this.#ownState).map(this.keyOf);
  }

  /** The files that exist, although the listing does not show them. */
  get unlisted(): ReadonlySet<string> {
    return this.#unlisted;
  }

  /** Whether the destination has the file as the last deployment left it: with this size, and written at this time. */
  has(path: string, { size, modified }: FileVersion): boolean {
    const file = this.find(path);
    return file?.size === size && isSameTime(file.modified, modified) && !this.#overwritten.has(path);
  }

  /** Whether the destination has a file of this size, whoever has written it. */
  hasSize(path: string, { size }: FileVersion): boolean {
    return this.find(path)?.size === size;
  }

  hasAll(files: ReadonlyMap<string, FileVersion>): boolean {
    for (const [path, version] of files) if (!this.has(path, version)) return false;
    return true;
  }

  /** Whether anything has this name at the destination, or one that may be the same. */
  lists(path: string): boolean {
    if (this.#files.has(path)) return true;
    this.#keys ??= new Set([...this.#files.keys()].map(this.keyOf));
    return this.#keys.has(this.keyOf(path));
  }

  /** Whether there is a folder. Another program may have put a file in its place. */
  hasFolder(folder: string): boolean {
    return this.lists(`${folder}/`);
  }

  /** @returns the listed files in the folder, at any depth */
  filesIn(folder: string): string[] {
    const start = `${this.keyOf(folder)}/`;
    return [...this.#files.keys()].filter(
      (path) => !path.endsWith('/') && this.keyOf(path).startsWith(start),
    );
  }

  /** Finds a file under its exact name. */
  find(path: string): ListedFile | undefined {
    return this.#files.get(path);
  }

  /** Whether a file that was deleted is still there as it was, in what the storage answered since. */
  hasStill(path: string, answered: Listing): boolean {
    const file = answered.get(path);
    return file !== undefined && file.size === this.find(path)?.size;
  }

  /** Whether a file is in the folder of another deployment, which has its own state. */
  isForeign(path: string): boolean {
    return this.#foreign.some((folder) => this.keyOf(path).startsWith(folder));
  }

  /**
   * @param site the files to deploy
   * @returns the listed files that are not part of the site, and the folders without a file of it, in byte order
   */
  unmanaged(site: Files): readonly string[] {
    const own = new Set([...site.keys(), ...[...foldersOf(site.keys())].map((folder) => `${folder}/`)]);
    const keys = new Set([...own].map(this.keyOf));
    const isOther = (path: string) =>
      !(keys.has(this.keyOf(path)) || path.startsWith(this.#ownState)) &&
      !(this.isForeign(path) || isPartial(path));
    return inByteOrder([...this.#files.keys()].filter(isOther));
  }

  /** @returns the partial files that interrupted uploads left, except in foreign folders */
  partialFiles(): string[] {
    return [...this.#files.keys()].filter((name) => isPartial(name) && !this.isForeign(name));
  }
}

/**
 * A storage may list a fraction of a second that an archive of its files, or its answer for one file, does not have.
 * Where one of the two times is missing, only the size is known.
 */
function isSameTime(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined || one === other) return true;
  const [first, second] = [Date.parse(one), Date.parse(other)];
  const isRounded = first % 1000 === 0 || second % 1000 === 0;
  return first === second || (isRounded && Math.trunc(first / 1000) === Math.trunc(second / 1000));
}

/** Whether two names that differ little seem to be those of one file. */
export function isSameFile(one: ListedFile | undefined, other: ListedFile | undefined): boolean {
  return one !== undefined && one.size === other?.size && isSameTime(one.modified, other.modified);
}

/** @returns each folder with its own state, with a trailing slash */
function foreignFolders(paths: Iterable<string>, own: string): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const at = path.indexOf(`/${STATE_FOLDER}/`);
    if (at > 0 && !path.startsWith(own)) folders.add(path.slice(0, at + 1));
  }
  return [...folders];
}
