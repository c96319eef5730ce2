/**
 * What rclone does beyond what a deployment needs is off, by kind of storage. A deployment lists, reads, writes a complete
 * file, deletes a file, removes an empty folder, and signs in. Everything else can fail on a server that does all of this.
 */

/**
 * With this encoding, rclone uses each name as it is (`FromStandardPath` in its `lib/encoder`). With any other
 * encoding, it reads some letters as characters that a storage does not allow: a control picture such as `␊`, a `‛`,
 * and on Windows full-width letters such as `？`, which are frequent in titles. No site has the characters that this
 * encoding replaces.
 */
export const NAMES_AS_THEY_ARE = 'Slash,Ctl,Del,Dot';

/** Options of a storage, with the names in rclone's documentation. */
type Options = Readonly<Record<string, string>>;

/** By the name of the storage in rclone's variables: `RCLONE_SFTP_SET_MODTIME`. A user's own variable has priority. */
export const STORAGE_OPTIONS: Readonly<Record<string, Options>> = {
  s3: {
    // rclone would check whether the bucket exists, and try to create it.
    no_check_bucket: 'true',
    // rclone would request each object after its upload, although the storage has already compared the MD5.
    no_head: 'true',
    // rclone would request each object before its deletion, although the destination was listed.
    no_head_object: 'true',
    // A proxy in front of a storage may rewrite this header. The signature would then be wrong.
    sign_accept_encoding: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  azureblob: { no_check_container: 'true', encoding: NAMES_AS_THEY_ARE },
  gcs: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
  oos: { no_check_bucket: 'true', encoding: NAMES_AS_THEY_ARE },
  b2: { encoding: NAMES_AS_THEY_ARE },
  swift: { encoding: NAMES_AS_THEY_ARE },
  sftp: {
    // rclone would run `md5sum` on the server for each file. That takes longer than the upload of a page, and fails for
    // an account that may use only SFTP. SSH itself detects a changed byte.
    disable_hashcheck: 'true',
    // Some servers accept files, but refuse to change their times, such as AWS Transfer Family.
    set_modtime: 'false',
    encoding: NAMES_AS_THEY_ARE,
  },
  ftp: {
    // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
    disable_tls13: 'true',
    // rclone adds line breaks to this encoding, so it still changes a `‛`.
    encoding: NAMES_AS_THEY_ARE,
  },
  // The server refuses a name that Windows does not allow. rclone would store the page under another name.
  smb: { encoding: NAMES_AS_THEY_ARE },
};

/** @returns the variables that set these options */
export function storageVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STORAGE_OPTIONS).flatMap(([storage, options]) =>
      Object.entries(options).map(([name, value]) => [`RCLONE_${storage}_${name}`.toUpperCase(), value]),
    ),
  );
}
