/** KnownCauses that several kinds of storage share. */
import type { KnownCause, KnownCauses } from './storage-type.ts';

export const NO_BUCKET: KnownCause = [
  'The bucket does not exist.',
  'Check its name in `destination`, or in `state`, or create the bucket: a deployment does not create it.',
];

export const WRONG_CLOCK: KnownCause = [
  'The clock of this runner differs from the clock of the storage.',
  'Synchronize the clock, for example with `chronyd` or `systemd-timesyncd`.',
];

export const FULL: KnownCause = ['The storage is full.', 'Delete what is not needed, or raise the quota.'];

export const RETAINED: KnownCause = [
  'A retention policy or a lock keeps the file as it is.',
  'Wait until the retention ends, or deploy to a place without it.',
];

export const NO_PERMISSION: KnownCause = [
  'The user of the destination has no permission.',
  'Check who may read and write the folders of the site and of the state.',
];

export const SERVER_LOGIN: KnownCause = [
  'The server did not accept the user or the password.',
  'Check `user` and `pass`. `pass` is the output of `rclone obscure`, not the password itself.',
];

export const DISK_FULL =
  /no space left on device|remaining disk space|out of disk space|disk quota|not enough space on the disk/i;

/** Folders and files on a disk, also behind a server. */
export const ON_A_DISK: KnownCauses = [
  [DISK_FULL, ...FULL],
  [
    /is a directory|not a directory|file exists|can't move object/i,
    'A file is where a folder is needed, or a folder where a file is needed.',
    'Look at it before you remove it: if it is a link, deploy to the folder that it points to.',
  ],
  [/permission denied|access is denied|\{Access Denied\}/i, ...NO_PERMISSION],
];

export const NEEDS_TLS: KnownCauses[number] = [
  /HTTP request (?:was sent )?to (?:an )?HTTPS (?:port|server)|malformed HTTP response "\\x15/i,
  'The server requires TLS at this address.',
  'Use `https` in the address of the remote.',
];

/** A connection that is lost says nothing about renaming. */
export const NO_RENAMES: KnownCauses[number] = [
  /partial file rename failed: (?!.*(?:\bEOF\b|connection|time.?out|broken pipe))/i,
  'The server does not rename the file.',
  'If it refuses to rename any file, set `RCLONE_INPLACE: true`: files are then written in place, and visitors may see a part of one.',
];
