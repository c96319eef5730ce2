/** What servers said through rclone 1.76.0, and the beginning of the cause and the fix. */
import { describe, expect, it } from '@jest/globals';
import { OF_ALL } from '../../../../src/deploy/rclone/causes.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import { storageTypeOf } from '../../../../src/deploy/storage-types/storage-types.ts';

const explained = (said: string, storage: string | undefined) =>
  new RcloneFailure([{ name: undefined, message: said }], {
    causes: [...storageTypeOf(storage).causes, ...OF_ALL],
  }).explained('Uploading');

/** By storage, what was said. Long ones are recorded: a server was started with this fault, and rclone was asked to list and write. */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ftp: {
    'NewFs: failed to make FTP connection to "127.0.0.1:2121": 530 "Login incorrect."':
      'The server did not accept the user or the password.',
    'NewFs: failed to make FTP connection to "127.0.0.1:45007": This FTP server is anonymous only.':
      'The server did not accept the user or the password.',
    'NewFs: failed to make FTP connection to "127.0.0.1:2121": Non-anonymous sessions must use encryption.':
      'The server requires TLS.',
    'Failed to copy: update stor: 553 "Could not create file."': 'The server refused the file or folder.',
    'Failed to copy: update stor: 550 "Permission denied."': 'The server refused the file or folder.',
    'Failed to copy: update stor: 426 "Failure reading network stream."':
      'The server ended the data connection of FTP.',
    'NewFs: failed to make FTP connection to "127.0.0.1:2125": remote error: tls: handshake failure':
      'The server accepts only TLS 1.3, which is off by default.',
    'NewFs: failed to make FTP connection to "127.0.0.1:43245": tls: first record does not look like a TLS handshake':
      'The server responded without TLS:',
    'Failed to copy: update stor: 451 "Failure writing to local file."':
      'The server could not write the file. Check whether its disk or the quota is full.',
    'NewFS decrypt password: input too short when revealing password - is it obscured?':
      'rclone expects the password in obscured form.',
    'NewFs: failed to make FTP connection to "127.0.0.1:2123": 421 "Too many connections (1) from this IP"':
      'The server allows fewer connections at once.',
    'Failed to copy: update stor: 552 "Transfer aborted (quota)\\n23 files used (2%) - authorized: 1000 files\\n990 Kbytes used (96%) - authorized: 1024 Kb\\nQuota exceeded: [www/q/m/f12.32beaac7.export-partial] won\'t be saved"':
      'The storage is full.',
    'NewFs: failed to make FTP connection to "127.0.0.1:2123": 500 "This security scheme is not implemented"':
      'The server does not support this command.',
    'Failed to copy: partial file rename failed: Move Rename failed: 550 "Permission denied."':
      'The server does not rename the file.',
    'NewFs: failed to make FTP connection to "ftp://127.0.0.1:21": dial tcp: address ftp://127.0.0.1:21: too many colons in address':
      'The host contains a scheme or a port.',
    'NewFs: failed to make FTP connection to "127.0.0.1:42427": 530 "Please login with USER and PASS."':
      'The server does not support this command. If it offers no TLS, remove `explicit_tls`',
    'Failed to copy: update stor: 425 "Failed to establish connection."':
      'The data connection of FTP failed.',
    'Failed to copy: update stor: dial tcp 127.0.0.1:45071: connect: connection refused':
      'The data connection of FTP failed.',
    'NewFs: failed to make FTP connection: 534 "Policy requires SSL."':
      'The server does not support this command.',
  },
  sftp: {
    "couldn't connect to ssh-agent: SSH agent requested but SSH_AUTH_SOCK not-specified":
      'There is no key and no password.',
    'failed to read private key file: open /nowhere/key: no such file or directory':
      'The file with the private key cannot be read.',
    "NewFs: couldn't connect SSH: ssh: handshake failed: knownhosts: key is unknown":
      'The file of `known_hosts_file` has no key of this SSH server.',
    "couldn't parse known_hosts_file: open /nowhere/known: no such file or directory":
      'The file with the host keys cannot be read.',
    'pem key not formatted properly: invalid syntax': 'The private key cannot be read.',
    'failed to parse private key file: ssh: this private key is passphrase protected':
      'The private key has a passphrase.',
    'NewFs: couldn\'t connect SSH: ssh: handshake failed: ssh: no common algorithm for key exchange; we offered: ["mlkem768x25519-sha256" "curve25519-sha256" "curve25519-sha256@libssh.org" "ecdh-sha2-nistp256" "ecdh-sha2-nistp384" "ecdh-sha2-nistp521" "diffie-hellman-group14-sha256" "diffie-hellman-group14-sha1" "ext-info-c" "kex-strict-c-v00@openssh.com"], peer offered: ["sntrup761x25519-sha512@openssh.com" "kex-strict-s-v00@openssh.com"]':
      'rclone and the SSH server have no common algorithm.',
    "NewFs: couldn't initialise SFTP: ssh: subsystem request failed":
      'The server accepted the login, but offers no SFTP to this user.',
    'Failed to copy: Put mkParentDir failed: mkdir "/proc/x" failed: file does not exist':
      'The folder does not exist, and the user may not create it.',
    'Failed to copy: Put mkParentDir failed: mkdir dirExists failed: is a file not a directory':
      'A file is where a folder is needed, or a folder where a file is needed.',
    'Failed to copy: Update SetModTime failed: SetModTime failed: sftp: "SETSTAT unsupported" (SSH_FX_OP_UNSUPPORTED)':
      'The server does not support this operation.',
    'Failed to copy: Update ReadFrom failed: sftp: "Failure" (SSH_FX_FAILURE)':
      'The server gave no reason; often, its disk or a quota is full. Check whether its disk or the quota is full',
    'Failed to copy: Put mkParentDir failed: mkdir "/srv" failed: permission denied':
      'The user of the destination has no permission.',
    'Failed to copy: Update ReadFrom failed: sftp: "Out of disk space" (SSH_FX_FAILURE)':
      'The storage is full.',
    "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none password], no supported methods remain":
      'The SSH server did not accept the user or the password.',
    "NewFs: couldn't connect SSH: ssh: handshake failed: EOF":
      'The server ended the connection before the login. Check the type of the remote, its host, and its port, and whether the server limits logins or addresses. If the remote has `pass`, set it to the output of `rclone obscure`',
    "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: unexpected message type 51 (expected 60)":
      'The SSH server did not accept the user or the password.',
    "NewFs: couldn't connect SSH: ssh: handshake failed: ssh: no authorities for hostname: 127.0.0.1:22":
      'The server shows a certificate, and `known_hosts_file` has a plain key.',
    'Failed to copy: corrupted on transfer: sizes differ src 12034 vs dst 0': 'The storage is full.',
    "couldn't parse known_hosts_file: open /dev/null/known_hosts: not a directory":
      'Nothing says how to recognize the server',
    'Failed to copy: partial file rename failed: Move Rename failed: sftp: "Operation not supported" (SSH_FX_OP_UNSUPPORTED)':
      'The server does not rename the file. If it refuses to rename any file, set `RCLONE_INPLACE: true`',
    "NewFs: couldn't connect SSH: dial tcp: address 127.0.0.1:22:22: too many colons in address":
      'The host contains a scheme or a port.',
    'sftp: "Permission denied" (SSH_FX_PERMISSION_DENIED)': 'The user of the destination has no permission.',
    "couldn't connect SSH: ssh: handshake failed: knownhosts: key mismatch":
      'The host key of the SSH server is not the known one.',
    "couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate":
      'The SSH server did not accept the user, the key, or the password.',
    "couldn't connect SSH: ssh: handshake failed: ssh: disconnect, reason 2: too many":
      'The server ended the connection before the login.',
    'Failed to copy: partial file rename failed: Move Rename failed: connection lost':
      'The storage does not respond.',
  },
  s3: {
    // As the users of R2 report it.
    "error listing: operation error S3: ListObjectsV2, https response error StatusCode: 400, RequestID: , HostID: , api error InvalidRegionName: The region name 'eu-central-1' is not valid. Must be one of: wnam, enam, weur, eeur, apac, oc, auto":
      'The bucket is in another region.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: RAY7QWW92W0AARZI, HostID: PvZlBaOMBnbeWk371elqiV42EzFtGw7axNwbR1Gfyne1fgTfVO7cebNnBWZTPCNN5RxB1DfP9HhqFk6YB2Zrzlo=, api error SignatureDoesNotMatch: The request signature we calculated does not match the signature you provided. Check your key and signing method.':
      'The storage did not accept the signature.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: 7KVSGHNFXN8T7AUQ, HostID: g78cCYhZdrdHFWKfQNJvXQIkolMOtVTp+FZlsd8q9z7rdGzRDxUTB6rzgt/QAFqHMmPpVI+jhUSP+0GYqgS5qiQ=, api error InvalidAccessKeyId: The AWS Access Key Id you provided does not exist in our records.':
      'The storage did not accept the credentials.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: 6QCVLE7B8NZC8PMZ, HostID: Cloz4R7LCsdb6bfxpX2aqN3k/DRnyGb3amnOrHUvOJcV4aFziCRPsl6kDeAe6u0knn5mMcYevVZTIrzSAaeMq5M=, api error AccessDenied: Access Denied.':
      'The storage refused the request.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: ZC7919LQW2PY5R8R, HostID: OEHqAZ1bTrgMDrByVxGgRDszSaTeFbjLofAXGjA8J3mHNriF1YIheSZFaVj8gH7wRmEOHLDyFFMrSqPaJ5RJ4C8=, api error RequestTimeTooSkewed: The difference between the request time and the current time is too large.':
      'The clock of this runner differs from the clock of the storage.',
    'error listing: operation error S3: ListObjects, get identity: get credentials: failed to refresh cached credentials, no EC2 IMDS role found, operation error ec2imds: GetMetadata, http response error StatusCode: 403, request to EC2 IMDS failed':
      'There are no credentials.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 400, RequestID: 452POGBUI4W5HXSG, HostID: +m1PtVlJfMoCCRzzw666CdcY8G/jJ25P4EnLTJpZVQta3ZTqHg8y29IvmXphemAYS3dN6d+5y2ZV3wnGjcCwPHk=, api error AuthorizationHeaderMalformed: The authorization header is malformed; the region "eu-west-1" is wrong; expecting "us-east-1"':
      'The bucket is in another region.',
    'Failed to copy: operation error S3: PutObject, https response error StatusCode: 507, RequestID: 59HN5KNQ05KPWPR5, HostID: /rBXv/PYqb3tan/knqAcRkiN+8zFmeYVdqgUJJRxld4m6sGVWc0w210l8nT968v6vd48wbrQfhoQFFNakDVnLZ0=, api error InsufficientStorage: No space left on device.':
      'The storage is full.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "http://no-such-host.invalid/exports?delimiter=%2F&max-keys=1000&prefix=docs%2F.static-export%2F": dial tcp: lookup no-such-host.invalid on 127.0.0.53:53: no such host':
      'The name of the server is not known.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 403, RequestID: , HostID: , error while deserializing xml error response : xml: encoding "iso-8859-1" declared but Decoder.CharsetReader is nil':
      'Something between this runner and the storage refused the request: the response is not the one of a storage.',
    'Failed to copy: operation error S3: PutObject, https response error StatusCode: 409, RequestID: , HostID: , api error ObjectParentIsFile: Object parent already exists as a file.':
      'A part of the path is a file, and this storage keeps files in folders.',
    'error listing: operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://127.0.0.1:35917/site?delimiter=%2F&max-keys=1000&prefix=docs%2F": tls: first record does not look like a TLS handshake':
      'The server offers no TLS at this address.',
    'error listing: operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://s3.example.com/docs?delimiter=%2F&max-keys=1000&prefix=docs%2F": Proxy Authentication Required':
      'The proxy did not accept its user name and password.',
    'didn\'t find backend called "S3"': 'rclone has no storage of this type.',
    'error listing: operation error S3: ListObjects, https response error StatusCode: 400, error while deserializing xml error response : XML syntax error on line 7: element <hr> closed by </body>':
      'The response is not the one of a storage.',
    'Get "http://h": net/http: malformed HTTP response "\\x15\\x03"':
      'The server requires TLS at this address.',
    'S3: PutObject, StatusCode: 403, api error AccessDenied: Access Denied':
      'The storage refused the upload.',
    'S3: CreateMultipartUpload, api error AccessDenied: Access Denied': 'The storage refused the upload.',
    'S3: UploadPart, api error Forbidden: no': 'The storage refused the upload.',
    'S3: DeleteObject, api error AccessDenied: Access Denied': 'The storage refused the deletion.',
    'S3: PutObject, api error AccessDenied: User: arn:x is not authorized to perform: s3:PutObject with an explicit deny in a service control policy':
      'A policy denies the request explicitly.',
    'S3: PutObject, api error AccessDenied: User: arn:x is not authorized to perform: kms:GenerateDataKey':
      'The role may not use the KMS key of the bucket.',
    'S3: DeleteObject, api error AccessDenied: Access Denied because object protected by object lock.':
      'A retention policy or a lock keeps the file as it is.',
    'S3: PutObject, api error AccessDenied: Object is WORM protected and cannot be overwritten':
      'A retention policy or a lock keeps the file as it is.',
    'api error AllAccessDisabled: All access to this object has been disabled':
      'The storage refused the request.',
    'api error ExpiredToken: The provided token has expired.': 'The credentials have expired.',
    'api error InvalidToken: The provided token is malformed': 'The storage did not accept the credentials.',
    'api error NoSuchBucket: The specified bucket does not exist. status code: 404':
      'The bucket does not exist. Check its name',
    'api error PermanentRedirect: The bucket must be addressed differently':
      'The bucket is in another region.',
    'api error IllegalLocationConstraintException: The constraint is incompatible':
      'The bucket is in another region.',
    'api error AccessControlListNotSupported: The bucket does not allow ACLs':
      'The bucket has no access control lists.',
    'api error XMinioParentIsObject: Object-prefix is already an object': 'A part of the path is a file',
    'api error QuotaExceeded: Bucket quota exceeded': 'The storage is full.',
    'api error XMinioStorageFull: Storage backend has reached its minimum free drive threshold':
      'The storage is full.',
    'https response error StatusCode: 403, RequestID: , HostID: , Forbidden':
      'The storage refused the request without a reason.',
    'net/http: timeout awaiting response headers': 'The storage does not respond.',
    'Get "https://s3.example.com/docs": Bad Gateway': 'The proxy did not connect to the storage.',
    'Get "https://s3.example.com/docs": Gateway Timeout': 'The proxy did not connect to the storage.',
    'Get "https://s3.example.com/docs": Service Unavailable': 'The proxy did not connect to the storage.',
    'Get "https://h": tls: failed to verify certificate: x509: certificate signed by unknown authority':
      'The certificate of the server is not trusted. If it is from an authority of your own',
    'Get "https://h": tls: failed to verify certificate: x509: certificate is valid for a, not b':
      'The certificate of the server is not trusted. Check the name of the host',
  },
  azureblob: {
    'Failed to copy: PUT http://127.0.0.1:7272/devstoreaccount1/nosuch/c%2F.static-export%2Fstate%2F1.json\n--------------------------------------------------------------------------------\nRESPONSE 404: 404 The specified container does not exist.\nERROR CODE: ContainerNotFound\n--------------------------------------------------------------------------------\n<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Error>\n  <Code>ContainerNotFound</Code>\n  <Message>The specified container does not exist.\nRequestId:3dd723f1-15fe-4170-bab5-065b17afdee7\nTime:2026-11-26T02:44:05.748Z</Message>\n</Error>\n--------------------------------------------------------------------------------\n':
      'The container does not exist.',
    'create new shared key credential failed: decode account key: illegal base64 data at input byte 0':
      'The storage did not accept the credentials.',
    'error listing: directory not found': 'The container does not exist.',
    // As the users of Azure report it.
    'GET https://docs.blob.core.windows.net/site\n--------------------------------------------------------------------------------\nRESPONSE 403: 403 Server failed to authenticate the request. Make sure the value of Authorization header is formed correctly including the signature.\nERROR CODE: AuthenticationFailed\n--------------------------------------------------------------------------------\n<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request.</Message><AuthenticationErrorDetail>Request date header too old: \'Sun, 15 Mar 2020 00:00:25 GMT\'</AuthenticationErrorDetail></Error>\n':
      'The clock of this runner differs from the clock of the storage.',
    'Opening the destination failed: is a file not a directory': 'The path is the one of a file.',
    'RESPONSE 403: 403 Server failed to authenticate the request.':
      'The storage did not accept the credentials. Check `account` and `key`',
    'RESPONSE 401: 401 x\nERROR CODE: InvalidAuthenticationInfo':
      'The storage did not accept the credentials. Check the step',
    'RESPONSE 401: 401 x\nERROR CODE: NoAuthenticationInformation':
      'The storage did not accept the credentials. Check the step',
    'RESPONSE 403: 403 x\nERROR CODE: KeyBasedAuthenticationNotPermitted':
      'The storage did not accept the credentials. Check the step',
    'RESPONSE 403: 403 x\nERROR CODE: AuthorizationPermissionMismatch':
      'The storage refused the request. The identity needs the role',
    'RESPONSE 403: 403 x\nERROR CODE: InsufficientAccountPermissions':
      'The storage refused the request. The identity needs the role',
    'RESPONSE 409: 409 x\nERROR CODE: BlobImmutableDueToPolicy':
      'A retention policy or a lock keeps the file as it is.',
    'RESPONSE 409: 409 x\nERROR CODE: BlobImmutableDueToLegalHold':
      'A retention policy or a lock keeps the file as it is.',
    'RESPONSE 403: 403 x\nERROR CODE: AccountIsDisabled':
      'The account is disabled, or the container is being deleted.',
    'RESPONSE 409: 409 x\nERROR CODE: ContainerBeingDeleted':
      'The account is disabled, or the container is being deleted.',
    'RESPONSE 403: 403 x\nERROR CODE: AuthorizationFailure':
      'The storage refused the request. Check the permissions of the identity',
  },
  gcs: {
    // As the users of Google report it.
    'Get "https://storage.googleapis.com/storage/v1/b/site/o": oauth2: "invalid_grant" "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim."':
      'The clock of this runner differs from the clock of the storage.',
    'failed to configure Google Cloud Storage: google: could not find default credentials. See https://cloud.google.com/docs/authentication/external/set-up-adc for more information':
      'There are no valid credentials.',
    'failed configuring Google Cloud Storage Service Account: error processing credentials: unexpected end of JSON input':
      'There are no valid credentials.',
    'error opening service account credentials file: open /nowhere/key.json: no such file or directory':
      'There are no valid credentials.',
    "googleapi: Error 403: Object is subject to bucket's retention policy":
      'A retention policy or a lock keeps the file as it is.',
    'googleapi: Error 403: Object is under active Event-Based hold':
      'A retention policy or a lock keeps the file as it is.',
    'googleapi: Error 401: Invalid Credentials, authError': 'The storage did not accept the credentials.',
    'googleapi: Error 403: docs@x.iam.gserviceaccount.com does not have storage.objects.list access':
      'The storage refused the request.',
    'googleapi: Error 404: The specified bucket does not exist., notFound': 'The bucket does not exist.',
  },
  webdav: {
    'Failed to copy: Update mkParentDir failed: 409 Conflict': 'A folder of the path does not exist.',
    'Failed to copy: unchunked simple update failed: 507 Insufficient Storage': 'The storage is full.',
    'Failed to copy: unchunked simple update failed: 500 Internal Server Error 500 Internal Server Error: An internal server error occurred Source exception: OSError(28, &#x27;No space left on device&#x27;) WsgiDAV/4.4.0 - 2026-11-26 04:53:05.876453: 500 Internal Server Error':
      'The storage is full.',
    'error listing: couldn\'t list files: Propfind "https://127.0.0.1:38221/sites/docs/.static-export/": http: server gave HTTP response to HTTPS client':
      'The server offers no TLS at this address.',
    "error listing: couldn't list files: 405 Method Not Allowed":
      'The address does not accept this request. If the server shows an index page in place of the folder',
    "error listing: couldn't list files: 401 Unauthorized":
      'The server did not accept the user or the password.',
    'Failed to copy: Update mkParentDir failed: 403 Forbidden':
      'The user of the destination has no permission.',
    'Failed to copy: unchunked simple update failed: 500 Internal Server Error': 'The server failed.',
    "error listing: couldn't list files: 400 Bad Request": 'The address is not the one of a WebDAV folder.',
    'error listing: couldn\'t list files: <?xml version="1.0" encoding="iso-8859-1"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN"\n         "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en" lang="en">\n <head>\n  <title>415 Unsupported Media Type</title>\n </head>\n <body>\n  <h1>415 Unsupported Media Type</h1>\n </body>\n</html>: 415 Unsupported Media Type':
      'The server requires the type of a request, such as lighttpd.',
    'error listing: couldn\'t list files: Propfind "https://web.example.com/docs/.static-export/": Forbidden':
      'The proxy did not connect to the storage.',
    'parse "127.0.0.1:80/dav/": first path segment in URL cannot contain colon':
      'The address of the remote has no scheme.',
    'read metadata failed: Propfind "web.example.com/dav/b": unsupported protocol scheme ""':
      'The address of the remote has no scheme.',
    'error listing: couldn\'t list files: Propfind "http://127.0.0.1:42779/docs/.static-export/": net/http: HTTP/1.x transport connection broken: malformed HTTP status code "Debian-2+deb12u10"':
      'The server at this address does not speak HTTP.',
    'error listing: couldn\'t list files: Propfind "http://127.0.0.1:15023/docs/.static-export/": readLoopPeekFailLocked: EOF':
      'The server at this address does not speak HTTP.',
    "error listing: couldn't list files: 400 The plain HTTP request was sent to HTTPS port: 400 Bad Request":
      'The server requires TLS at this address.',
    'Failed to copy: unchunked simple update failed: 423 Locked': 'The file is locked by another program.',
    'Failed to copy: unchunked simple update failed: 413 Request Entity Too Large':
      'The server does not accept a file of this size.',
    "error listing: couldn't list files: 404 Not Found": 'The address is not the one of a WebDAV folder.',
  },
  smb: {
    "error listing: couldn't connect SMB: response error: The attempted logon is invalid. This is either due to a bad username or authentication information.":
      'The server did not accept the user or the password.',
    "error listing: couldn't initialize SMB: response error: {Network Name Not Found} The specified share name cannot be found on the remote server.":
      'The share does not exist.',
    'response error: The object name is invalid.': 'SMB does not allow a character in the name of this file.',
    'response error: {Access Denied} A process has requested access to an object':
      'The user of the destination has no permission.',
  },
  local: {
    'Failed to copy: open /srv/guide: is a directory':
      'A file is where a folder is needed, or a folder where a file is needed.',
    "partial file rename failed: can't move object - incompatible":
      'A file is where a folder is needed, or a folder where a file is needed.',
    'mkdir /srv/guide: file exists':
      'A file is where a folder is needed, or a folder where a file is needed.',
    'open /srv/403.html: permission denied': 'The user of the destination has no permission.',
    'open C:\\srv\\a.html: Access is denied.': 'The user of the destination has no permission.',
    'The process cannot access the file because it is being used by another process.':
      'Another program has the file open',
    'write: There is not enough space on the disk.': 'The storage is full.',
    'write /srv/a.html: disk quota exceeded': 'The storage is full.',
    'dial tcp 127.0.0.1:45071: connect: connection refused': 'The storage does not respond. Check whether',
  },
};

