/** A server with WebDAV. */
import { FULL, NO_PERMISSION, ON_A_DISK, SERVER_LOGIN } from './hint-texts.ts';
import type { StorageType } from './storage-type.ts';

export const WEBDAV: StorageType = {
  names: ['webdav'],
  inVariables: 'webdav',
  keepsTimes: true,
  showsIndexPages: true,
  // RFC 4918, section 9.6.1. nginx lists no name that begins with a dot.
  deletesContents: true,
  options: {},
  hints: {
    // The body of the response may be before the status.
    code: /(?:^|: |\s)([45]\d\d) [A-Z][A-Za-z -]*$/,
    codes: {
      '401': SERVER_LOGIN,
      '403': NO_PERMISSION,
      '405': [
        'The address does not accept this request.',
        'If the server shows an index page in place of the folder, set `DirectoryIndex disabled` for the address of WebDAV (Apache).',
      ],
      '409': ['A folder of the path does not exist.', 'Check the path in `destination`.'],
      '423': ['The file is locked by another program.', 'Try again when it has ended.'],
      // rclone sends PROPFIND with a body, but without its type.
      '415': [
        'The server requires the type of a request, such as lighttpd.',
        'Set `RCLONE_WEBDAV_HEADERS: Content-Type,application/xml`.',
      ],
      '413': ['The server does not accept a file of this size.', 'Raise its limit for requests.'],
      '507': FULL,
      '400 404 501': ['The address is not the one of a WebDAV folder.', 'Check the URL of the remote.'],
    },
    texts: [
      ...ON_A_DISK,
      [
        /500 Internal Server Error/,
        'The server failed.',
        'Its log has the reason: often, its account may not write to the folder, or the disk is full.',
      ],
    ],
  },
};
