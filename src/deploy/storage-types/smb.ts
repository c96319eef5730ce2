/** A network drive. */
import { NO_RENAMES, ON_A_DISK, SERVER_LOGIN } from './shared-causes.ts';
import { NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

export const SMB: StorageType = {
  names: ['smb'],
  inVariables: 'smb',
  // The server refuses a name that Windows does not allow. rclone would store the page under another name.
  options: { encoding: NAMES_AS_THEY_ARE },
  causes: [
    NO_RENAMES,
    [/logon is invalid/i, ...SERVER_LOGIN],
    [
      /share name cannot be found/i,
      'The share does not exist.',
      'It is the first part of the path in `destination`, such as `docs:share/folder`.',
    ],
    [
      /object name is invalid/i,
      'SMB does not allow a character in the name of this file.',
      'Rename the page.',
    ],
    ...ON_A_DISK,
  ],
};
