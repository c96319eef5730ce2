/**
 * How to fix what a storage reports. A hint belongs to one kind of storage: the same words have another meaning
 * elsewhere. The code of an error has priority over its text.
 */

type Texts = readonly (readonly [RegExp, string])[];

interface Hints {
  /** Texts that decide before the code, which has other causes as well. */
  readonly details?: Texts;
  /** Matches the code in the message of rclone. */
  readonly code?: RegExp;
  /** The codes of one hint are separated by a blank. */
  readonly codes?: Readonly<Record<string, string>>;
  readonly texts?: Texts;
}

const NO_CONTAINER =
  'The container does not exist. Check its name in `destination`, or create it: a deployment does not create it.';

export const NO_BUCKET_HINT =
  'The bucket does not exist. Check its name in `destination`, or create it: a deployment does not create it.';

export const DISK_FULL =
  /no space left on device|remaining disk space|out of disk space|disk quota|not enough space on the disk/i;

/** A call was ended because the storage made no progress. */
export const NO_RESPONSE = /^the storage (?:does not respond|refuses every request): /;

/**
 * What the operating system or Go reports about a connection. On Windows, the texts are others.
 */
export const UNREACHABLE =
  /connection (?:refused|reset|timed out|lost|closed|aborted)|broken pipe|\bEOF\b|i\/o timeout|no route to host|(?:network|host) is (?:unreachable|down)|timeout awaiting response|TLS handshake timeout|Client\.Timeout|deadline exceeded|use of closed (?:network )?connection|actively refused|forcibly closed|did not properly respond|^the storage does not respond/i;

/**
 * A server allows fewer connections at once: FTP has 421 for that (RFC 959), ProFTPD says it after the login. An SSH
 * server ends the connection before or after the login.
 */
