import { mkdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Batch } from '../../../../src/deploy/plan/file-groups.ts';
import type { RcloneEvent } from '../../../../src/deploy/rclone/rclone-log.ts';
import { DestinationFolder } from '../../../../src/deploy/storage/destination-folder.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { newFolder } from '../../../support/new-folder.ts';
import { silentLog } from '../../../support/silent-log.ts';
import { FEATURES, failure, type Params, remoteWith } from '../../../support/transfers.ts';

const failed = (name: string, isNotFound = false) => failure('Failed to copy: denied', isNotFound, name);
const copied = (name: string): RcloneEvent => ({ kind: 'copied', name });
const deleted = (name: string): RcloneEvent => ({ kind: 'deleted', name });
const error: RcloneEvent = { kind: 'error', name: 'a.html', message: 'refused' };

/** What rclone does in a call: the events that it logs, and how it ends. */
interface Answer {
  readonly events?: readonly RcloneEvent[];
  readonly failure?: Error;
  readonly result?: object;
}

const NOBODY = { uploaded() {}, deleted() {}, sent() {} };

let calls: [command: string, params: Params][];
let stopped: number;
let clock: FakeClock;
let lines: string[];

beforeEach(() => {
  calls = [];
  stopped = 0;
  clock = new FakeClock();
  lines = [];
});

afterEach(() => void jest.restoreAllMocks());

function folderWith(answers: readonly Answer[], hasHeaders = true, small = 3): DestinationFolder {
  const left = [...answers];
  const call = async (command: string, params: Params, onEvent?: (event: RcloneEvent) => unknown) => {
    calls.push([command, params]);
    const { events = [], failure: ending, result = {} } = left.shift() ?? {};
    for (const event of events) {
      if (onEvent?.(event) !== 'stop') continue;
      stopped += 1;
      throw failure('message' in event ? event.message : '', false, 'a.html');
    }
    if (ending !== undefined) throw ending;
    return result;
  };
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const given = {
    features: { ...FEATURES, isBucket: true, hasHeaders },
    parallel: { transfers: { small, large: 3, inParts: 3 }, checkers: 2 },
    folder: newFolder(),
    context: { log, clock, signal: neverAborted },
  };
  return new DestinationFolder(remoteWith(call, given), '/site', NOBODY);
}

const batch = (...paths: string[]) => ({
  size: 'small' as const,
  cacheControl: 'no-cache',
  contentType: 'text/html',
  paths,
});

const upload = (
  answers: readonly Answer[],
  batches: readonly Batch[] = [batch('a.html', 'b.html')],
  hasHeaders = true,
) => folderWith(answers, hasHeaders).upload(batches, 'pages');

it('DestinationFolder: upload: uploads all batches in one call if the storage has no headers', async () => {
  await upload([{ events: [copied('a.html'), copied('b.css')] }], [batch('a.html'), batch('b.css')], false);
  expect(calls.map(([, { _config }]) => _config)).toEqual([expect.objectContaining({ UploadHeaders: [] })]);
});

it('DestinationFolder: upload: sends the headers of a batch', async () => {
  await upload([{ events: [copied('a.svgz')] }], [{ ...batch('a.svgz'), contentEncoding: 'gzip' }]);
  expect(calls[0]?.[1]).toMatchObject({
    _config: {
      UploadHeaders: [
        { Key: 'Cache-Control', Value: 'no-cache' },
        { Key: 'Content-Type', Value: 'text/html' },
        { Key: 'Content-Encoding', Value: 'gzip' },
      ],
    },
  });
});

it('DestinationFolder: upload: retries the remaining files twice', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const again = { failure: failed('b.html') };
  const uploading = upload([{ ...again, events: [copied('a.html')] }, again, again]);
  await expect(uploading).rejects.toThrow('Uploading pages failed: "b.html": Failed to copy: denied.');
  expect(clock.sleeps).toEqual([4000, 8000]);
  expect(lines).toEqual(Array(2).fill('Trying again to upload 1 file: "b.html": Failed to copy: denied.'));
});

const SERVER_ERROR = 'operation error S3: PutObject, StatusCode: 500, api error InternalError: Try again.';

