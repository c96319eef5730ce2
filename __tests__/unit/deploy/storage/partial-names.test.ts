import { expect, it } from '@jest/globals';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-failure.ts';
import { PartialNames } from '../../../../src/deploy/storage/partial-names.ts';
import { silentLog } from '../../../support/silent-log.ts';

/** Uploads once with each error, and then without one. Returns whether each call was in place, and the lines of the log. */
async function uploads(...errors: readonly string[]) {
  const [inPlace, lines]: [boolean[], string[]] = [[], []];
  const names = new PartialNames({ log: { ...silentLog, info: (line) => lines.push(line) } });
  const left = [...errors];
  const upload = async () => {
    inPlace.push(names.settings.Inplace);
    const message = left.shift();
    if (message !== undefined) throw new RcloneFailure([{ name: 'index.html', message }]);
  };
  const failed = await names.try(upload).then(
    () => undefined,
    (error: Error) => error.message,
  );
  return { inPlace, lines, failed };
}

// Recorded from vsftpd and asyncssh; `servers.real.ts` deploys to both.
it.each([
  'partial file rename failed: Move Rename failed: 550 "Permission denied."',
  'partial file rename failed: Move Rename failed: permission denied',
])('PartialNames: uploads in place after %s', async (refusal) => {
  expect(await uploads(refusal)).toEqual({
    inPlace: [false, true],
    lines: [expect.stringMatching(/^The storage refuses to rename files, so they are written in place/)],
    failed: undefined,
  });
  expect(await uploads(refusal, refusal)).toMatchObject({ inPlace: [false, true], failed: refusal });
});

it.each([
  'partial file rename failed: Move Rename failed: connection lost',
  'Failed to copy: update stor: 553 "Could not create file."',
])('PartialNames: keeps the partial names after %s', async (failure) => {
  expect(await uploads(failure)).toEqual({ inPlace: [false], lines: [], failed: failure });
});
