import { expect, it } from '@jest/globals';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';

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

it('RcloneFailure: counts the errors, and shows the first one up to 700 characters', () => {
  const errors = ['x'.repeat(800), 'another'].map((message) => ({ name: undefined, message }));
  expect(new RcloneFailure(errors).explained('Reading').message).toMatch(
    /^Reading failed: 2 errors, the first: x{600,700}…?$/,
  );
});

it.each([
  ['dial tcp 127.0.0.1:9: connect: connection refused', 'transient'],
  ['dial tcp 127.0.0.1:9: connect: connection timed out', 'transient'],
  ['dial tcp 127.0.0.1:9: connect: no route to host', 'transient'],
  ['dial tcp 127.0.0.1:9: connect: network is unreachable', 'transient'],
  ['dial tcp 127.0.0.1:9: connect: host is down', 'transient'],
  ['Move Rename failed: connection lost', 'transient'],
  ['http2: client connection closed', 'transient'],
  ['write tcp 127.0.0.1:5->127.0.0.1:9: software caused connection abort: connection aborted', 'transient'],
  ['net/http: TLS handshake timeout', 'transient'],
  ['request canceled (Client.Timeout exceeded while awaiting headers)', 'transient'],
  ['context deadline exceeded', 'transient'],
  ['write tcp 127.0.0.1:5->127.0.0.1:9: use of closed network connection', 'transient'],
  ['wsarecv: An existing connection was forcibly closed by the remote host.', 'transient'],
  ['the connected party did not properly respond after a period of time', 'transient'],
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
  ['api error TooManyRequests: Please', 'transient'],
  ['api error RequestLimitExceeded: Please', 'transient'],
  ['api error ThrottlingException: Please', 'transient'],
  ['RESPONSE 503: 503 x\nERROR CODE: ServerBusy', 'transient'],
  ['googleapi: Error 403: Quota exceeded, rateLimitExceeded', 'transient'],
  ['googleapi: Error 429: The rate is too high', 'transient'],
  ['googleapi: Error 500: Internal Error, internalError', 'transient'],
  ['PUT https://docs.blob.core.windows.net RESPONSE 503: 503 The server is busy.', 'transient'],
  ['update failed: 503 Service Unavailable', 'transient'],
  ['update failed: 502 Bad Gateway', 'transient'],
  ['update failed: 504 Gateway Timeout', 'transient'],
  ['update failed: 429 Too Many Requests', 'transient'],
  ['StatusCode: 501, api error NotImplemented: A header is not implemented', 'other'],
  ['StatusCode: 507, api error XMinioStorageFull: Storage is full.', 'other'],
  ['update failed: 500 Internal Server Error', 'other'],
  ['550 "/503.html: Permission denied"', 'other'],
  ['"421/index.html": AccessDenied', 'other'],
  ["couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate", 'other'],
  ['AccessDenied: Access Denied. status code: 403', 'other'],
  ["Couldn't delete: object not found", 'absent'],
  ['failed to open source object: stat x: no such file or directory', 'absent'],
  ['error listing: directory not found', 'absent'],
  ['sftp: file does not exist', 'absent'],
  ['stat /srv/docs/index.html/below: not a directory', 'absent'],
  ['is a file not a directory', 'other'],
])('RcloneFailure: %j is %s', (message, kind) => {
  const given = { name: 'a.html', message };
  expect(new RcloneFailure([given]).kind).toBe(kind);
  const denied = { name: 'b.html', message: 'AccessDenied' };
  expect(new RcloneFailure([given, denied]).kind).toBe(kind === 'absent' ? 'other' : kind);
});

it.each([
  ['failed to make FTP connection to "ftp:21": 421 "Too many connections (3) from this IP"', '421 "Too many'],
  ['530 "Sorry, the maximum number of clients (3) from your host are already connected."', 'maximum number'],
  ['421 There are too many connected users.', '421 There'],
  ['530 "Too many users logged in."', 'Too many users'],
  ['530 "Maximum number of logins reached."', 'Maximum number of logins'],
  ["couldn't connect SSH: ssh: handshake failed: EOF", 'handshake failed: EOF'],
  ['ssh: handshake failed: ssh: disconnect, reason 12: Too many authentication attempts', 'handshake'],
  ["couldn't initialise SFTP: unexpected server disconnect: EOF", 'initialise SFTP'],
  ['tls: first record does not look like a TLS handshake', 'first record'],
  ['ssh: handshake failed: read tcp 127.0.0.1:5->127.0.0.1:9: read: connection reset by peer', 'handshake'],
])('RcloneFailure: has from %j the refusal %j', (message, refusal) => {
  const failure = new RcloneFailure([{ name: 'a.html', message }]);
  expect(failure.refusal).toMatch(new RegExp(`^${refusal}`));
  expect(failure.kind).toBe('transient');
});

it.each([
  'exceeded maximum number of attempts, 1, StatusCode: 503, RequestID: 1, api error SlowDown: Please',
  'ssh: handshake failed: ssh: unable to authenticate',
  'ssh: handshake failed: ssh: disconnect, reason 14: No supported authentication methods',
  'ssh: handshake failed: knownhosts: key mismatch',
  '530 "Login incorrect."',
  'S3: PutObject, exceeded maximum number of attempts, 1, request send failed, Put "http://127.0.0.1:9": EOF',
])('RcloneFailure: has from %j no refusal of so many connections', (message) => {
  expect(new RcloneFailure([{ name: 'a.html', message }]).refusal).toBeUndefined();
});
