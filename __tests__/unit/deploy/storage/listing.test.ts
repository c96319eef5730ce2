import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import type { CallOptions } from '../../../../src/deploy/rclone/rclone.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import { findFiles, listFiles } from '../../../../src/deploy/storage/listing.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { FEATURES, failure, type Params, remoteWith } from '../../../support/transfers.ts';

/** Names of operations, for messages. */
const WORDS = { list: 'Listing', read: 'Reading', remove: 'Deleting', otherwise: ['', 'Check it.'] } as const;

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
  const found = [...(await listFiles(await remoteWith(listing), paths, WORDS))];
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

it.each([
  ['an object that the policy hides, in a bucket', true, 'api error Forbidden: Forbidden', undefined],
  ['a missing file', false, 'object not found', undefined],
  ['a refusal of a server', false, 'Forbidden', /^Looking for files at the destination failed: /],
])('findFiles: %s', async (_what, isBucket, message, error) => {
  const stat = () => Promise.reject(failure(message, message === 'object not found'));
  const features = { ...FEATURES, isBucket };
  const found = findFiles(await remoteWith(stat, { features, folder: newFolder() }), ['a.html']);
  if (error === undefined) expect(await found).toEqual(new Map());
  else await expect(found).rejects.toThrow(error);
});

const BUCKET = { ...FEATURES, isBucket: true };
const AB = ['a.html', 'b.html'].map((Path) => ({ Path, Size: 1, IsDir: false }));

it.each<[string, (onEvent: (event: RcloneEvent) => unknown) => object, string[]]>([
  ['in one call', () => ({ list: AB }), ['operations/list']],
  [
    'for one file at a time if rclone logs that it could not ask for one',
    (onEvent) => {
      onEvent({ kind: 'error', name: 'b.html', message: '--files-from failed to read file: 503' });
      return { list: AB.slice(0, 1) };
    },
    ['operations/list', 'operations/stat', 'operations/stat'],
  ],
  [
    'for one file at a time if the call fails',
    () => {
      throw failure('connection reset by peer');
    },
    ['operations/list', 'operations/stat', 'operations/stat'],
  ],
])('findFiles: asks a bucket %s', async (_how, list, expected) => {
  const commands: string[] = [];
  const answer = async (command: string, { remote }: Params, { onEvent = () => undefined }: CallOptions) => {
    commands.push(command);
    return command === 'operations/stat' ? { item: { Path: remote, Size: 1, IsDir: false } } : list(onEvent);
  };
  const found = await findFiles(await remoteWith(answer, { features: BUCKET, folder: newFolder() }), [
    'a.html',
    'b.html',
  ]);
  expect([...found.keys()]).toEqual(['a.html', 'b.html']);
  expect(commands).toEqual(expected);
});

it('findFiles: asks for a thousand files in a call, so that each answer is progress', async () => {
  const asked: number[] = [];
  const answer = async (_command: string, { _filter }: Params) => {
    const { FilesFromRaw } = _filter as { FilesFromRaw: readonly [string] };
    asked.push(readFileSync(FilesFromRaw[0], 'utf8').trimEnd().split('\n').length);
    return { list: null };
  };
  const names = Array.from({ length: 2500 }, (_, at) => `${at}.html`);
  const found = await findFiles(await remoteWith(answer, { features: BUCKET, folder: newFolder() }), names);
  expect([found.size, asked]).toEqual([0, [1000, 1000, 500]]);
});
