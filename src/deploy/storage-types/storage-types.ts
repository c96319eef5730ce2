/** The table of the kinds of storage. */
import { AZURE_BLOB } from './azureblob.ts';
import { B2 } from './b2.ts';
import { FTP } from './ftp.ts';
import { GCS } from './gcs.ts';
import { LOCAL } from './local.ts';
import { OOS } from './oos.ts';
import { S3 } from './s3.ts';
import { SFTP } from './sftp.ts';
import { ON_A_DISK } from './shared-causes.ts';
import { SMB } from './smb.ts';
import type { StorageType } from './storage-type.ts';
import { SWIFT } from './swift.ts';
import { WEBDAV } from './webdav.ts';

export const STORAGE_TYPES: readonly StorageType[] = [
  ...[S3, AZURE_BLOB, GCS, B2, SWIFT, OOS],
  ...[SFTP, FTP, WEBDAV, SMB, LOCAL],
];

/** A storage of which nothing is known, such as several that are joined. rclone keeps its own options. */
const OTHER: StorageType = { names: [], inVariables: '', options: {}, causes: ON_A_DISK };

/** @param name rclone's type of the storage, such as `sftp`; undefined if it is not known */
export function storageTypeOf(name: string | undefined): StorageType {
  return STORAGE_TYPES.find(({ names }) => name !== undefined && names.includes(name)) ?? OTHER;
}

/** The names in rclone's variables of other storages, and of remotes that contain others ("Overview of cloud storage systems"). */
const OTHER_NAMES = `
  alias archive azurefiles box cache chunker cloudinary combine compress crypt doi dosya drime drive dropbox fichier
  filefabric filelu filen filescom gofile gphotos hasher hdfs hidrive http huaweidrive iclouddrive imagekit
  internetarchive internxt jottacloud kdrive koofr linkbox mailru mega memory netstorage onedrive opendrive pcloud pikpak
  pixeldrain premiumizeme protondrive putio qingstor quatrix seafile shade sharefile sia storj sugarsync tardigrade
  ulozto union yandex zoho`;

/** This machine, where the site is read, has fixed options. */
const OF_USERS = STORAGE_TYPES.filter((type) => type !== LOCAL).map(({ inVariables }) => inVariables);

/** Matches the beginning of a variable that sets an option of a storage, without `RCLONE_`, if a user may set it. */
export const OF_STORAGE = new RegExp(
  `^(?:${[...OF_USERS, ...OTHER_NAMES.trim().split(/\s+/)].join('|')})_`,
  'i',
);

/** The variables with the options of this machine. */
export const LOCAL_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LOCAL.options).map(([name, value]) => [`RCLONE_LOCAL_${name}`.toUpperCase(), value]),
);

/**
 * @param variable of a storage, or of a remote, whose type is then not known
 * @param value without blanks around it
 * @returns the value for rclone; undefined if rclone must not get the variable
 */
export function correctedValue(variable: string, value: string): string | undefined {
  for (const { inVariables, corrected = {} } of STORAGE_TYPES)
    for (const [option, correct] of Object.entries(corrected))
      if (new RegExp(`^RCLONE_(?:${inVariables}|CONFIG_.+)_${option}$`, 'i').test(variable))
        return correct(value);
  return value;
}