it.each([
  ['rclone repeats requests', 64, SERVER_ERROR, 3],
  ['rclone does not repeat requests', 256, SERVER_ERROR, 8],
  [
    'rclone does not repeat requests',
    256,
    'RESPONSE 500: 500 Internal Server Error\nERROR CODE: InternalError',
    8,
  ],
  ['rclone does not repeat requests', 256, 'googleapi: Error 500: Internal Error, internalError', 8],
  ['rclone does not repeat requests', 256, 'StatusCode: 403, api error AccessDenied: Access Denied', 3],
])(
  'DestinationFolder: upload: if %s (%d at once), and the answer is %p, tries %d times',
  async (_, small, message, tries) => {
    const again = { failure: failure(message, false, 'a.html') };
    const folder = folderWith(Array(20).fill(again), true, small);
    await expect(folder.upload([batch('a.html')], 'pages')).rejects.toThrow('Uploading pages failed');
    expect(calls).toHaveLength(tries);
  },
);

it('DestinationFolder: upload: stops a call after as many errors as parallel transfers, without a success in between', async () => {
  const gone = { events: [error, error, error], failure: failed('a.html') };
  await expect(upload([gone, gone, gone])).rejects.toThrow();
  expect(stopped).toBe(3);
  await upload([{ events: [error, error, copied('a.html'), error, error, copied('b.html')] }]);
  expect(stopped).toBe(3);
});

const refused = (message: string): RcloneEvent => ({ kind: 'error', name: 'b.html', message });

it('DestinationFolder: upload: halves its transfers when a server refuses connections, and until the end', async () => {
  const tooMany = { events: [copied('a.html'), refused('421 "Too many connections"')] };
  await upload(
    [tooMany, { events: [copied('a.html'), copied('b.html')] }, { events: [copied('c.html')] }],
    [batch('a.html', 'b.html'), batch('c.html')],
  );
  const transfers = calls.map(([, { _config }]) => (_config as { Transfers: number }).Transfers);
  expect([transfers, stopped]).toEqual([[3, 2, 2], 1]);
  expect(lines).toEqual([
    'The storage refuses 3 transfers at once ("421 "Too many connections""). Continuing with 2 at once.',
  ]);
});

it('DestinationFolder: upload: fails for a file that rclone skips without an error', async () => {
  await expect(upload([{ events: [copied('a.html')] }])).rejects.toThrow(
    'Uploading pages failed: rclone skipped 1 file without an error, such as "b.html".',
  );
});

const remove = (answers: readonly Answer[]) => folderWith(answers).delete(['a.html', 'b.html']);

it('DestinationFolder: delete: deletes by its name what rclone skips', async () => {
  await remove([{ events: [deleted('a.html')] }, {}]);
  expect(calls.map(([command, { remote }]) => [command, remote])).toEqual([
    ['operations/delete', undefined],
    ['operations/deletefile', 'b.html'],
  ]);
  await expect(remove([{}, { failure: failed('a.html') }])).rejects.toThrow('Deleting files failed: ');
});

it('DestinationFolder: delete: fails only for a file that the storage lists and does not find', async () => {
  await remove([{ events: [deleted('a.html'), deleted('b.html')] }]);
  const notFound = { failure: failed('b.html', true) };
  for (const ending of [{}, notFound]) {
    const skipped = [{ events: [deleted('a.html')], ...ending }, notFound];
    await remove([...skipped, { result: { list: [] } }]);
    const listed = { result: { list: [{ Path: 'b.html', Size: 1, IsDir: false }] } };
    await expect(remove([...skipped, listed, listed])).rejects.toThrow(
      'Deleting files failed: the storage lists "b.html", but does not find it.',
    );
  }
});

it('DestinationFolder: removeFolders: leaves a link to a folder alone', async () => {
  const localRoot = newFolder();
  await mkdir(path.join(localRoot, 'plain'));
  await symlink(localRoot, path.join(localRoot, 'link'), 'junction');
  const removed: unknown[] = [];
  const call = async (_command: string, { remote }: Params) => removed.push(remote);
  const remote = remoteWith(call, { features: { ...FEATURES, localRoot } });
  await new DestinationFolder(remote, '/site', NOBODY).removeFolders(['link', 'plain']);
  expect(removed).toEqual(['plain']);
});
