import { describe, expect, it } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import { listDestination } from '../../../../src/deploy/rclone/listing.ts';
import type { Params, Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';
import { RcloneDouble } from '../../../support/rclone-double.ts';
import { silentLog } from '../../../support/silent-log.ts';

const STORAGE = new Map([
  ['a/b/c.html', 'ccc'],
  ['a/x.html', 'x'],
  ['lost+found/secret', 's'],
  ['v2/.static-export/000001-1-1.json', '{}'],
  ['v2/index.html', 'v2'],
  ['index.html', 'home'],
]);
const remote = parseRemote('destination', 'docs:bucket');
const options = { isBucket: false, checkers: 2, ignoresCase: false, withHashes: false };
const failing = (isNotFound: boolean) => {
  const call = async (_command: string, _params: Params) => {
    throw new RcloneFailure([{ name: undefined, message: 'error listing: directory not found' }], isNotFound);
  };
  return { call } as unknown as Rclone;
};

describe('listDestination', () => {
  it('lists only the folders in which the deployment has files', async () => {
    const double = new RcloneDouble({ storage: STORAGE, site: new Map() });
    const paths = ['a/b/d.html', 'v2/index.html', 'new/e.html'];
    const found = await listDestination(double.rclone, remote, paths, options, { log: silentLog });
    expect([...found]).toEqual([
      ['index.html', { size: 4 }],
      ['a/x.html', { size: 1 }],
      ['v2/.static-export/', { size: 0 }],
      ['v2/index.html', { size: 2 }],
      ['a/b/c.html', { size: 3 }],
    ]);
    expect(double.commands).toHaveLength(4);
  });

  it('lists a bucket at once', async () => {
    const double = new RcloneDouble({ storage: STORAGE, site: new Map() });
    const found = await listDestination(
      double.rclone,
      remote,
      [],
      { ...options, isBucket: true },
      { log: silentLog },
    );
    expect([[...found.keys()].sort(), double.commands]).toEqual([
      [...STORAGE.keys()].sort(),
      ['operations/list'],
    ]);
  });

  it('reads a folder that does not exist as empty, and no bucket as such', async () => {
    const list = (isBucket: boolean, isNotFound = true) =>
      listDestination(failing(isNotFound), remote, [], { ...options, isBucket }, { log: silentLog });
    expect(await list(false)).toEqual(new Map());
    await expect(list(true)).rejects.toMatchObject({
      hint: expect.stringMatching(/^The bucket does not exist/),
    });
    await expect(list(false, false)).rejects.toThrow(/^Listing the destination failed/);
  });
});
