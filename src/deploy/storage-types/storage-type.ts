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
export type HintTexts = readonly (readonly [RegExp, ...KnownCause])[];

/** How to fix what a storage reports. The code of an error has priority over its text. */
export interface Hints {
  /** Texts that decide before the code, which has other causes as well. */
  readonly details?: HintTexts;
  /** Matches the code in the message of rclone. */
  readonly code?: RegExp;
  /** The codes of one cause are separated by a blank. */
  readonly codes?: Readonly<Record<string, KnownCause>>;
  readonly texts?: HintTexts;
}

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
  /** Whether a server often limits the connections of a user, or of an address. */
  readonly limitsConnections?: true;
  /** Whether rclone makes a listing once, and ends it after a minute without data (`RCLONE_TIMEOUT`). */
  readonly endsSilentListings?: true;
  /** Whether a server may show an index page in place of its folder, if visitors and this action share an address. */
  readonly showsIndexPages?: true;
  /** Whether the deletion of a folder also deletes what is in it, which a listing may lack. */
  readonly deletesContents?: true;
  /** Of a server that speaks first: the name of its protocol, its usual port, and the cause if another port is not reached. */
  readonly protocol?: {
    readonly name: 'SSH' | 'FTP';
    readonly port: number;
    readonly otherPorts?: KnownCause;
  };
  /** The options of which the user has to set one, so that the server is recognized. */
  readonly recognizedBy?: readonly string[];
  /** What rclone gets in place of the value of an option that a user sets: undefined for no value. */
  readonly corrected?: Readonly<Record<string, (value: string) => string | undefined>>;
  /** Credentials that rclone reads only if one of these options is set, and what it reports without them. */
  readonly credentials?: {
    readonly variables: readonly string[];
    readonly options: readonly string[];
    readonly unread: HintTexts;
  };
  /** Why headers for caches have no effect. */
  readonly withoutCacheControl?: string;
  /** Whether a user's own variable has no effect on the options. Otherwise, it has priority. */
  readonly hasFixedOptions?: true;
  /**
   * Options of rclone for what a deployment needs, and no more. A deployment lists, reads, writes a complete file, deletes
   * a file, removes an empty folder, and signs in. Everything else can fail on a server that does all of this.
   */
  readonly options: Readonly<Record<string, string>>;
  readonly hints: Hints;
}
