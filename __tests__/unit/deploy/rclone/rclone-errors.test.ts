import { describe, expect, it } from '@jest/globals';
import { rcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';

const hintFor = (message: string) =>
  rcloneFailure('Uploading pages', { exitCode: 1, errors: [{ name: 'a.html', message }] }).hint;

describe('rcloneFailure', () => {
  it.each([
    ['Failed to copy: open /srv/guide: is a directory', /did not deploy is where the site has one/],
    [
      "partial file rename failed: can't move object - incompatible remotes",
      /did not deploy is where the site has one/,
    ],
    ["Source doesn't exist or is a directory and destination is a file", /Another run may have deployed/],
  ])('explains %j', (message, hint) => {
    expect(hintFor(message)).toMatch(hint);
  });
});
