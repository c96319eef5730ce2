/** What servers said through rclone 1.76.0, and the beginning of the cause and the fix. */
import { describe, expect, it } from '@jest/globals';
import { OF_ALL } from '../../../../src/deploy/rclone/causes.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import { storageTypeOf } from '../../../../src/deploy/storage-types/storage-types.ts';

const explained = (said: string, storage: string | undefined) =>
  new RcloneFailure([{ name: undefined, message: said }], {
    causes: [...storageTypeOf(storage).causes, ...OF_ALL],
  }).explained('Uploading');

/** Each is recorded: the server was started with this fault, and rclone was asked to list and write. */
const ANSWERS: readonly (readonly [server: string, storage: string, said: string, firstSentence: string])[] =
  [
    [
      'vsftpd',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:2121": 530 "Login incorrect."',
      'The server did not accept the user or the password.',
    ],
    [
      'vsftpd',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:45007": This FTP server is anonymous only.',
      'The server did not accept the user or the password.',
    ],
    [
      'vsftpd',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:2121": Non-anonymous sessions must use encryption.',
      'The server requires TLS.',
    ],
    [
      'vsftpd',
      'ftp',
      'Failed to copy: update stor: 553 "Could not create file."',
      'The server refused the file or folder.',
    ],
    [
      'vsftpd, TLS 1.3',
      'ftp',
      'Failed to copy: update stor: 426 "Failure reading network stream."',
      'The server ended the data connection of FTP.',
    ],
    [
      'vsftpd, ECDSA certificate',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:2125": remote error: tls: handshake failure',
      'The server accepts only TLS 1.3, which is off by default.',
    ],
    [
      'vsftpd, implicit TLS',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:43245": tls: first record does not look like a TLS handshake',
      'The server responded without TLS:',
    ],
    [
      'vsftpd, full disk',
      'ftp',
      'Failed to copy: update stor: 451 "Failure writing to local file."',
      'The server could not write the file. Check whether its disk or the quota is full.',
    ],
    [
      'vsftpd',
      'ftp',
      'NewFS decrypt password: input too short when revealing password - is it obscured?',
      'rclone expects the password in obscured form.',
    ],
    [
      'pure-ftpd, one connection',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:2123": 421 "Too many connections (1) from this IP"',
      'The server allows fewer connections at once.',
    ],
    [
      'pure-ftpd, quota',
      'ftp',
      'Failed to copy: update stor: 552 "Transfer aborted (quota)\\n23 files used (2%) - authorized: 1000 files\\n990 Kbytes used (96%) - authorized: 1024 Kb\\nQuota exceeded: [www/q/m/f12.32beaac7.export-partial] won\'t be saved"',
      'The storage is full.',
    ],
    [
      'pure-ftpd without TLS',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:2123": 500 "This security scheme is not implemented"',
      'The server does not support this command.',
    ],
    [
      'OpenSSH',
      'sftp',
      "couldn't connect to ssh-agent: SSH agent requested but SSH_AUTH_SOCK not-specified",
      'There is no key and no password.',
    ],
    [
      'OpenSSH',
      'sftp',
      'failed to read private key file: open /nowhere/key: no such file or directory',
      'The file with the private key cannot be read.',
    ],
    [
      'OpenSSH',
      'sftp',
      "NewFs: couldn't connect SSH: ssh: handshake failed: knownhosts: key is unknown",
      'The file of `known_hosts_file` has no key of this SSH server.',
    ],
    [
      'OpenSSH',
      'sftp',
      "couldn't parse known_hosts_file: open /nowhere/known: no such file or directory",
      'The file with the host keys cannot be read.',
    ],
    ['OpenSSH', 'sftp', 'pem key not formatted properly: invalid syntax', 'The private key cannot be read.'],
    [
      'OpenSSH',
      'sftp',
      'failed to parse private key file: ssh: this private key is passphrase protected',
      'The private key has a passphrase.',
    ],
    [
      'OpenSSH',
      'sftp',
      'NewFs: couldn\'t connect SSH: ssh: handshake failed: ssh: no common algorithm for key exchange; we offered: ["mlkem768x25519-sha256" "curve25519-sha256" "curve25519-sha256@libssh.org" "ecdh-sha2-nistp256" "ecdh-sha2-nistp384" "ecdh-sha2-nistp521" "diffie-hellman-group14-sha256" "diffie-hellman-group14-sha1" "ext-info-c" "kex-strict-c-v00@openssh.com"], peer offered: ["sntrup761x25519-sha512@openssh.com" "kex-strict-s-v00@openssh.com"]',
      'rclone and the SSH server have no common algorithm.',
    ],
    [
      'OpenSSH',
      'sftp',
      "NewFs: couldn't initialise SFTP: ssh: subsystem request failed",
      'The server accepted the login, but offers no SFTP to this user.',
    ],
    [
      'OpenSSH',
      'sftp',
      'Failed to copy: Put mkParentDir failed: mkdir "/proc/x" failed: file does not exist',
      'The folder does not exist, and the user may not create it.',
    ],
    [
      'OpenSSH',
      'sftp',
      'Failed to copy: Put mkParentDir failed: mkdir dirExists failed: is a file not a directory',
      'A file is where a folder is needed, or a folder where a file is needed.',
    ],
    [
      'asyncssh',
      'sftp',
      'Failed to copy: Update SetModTime failed: SetModTime failed: sftp: "SETSTAT unsupported" (SSH_FX_OP_UNSUPPORTED)',
      'The server does not support this operation.',
    ],
    [
      'OpenSSH, full disk',
      'sftp',
      'Failed to copy: Update ReadFrom failed: sftp: "Failure" (SSH_FX_FAILURE)',
      'The server gave no reason; often, its disk or a quota is full. Check whether its disk or the quota is full',
    ],
    [
      'OpenSSH',
      'sftp',
      'Failed to copy: Put mkParentDir failed: mkdir "/srv" failed: permission denied',
      'The user of the destination has no permission.',
    ],
    [
      'ProFTPD mod_sftp, full disk',
      'sftp',
      'Failed to copy: Update ReadFrom failed: sftp: "Out of disk space" (SSH_FX_FAILURE)',
      'The storage is full.',
    ],
    [
      'ProFTPD mod_sftp',
      'sftp',
      "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none password], no supported methods remain",
      'The SSH server did not accept the user or the password.',
    ],
    [
      'versitygw as an SSH server',
      'sftp',
      "NewFs: couldn't connect SSH: ssh: handshake failed: EOF",
      'The server ended the connection before the login. Check the type of the remote, its host, and its port, and whether the server limits logins or addresses. If the remote has `pass`, set it to the output of `rclone obscure`',
    ],
    [
      'R2, as its users report it',
      's3',
      "error listing: operation error S3: ListObjectsV2, https response error StatusCode: 400, RequestID: , HostID: , api error InvalidRegionName: The region name 'eu-central-1' is not valid. Must be one of: wnam, enam, weur, eeur, apac, oc, auto",
      'The bucket is in another region.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: RAY7QWW92W0AARZI, HostID: PvZlBaOMBnbeWk371elqiV42EzFtGw7axNwbR1Gfyne1fgTfVO7cebNnBWZTPCNN5RxB1DfP9HhqFk6YB2Zrzlo=, api error SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided. Check your key and signing method.',
      'The storage did not accept the signature.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: 7KVSGHNFXN8T7AUQ, HostID: g78cCYhZdrdHFWKfQNJvXQIkolMOtVTp+FZlsd8q9z7rdGzRDxUTB6rzgt/QAFqHMmPpVI+jhUSP+0GYqgS5qiQ=, api error InvalidAccessKeyId: The AWS Access Key Id you provided does not exist in our records.',
      'The storage did not accept the credentials.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: 6QCVLE7B8NZC8PMZ, HostID: Cloz4R7LCsdb6bfxpX2aqN3k/DRnyGb3amnOrHUvOJcV4aFziCRPsl6kDeAe6u0knn5mMcYevVZTIrzSAaeMq5M=, api error AccessDenied: Access Denied.',
      'The storage refused the request.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: ZC7919LQW2PY5R8R, HostID: OEHqAZ1bTrgMDrByVxGgRDszSaTeFbjLofAXGjA8J3mHNriF1YIheSZFaVj8gH7wRmEOHLDyFFMrSqPaJ5RJ4C8=, api error RequestTimeTooSkewed: The difference between the request time and the current time is too large.',
      'The clock of this runner differs from the clock of the storage.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, get identity: get credentials: failed to refresh cached credentials, no EC2 IMDS role found, operation error ec2imds: GetMetadata, http response error StatusCode: 403, request to EC2 IMDS failed',
      'There are no credentials.',
    ],
    [
      'versitygw',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 400, RequestID: 452POGBUI4W5HXSG, HostID: +m1PtVlJfMoCCRzzw666CdcY8G/jJ25P4EnLTJpZVQta3ZTqHg8y29IvmXphemAYS3dN6d+5y2ZV3wnGjcCwPHk=, api error AuthorizationHeaderMalformed: The authorization header is malformed; the region "eu-west-1" is wrong; expecting "us-east-1"',
      'The bucket is in another region.',
    ],
    [
      'versitygw, full disk',
      's3',
      'Failed to copy: operation error S3: PutObject, https response error StatusCode: 507, RequestID: 59HN5KNQ05KPWPR5, HostID: /rBXv/PYqb3tan/knqAcRkiN+8zFmeYVdqgUJJRxld4m6sGVWc0w210l8nT968v6vd48wbrQfhoQFFNakDVnLZ0=, api error InsufficientStorage: No space left on device.',
      'The storage is full.',
    ],
    [
      'no server',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "http://no-such-host.invalid/exports?delimiter=%2F&max-keys=1000&prefix=docs%2F.static-export%2F": dial tcp: lookup no-such-host.invalid on 127.0.0.53:53: no such host',
      'The name of the server is not known.',
    ],
    [
      'a gateway in front of S3',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: , HostID: , error while deserializing xml error response : xml: encoding "iso-8859-1" declared but Decoder.CharsetReader is nil',
      'Something between this runner and the storage refused the request: the response is not the one of a storage.',
    ],
    [
      'Azurite',
      'azureblob',
      'Failed to copy: PUT http://127.0.0.1:7272/devstoreaccount1/nosuch/c%2F.static-export%2Fstate%2F1.json\n--------------------------------------------------------------------------------\nRESPONSE 404: 404 The specified container does not exist.\nERROR CODE: ContainerNotFound\n--------------------------------------------------------------------------------\n<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Error>\n  <Code>ContainerNotFound</Code>\n  <Message>The specified container does not exist.\nRequestId:3dd723f1-15fe-4170-bab5-065b17afdee7\nTime:2026-11-26T02:44:05.748Z</Message>\n</Error>\n--------------------------------------------------------------------------------\n',
      'The container does not exist.',
    ],
    [
      'Azurite',
      'azureblob',
      'create new shared key credential failed: decode account key: illegal base64 data at input byte 0',
      'The storage did not accept the credentials.',
    ],
    ['Azurite', 'azureblob', 'error listing: directory not found', 'The container does not exist.'],
    // Azurite and fake-gcs-server do not look at the clock.
    [
      'Azure, as its users report it',
      'azureblob',
      'GET https://docs.blob.core.windows.net/site\n--------------------------------------------------------------------------------\nRESPONSE 403: 403 Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.\nERROR CODE: AuthenticationFailed\n--------------------------------------------------------------------------------\n<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request.</Message><AuthenticationErrorDetail>Request date header too old: \'Sun, 15 Mar 2020 00:00:25 GMT\'</AuthenticationErrorDetail></Error>\n',
      'The clock of this runner differs from the clock of the storage.',
    ],
    [
      'Google, as its users report it',
      'google cloud storage',
      'Get "https://storage.googleapis.com/storage/v1/b/site/o": oauth2: "invalid_grant" "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim."',
      'The clock of this runner differs from the clock of the storage.',
    ],
    [
      'Apache mod_dav',
      'webdav',
      'Failed to copy: Update mkParentDir failed: 409 Conflict',
      'A folder of the path does not exist.',
    ],
    [
      'Apache mod_dav, full disk',
      'webdav',
      'Failed to copy: unchunked simple update failed: 507 Insufficient Storage',
      'The storage is full.',
    ],
    [
      'WsgiDAV, full disk',
      'webdav',
      'Failed to copy: unchunked simple update failed: 500 Internal Server Error 500 Internal Server Error: An internal server error occurred Source exception: OSError(28, &#x27;No space left on device&#x27;) WsgiDAV/4.4.0 - 2026-11-26 04:53:05.876453: 500 Internal Server Error',
      'The storage is full.',
    ],
    [
      'Apache mod_dav without TLS',
      'webdav',
      'error listing: couldn\'t list files: Propfind "https://127.0.0.1:38221/sites/docs/.static-export/": http: server gave HTTP response to HTTPS client',
      'The server offers no TLS at this address.',
    ],
    [
      'Apache mod_dav with index pages',
      'webdav',
      "error listing: couldn't list files: 405 Method Not Allowed",
      'The address does not accept this request. If the server shows an index page in place of the folder',
    ],
    [
      'Apache mod_dav',
      'webdav',
      "error listing: couldn't list files: 401 Unauthorized",
      'The server did not accept the user or the password.',
    ],
    [
      'Apache mod_dav',
      'webdav',
      'Failed to copy: Update mkParentDir failed: 403 Forbidden',
      'The user of the destination has no permission.',
    ],
    [
      'Apache mod_dav, a folder of another account',
      'webdav',
      'Failed to copy: unchunked simple update failed: 500 Internal Server Error',
      'The server failed.',
    ],
    [
      'Azurite as WebDAV',
      'webdav',
      "error listing: couldn't list files: 400 Bad Request",
      'The address is not the one of a WebDAV folder.',
    ],
    [
      'lighttpd',
      'webdav',
      'error listing: couldn\'t list files: <?xml version="1.0" encoding="iso-8859-1"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"\n         "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">\n <head>\n  <title>415 Unsupported Media Type</title>\n </head>\n <body>\n  <h1>415 Unsupported Media Type</h1>\n </body>\n</html>: 415 Unsupported Media Type',
      'The server requires the type of a request, such as lighttpd.',
    ],
    [
      'OpenSSH with keyboard-interactive, another password',
      'sftp',
      "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: unexpected message type 51 (expected 60)",
      'The SSH server did not accept the user or the password.',
    ],
    [
      'OpenSSH with a host certificate, a plain key in `known_hosts`',
      'sftp',
      "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: no authorities for hostname: 127.0.0.1:22",
      'The server shows a certificate, and `known_hosts_file` has a plain key.',
    ],
    [
      'OpenSSH, full disk',
      'sftp',
      'Failed to copy: corrupted on transfer: sizes differ src 12034 vs dst 0',
      'The storage is full.',
    ],
    [
      'OpenSSH, no known hosts',
      'sftp',
      "couldn't parse known_hosts_file: open /dev/null/known_hosts: not a directory",
      'Nothing says how to recognize the server',
    ],
    [
      'asyncssh (no renames)',
      'sftp',
      'Failed to copy: partial file rename failed: Move Rename failed: sftp: "Operation not supported" (SSH_FX_OP_UNSUPPORTED)',
      'The server does not rename the file. If it refuses to rename any file, set `RCLONE_INPLACE: true`',
    ],
    [
      'vsftpd (no renames)',
      'ftp',
      'Failed to copy: partial file rename failed: Move Rename failed: 550 "Permission denied."',
      'The server does not rename the file.',
    ],
    [
      'Samba',
      'smb',
      "error listing: couldn't connect SMB: response error: The attempted logon is invalid. This is either due to a bad username or authentication information.",
      'The server did not accept the user or the password.',
    ],
    [
      'Samba',
      'smb',
      "error listing: couldn't initialize SMB: response error: {Network Name Not Found} The specified share name cannot be found on the remote server.",
      'The share does not exist.',
    ],
    [
      'Azurite, the path of a file',
      'azureblob',
      'Opening the destination failed: is a file not a directory',
      'The path is the one of a file.',
    ],
    [
      'versitygw, the path of a file',
      's3',
      'Failed to copy: operation error S3: PutObject, https response error StatusCode: 409, RequestID: , HostID: , api error ObjectParentIsFile: Object parent already exists as a file.',
      'A part of the path is a file, and this storage keeps files in folders.',
    ],
    [
      'moto, asked for TLS',
      's3',
      'error listing: operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://127.0.0.1:35917/site?delimiter=%2F&max-keys=1000&prefix=docs%2F": tls: first record does not look like a TLS handshake',
      'The server offers no TLS at this address.',
    ],
    [
      'a proxy that wants another password',
      's3',
      'error listing: operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://s3.example.com/docs?delimiter=%2F&max-keys=1000&prefix=docs%2F": Proxy Authentication Required',
      'The proxy did not accept its user name and password.',
    ],
    [
      'a proxy that forbids the host',
      'webdav',
      'error listing: couldn\'t list files: Propfind "https://web.example.com/docs/.static-export/": Forbidden',
      'The proxy did not connect to the storage.',
    ],
    [
      'Google Cloud, no server',
      'gcs',
      'failed to configure Google Cloud Storage: google: could not find default credentials. See https://cloud.google.com/docs/authentication/external/set-up-adc for more information',
      'There are no valid credentials.',
    ],
    [
      'Google Cloud, no server',
      'gcs',
      'failed configuring Google Cloud Storage Service Account: error processing credentials: unexpected end of JSON input',
      'There are no valid credentials.',
    ],
    ['no server', 's3', 'didn\'t find backend called "S3"', 'rclone has no storage of this type.'],
    [
      'no server',
      'ftp',
      'NewFs: failed to make FTP connection to "ftp://127.0.0.1:21": dial tcp: address ftp://127.0.0.1:21: too many colons in address',
      'The host contains a scheme or a port.',
    ],
    [
      'no server',
      'sftp',
      "NewFs: couldn't connect SSH: dial tcp: address 127.0.0.1:22:22: too many colons in address",
      'The host contains a scheme or a port.',
    ],
    [
      'no server',
      'webdav',
      'parse "127.0.0.1:80/dav/": first path segment in URL cannot contain colon',
      'The address of the remote has no scheme.',
    ],
    [
      'no server',
      'webdav',
      'read metadata failed: Propfind "web.example.com/dav/b": unsupported protocol scheme ""',
      'The address of the remote has no scheme.',
    ],
    [
      'vsftpd without TLS, asked for TLS',
      'ftp',
      'NewFs: failed to make FTP connection to "127.0.0.1:42427": 530 "Please login with USER and PASS."',
      'The server does not support this command. If it offers no TLS, remove `explicit_tls`',
    ],
    [
      'OpenSSH',
      'webdav',
      'error listing: couldn\'t list files: Propfind "http://127.0.0.1:42779/docs/.static-export/": net/http: HTTP/1.x transport connection broken: malformed HTTP status code "Debian-2+deb12u10"',
      'The server at this address does not speak HTTP.',
    ],
    [
      'pure-ftpd, asked for webdav',
      'webdav',
      'error listing: couldn\'t list files: Propfind "http://127.0.0.1:15023/docs/.static-export/": readLoopPeekFailLocked: EOF',
      'The server at this address does not speak HTTP.',
    ],
    [
      'nginx with TLS, asked without',
      'webdav',
      "error listing: couldn't list files: 400 The plain HTTP request was sent to HTTPS port: 400 Bad Request",
      'The server requires TLS at this address.',
    ],
    [
      'nginx with TLS, asked without',
      's3',
      'error listing: operation error S3: ListObjects, https response error StatusCode: 400, error while deserializing xml error response : XML syntax error on line 7: element <hr> closed by </body>',
      'The response is not the one of a storage.',
    ],
    [
      'Google Cloud, no server',
      'gcs',
      'error opening service account credentials file: open /nowhere/key.json: no such file or directory',
      'There are no valid credentials.',
    ],
  ];

