/** A server with FTP. It lists minutes or days in place of times. */
import { FULL, NO_RENAMES, ON_A_DISK, SERVER_LOGIN } from './shared-causes.ts';
import { type KnownCause, NAMES_AS_THEY_ARE, type StorageType } from './storage-type.ts';

const NO_DATA: KnownCause = [
  'The data connection of FTP failed.',
  'Check whether a firewall allows the passive ports of the server.',
];

const NO_TLS: KnownCause = [
  'The server does not support this command.',
  'If it offers no TLS, remove `explicit_tls`: the password and the site are then not encrypted.',
];

const FEWER = 'Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.';

/** The answer of a server, with the status of RFC 959. */
const answer = (status: string) => new RegExp(`(?:^|: )(?:${status}) "`);

export const FTP: StorageType = {
  names: ['ftp'],
  inVariables: 'ftp',
  speaks: 'an FTP',
  options: {
    // With TLS 1.3, vsftpd loses the end of some uploads: "426 Failure reading network stream".
    disable_tls13: 'true',
    // rclone adds line breaks to this encoding, so it still changes a `‛`.
    encoding: NAMES_AS_THEY_ARE,
    // A server may allow few connections. rclone would keep an idle one for a minute.
    idle_timeout: '5s',
  },
  causes: [
    NO_RENAMES,
    // vsftpd without TLS answers so to the command that starts TLS.
    [/530 "Please login with USER and PASS/, ...NO_TLS],
    [answer('421'), 'The server allows fewer connections at once.', FEWER],
    [answer('425'), ...NO_DATA],
    [
      answer('426'),
      'The server ended the data connection of FTP.',
      'If you have set `RCLONE_FTP_DISABLE_TLS13` to `false`, remove it: vsftpd loses uploads with TLS 1.3.',
    ],
    [answer('530'), ...SERVER_LOGIN],
    [answer('451'), 'The server could not write the file.', 'Check whether its disk or the quota is full.'],
    [answer('452|552'), ...FULL],
    [answer('500|502|504|534'), ...NO_TLS],
    [
      answer('550|553'),
      'The server refused the file or folder.',
      'Check the path in `destination`, and whether the user may read and write there. If it refuses only names that begin with a dot, set the input `state` to another folder.',
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
      FEWER,
    ],
    [
      /tls: (?:handshake failure|protocol version)/i,
      'The server accepts only TLS 1.3, which is off by default.',
      'Set `RCLONE_FTP_DISABLE_TLS13: false`. For vsftpd, set `ssl_ciphers=HIGH` in its configuration instead.',
    ],
    // A passive port. FTP itself has a lower one.
    [/dial tcp \S+:\d{5}: /, ...NO_DATA],
    ...ON_A_DISK,
  ],
};