const rows = Object.entries(ANSWERS).flatMap(([storage, answers]) =>
  Object.entries(answers).map(([said, firstSentence]) => [storage, said, firstSentence] as const),
);

describe('RcloneFailure: explained', () => {
  it.each(rows)('has for %s and %j the cause and the fix %s', (storage, said, firstSentence) => {
    const { message, hint = '' } = explained(said, storage);
    const [, cause = ''] = /^Uploading failed: (.*?)(?: rclone: |$)/.exec(message) ?? [];
    expect(`${cause} ${hint}`.slice(0, firstSentence.length)).toBe(firstSentence);
    expect(hint).not.toContain(cause);
    expect(message.indexOf(' rclone: ')).toBeGreaterThan(0);
    // Markup, rules, and identifiers are left out.
    expect(message).not.toMatch(/<[?!/a-z]|-{10}|RequestI[Dd]/);
  });

  it('shows an address without its query, and no status of a response that did not come', () => {
    const said =
      'operation error S3: ListObjects, exceeded maximum number of attempts, 1, https response error StatusCode: 0, RequestID: , HostID: , request send failed, Get "https://s3.example.com/docs?prefix=docs%2F": Forbidden';
    expect(explained(said, 's3').message).toBe(
      'Uploading failed: The proxy did not connect to the storage. rclone: operation error S3: ListObjects, request send failed, Get "https://s3.example.com/docs": Forbidden.',
    );
  });

  it.each(['ftp', 'sftp', 'webdav', 'local', 'azureblob', undefined])(
    'has for %s no hint of S3',
    (storage) => {
      expect(explained('api error SignatureDoesNotMatch: x', storage).hint).toBe('');
    },
  );
});
