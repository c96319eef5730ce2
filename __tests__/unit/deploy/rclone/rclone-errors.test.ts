import { expect, it } from '@jest/globals';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';

const hintFor = (message: string, storage: string) =>
  new RcloneFailure([{ name: 'a.html', message }], false, storage).explained('Uploading pages').hint;

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
  ['local', 'dial tcp 127.0.0.1:45071: connect: connection refused', /^$/],
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
  ['s3', 'api error NoSuchBucket: The specified bucket does not exist. status code: 404', /Check its name/],
  ['local', 'open C:\\srv\\a.html: Access is denied.', /has no permission/],
  [
    'local',
    'The process cannot access the file because it is being used by another process.',
    /virus scanner/,
  ],
  ['local', 'write: There is not enough space on the disk.', /storage is full/],
])('RcloneFailure: has for %s and %j the hint %s', (storage, message, hint) => {
  expect(hintFor(message, storage)).toMatch(hint);
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
