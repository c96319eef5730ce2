import { expect, it } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import { findFiles, listFiles } from '../../../../src/deploy/storage/listing.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { FEATURES, type Params, remoteWith } from '../../../support/transfers.ts';

const STORAGE = {
  'a/b/c.html': 'ccc',
  'a/x.html': 'x',
  'lost+found/secret': 's',
  'v2/.static-export/000001-1-1-a1b2.json': '{}',
  'v2/index.html': 'v2',
  'index.html': 'home',
};

it('listFiles: lists only the folders in which the deployment has files', async () => {
  let calls = 0;
  /** Lists the storage as rclone does. */
  const listing = async (_command: string, { remote: folder, opt }: Params) => {
    calls += 1;
    const within = folder === '' ? '' : `${folder}/`;
    expect(opt).toMatchObject({ recurse: false });
    const entries = new Map<string, object>();
    for (const [name, text] of Object.entries(STORAGE)) {
      if (!name.startsWith(within)) continue;
      const rest = name.slice(within.length);
      const isFile = !rest.includes('/');
      const path = isFile ? name : `${within}${rest.split('/', 1)[0]}`;
      entries.set(path, { Path: path, Size: isFile ? text.length : -1, IsDir: !isFile });
    }
    return { list: [...entries.values()] };
  };
  const paths = new Set(['a/b/d.html', 'v2/index.html', 'new/e.html']);
  const found = [...(await listFiles(await remoteWith(listing), paths, 'Listing'))];
  const isState = (path: string) => path.endsWith('/.static-export/');
  expect(found.filter(([path]) => isState(path) || !path.endsWith('/'))).toEqual([
    ['index.html', { size: 4 }],
    ['a/x.html', { size: 1 }],
    ['v2/.static-export/', { size: 0 }],
    ['v2/index.html', { size: 2 }],
    ['a/b/c.html', { size: 3 }],
  ]);
  const folders = found.map(([path]) => path).filter((path) => path.endsWith('/') && !isState(path));
  expect(folders).toEqual(['a/', 'lost+found/', 'v2/', 'a/b/']);
  expect(calls).toBe(4);
});

/** Of a large site, each folder is listed by itself, as many as may be at once. */
it.each([
  [2, ['', '0', '1']],
  [3, ['', '']],
])('listFiles: lists a large bucket with %i folders: %j', async (count, expected) => {
  const asked: unknown[] = [];
  const listing = async (_command: string, { remote: folder, opt }: Params) => {
    asked.push(folder);
    if ((opt as { recurse: boolean }).recurse) return { list: null };
    return { list: Array.from({ length: count }, (_, at) => ({ Path: `${at}`, Size: -1, IsDir: true })) };
  };
  const remote = await remoteWith(listing, { features: { ...FEATURES, isBucket: true } });
  const paths = new Set(Array.from({ length: 1000 }, (_, at) => `${at}.html`));
  await listFiles(remote, paths, 'Listing');
  expect(asked).toEqual(expected);
});

it('findFiles: finds nothing if rclone logs that it could not ask for a file', async () => {
  const call = async (_command: string, _params: Params, { onEvent = () => undefined }: CallOptions) => {
    onEvent({ kind: 'error', name: 'b.html', message: '--files-from failed to read file: 503' });
    return { list: [{ Path: 'a.html', Size: 1, IsDir: false }] };
  };
  const features = { ...FEATURES, isBucket: true };
  const remote = await remoteWith(call, { features, folder: newFolder() });
  expect(await findFiles(remote, ['a.html', 'b.html'])).toBeUndefined();
});