describe('RcloneFailure: explained', () => {
  it.each(ANSWERS)('%s: has for %s %j the cause and the fix %s', (_server, storage, said, firstSentence) => {
    const { message, hint = '' } = explained(said, storage);
    const [, cause = ''] = /^Uploading failed: (.*?)(?: rclone: |$)/.exec(message) ?? [];
    expect(`${cause} ${hint}`.slice(0, firstSentence.length)).toBe(firstSentence);
    expect(hint).not.toContain(cause);
    expect(message.indexOf(' rclone: ')).toBeGreaterThan(0);
  });

  it.each(ANSWERS)('%s: shows what %s said without markup and identifiers: %j', (_server, storage, said) => {
    const { message } = explained(said, storage);
    expect(message).not.toMatch(/<[?!/a-z]|-{10}|RequestI[Dd]/);
    expect(message.length).toBeGreaterThan(40);
  });

  it('shows an address without its query, and no status of a response that did not come', () => {
    const said =
      'operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://s3.example.com/docs?prefix=docs%2F": Forbidden';
    expect(explained(said, 's3').message).toBe(
      'Uploading failed: The proxy did not connect to the storage. rclone: operation error S3: ListObjects, request send failed, Get "https://s3.example.com/docs": Forbidden.',
    );
  });

  it('has no hint of another storage', () => {
    const s3 = 'api error SignatureDoesNotMatch: x';
    expect(explained(s3, 's3').hint).toMatch(/secret access key/);
    for (const other of ['ftp', 'sftp', 'webdav', 'local', 'azureblob', undefined]) {
      expect([other, explained(s3, other).hint]).toEqual([other, '']);
    }
    expect(explained('update stor: 550 "Access denied: 403"', 'ftp').hint).not.toMatch(/S3|s3:/);
  });

  it.each([
    [
      's3',
      'S3: PutObject, StatusCode: 403, api error AccessDenied: Access Denied',
      /`s3:PutObject`/,
      /ListBucket/,
    ],
    [
      's3',
      'S3: CreateMultipartUpload, api error AccessDenied: Access Denied',
      /`s3:PutObject`/,
      /ListBucket/,
    ],
    [
      's3',
      'S3: DeleteObject, api error AccessDenied: Access Denied',
      /`s3:DeleteObject`/,
      /ListBucket|PutObject/,
    ],
    [
      's3',
      'S3: PutObject, api error AccessDenied: User: arn:x is not authorized to perform: s3:PutObject with an explicit deny in a service control policy',
      /service control policy/,
      /the role needs/,
    ],
    [
      's3',
      'S3: DeleteObject, api error AccessDenied: Access Denied because object protected by object lock.',
      /^Wait until the retention ends/,
      /s3:/,
    ],
    ['azureblob', 'RESPONSE 409: 409 x\nERROR CODE: BlobImmutableDueToPolicy', /^Wait until/, /role/],
    ['gcs', "googleapi: Error 403: Object is subject to bucket's retention policy", /^Wait until/, /role/],
  ])('has for %s and the reason %j the fix %s, and not %s', (storage, said, fix, other) => {
    const { hint = '' } = explained(said, storage);
    expect(hint).toMatch(fix);
    expect(hint).not.toMatch(other);
  });
});
