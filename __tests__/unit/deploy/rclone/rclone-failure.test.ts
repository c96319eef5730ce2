import { expect, it } from '@jest/globals';
import { endedFailure, RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';

/** The cause and the fix, without what rclone said. */
const explained = (said: string, storage: string) => {
  const failure = new RcloneFailure([{ name: 'a.html', message: said }], { storage });
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
  ['local', '550 unknown', /^$/],
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
  ['sftp', 'failed to parse private key file: ssh: no key found', /private key cannot be read/],
  ['s3', 'api error NoSuchBucket: The specified bucket does not exist. status code: 404', /Check the name/],
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
  ['dial tcp 127.0.0.1:9: connect: connection refused', true],
  [
    'dial tcp [::1]:9: connectex: No connection could be made because the target machine actively refused it.',
    true,
  ],
  ['failed to send packet: write tcp 127.0.0.1:5->127.0.0.1:9: write: broken pipe', true],
  ['Put "http://127.0.0.1:9/docs/a.html": EOF', true],
  ['read tcp 127.0.0.1:5->127.0.0.1:9: i/o timeout', true],
  ["couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate", false],
  ['AccessDenied: Access Denied. status code: 403', false],
])('RcloneFailure: knows from %j whether the storage is unreachable: %p', (message, isUnreachable) => {
  const given = { name: 'a.html', message };
  expect(new RcloneFailure([given]).kind === 'unreachable').toBe(isUnreachable);
  expect(new RcloneFailure([given, { name: 'b.html', message: 'AccessDenied' }]).kind).toBe('other');
});

it.each([
  ['failed to make FTP connection to "ftp:21": 421 "Too many connections (3) from this IP"', '421 "Too many'],
  ['530 "Sorry, the maximum number of clients (3) from your host are already connected."', 'maximum number'],
  ["couldn't connect SSH: ssh: handshake failed: EOF", 'handshake failed: EOF'],
  ['ssh: handshake failed: read tcp 127.0.0.1:5->127.0.0.1:9: read: connection reset by peer', 'handshake'],
  [
    'exceeded maximum number of attempts, 1, StatusCode: 503, RequestID: 1, api error SlowDown: Please',
    'SlowDown',
  ],
  ['https response error StatusCode: 503, RequestID: 1, the gateway is busy', 'StatusCode: 503'],
  ['googleapi: Error 429: The rate is too high', 'Error 429'],
  ['PUT https://docs.blob.core.windows.net RESPONSE 503: 503 The server is busy.', 'RESPONSE 503'],
  ['update failed: 503 Service Unavailable', '503 Service'],
])('RcloneFailure: has from %j the refusal %j', (message, refusal) => {
  expect(new RcloneFailure([{ name: 'a.html', message }]).refusal).toMatch(
    new RegExp(`^${refusal.replace('(', '\\(')}`),
  );
});

it.each([
  '550 "/503.html: Permission denied"',
  '"421/index.html": AccessDenied',
  'ssh: handshake failed: ssh: unable to authenticate',
  'ssh: handshake failed: knownhosts: key mismatch',
  '530 "Login incorrect."',
  'S3: PutObject, exceeded maximum number of attempts, 1, request send failed, Put "http://127.0.0.1:9": EOF',
])('RcloneFailure: has from %j no refusal of so much at once', (message) => {
  expect(new RcloneFailure([{ name: 'a.html', message }]).refusal).toBeUndefined();
});

const RESET = { name: 'a.html', message: 'read: connection reset by peer' };
const REFUSAL = { name: 'a.html', message: 'update failed: 503 Service Unavailable' };
const ENDED = { name: 'a.html', message: "couldn't connect SSH: ssh: handshake failed: EOF" };
const SILENT = new RcloneFailure([]);
const UNREACHED = new RcloneFailure([{ name: undefined, message: 'dial tcp: connection refused' }]);
const NO_DATA = new RcloneFailure([{ name: undefined, message: 'dial tcp 192.0.2.1:40123: i/o timeout' }], {
  hints: [[/:40123/, 'The data connection failed.', 'Open the ports.']],
});
const EXPIRED = new RcloneFailure([{ name: undefined, message: 'api error ExpiredToken: expired' }], {
  storage: 's3',
});
const REFUSES = /^Check its limits/;
it.each([
  [
    '503 before the end',
    [REFUSAL],
    SILENT,
    'the storage refuses every request: there was no progress for 2 minutes (503 Service Unavailable).',
    REFUSES,
  ],
  [
    '503 at the end',
    [],
    new RcloneFailure([REFUSAL]),
    'the storage refuses every request: there was no progress for 2 minutes (503 Service Unavailable).',
    REFUSES,
  ],
  [
    'nothing',
    [],
    SILENT,
    'the storage does not respond: there was no progress for 2 minutes.',
    /^Check whether it is running/,
  ],
  [
    'no connection',
    [],
    UNREACHED,
    'the storage does not respond: there was no progress for 2 minutes (dial tcp: connection refused).',
    /^Check whether it is running/,
  ],
  [
    'no connection for the data',
    [RESET],
    NO_DATA,
    'the storage does not respond: there was no progress for 2 minutes (dial tcp 192.0.2.1:40123: i/o timeout).',
    /^Open the ports\.$/,
  ],
  [
    'no connection after an error',
    [RESET],
    UNREACHED,
    'the storage does not respond: there was no progress for 2 minutes (dial tcp: connection refused).',
    /^Check whether it is running/,
  ],
  [
    'no connection after a connection that it ended',
    [ENDED],
    UNREACHED,
    'the storage does not respond: there was no progress for 2 minutes (dial tcp: connection refused).',
    /^Check whether it is running/,
  ],
  [
    'an answer after an error',
    [RESET],
    undefined,
    '"a.html": read: connection reset by peer (the storage responds to other requests, but there was no progress for 2 minutes).',
    /^Check whether a filter/,
  ],
  [
    'an answer',
    [],
    undefined,
    'the storage responds to other requests, but there was no progress for 2 minutes.',
    /^Check whether a filter/,
  ],
  [
    'another reason',
    [RESET],
    EXPIRED,
    'api error ExpiredToken: expired (there was no progress for 2 minutes).',
    /^Check the step that provides them/,
  ],
])('endedFailure: says what the storage has answered: %s', (_what, errors, answer, sentence, hint) => {
  const final = endedFailure(errors, { storage: 's3', answer, waitedMs: 120_000 });
  expect(final.sentence).toBe(sentence);
  const { message, hint: fix } = final.explained('Uploading pages');
  expect(fix).toMatch(hint);
  // The cause that the message has is not there twice.
  const cause = answer === EXPIRED ? 'The storage did not accept the credentials. rclone: ' : '';
  const data = answer === NO_DATA ? 'The data connection failed. rclone: ' : '';
  expect(message).toBe(`Uploading pages failed: ${cause}${data}${sentence}`);
  expect(final.isFinal).toBe(true);
});
