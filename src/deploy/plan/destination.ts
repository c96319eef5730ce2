/** What a deployment needs from its destination, and what a listing says about the files there. */
import { isPartial, nameKey, type SameNames } from '../../site/names.ts';
import { type FileVersion, STATE_FOLDER } from '../state/state-file.ts';
import type { Batch } from './file-groups.ts';

export interface ListedFile {
  /** In bytes. */
  readonly size: number;
}

/** By path. The path of a folder ends with a slash; a bucket has no folders. */
export type Listing = ReadonlyMap<string, ListedFile>;

/** What a storage can do. */
export interface StorageFeatures extends SameNames {
  /** Whether folders exist only as parts of names, so that one request lists a thousand files of any folder. */
  readonly isBucket: boolean;
  /** Whether files have headers. */
  readonly hasHeaders: boolean;
  /** The folder on this machine; undefined for any other storage. */
  readonly localRoot: string | undefined;
}

/** The storage of the destination, as a deployment needs it. Each method throws DeployError. */
export interface DestinationStorage {
  readonly features: StorageFeatures;
  /** @param paths of the site and of the state. Only their folders are listed, or the entire bucket. */
  list(paths: ReadonlySet<string>): Promise<Listing>;
  /**
   * Uploads files of the site, whatever is at the destination.
   *
   * @param what the kind of the files, for messages
   */
  upload(batches: readonly Batch[], what: string): Promise<void>;
  /** Deletes files that were listed: one that cannot be found is an error. */
  delete(paths: readonly string[]): Promise<void>;
  /** Removes those of the folders that are empty. */
  removeFolders(folders: readonly string[]): Promise<void>;
}

export class Destination {
  readonly #files: Listing;
  /** Keys of the folders of other deployments, with their trailing slashes. */
  readonly #foreign: readonly string[];
  /** Returns the same text for two names of one file. */
  readonly keyOf: (path: string) => string;
  readonly #namesAreExact: boolean;
  /** The listing by key, needed only for a path that is not listed under its exact name. */
  #byKey: Listing | undefined;

  /** @param ownState folder of this deployment's own state; undefined if the state is elsewhere */
  constructor(listing: Listing, names: SameNames, ownState: string | undefined) {
    this.keyOf = (path) => nameKey(path, names);
    this.#namesAreExact = !names.ignoresCase && !names.mayNormalize;
    this.#files = listing;
    this.#foreign = foreignFolders(listing.keys(), ownState).map(this.keyOf);
  }

  /** Whether the destination has the file in this version, as far as the listing shows. */
  has(path: string, { size }: FileVersion): boolean {
    return this.find(path)?.size === size;
  }

  hasAll(files: ReadonlyMap<string, FileVersion>): boolean {
    for (const [path, version] of files) if (!this.has(path, version)) return false;
    return true;
  }

  /** Whether any file has this name at the destination. */
  lists(path: string): boolean {
    return this.find(path) !== undefined;
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

  /** @returns the same object for two names of one file */
  find(path: string): ListedFile | undefined {
    const exact = this.#files.get(path);
    if (exact !== undefined || this.#namesAreExact) return exact;
    this.#byKey ??= new Map([...this.#files].map(([name, file]) => [this.keyOf(name), file]));
    return this.#byKey.get(this.keyOf(path));
  }

  /** Whether a file is in the folder of another deployment, which has its own state. */
  isForeign(path: string): boolean {
    return this.#foreign.some((folder) => this.keyOf(path).startsWith(folder));
  }

  /** @returns the partial files that interrupted uploads left, except in foreign folders */
  partialFiles(): string[] {
    return [...this.#files.keys()].filter((name) => isPartial(name) && !this.isForeign(name));
  }
}

/** @returns each folder with its own state, with a trailing slash */
function foreignFolders(paths: Iterable<string>, ownState: string | undefined): string[] {
  const own = `${ownState ?? STATE_FOLDER}/`;
  const folders = new Set<string>();
  for (const path of paths) {
    const at = path.indexOf(`/${STATE_FOLDER}/`);
    if (at > 0 && !path.startsWith(own)) folders.add(path.slice(0, at + 1));
  }
  return [...folders];
}
