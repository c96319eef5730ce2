import { beforeEach, expect, it } from '@jest/globals';
import { listDestination } from '../../../../src/deploy/rclone/listing.ts';
import { failure, type Params, transferWith } from '../../../support/transfers.ts';

const STORAGE = new Map([
  ['a/b/c.html', 'ccc'],
  ['a/x.html', 'x'],
  ['lost+found/secret', 's'],
  ['v2/.static-export/000001-1-1.json', '{}'],
  ['v2/index.html', 'v2'],
  ['index.html', 'home'],
]);

let calls: number;
beforeEach(() => {
  calls = 0;
});

/** Lists this storage as rclone does. */
async function listing(_command: string, { remote: folder, opt }: Params) {
  calls += 1;
  const within = folder === '' ? '' : `${folder}/`;
  expect(opt).toMatchObject({ recurse: false });
  const entries = new Map<string, object>();
  for (const [name, text] of STORAGE) {
    if (!name.startsWith(within)) continue;
    const rest = name.slice(within.length);
    const isFile = !rest.includes('/');
    const path = isFile ? name : `${within}${rest.split('/', 1)[0]}`;
    entries.set(path, { Path: path, Size: isFile ? text.length : -1, IsDir: !isFile });
  }
  return { list: [...entries.values()] };
}
const list = (
  call: (command: string, params: Params) => Promise<unknown>,
  paths: readonly string[],
  ignoresCase = false,
) => {
  const features = { isBucket: false, ignoresCase, hasHeaders: false };
  return listDestination(transferWith(call, { features }), paths, false);
};

// The requests to a bucket are in its scenarios.
it('listDestination: lists only the folders in which the deployment has files', async () => {
  const found = await list(listing, ['a/b/d.html', 'v2/index.html', 'new/e.html']);
  expect([...found]).toEqual([
    ['index.html', { size: 4 }],
    ['a/x.html', { size: 1 }],
    ['v2/.static-export/', { size: 0 }],
    ['v2/index.html', { size: 2 }],
    ['a/b/c.html', { size: 3 }],
  ]);
  expect(calls).toBe(4);
});

it('listDestination: finds folders in another case if the storage ignores case', async () => {
  const names = async (ignoresCase: boolean) => [
    ...(await list(listing, ['V2/index.html'], ignoresCase)).keys(),
  ];
  expect(await names(true)).toEqual(['index.html', 'v2/.static-export/', 'v2/index.html']);
  expect(await names(false)).toEqual(['index.html']);
});

it('listDestination: reads a missing folder as empty', async () => {
  const missing = () => Promise.reject(failure('error listing: directory not found', true));
  expect(await list(missing, [])).toEqual(new Map());
});
