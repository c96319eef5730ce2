/** A server with WebDAV. */
import { FULL, NEEDS_TLS, NO_PERMISSION, ON_A_DISK, SERVER_LOGIN } from './shared-causes.ts';
import type { StorageType } from './storage-type.ts';

/** The body of the response may be before the status. */
const status = (codes: string) => new RegExp(`(?:^|: |\\s)(?:${codes}) [A-Z][A-Za-z -]*$`);

export const WEBDAV: StorageType = {
  names: ['webdav'],
  inVariables: 'webdav',
  keepsTimes: true,
  // RFC 4918, section 9.6.1. nginx lists no name that begins with a dot.
  deletesContents: true,
  options: {},
  causes: [
    NEEDS_TLS,
    [status('401'), ...SERVER_LOGIN],
    [status('403'), ...NO_PERMISSION],
    [
      status('405'),
      'The address does not accept this request.',
      'If the server shows an index page in place of the folder, set `DirectoryIndex disabled` for the address of WebDAV (Apache).',
    ],
    [status('409'), 'A folder of the path does not exist.', 'Check the path in `destination`.'],
    [status('423'), 'The file is locked by another program.', 'Try again when it has ended.'],
    [
      // rclone sends PROPFIND with a body, but without its type.
      status('415'),
      'The server requires the type of a request, such as lighttpd.',
      'Set `RCLONE_WEBDAV_HEADERS: Content-Type,application/xml`.',
    ],
    [status('413'), 'The server does not accept a file of this size.', 'Raise its limit for requests.'],
    [status('507'), ...FULL],
    [status('400|404|501'), 'The address is not the one of a WebDAV folder.', 'Check the URL of the remote.'],
    ...ON_A_DISK,
    [
      /500 Internal Server Error/,
      'The server failed.',
      'Its log has the reason: often, its account may not write to the folder, or the disk is full.',
    ],
  ],
};
