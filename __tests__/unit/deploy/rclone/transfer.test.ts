import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parseRemote } from '../../../../src/deploy/inputs/remote.ts';
import type { Batch } from '../../../../src/deploy/plan/file-groups.ts';
import type { Rclone } from '../../../../src/deploy/rclone/rclone.ts';
import { RcloneFailure } from '../../../../src/deploy/rclone/rclone-errors.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import {
  deleteFiles,
  removeFolders,
  type Transfer,
  uploadFiles,
} from '../../../../src/deploy/rclone/transfer.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { makeTempFolder, removeFolder } from '../../../support/folders.ts';

type Params = Readonly<Record<string, unknown>>;

const failed = (name: string, isNotFound = false) =>
  new RcloneFailure([{ name, message: 'Failed to copy: denied' }], isNotFound);
const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const deleted = (name: string): RcloneEvent => ({ kind: 'deleted', name });
const error: RcloneEvent = { kind: 'error', name: 'a.html', message: 'refused' };

/** What rclone does in a call: the events that it logs, and how it ends. */
interface Answer {
  readonly events?: readonly RcloneEvent[];
  readonly failure?: RcloneFailure;
}

let folder: string;
let calls: [command: string, params: Params][];
let stopped: number;
let clock: FakeClock;
let lines: string[];

beforeEach(async () => {
  folder = await makeTempFolder('transfer');
  calls = [];
  stopped = 0;
  clock = new FakeClock();
  lines = [];
});

afterEach(() => {
  jest.restoreAllMocks();
  return removeFolder(folder);
});

function transfer(answers: readonly Answer[], hasHeaders = true): Transfer {
  const left = [...answers];
  const call = async (command: string, params: Params, onEvent?: (event: RcloneEvent) => unknown) => {
    calls.push([command, params]);
    const { events = [], failure } = left.shift() ?? {};
    for (const event of events) {
      if (onEvent?.(event) !== 'stop') continue;
      stopped += 1;
      throw failed('a.html');
    }
    if (failure !== undefined) throw failure;
    return {};
  };
  return {
    rclone: { call } as unknown as Rclone,
    destination: parseRemote('destination', 'docs:bucket'),
    features: { isBucket: true, hasHeaders, ignoresCase: false },
    parallel: { transfers: 3, checkers: 3 },
    sitePath: '/site',
    folder,
    context: {
      log: { info: (line) => lines.push(line), debug: () => undefined },
      clock,
      signal: neverAborted,
    },
    onEvent: () => undefined,
    onProgress: () => undefined,
  };
}

const batch = (...paths: string[]) => ({ cacheControl: 'no-cache', contentType: 'text/html', paths });

describe('uploadFiles', () => {
  const upload = (
    answers: readonly Answer[],
    batches: readonly Batch[] = [batch('a.html', 'b.html')],
    hasHeaders = true,
  ) => uploadFiles(transfer(answers, hasHeaders), batches, 'pages');

  it('uploads each batch with its headers', async () => {
    const two = [batch('a.html'), { cacheControl: undefined, contentType: 'text/css', paths: ['b.css'] }];
    await upload([{ events: [copied('a.html')] }, { events: [copied('b.css')] }], two);
    expect(
      calls.map(([, params]) => (params['_config'] as { UploadHeaders: unknown }).UploadHeaders),
    ).toEqual([
      [
        { Key: 'Cache-Control', Value: 'no-cache' },
        { Key: 'Content-Type', Value: 'text/html' },
      ],
      [{ Key: 'Content-Type', Value: 'text/css' }],
    ]);
  });

  it('uploads all batches in one call if the storage has no headers', async () => {
    await upload([{ events: [copied('a.html'), copied('b.css')] }], [batch('a.html'), batch('b.css')], false);
    expect(calls.map(([, { _config }]) => _config)).toEqual([expect.objectContaining({ UploadHeaders: [] })]);
  });

  it('retries the remaining files twice', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const failure = failed('b.html');
    await expect(upload([{ events: [copied('a.html')], failure }, { failure }, { failure }])).rejects.toThrow(
      'Uploading pages failed: "b.html": Failed to copy: denied.',
    );
    expect(clock.sleeps).toEqual([4000, 8000]);
    expect(lines).toEqual(Array(2).fill('Trying again to upload 1 file: "b.html": Failed to copy: denied.'));
  });

  it('gives up if the storage stays unreachable, but not if a file succeeds in between', async () => {
    const gone = { events: [error, error, error], failure: failed('a.html') };
    await expect(upload([gone, gone, gone])).rejects.toThrow();
    expect(stopped).toBe(3);
    await upload([{ events: [error, error, copied('a.html'), error, error, copied('b.html')] }]);
    expect(stopped).toBe(3);
  });

  it('fails for a file that rclone skips without an error', async () => {
    await expect(upload([{ events: [copied('a.html')] }])).rejects.toThrow(
      'Uploading pages failed: rclone skipped 1 file without an error, such as "b.html".',
    );
  });
});

describe('deleteFiles', () => {
  const remove = (answers: readonly Answer[], isListed = true) =>
    deleteFiles(transfer(answers), ['a.html', 'b.html'], isListed);

  it('fails for a listed file that the storage does not find', async () => {
    await remove([{ events: [deleted('a.html'), deleted('b.html')] }]);
    for (const failure of [undefined, failed('b.html', true)]) {
      await expect(remove([{ events: [deleted('a.html')], ...(failure && { failure }) }])).rejects.toThrow(
        'Deleting files failed: the storage lists 1 file that it does not find, such as "b.html".',
      );
    }
  });

  it('ignores a missing file if nothing was listed', async () => {
    await remove([{ events: [deleted('a.html')] }], false);
    await remove([{ failure: failed('b.html', true) }], false);
  });

  it('lists the folders if a file cannot be looked up, unless the destination was listed', async () => {
    await remove([{ failure: failed('b.html') }, {}], false);
    expect(calls.map(([, { _config }]) => (_config as { NoTraverse?: true }).NoTraverse)).toEqual([
      true,
      undefined,
    ]);
    await expect(remove([{ failure: failed('b.html') }])).rejects.toThrow(
      /^Deleting files failed: "b\.html"/,
    );
  });
});

it('removeFolders: removes the innermost folders first, and leaves those that are not empty', async () => {
  await removeFolders(transfer([{ failure: failed('a/b/c') }]), ['a/b/c', 'a/b', 'd/e', 'a']);
  expect(calls.map(([command, { remote }]) => `${command} ${remote}`)).toEqual([
    'operations/rmdir a/b/c',
    'operations/rmdir a/b',
    'operations/rmdir d/e',
    'operations/rmdir a',
  ]);
});
