import { describe, expect, it } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import { listDestination } from '../../../../src/deploy/rclone/listing.ts';
import type { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';
import type { StorageFeatures } from '../../../../src/deploy/rclone/storage-features.ts';
import type { Transfer } from '../../../../src/deploy/rclone/transfer.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

const STORAGE = new Map([
  ['a/b/c.html', 'ccc'],
  ['a/x.html', 'x'],
  ['lost+found/secret', 's'],
  ['v2/.static-export/000001-1-1.json', '{}'],
  ['v2/index.html', 'v2'],
  ['index.html', 'home'],
]);

/** An rclone that lists this storage. It counts the calls. */
class ListingRclone {
  calls = 0;

  async call(_command: string, { remote: folder, opt }: Readonly<Record<string, unknown>>) {
    this.calls += 1;
    const within = folder === '' ? '' : `${folder}/`;
    const { recurse } = opt as { recurse: boolean };
    const entries = new Map<string, object>();
    for (const [name, text] of STORAGE) {
      if (!name.startsWith(within)) continue;
      const rest = name.slice(within.length);
      const isFile = recurse || !rest.includes('/');
      const path = isFile ? name : `${within}${rest.split('/', 1)[0]}`;
      entries.set(path, { Path: path, Size: isFile ? text.length : -1, IsDir: !isFile });
    }
    return { list: [...entries.values()] };
  }
}
const failing = (isNotFound: boolean) => ({
  call: async () => {
    throw new RcloneFailure([{ name: undefined, message: 'error listing: directory not found' }], isNotFound);
  },
});
const list = (
  rclone: object,
  paths: readonly string[],
  features: Partial<StorageFeatures> = {},
  checkers = 2,
) => {
  const transfer: Transfer = {
    rclone: rclone as Rclone,
    destination: parseRemote('destination', 'docs:bucket'),
    features: { isBucket: false, ignoresCase: false, hasHeaders: false, ...features },
    parallel: { transfers: 2, checkers },
    sitePath: '/site',
    folder: '/temp',
    context: { log: silentLog, clock: new FakeClock(), signal: neverAborted },
    onEvent: () => undefined,
    onProgress: () => undefined,
  };
  return listDestination(transfer, paths, false);
};

describe('listDestination', () => {
  it('lists only the folders in which the deployment has files', async () => {
    const rclone = new ListingRclone();
    const found = await list(rclone, ['a/b/d.html', 'v2/index.html', 'new/e.html']);
    expect([...found]).toEqual([
      ['index.html', { size: 4 }],
      ['a/x.html', { size: 1 }],
      ['v2/.static-export/', { size: 0 }],
      ['v2/index.html', { size: 2 }],
      ['a/b/c.html', { size: 3 }],
    ]);
    expect(rclone.calls).toBe(4);
  });

  it('finds folders in another case if the storage ignores case', async () => {
    const names = async (ignoresCase: boolean) => [
      ...(await list(new ListingRclone(), ['V2/index.html'], { ignoresCase })).keys(),
    ];
    expect(await names(true)).toEqual(['index.html', 'v2/.static-export/', 'v2/index.html']);
    expect(await names(false)).toEqual(['index.html']);
  });

  it('lists a bucket by the folders of its root, each with all that is below it', async () => {
    const rclone = new ListingRclone();
    const found = await list(rclone, [], { isBucket: true }, 8);
    expect([[...found.keys()].sort(), rclone.calls]).toEqual([[...STORAGE.keys()].sort(), 4]);
  });

  it('lists a bucket at once if its root has more folders than are listed at the same time', async () => {
    const rclone = new ListingRclone();
    const found = await list(rclone, [], { isBucket: true }, 2);
    expect([[...found.keys()].sort(), rclone.calls]).toEqual([[...STORAGE.keys()].sort(), 2]);
  });

  it('reads a missing folder as empty, but fails for a missing bucket', async () => {
    expect(await list(failing(true), [])).toEqual(new Map());
    await expect(list(failing(true), [], { isBucket: true })).rejects.toMatchObject({
      hint: expect.stringMatching(/^The bucket does not exist/),
    });
    await expect(list(failing(false), [])).rejects.toThrow(/^Listing the destination failed/);
  });
});
