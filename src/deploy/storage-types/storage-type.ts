/** What can be special about a kind of storage. Each kind has one file in this folder. */

/**
 * With this encoding, rclone uses each name as it is (`FromStandardPath` in its `lib/encoder`). With any other
 * encoding, it reads some letters as characters that a storage does not allow: a control picture such as `␊`, a `‛`,
 * and on Windows full-width letters such as `？`, which are frequent in titles. No site has the characters that this
 * encoding replaces.
 */
export const NAMES_AS_THEY_ARE = 'Slash,Ctl,Del,Dot';

/** What a failure means: the cause in plain words, empty if rclone names it, and how to fix it. Complete sentences. */
export type KnownCause = readonly [cause: string, fix: string];

/** Patterns of what rclone reports, each with its cause and fix. The first one that matches counts. */
export type KnownCauses = readonly (readonly [RegExp, ...KnownCause])[];

/** Without a member that is optional, the kind is as most are. */
export interface StorageType {
  /** The names of rclone for it, such as `s3` in `RCLONE_CONFIG_DOCS_TYPE: s3` and `:s3:bucket`. */
  readonly names: readonly string[];
  /** The name in rclone's variables, such as `s3` in `RCLONE_S3_NO_HEAD`. */
  readonly inVariables: string;
  /** Whether a folder is only a part of a name. Then, a path begins with a bucket. */
  readonly isBucket?: true;
  /** Whether a listing has a time for each file, which changes with each write. The test of real servers asks each. */
  readonly keepsTimes?: true;
  /** Whether the deletion of a folder also deletes what is in it, which a listing may lack. */
  readonly deletesContents?: true;
  /** Of a server that may have another protocol: its own, such as `an FTP`. */
  readonly speaks?: string;
  /** What rclone gets in place of the value of an option that a user sets: undefined for no value. */
  readonly corrected?: Readonly<Record<string, (value: string) => string | undefined>>;
  /** Why headers for caches have no effect. */
  readonly withoutCacheControl?: string;
  /**
   * Options of rclone for what a deployment needs, and no more. What a user sets has priority; a name may be followed by
   * other options, of which any also takes its place. A deployment lists, reads, writes a complete file, deletes a file,
   * removes an empty folder, and signs in. Everything else can fail on a server that does all of this.
   */
  readonly options: Readonly<Record<string, string>>;
  /** The causes of this kind decide before those of all. */
  readonly causes: KnownCauses;
}
