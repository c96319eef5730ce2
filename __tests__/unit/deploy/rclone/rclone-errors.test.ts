import { expect, it } from '@jest/globals';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';

const hintFor = (message: string) =>
  new RcloneFailure([{ name: 'a.html', message }]).explained('Uploading pages').hint;

it.each([
  ['Failed to copy: open /srv/guide: is a directory', /or a folder where a file is needed/],
  ["partial file rename failed: can't move object - incompatible", /or a folder where a file is needed/],
  ['open /srv/403.html: permission denied', /has no permission/],
  ['RESPONSE 403: 403 Server failed to authenticate the request.', /did not accept the credentials/],
  ['dial tcp 127.0.0.1:45071: connect: connection refused', /^$/],
  ["couldn't connect SSH: ssh: handshake failed: knownhosts: key mismatch", /host key .* not the known one/],
  ["couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate", /did not accept the user/],
  ['failed to parse private key file: ssh: no key found', /private key cannot be read/],
  ['NoSuchBucket: The specified bucket does not exist. status code: 404', /Check its name/],
  ['open C:\\srv\\a.html: Access is denied.', /has no permission/],
  ['The process cannot access the file because it is being used by another process.', /virus scanner/],
  ['write: There is not enough space on the disk.', /storage is full/],
])('RcloneFailure: has for %j the hint %s', (message, hint) => {
  expect(hintFor(message)).toMatch(hint);
});

it('RcloneFailure: shows the message of Azure only once', () => {
  const rule = '-'.repeat(80);
  const message = `GET https://docs.blob.core.windows.net/site\n${rule}\nRESPONSE 403: 403 Denied\n${rule}\n<?xml version="1.0"?>\n<Error/>`;
  expect(new RcloneFailure([{ name: undefined, message }]).explained('Reading').message).toBe(
    'Reading failed: GET https://docs.blob.core.windows.net/site RESPONSE 403: 403 Denied.',
  );
});
