/** Tests when ranges are requested, and responses that the emulator cannot send, such as impossible sizes. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { downloadInto } from '../../../src/download/parallel-download.ts';
import { PartialFile } from '../../../src/download/partial-file.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { newFolder } from '../../support/new-folder.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

let folder: string;
let client: HttpClient;
beforeEach(() => {
  folder = newFolder();
  client = new HttpClient(silentLog);
});
afterEach(() => client.close());

async function download(listener: RequestListener, sizeBytes?: number): Promise<Buffer> {
  const bundleUrl = `${await serve(listener)}/site.tar.gz`;
  const file = await PartialFile.create(path.join(folder, 'bundle'));
  try {
    await downloadInto(file, {
      presignedUrl: new PresignedUrl({ bundleUrl, expiresAt: undefined, sizeBytes }, () =>
        Promise.reject(new Error('not needed')),
      ),
      client,
      onBytes: () => {},
      onResponse: () => {},
      log: silentLog,
      clock: new FakeClock(),
      signal: neverAborted,
    });
    file.complete();
    return await buffer(Readable.from(copies(file)));
  } finally {
    await file.close();
  }
}

/** Copies the chunks of a file, because the file reuses their memory. */
async function* copies(file: PartialFile): AsyncGenerator<Buffer> {
  for await (const chunk of file.chunks(neverAborted)) yield Buffer.from(chunk);
}

/** Sends the headers of the requested range, and returns its bytes. */
function beginRange(
  { headers }: IncomingMessage,
  response: ServerResponse,
  contents: Buffer,
  { etag = '"1"', isChunked = false } = {},
): Buffer {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const start = Number(first);
  const part = contents.subarray(start, Number(last) + 1);
  const range = `bytes ${start}-${start + part.length - 1}/${contents.length}`;
  const length = isChunked ? {} : { 'Content-Length': part.length };
  response.writeHead(206, { ETag: etag, 'Content-Range': range, ...length });
  return part;
}

function sendRange(request: IncomingMessage, response: ServerResponse, contents: Buffer, etag?: string) {
  response.end(beginRange(request, response, contents, etag === undefined ? {} : { etag }));
}

it('downloadInto: completes a chunked range whose connection breaks after its last byte', async () => {
  const contents = randomBytes(3_000_000);
  const requests: string[] = [];
  const bytes = await download((request, response) => {
    requests.push(request.headers.range ?? '');
    // The final chunk never comes.
    const part = beginRange(request, response, contents, { isChunked: true });
    response.write(part, () => response.socket?.destroySoon());
  });
  expect(bytes.equals(contents)).toBe(true);
  // No range was requested again at its end, where it is empty.
  expect(new Set(requests).size).toBe(requests.length);
});

it.each([
  ['900 TB', '900000000000000', /larger than 20 GB, which is the limit: 900 TB/],
  ['a number of 400 digits', '9'.repeat(400), /did not send the bytes that were requested/],
])('downloadInto: refuses a storage that announces %s', async (_what, size, message) => {
  const downloading = download((_request, response) => {
    response.writeHead(206, { ETag: '"1"', 'Content-Range': `bytes 0-1048575/${size}` });
    response.end(Buffer.alloc(1_048_576));
  });
  await expect(downloading).rejects.toThrow(message);
});

it('downloadInto: refuses a stream that the service announces with 30 GB', async () => {
  const downloading = download((_request, response) => void response.end('x'), 30_000_000_000);
  await expect(downloading).rejects.toThrow(/larger than 20 GB, which is the limit: 30 GB/);
});

it('downloadInto: uses all eight connections after the first response', async () => {
  const contents = randomBytes(9_000_000);
  const waiting: (() => void)[] = [];
  let arrived = 0;
  const bytes = await download((request, response) => {
    arrived += 1;
    if (arrived === 1) return sendRange(request, response, contents);
    // The other ranges come only after eight requests have arrived.
    waiting.push(() => sendRange(request, response, contents));
    if (arrived >= 8) for (const send of waiting.splice(0)) send();
  }, contents.length);
  expect(bytes.equals(contents)).toBe(true);
});

it('downloadInto: requests the next range while the last bytes of one arrive', async () => {
  const contents = randomBytes(12 * 1_048_576);
  const waiting: (() => void)[] = [];
  let arrived = 0;
  const bytes = await download((request, response) => {
    arrived += 1;
    const range = beginRange(request, response, contents);
    response.write(range.subarray(0, -1));
    waiting.push(() => response.end(range.subarray(-1)));
    // The first eight connections get their last byte when there is a ninth request.
    if (arrived > 8) for (const finish of waiting.splice(0)) finish();
  }, contents.length);
  expect(bytes.equals(contents)).toBe(true);
});

it.each([
  ['another ETag', 0, '"2"'],
  ['another size', 1, '"1"'],
])('downloadInto: never mixes an object with one that has %s', async (_what, from, etag) => {
  const contents = randomBytes(5_000_000);
  const downloading = download((request, response) => {
    if (request.headers.range?.startsWith('bytes=0-')) sendRange(request, response, contents);
    else sendRange(request, response, contents.subarray(from), etag);
  }, contents.length);
  await expect(downloading).rejects.toMatchObject({ problem: 'replaced' });
});

it.each([-1, 0, 1])(
  'downloadInto: compares a stream with the announced size: %i bytes more',
  async (more) => {
    const contents = randomBytes(100_000 + more);
    // Without a length, only the bytes show the size.
    const downloading = download((_request, response) => {
      response.write(contents.subarray(0, 99_999));
      response.end(contents.subarray(99_999));
    }, 100_000);
    if (more === 0) expect((await downloading).equals(contents)).toBe(true);
    else await expect(downloading).rejects.toMatchObject({ problem: 'wrong-size' });
  },
);
