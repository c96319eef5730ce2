import { describe, expect, it } from '@jest/globals';
import {
  isDiskFull,
  RcloneFailure,
  rcloneError,
  withRclone,
} from '../../../../src/deploy/rclone/rclone-errors.ts';

const hintFor = (message: string) =>
  rcloneError('Uploading pages', new RcloneFailure([{ name: 'a.html', message }])).hint;

describe('`rcloneError`', () => {
  it.each([
    ['Failed to copy: open /srv/guide: is a directory', /did not deploy is where the site has one/],
    [
      "partial file rename failed: can't move object - incompatible remotes",
      /did not deploy is where the site has one/,
    ],
    ['open /srv/403.html: permission denied', /has no permission/],
    ['RESPONSE 403: 403 Server failed to authenticate the request.', /did not accept the credentials/],
    ['dial tcp 127.0.0.1:45071: connect: connection refused', /^$/],
    [
      "couldn't connect SSH: ssh: handshake failed: knownhosts: key mismatch",
      /host key .* not the known one/,
    ],
    [
      "couldn't connect SSH: ssh: handshake failed: ssh: unable to authenticate",
      /did not accept the user, the key/,
    ],
    ['failed to parse private key file: ssh: no key found', /private key cannot be read/],
    ['NoSuchBucket: The specified bucket does not exist. status code: 404', /Check its name/],
    ['remove /srv/docs/a.html: Access is denied.', /has no permission/],
    [
      'The process cannot access the file because it is being used by another process.',
      /such as a virus scanner/,
    ],
    ['write /srv/a: There is not enough space on the disk.', /The storage is full/],
    ['open /srv/a: no space left on device', /The storage is full/],
    ['ExpiredToken: The provided token has expired', /whether they have expired/],
  ])('explains %j', (message, hint) => {
    expect(hintFor(message)).toMatch(hint);
  });

  it('shows what Azure says once', () => {
    const rule = '-'.repeat(80);
    const message = `GET https://docs.blob.core.windows.net/site\n${rule}\nRESPONSE 403: 403 Denied\n${rule}\n<?xml version="1.0"?>\n<Error/>`;
    expect(rcloneError('Reading', new RcloneFailure([{ name: undefined, message }])).message).toBe(
      'Reading failed: GET https://docs.blob.core.windows.net/site RESPONSE 403: 403 Denied.',
    );
  });

  it('names the first of several errors, and their number', () => {
    const errors = ['a.html', 'b.html'].map((name) => ({ name, message: 'Failed to copy: denied' }));
    const { message } = rcloneError('Uploading pages', new RcloneFailure(errors));
    expect(message).toBe('Uploading pages failed: 2 errors, the first: "a.html": Failed to copy: denied.');
  });

  it('has the hint of the caller for an error that it does not know', () => {
    const failure = new RcloneFailure([{ name: undefined, message: 'something else' }]);
    expect(rcloneError('Reading', failure, 'Check it.', 'Nothing was changed.')).toMatchObject({
      code: 'deploy-failed',
      hint: 'Check it. Nothing was changed.',
    });
  });
});

it('`withRclone`: describes a failure of rclone, and nothing else', async () => {
  const failing = (error: Error) => withRclone('Reading', () => Promise.reject(error));
  await expect(failing(new RcloneFailure([]))).rejects.toThrow(
    'Reading failed: rclone failed without a message.',
  );
  await expect(failing(new Error('other'))).rejects.toThrow(/^other$/);
});

it('`isDiskFull`: knows a full disk of the runner', () => {
  const full = (message: string) => isDiskFull(new RcloneFailure([{ name: undefined, message }]));
  expect(full('preallocate: file too big for remaining disk space')).toBe(true);
  expect(full('AccessDenied')).toBe(false);
});