export const REFUSES_CONNECTION =
  /(?:^|[:"] )421[ -]|too many (?:connections|connected|users|logins|clients|sessions)|maximum number of (?:allowed )?(?:clients|connections|users|logins|sessions)|handshake failed: (?:EOF|read |ssh: disconnect, reason (?:2|11|12)\b)|initialise SFTP: .*EOF$/i;

/** A service allows fewer requests. Its own word for that says more than the status of HTTP. */
const REFUSES_RATE = [
  /(?<=api error |ERROR CODE: |, |^)(?:SlowDown|TooManyRequests|ServerBusy|RequestLimitExceeded|Throttling\w*|rateLimitExceeded)\b(?!\.)/i,
  /(?:StatusCode:? |status code:? |RESPONSE |Error )(?:429|503)\b|\b(?:429 Too Many|503 S(?:ervice Unav|low ?Down))/i,
];

/** A service reports an error of its own, as S3, Azure, and Google write it. */
export const SERVER_ERROR = /(?:StatusCode:? |status code:? |RESPONSE |Error )5\d\d\b/;

/** @returns the part of the message with which a storage refuses so many connections or requests at once */
export function refusalIn(message: string): string | undefined {
  for (const pattern of [REFUSES_CONNECTION, ...REFUSES_RATE]) {
    const { index } = pattern.exec(message) ?? {};
    if (index !== undefined) return message.slice(index).replace(/^[^\w]+/, '');
  }
  return undefined;
}

const WRONG_CLOCK =
  'The clock of this runner differs from the clock of the storage. Synchronize it, for example with `chronyd` or `systemd-timesyncd`.';
const UNREACHABLE_HINT =
  'The storage does not respond. Check whether it is running, and whether this runner can reach its address.';

const FULL = 'The storage is full. Delete what is not needed, or raise its quota.';
const NO_PERMISSION =
  'The user of the destination has no permission. Check who may read and write the folders of the site and of the state.';
const SERVER_LOGIN =
  'The server did not accept the user or the password. Check `user` and `pass`, which `rclone obscure` creates.';
const REFUSED_HINT =
  'The storage allows fewer requests or connections. Check its limits, and what else uses it, and run the workflow again.';
const TOO_MANY =
  'The server allows fewer connections at once. Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.';
const TRUST =
  'The certificate of the server is not trusted. Check the name of the host, or store the certificate of your authority in the file that `RCLONE_CA_CERT` names.';

/** Folders and files on a disk, also behind a server. */
const ON_A_DISK: Texts = [
  [DISK_FULL, FULL],
  [
    /is a directory|not a directory|file exists|can't move object/i,
    'A file is where a folder is needed, or a folder where a file is needed. Remove the file or folder in the message, or deploy to another folder.',
  ],
  [/permission denied|access is denied|\{Access Denied\}/i, NO_PERMISSION],
];

const S3: Hints = {
  code: /\bapi error (\w+)/,
  codes: {
    'InvalidAccessKeyId ExpiredToken InvalidToken InvalidClientTokenId':
      'The storage did not accept the credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`, and whether they have expired.',
    SignatureDoesNotMatch:
      'The storage did not accept the signature. Check the secret access key. If it is correct, a proxy in front of the storage changes the requests.',
    'AccessDenied AllAccessDisabled Forbidden':
      'The storage refused the request. For S3, the role needs `s3:ListBucket` on the bucket, and `s3:GetObject`, `s3:PutObject`, and `s3:DeleteObject` on its objects: without `s3:ListBucket`, S3 responds with 403 for an object that does not exist.',
    NoSuchBucket: NO_BUCKET_HINT,
    RequestTimeTooSkewed: WRONG_CLOCK,
    'AuthorizationHeaderMalformed PermanentRedirect IllegalLocationConstraintException':
      'The bucket is in another region. Set its region with `region` in the destination, or in the variables of the remote.',
    AccessControlListNotSupported:
      'The bucket has no access control lists. Remove `acl` from the destination and from the variables of rclone.',
    'QuotaExceeded QuotaExceededException XMinioStorageFull InsufficientCapacity InsufficientStorage': FULL,
  },
  texts: [
    [
      /NoCredentialProviders|failed to refresh cached credentials|no EC2 IMDS role/i,
      'There are no credentials. Check the step that provides them, such as `aws-actions/configure-aws-credentials`.',
    ],
    [
      /StatusCode: 403, .*error while deserializing/i,
      'Something between this runner and the storage refused the request: the response is not the one of a storage. Check the endpoint, and the proxy or firewall.',
    ],
    [
      /StatusCode: 403/,
      'The storage refused the request without a reason. Check the credentials, and whether they may list, read, write, and delete.',
    ],
  ],
};

const AZURE: Hints = {
  details: [[/Request date header too old/i, WRONG_CLOCK]],
  code: /ERROR CODE: (\w+)/,
  codes: {
    'AuthenticationFailed InvalidAuthenticationInfo NoAuthenticationInformation KeyBasedAuthenticationNotPermitted':
      'The storage did not accept the credentials. Check the step that provides them, such as `azure/login`, and whether they have expired.',
    'AuthorizationPermissionMismatch InsufficientAccountPermissions AuthorizationServiceMismatch':
      'The storage refused the request. The identity needs the role Storage Blob Data Contributor for the container, or the SAS the permissions to read, write, delete, and list.',
    ContainerNotFound: NO_CONTAINER,
    'AccountIsDisabled ContainerBeingDeleted': 'The account is disabled, or the container is being deleted.',
  },
  texts: [
    // A folder is only a part of a name, so only the container can be missing.
    [/directory not found/i, NO_CONTAINER],
    [
      /failed to authenticate|decode account key/i,
      'The storage did not accept the credentials. Check `account` and `key`, or the SAS, and whether it has expired or was replaced.',
    ],
    [
      /not authorized to perform|RESPONSE 403/i,
      'The storage refused the request. Check the permissions of the identity, and the network rules of the storage account.',
    ],
  ],
};

const GOOGLE: Hints = {
  details: [[/short-lived token.* reasonable timeframe/i, WRONG_CLOCK]],
  code: /googleapi: Error (\d{3})/,
  codes: {
    '401':
      'The storage did not accept the credentials. Check the step that provides them, such as `google-github-actions/auth`.',
    '403':
      'The storage refused the request. The service account needs the role Storage Object Admin for the bucket.',
    '404': NO_BUCKET_HINT,
  },
  texts: [
    [
      /could not find default credentials|processing credentials|service account credentials file|invalid_grant/i,
      'There are no valid credentials. Check the step that provides them, such as `google-github-actions/auth`, or `service_account_credentials`.',
    ],
  ],
};

const SFTP: Hints = {
  code: /\((SSH_FX_\w+)\)/,
  codes: {
    SSH_FX_PERMISSION_DENIED: NO_PERMISSION,
    'SSH_FX_NO_SPACE_ON_FILESYSTEM SSH_FX_QUOTA_EXCEEDED': FULL,
    SSH_FX_OP_UNSUPPORTED:
      'The server does not support this operation. Check the variables of rclone in this step, such as `RCLONE_SFTP_SET_MODTIME`.',
  },
  texts: [
    [
      /no common algorithm/i,
      'rclone and the SSH server have no common algorithm. Allow on the server one that rclone offers, or set `key_exchange`, `ciphers`, or `macs` of rclone.',
    ],
    [
      /knownhosts: key/i,
      'The host key of the SSH server is not the known one. Compare the output of `ssh-keyscan` with the keys of the server, and store it in the file that rclone uses as `known_hosts_file`.',
    ],
    [
      /known_hosts_file/i,
      'The file with the host keys cannot be read. Check `known_hosts_file`, and the step that writes the file.',
    ],
    [
      /passphrase protected/i,
      'The private key has a passphrase. Set `key_file_pass` to the output of `rclone obscure`, or use a key without a passphrase.',
    ],
    [
      /parse private key|no key found|pem key not formatted/i,
      'The private key cannot be read. Store the complete key, with its first and last line. See `key_pem` and `key_file` of rclone.',
    ],
    [
      /failed to read private key/i,
      'The file with the private key cannot be read. Check `key_file`, or store the key in `key_pem`.',
    ],
    [/ssh-agent/i, 'There is no key and no password. Set `key_pem`, `key_file`, or `pass`.'],
    [
      /unable to authenticate/i,
      'The SSH server did not accept the user, the key, or the password. See `user`, `key_pem`, and `key_file` of rclone.',
    ],
    [
      /subsystem request failed|initialise SFTP/i,
      'The server accepted the login, but offers no SFTP to this user. Enable SFTP for the user.',
    ],
    [
      /handshake failed/i,
      'The server ended the connection before the login. Check the host and the port, and whether the server limits logins or addresses.',
    ],
    [
      /file does not exist/i,
      'The folder does not exist, and the user may not create it. Check the path in `destination`: `/` is the root of the server, or the folder that the user may not leave.',
    ],
    ...ON_A_DISK,
    [
      // OpenSSH has no code for most errors of a disk.
      /\(SSH_FX_FAILURE\)/,
      'The server gave no reason. Check whether its disk or the quota is full, and whether a folder is where a file is needed.',
    ],
  ],
};

const FTP: Hints = {
  code: /(?:^|: )([45]\d\d) "/,
  codes: {
    '421': TOO_MANY,
    '425':
      'The connection for the data failed. Check whether a firewall allows the passive ports of the server.',
    '426':
      'The server ended the connection for the data. If you have set `RCLONE_FTP_DISABLE_TLS13` to `false`, remove it: vsftpd loses uploads with TLS 1.3.',
    '530': SERVER_LOGIN,
    '451': 'The server could not write the file. Check whether its disk or the quota is full.',
    '452 552': FULL,
    '500 502 504 534':
      'The server does not support this command. If it offers no TLS, remove `explicit_tls`: the password and the site are then not encrypted.',
    '550 553':
      'The server refused the file or folder. Check the path in `destination`, and whether the user may read and write there.',
  },
  texts: [
    [/anonymous only/i, SERVER_LOGIN],
    [
      /must use encryption|requires? (?:TLS|SSL|encryption)|(?:TLS|SSL) (?:is )?required/i,
      'The server requires TLS. Set `explicit_tls`, such as `RCLONE_CONFIG_DOCS_EXPLICIT_TLS: true`.',
    ],
    [
      /first record does not look like a TLS/i,
      'The server responded without TLS: it allows fewer connections at once, or needs `explicit_tls` in place of `tls`, or offers no TLS. Set `RCLONE_TRANSFERS` and `RCLONE_CHECKERS` to lower numbers, such as `2`.',
    ],
    [
      /tls: (?:handshake failure|protocol version)/i,
      'The server accepts only TLS 1.3, which is off by default. Set `RCLONE_FTP_DISABLE_TLS13: false`. For vsftpd, set `ssl_ciphers=HIGH` in its configuration instead.',
    ],
    ...ON_A_DISK,
  ],
};

const WEBDAV: Hints = {
  // The body of the response may be before the status.
  code: /(?:^|: |\s)([45]\d\d) [A-Z][A-Za-z -]*$/,
  codes: {
    '401': SERVER_LOGIN,
    '403': NO_PERMISSION,
    '405':
      'The address does not accept this request. If the server shows an index page in place of the folder, set `DirectoryIndex disabled` for the address of WebDAV (Apache).',
    '409': 'A folder of the path does not exist. Check the path in `destination`.',
    '423': 'The file is locked by another program. Try again when it has ended.',
    // rclone sends PROPFIND with a body, but without its type.
    '415':
      'The server requires the type of a request, such as lighttpd. Set `RCLONE_WEBDAV_HEADERS: Content-Type,application/xml`.',
    '413': 'The server does not accept a file of this size. Raise its limit for requests.',
    '507': FULL,
    '400 404 501': 'The address is not the one of a WebDAV folder. Check the URL of the remote.',
  },
  texts: [
    ...ON_A_DISK,
    [
      /500 Internal Server Error/,
      'The server failed. Its log has the reason: often, its account may not write to the folder, or the disk is full.',
    ],
  ],
};

const SMB: Hints = {
  texts: [
    [/logon is invalid/i, SERVER_LOGIN],
    [
      /share name cannot be found/i,
      'The share does not exist. It is the first part of the path in `destination`, such as `docs:share/folder`.',
    ],
    [/object name is invalid/i, 'SMB does not allow a character in the name of this file. Rename the page.'],
    ...ON_A_DISK,
  ],
};

const LOCAL: Hints = {
  texts: [
    [
      /being used by another process/i,
      'Another program has the file open, such as a virus scanner or a web server. Exclude the destination from it, or stop it.',
    ],
    ...ON_A_DISK,
  ],
};

/** By rclone's type of the storage. */
const HINTS: ReadonlyMap<string, Hints> = new Map([
  ['s3', S3],
  ['azureblob', AZURE],
  ['gcs', GOOGLE],
  ['google cloud storage', GOOGLE],
  ['sftp', SFTP],
  ['ftp', FTP],
  ['webdav', WEBDAV],
  ['smb', SMB],
  ['local', LOCAL],
]);

/** What rclone itself reports, or the network, whatever the storage is. */
const OF_ALL: Texts = [
  [
    /didn't find (?:section|backend)/i,
    'rclone has no remote with this name. Configure it with environment variables, such as `RCLONE_CONFIG_DOCS_TYPE` for `docs:`, or use a connection string.',
  ],
  [
    /is it obscured|obscured\?/,
    'rclone expects the password in obscured form. Create it with `rclone obscure`.',
  ],
  [/x509: /, TRUST],
  [
    /server gave HTTP response to HTTPS client/i,
    'The server offers no TLS at this address. Check the port, and whether the address of the remote begins with `http://`.',
  ],
  [/no such host/i, 'The name of the server is not known. Check the host or the endpoint of the remote.'],
  [UNREACHABLE, UNREACHABLE_HINT],
];

/**
 * @param message of rclone
 * @param storage rclone's type of the storage; undefined if it is not known
 * @returns undefined if there is no hint
 */
export function hintFor(message: string, storage: string | undefined): string | undefined {
  if (NO_RESPONSE.test(message)) return message.includes('refuses') ? REFUSED_HINT : UNREACHABLE_HINT;
  const { details = [], code, codes = {}, texts = [] } = HINTS.get(storage ?? '') ?? {};
  const byDetail = details.find(([pattern]) => pattern.test(message));
  if (byDetail !== undefined) return byDetail[1];
  const found = code?.exec(message)?.[1];
  const byCode = Object.entries(codes).find(
    ([names]) => found !== undefined && names.split(' ').includes(found),
  );
  if (byCode !== undefined) return byCode[1];
  return [...texts, ...OF_ALL].find(([pattern]) => pattern.test(message))?.[1];
}
