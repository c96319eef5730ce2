/** What a deployment needs from a storage, for the site and for its state. */
import type { SameNames } from '../../site/names.ts';

export interface ListedFile {
  /** In bytes. */
  readonly size: number;
  /** ISO 8601: when the file was written, or when its source was. Undefined if the storage does not keep such a time. */
  readonly modified?: string | undefined;
}

/** By path. The path of a folder ends with a slash; a bucket has no folders. */
export type Listing = ReadonlyMap<string, ListedFile>;

/** Files that are written with the same headers. */
export interface Batch {
  /** Value of `Cache-Control`; undefined for none. */
  readonly cacheControl: string | undefined;
  /** Value of `Content-Type`. */
  readonly contentType: string;
  /** Value of `Content-Encoding`; absent or undefined for none. */
  readonly contentEncoding?: string | undefined;
  readonly paths: readonly string[];
  /** The contents of each file. By default, they are those of the file of the site with this path. */
  readonly text?: string | undefined;
}

/** What a storage can do. */
export interface StorageFeatures extends SameNames {
  /** Whether folders exist only as parts of names, so that one request lists a thousand files of any folder. */
  readonly isBucket: boolean;
  /** Whether files have headers. */
  readonly hasHeaders: boolean;
  /** Whether the deletion of a folder also deletes what is in it, which a listing may lack. */
  readonly deletesContents: boolean;
  /** The folder on this machine; undefined for any other storage. */
  readonly localRoot: string | undefined;
}

/**
 * A folder of a storage. Paths are relative to it, with `/` between their parts. A method repeats what may succeed later,
 * and then throws DeployError, or the signal's reason.
 */
export interface Storage {
  readonly features: StorageFeatures;
  /**
   * Lists the folders of these paths, or the entire bucket. Other folders may be unreadable, or endless links. Without
   * paths, lists the files that are in no folder. A folder that does not exist is empty; a bucket has to exist. A listing
   * may lack files, or show a file as it was before.
   *
   * @param paths of the site and of the state; for a bucket, those of the site suffice
   */
  list(paths: ReadonlySet<string>): Promise<Listing>;
  /**
   * Lists just these files of a bucket, in one call.
   *
   * @returns the files that exist; undefined if the storage did not answer for each, or is no bucket
   */
  find(paths: readonly string[]): Promise<Listing | undefined>;
  /** @returns the contents; undefined if there is no such file */
  read(path: string): Promise<Buffer | undefined>;
  /**
   * Writes files, whatever is there, one batch after the other. Each file is complete, or absent under its name, except
   * with `RCLONE_INPLACE`.
   *
   * @param what the operation, for messages, such as `Uploading pages`
   */
  write(batches: readonly Batch[], what: string): Promise<void>;
  /** Deletes files. One that is gone already is no error, whatever a listing says. */
  remove(paths: readonly string[]): Promise<void>;
  /** Removes those of the folders that are empty. One that cannot be removed is no error. */
  removeFolders(folders: readonly string[]): Promise<void>;
}
