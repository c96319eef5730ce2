/** A folder of this machine, which is also where the site is read. */
import { ON_A_DISK } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

/** rclone's type of a folder without a remote. */
export const THIS_MACHINE = 'local';

export const LOCAL: StorageType = {
  names: [THIS_MACHINE],
  inVariables: 'local',
  keepsTimes: true,
  options: {
    // A folder may be a link, for example to another disk. Only folders that have files of the site are listed.
    copy_links: 'true',
    encoding: NAMES_AS_THEY_ARE,
    // Only the owner of a file may set its time, which may be another account than the one that writes the file.
    no_set_modtime: 'true',
  },
  causes: [
    [
      /being used by another process/i,
      'Another program has the file open, such as a virus scanner or a web server.',
      'Exclude the destination from it, or stop it.',
    ],
    ...ON_A_DISK,
  ],
};
