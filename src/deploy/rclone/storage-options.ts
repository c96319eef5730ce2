/**
 * What rclone does beyond what a deployment needs is off, by kind of storage. A deployment lists, reads, writes a complete
 * file, deletes a file, removes an empty folder, and signs in. Everything else can fail on a server that does all of this.
 */

import type { Remote } from '../remote/remote.ts';

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
    // A server may allow few connections. rclone would keep an idle one for a minute.
    idle_timeout: '5s',
  },
  // The server refuses a name that Windows does not allow. rclone would store the page under another name.
  smb: { encoding: NAMES_AS_THEY_ARE },
};

/**
 * Types of storage that list a time for each file, which changes with each write. FTP lists minutes or days. The test of
 * real servers asks each of them.
 */
const KEEPS_TIMES: ReadonlySet<string | undefined> = new Set([
  's3',
  'azureblob',
  'google cloud storage',
  'gcs',
  'local',
  'sftp',
  'webdav',
]);

/** Types of storage whose listing has the MD5 of each file. Others read the entire file, or have none. */
const LISTS_MD5: ReadonlySet<string | undefined> = new Set([
  's3',
  'azureblob',
  'google cloud storage',
  'gcs',
]);

/**
 * @param type rclone's type of the storage
 * @returns what a listing has besides the size of each file
 */
export function listedBy(type: string | undefined) {
  // A server for FTP may hide names that begin with a dot.
  return { times: KEEPS_TIMES.has(type), md5: LISTS_MD5.has(type), dotNames: type !== 'ftp' };
}

/**
 * Options with which a storage finds a file by its name, even if it does not list the file. An option that a type does
 * not have is an error.
 */
const TO_FIND: ReadonlyMap<string | undefined, string> = new Map([
  ['s3', 'no_head_object=false'],
  ['ftp', 'force_list_hidden=true'],
]);

/**
 * @param type rclone's type of the storage
 * @returns the remote for a request that asks for a file by its name
 */
export function remoteToFind(remote: Remote, type: string | undefined): Remote {
  const option = TO_FIND.get(type);
  return option === undefined ? remote : { ...remote, prefix: `${remote.prefix.slice(0, -1)},${option}:` };
}

/** @returns the variables that set these options */
export function storageVariables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(STORAGE_OPTIONS).flatMap(([storage, options]) =>
      Object.entries(options).map(([name, value]) => [`RCLONE_${storage}_${name}`.toUpperCase(), value]),
    ),
  );
}
