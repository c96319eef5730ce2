import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
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

const BUCKET = { ...FEATURES, isBucket: true };
const A = { Path: 'a.html', Size: 1, IsDir: false };

it.each<
  [string, typeof FEATURES, (onEvent: (event: RcloneEvent) => unknown) => object, string[] | undefined]
>([
  ['the files that are there', BUCKET, () => ({ list: [A] }), ['a.html']],
  ['none', BUCKET, () => ({ list: null }), []],
  [
    'nothing if rclone logs that it could not ask for one',
    BUCKET,
    (onEvent) => {
      onEvent({ kind: 'error', name: 'b.html', message: '--files-from failed to read file: 503' });
      return { list: [A] };
    },
    undefined,
  ],
  ['nothing on a server', FEATURES, () => ({ list: [A] }), undefined],
])('findFiles: finds %s', async (_what, features, list, expected) => {
  const call = async (_command: string, _params: Params, { onEvent = () => undefined }: CallOptions) =>
    list(onEvent);
  const found = await findFiles(await remoteWith(call, { features, folder: newFolder() }), [
    'a.html',
    'b.html',
  ]);
  expect(found && [...found.keys()]).toEqual(expected);
});

it('findFiles: asks for all files in one call', async () => {
  const asked: number[] = [];
  const answer = async (_command: string, { _filter }: Params) => {
    const { FilesFromRaw } = _filter as { FilesFromRaw: readonly [string] };
    asked.push(readFileSync(FilesFromRaw[0], 'utf8').trimEnd().split('\n').length);
    return { list: null };
  };
  const names = Array.from({ length: 2500 }, (_, at) => `${at}.html`);
  await findFiles(await remoteWith(answer, { features: BUCKET, folder: newFolder() }), names);
  expect(asked).toEqual([2500]);
});
