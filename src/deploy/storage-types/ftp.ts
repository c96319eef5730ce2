/** A server with FTP. It lists minutes or days in place of times. */
import { FULL, ON_A_DISK, SERVER_LOGIN } from './hint-texts.ts';
import { type KnownCause, NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

const TOO_MANY: KnownCause = [
  'The server allows fewer connections at once.',
  'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.',
];

const NO_DATA: KnownCause = [
  'The data connection of FTP failed.',
  'Check whether a firewall allows the passive ports of the server.',
];

const NO_TLS: KnownCause = [
  'The server does not support this command.',
  'If it offers no TLS, remove `explicit_tls`: the password and the site are then not encrypted.',
];

export const FTP: StorageType = {
  names: ['ftp'],
  inVariables: 'ftp',
  limitsConnections: true,
  endsSilentListings: true,
  protocol: { name: 'FTP', port: 21, otherPorts: NO_DATA },
  options: {
    // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
    disable_tls13: 'true',
    // rclone adds line breaks to this encoding, so it still changes a `‛`.
    encoding: NAMES_AS_THEY_ARE,
    // A server may allow few connections. rclone would keep an idle one for a minute.
    idle_timeout: '5s',
    // A server may hide names that begin with a dot: of this state, of the state of another deployment, of `.well-known`.
    force_list_hidden: 'true',
  },
  hints: {
    // vsftpd without TLS answers so to the command that starts TLS.
    details: [[/530 "Please login with USER and PASS/, ...NO_TLS]],
    code: /(?:^|: )([45]\d\d) "/,
    codes: {
      '421': TOO_MANY,
      '425': NO_DATA,
      '426': [
        'The server ended the data connection of FTP.',
        'If you have set `RCLONE_FTP_DISABLE_TLS13` to `false`, remove it: vsftpd loses uploads with TLS 1.3.',
      ],
      '530': SERVER_LOGIN,
      '451': ['The server could not write the file.', 'Check whether its disk or the quota is full.'],
      '452 552': FULL,
      '500 502 504 534': NO_TLS,
      '550 553': [
        'The server refused the file or folder.',
        'Check the path in `destination`, and whether the user may read and write there.',
      ],
    },
    texts: [
      [
        /speaks SSH/,
        '',
        'Set the type of the remote to `sftp`, or use the port of the FTP server, which is usually 21.',
      ],
      [
        /speaks HTTP/,
        'This is the port of a web server.',
        'Use that of the FTP server, which is usually 21.',
      ],
      [/anonymous only/i, ...SERVER_LOGIN],
      [
        /must use encryption|requires? (?:TLS|SSL|encryption)|(?:TLS|SSL) (?:is )?required/i,
        'The server requires TLS.',
        'Set `explicit_tls`, such as `RCLONE_CONFIG_DOCS_EXPLICIT_TLS: true`.',
      ],
      [
        /first record does not look like a TLS/i,
        'The server responded without TLS: it allows fewer connections at once, or needs `explicit_tls` in place of `tls`, or offers no TLS.',
        'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.',
      ],
      [
        /tls: (?:handshake failure|protocol version)/i,
        'The server accepts only TLS 1.3, which is off by default.',
        'Set `RCLONE_FTP_DISABLE_TLS13: false`. For vsftpd, set `ssl_ciphers=HIGH` in its configuration instead.',
      ],
      ...ON_A_DISK,
    ],
  },
};
