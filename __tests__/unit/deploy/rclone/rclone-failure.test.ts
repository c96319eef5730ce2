import { expect, it } from '@jest/globals';
import { OF_ALL } from '../../../../src/deploy/rclone/causes.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import { storageTypeOf } from '../../../../src/deploy/storage-types/storage-types.ts';

/** The cause and the fix, without what rclone said. */
const explained = (said: string, storage: string) => {
  const causes = [...storageTypeOf(storage).causes, ...OF_ALL];
  const failure = new RcloneFailure([{ name: 'a.html', message: said }], { causes });
  const { message, hint } = failure.explained('Uploading pages');
  expect(message).toContain(failure.sentence);
  return `${message.replace(/^Uploading pages failed: /, '').replace(/(?:rclone: )?"a\.html".*/, '')}${hint}`;
};

it.each([
  ['local', 'Failed to copy: open /srv/guide: is a directory', /or a folder where a file is needed/],
  [
    'local',
    "partial file rename failed: can't move object - incompatible",
    /or a folder where a file is needed/,
  ],
  ['local', 'open /srv/403.html: permission denied', /has no permission/],
  [
    'azureblob',
    'RESPONSE 403: 403 Server failed to authenticate the request.',
    /did not accept the credentials/,
  ],
  [
    'local',
    'dial tcp 127.0.0.1:45071: connect: connection refused',
    /^The storage does not respond\. Check whether/,
  ],
  ['s3', 'net/http: timeout awaiting response headers', /^The storage does not respond/],
  [
    'sftp',
    "couldn't connect SSH: ssh: handshake failed: knownhosts: key mismatch",
    /host key .* not the known one/,
  ],
  [
    'sftp',
    "couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate",
    /did not accept the user/,
  ],
  ['s3', 'api error NoSuchBucket: The specified bucket does not exist. status code: 404', /Check its name/],
  ['local', 'open C:\\srv\\a.html: Access is denied.', /has no permission/],
  [
    'local',
    'The process cannot access the file because it is being used by another process.',
    /virus scanner/,
  ],
  ['local', 'write: There is not enough space on the disk.', /storage is full/],
])('RcloneFailure: has for %s and %j the cause and the fix %s', (storage, message, hint) => {
  expect(explained(message, storage)).toMatch(hint);
});

it('RcloneFailure: shows the message of Azure only once', () => {
  const rule = '-'.repeat(80);
  const message = `GET https://docs.blob.core.windows.net/site\n${rule}\nRESPONSE 403: 403 Denied\n${rule}\n<?xml version="1.0"?>\n<Error/>`;
  expect(new RcloneFailure([{ name: undefined, message }]).explained('Reading').message).toBe(
    'Reading failed: GET https://docs.blob.core.windows.net/site RESPONSE 403: 403 Denied.',
  );
});

it('RcloneFailure: shows the text of an error page, and what follows it', () => {
  const message = `<?xml version="1.0"?>
<!DOCTYPE html><html><head><title>403 Forbidden</title><style>p { color: red }</style></head>
<body><h1>403 Forbidden</h1><p>Blocked by the gateway.</p></body></html>: 403 Forbidden`;
  expect(new RcloneFailure([{ name: undefined, message }]).explained('Reading').message).toBe(
    'Reading failed: 403 Forbidden Blocked by the gateway.: 403 Forbidden.',
  );
});

it.each([
  ['dial tcp 127.0.0.1:9: connect: connection refused', 'transient'],
  [
    'dial tcp [::1]:9: connectex: No connection could be made because the target machine actively refused it.',
    'transient',
  ],
  ['failed to send packet: write tcp 127.0.0.1:5->127.0.0.1:9: write: broken pipe', 'transient'],
  ['Put "http://127.0.0.1:9/docs/a.html": EOF', 'transient'],
  ['read tcp 127.0.0.1:5->127.0.0.1:9: i/o timeout', 'transient'],
  ['exceeded maximum number of attempts, 1, StatusCode: 503, api error SlowDown: Please', 'transient'],
  ['StatusCode: 500, api error InternalError: Try again.', 'transient'],
  ['https response error StatusCode: 503, RequestID: 1, the gateway is busy', 'transient'],
  ['googleapi: Error 429: The rate is too high', 'transient'],
  ['googleapi: Error 500: Internal Error, internalError', 'transient'],
  ['PUT https://docs.blob.core.windows.net RESPONSE 503: 503 The server is busy.', 'transient'],
  ['update failed: 503 Service Unavailable', 'transient'],
  ['update failed: 502 Bad Gateway', 'transient'],
  ['StatusCode: 507, api error XMinioStorageFull: Storage is full.', 'other'],
  ['update failed: 500 Internal Server Error', 'other'],
  ['550 "/503.html: Permission denied"', 'other'],
  ['"421/index.html": AccessDenied', 'other'],
  ["couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate", 'other'],
  ['AccessDenied: Access Denied. status code: 403', 'other'],
  ["Couldn't delete: object not found", 'absent'],
  ['failed to open source object: stat x: no such file or directory', 'absent'],
  ['stat /srv/docs/index.html/below: not a directory', 'absent'],
])('RcloneFailure: %j is %s', (message, kind) => {
  const given = { name: 'a.html', message };
  expect(new RcloneFailure([given]).kind).toBe(kind);
  const denied = { name: 'b.html', message: 'AccessDenied' };
  expect(new RcloneFailure([given, denied]).kind).toBe(kind === 'absent' ? 'other' : kind);
});

it.each([
  ['failed to make FTP connection to "ftp:21": 421 "Too many connections (3) from this IP"', '421 "Too many'],
  ['530 "Sorry, the maximum number of clients (3) from your host are already connected."', 'maximum number'],
  ["couldn't connect SSH: ssh: handshake failed: EOF", 'handshake failed: EOF'],
  ['ssh: handshake failed: read tcp 127.0.0.1:5->127.0.0.1:9: read: connection reset by peer', 'handshake'],
])('RcloneFailure: has from %j the refusal %j', (message, refusal) => {
  const failure = new RcloneFailure([{ name: 'a.html', message }]);
  expect(failure.refusal).toMatch(new RegExp(`^${refusal}`));
  expect(failure.kind).toBe('transient');
});

it.each([
  'exceeded maximum number of attempts, 1, StatusCode: 503, RequestID: 1, api error SlowDown: Please',
  'ssh: handshake failed: ssh: unable to authenticate',
  'ssh: handshake failed: knownhosts: key mismatch',
  '530 "Login incorrect."',
  'S3: PutObject, exceeded maximum number of attempts, 1, request send failed, Put "http://127.0.0.1:9": EOF',
])('RcloneFailure: has from %j no refusal of so many connections', (message) => {
  expect(new RcloneFailure([{ name: 'a.html', message }]).refusal).toBeUndefined();
});
