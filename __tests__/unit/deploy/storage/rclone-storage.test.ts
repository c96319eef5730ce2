/** What a storage does with the answers of rclone. `storage.test.ts` has what every storage does. */
import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import { siteStorage, stateStorage } from '../../../../src/deploy/storage/rclone-storage.ts';
import type { Batch } from '../../../../src/deploy/storage/storage.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { FEATURES, failure, type Params, remoteWith } from '../../../support/transfers.ts';

const NOBODY = { uploaded() {}, deleted() {}, sent() {} };
const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const deleted = (name: string): RcloneEvent => ({ kind: 'deleted', name });
const failed = (name: string, isNotFound = false) => failure('Failed to copy: denied', isNotFound, name);
const batch = (...paths: string[]): Batch => ({
  size: 'small',
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

describe('siteStorage: remove', () => {
  const remove = async (answers: readonly Answer[]) => {
    const { remote, calls } = await opened(answers);
    await siteStorage(remote, '/site', NOBODY).remove(['a.html', 'b.html']);
    return calls.map(([command, { remote: name }]) => [command, name]);
  };

  it('deletes by its name what rclone could not ask for', async () => {
    expect(await remove([{ events: [deleted('a.html')] }, {}])).toEqual([
      ['operations/delete', undefined],
      ['operations/deletefile', 'b.html'],
    ]);
    await expect(remove([{}, { failure: failed('a.html') }])).rejects.toThrow('Deleting files failed: ');
  });

  it('accepts that another run deletes the file, and fails if it is still there', async () => {
    const gone = { failure: failure("Couldn't delete: object not found", false, 'b.html') };
    const listed = { result: { list: [{ Path: 'b.html', Size: 1, IsDir: false }] } };
    for (const racing of [
      [{ events: [deleted('a.html')], ...gone }],
      [{ events: [deleted('a.html')] }, gone],
    ]) {
      await remove([...racing, { result: { list: [] } }]);
      await expect(remove([...racing, listed])).rejects.toThrow(
        'Deleting files failed: "b.html": Couldn\'t delete: object not found.',
      );
    }
  });

  it('fails for a file that is refused, and that only a late listing lacks', async () => {
    const refused = { events: [deleted('a.html')], failure: failed('b.html') };
    const found = { result: { list: [{ Path: 'b.html', Size: 1, IsDir: false }] } };
    await expect(remove([refused, { result: { list: [] } }, found])).rejects.toThrow(/"b\.html": .*denied/);
  });

  it('fails only for a file that the storage lists and does not find', async () => {
    const notFound = { failure: failed('b.html', true) };
    for (const ending of [{}, notFound]) {
      const skipped = [{ events: [deleted('a.html')], ...ending }, notFound];
      await remove([...skipped, { result: { list: [] } }]);
      const listed = { result: { list: [{ Path: 'b.html', Size: 1, IsDir: false }] } };
      await expect(remove([...skipped, listed])).rejects.toThrow(
        'Deleting files failed: the storage lists "b.html", but does not find it.',
      );
    }
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

describe('stateStorage: read', () => {
  const reading = async (...answers: Answer[]) => {
    const { remote } = await opened(answers);
    return stateStorage(remote, 'state').read('x');
  };
  const racing = { failure: failure('failed to open source object: stat x: no such file or directory') };

  it('accepts that another run removes the file', async () => {
    expect(await reading(racing, { result: { list: [] } })).toBeUndefined();
    const listed = { result: { list: [{ Path: 'state/x', Size: 1, IsDir: false }] } };
    await expect(reading(racing, listed)).rejects.toThrow(/^Reading the state .* failed to open source/);
  });

  it('reports the first failure if the list cannot be read either, but a cancellation before it', async () => {
    const denied = { failure: failure('AccessDenied') };
    await expect(reading(racing, denied)).rejects.toThrow(/failed to open source/);
    const reason = new Error('cancelled');
    await expect(reading(denied, { failure: reason })).rejects.toBe(reason);
  });

  it('reports a full disk of the runner', async () => {
    const full = { failure: failure('preallocate: file too big for remaining disk space') };
    await expect(reading(full)).rejects.toMatchObject({
      code: 'disk',
      message: expect.stringMatching(/ENOSPC/),
    });
  });
});

it('stateStorage: write: continues for a moment after the run was cancelled', async () => {
  const cancellation = new AbortController();
  const context = { log: silentLog, clock: new FakeClock(), signal: cancellation.signal };
  const reason = new Error('cancelled');
  const signals: boolean[] = [];
  const remote = await remoteWith(
    async (_command, _params, { onEvent, signal }) => {
      signals.push(signal?.aborted === true);
      onEvent?.(copied('state/x'));
    },
    { folder: newFolder(), context },
  );
  const storage = stateStorage(remote, 'state');
  cancellation.abort(reason);
  await storage.write([{ ...batch('x'), text: '{}' }], 'Writing the state');
  expect(signals).toEqual([false]);
});

it('stateStorage: ends its calls a moment later if the run was cancelled before', async () => {
  jest.useFakeTimers();
  const reason = new Error('cancelled');
  const context = { log: silentLog, clock: new FakeClock(), signal: AbortSignal.abort(reason) };
  const hangs = (_command: string, _params: Params, { signal }: { signal?: AbortSignal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const ended: unknown[] = [];
  const storage = stateStorage(await remoteWith(hangs, { context }), 'state');
  void storage.list(new Set()).catch((error) => ended.push(error));
  await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  expect(ended).toEqual([reason]);
});

it.each([
  ['Failed to copy: open /srv/.static-export/x: permission denied', true],
  ['Failed to copy: Put mkParentDir failed: is a file not a directory', false],
  ['Failed to copy: Update mkParentDir failed: 409 Conflict', false],
  ['StatusCode: 409, api error ObjectParentIsFile: Object parent already exists as a file', false],
])(
  'stateStorage: write: names the input `state` if a server may refuse dots, not for a path: %s',
  async (said, isNamed) => {
    const { remote } = await opened([{ failure: failure(said) }], { isBucket: false });
    const written = stateStorage(remote, '.static-export').write([{ ...batch('x'), text: '{}' }], 'Writing');
    const hint = expect.stringMatching(/names that begin with a dot, set the input `state`/);
    await expect(written).rejects.toMatchObject({ hint: isNamed ? hint : expect.not.stringMatching(/dot/) });
  },
);
