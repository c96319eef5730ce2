/** What a storage does with the answers of rclone. `storage.test.ts` has what every storage does. */
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import { siteStorage, stateStorage } from '../../../../src/deploy/storage/rclone-storage.ts';
import type { Batch } from '../../../../src/deploy/storage/storage.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { FEATURES, failure, type Params, remoteWith } from '../../../support/transfers.ts';

const NOBODY = { uploaded() {}, deleted() {} };
const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const batch = (...paths: string[]): Batch => ({
  cacheControl: 'no-cache',
  contentType: 'text/html',
  paths,
});

/** What rclone does in a call: the events that it logs, and how it ends. */
interface Answer {
  readonly events?: readonly RcloneEvent[];
  readonly failure?: Error;
  readonly result?: object;
}

/** @param answers of rclone, by call; the last one is repeated */
async function opened(answers: readonly Answer[], features: Partial<typeof FEATURES> = {}) {
  const calls: [command: string, params: Params][] = [];
  const remote = await remoteWith(
    async (command, params, { onEvent }) => {
      const {
        events = [],
        failure: ending,
        result = {},
      } = answers[Math.min(calls.length, answers.length - 1)] ?? {};
      calls.push([command, params]);
      for (const event of events) onEvent?.(event);
      if (ending !== undefined) throw ending;
      return result;
    },
    { folder: newFolder(), features: { ...FEATURES, isBucket: true, hasHeaders: true, ...features } },
  );
  return { remote, calls };
}

describe('siteStorage: write', () => {
  const write = async (batches: readonly Batch[], answer: Answer, hasHeaders = true) => {
    const { remote, calls } = await opened([answer], { hasHeaders });
    await siteStorage(remote, '/site', NOBODY).write(batches, 'Uploading pages');
    return calls.map(([, { _config }]) => (_config as { UploadHeaders: object[] }).UploadHeaders);
  };

  it('writes all batches in one call if the storage has no headers', async () => {
    const both = { events: [copied('a.html'), copied('b.css')] };
    expect(await write([batch('a.html'), batch('b.css')], both, false)).toEqual([[]]);
  });

  it('sends the headers of a batch', async () => {
    const compressed = { ...batch('a.svgz'), contentEncoding: 'gzip' };
    expect(await write([compressed], { events: [copied('a.svgz')] })).toEqual([
      [
        { Key: 'Cache-Control', Value: 'no-cache' },
        { Key: 'Content-Type', Value: 'text/html' },
        { Key: 'Content-Encoding', Value: 'gzip' },
      ],
    ]);
  });

  it.each([
    ['a bucket, which compares each MD5 itself', true, true],
    ['a server, which does not', false, false],
  ])('compares no checksums after an upload to %s: %p', async (_what, ignores, isBucket) => {
    const { remote, calls } = await opened([{ events: [copied('a.html')] }], { isBucket });
    await siteStorage(remote, '/site', NOBODY).write([batch('a.html')], 'Uploading pages');
    expect(calls).toMatchObject([['sync/copy', { _config: { IgnoreChecksum: ignores } }]]);
  });

  it('fails for a file that rclone skips without an error', async () => {
    await expect(write([batch('a.html', 'b.html')], { events: [copied('a.html')] })).rejects.toThrow(
      'Uploading pages failed: rclone skipped 1 file without an error, such as "b.html".',
    );
  });
});

it('siteStorage: removeFolders: leaves a link to a folder alone', async () => {
  const localRoot = newFolder();
  await mkdir(path.join(localRoot, 'plain'));
  await symlink(localRoot, path.join(localRoot, 'link'), 'junction');
  const { remote, calls } = await opened([{}]);
  const storage = siteStorage({ ...remote, features: { ...FEATURES, localRoot } }, '/site', NOBODY);
  await storage.removeFolders(['link', 'plain']);
  expect(calls).toEqual([['operations/rmdir', expect.objectContaining({ remote: 'plain' })]]);
});

it('siteStorage: removeFolders: removes the destination after the folders in it, and never a bucket', async () => {
  let ended = 0;
  const removed: [unknown, number][] = [];
  const slow = await remoteWith(async (_command, { remote: folder }) => {
    removed.push([folder, ended]);
    await new Promise(setImmediate);
    ended += 1;
    return {};
  });
  await siteStorage(slow, '/site', NOBODY).removeFolders(['.static-export', '']);
  expect(removed).toEqual([
    ['.static-export', 0],
    ['', 1],
  ]);
  const { remote, calls } = await opened([{}], { isBucket: true });
  await siteStorage(remote, '/site', NOBODY).removeFolders(['.static-export', '']);
  expect(calls).toEqual([]);
});

it('stateStorage: read: reports a full disk of the runner', async () => {
  const { remote } = await opened([
    { failure: failure('preallocate: file too big for remaining disk space') },
  ]);
  await expect(stateStorage(remote, 'state').read('x')).rejects.toMatchObject({
    code: 'disk',
    message: expect.stringMatching(/ENOSPC/),
  });
});
