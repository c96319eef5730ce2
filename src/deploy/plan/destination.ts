/** What a deployment needs from its destination, and what a listing says about the files there. */
import type { SiteFiles } from '../../site/manifest.ts';
import { isPartial, nameKey } from '../../site/names.ts';
import { type FileVersion, STATE_FOLDER } from '../state/state-file.ts';
import type { Batch } from './file-groups.ts';

export interface ListedFile {
  /** In bytes. */
  readonly size: number;
  /** Checksums in hex by algorithm, such as `md5`, if they were requested and the storage has them. */
  readonly hashes?: Readonly<Record<string, string>>;
}

/** Almost every storage supports one of these. */
export const HASHES = ['md5', 'sha1'] as const;

/** By path. The path of a folder ends with a slash; a bucket has no folders. */
export type Listing = ReadonlyMap<string, ListedFile>;

/** The storage of the destination, as a deployment needs it. Each method throws DeployError. */
export interface DestinationStorage {
  /** @param paths of the site and of the state. Only their folders are listed, or the entire bucket. */
  list(paths: ReadonlySet<string>, withHashes: boolean): Promise<Listing>;
  /**
   * Uploads files of the site, whatever is at the destination.
   *
   * @param what the kind of the files, for messages
   */
  upload(batches: readonly Batch[], what: string): Promise<void>;
  /** @param areListed whether the files were listed: then a file that cannot be found is an error */
  delete(paths: readonly string[], areListed: boolean): Promise<void>;
  /** Removes those of the folders that are empty. */
  removeFolders(folders: readonly string[]): Promise<void>;
}

interface DestinationOptions extends Partial<Parameters<typeof nameKey>[1]> {
  /** Digests of files of the site whose checksums differ, by path. */
  readonly different?: SiteFiles;
  /** Folder of this deployment's own state within the destination; undefined if the state is elsewhere. */
  readonly ownState?: string | undefined;
}

export class Destination {
  readonly #files: Listing | undefined;
  readonly #different: SiteFiles;
  /** Keys of the folders of other deployments, with their trailing slashes. */
  readonly #foreign: readonly string[];
  readonly #keyOf: (path: string) => string;
  readonly #namesAreExact: boolean;
  /** The listing by key, needed only for a path that is not listed under its exact name. */
  #byKey: Listing | undefined;

  /** @param listing undefined if nothing was listed: then only the state is used */
  constructor(
    listing: Listing | undefined,
    { different = new Map(), ownState, ignoresCase = false, mayNormalize = false }: DestinationOptions = {},
  ) {
    this.#keyOf = (path) => nameKey(path, { ignoresCase, mayNormalize });
    this.#namesAreExact = !ignoresCase && !mayNormalize;
    this.#files = listing;
    this.#different = different;
    this.#foreign = foreignFolders(listing?.keys() ?? [], ownState).map(this.#keyOf);
  }

  /** False if only the state is used. */
  get isListed(): boolean {
    return this.#files !== undefined;
  }

  /** Whether the destination has the file in this version, as far as the listing shows. */
  has(path: string, { size, sha256 }: FileVersion): boolean {
    if (this.#files === undefined) return true;
    return this.find(path)?.size === size && this.#different.get(path) !== sha256;
  }

  /** Whether any file has this name at the destination. Without a listing, that is not known, so it is assumed. */
  lists(path: string): boolean {
    return this.#files === undefined || this.find(path) !== undefined;
  }

  /** Whether there is a folder, as far as the listing shows. Another program may have put a file in its place. */
  hasFolder(folder: string): boolean {
    return this.lists(`${folder}/`);
  }

  /** @returns the same object for two names of one file */
  find(path: string): ListedFile | undefined {
    const exact = this.#files?.get(path);
    if (exact !== undefined || this.#namesAreExact) return exact;
    this.#byKey ??= new Map([...(this.#files ?? [])].map(([name, file]) => [this.#keyOf(name), file]));
    return this.#byKey.get(this.#keyOf(path));
  }

  /** Whether a file is in the folder of another deployment, which has its own state. */
  isForeign(path: string): boolean {
    return this.#foreign.some((folder) => this.#keyOf(path).startsWith(folder));
  }

  /** @returns the partial files that interrupted uploads left, except in foreign folders */
  parts(): string[] {
    const names = [...(this.#files?.keys() ?? [])];
    return names.filter((name) => isPartial(name) && !this.isForeign(name));
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
