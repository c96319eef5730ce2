/** The storages here respond to ranges in unusual ways, but send the complete bundle to a plain request. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { readBundle } from '../../../src/bundle/read-bundle.ts';
import type { Logger } from '../../../src/context/context.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { archive, file } from '../../support/hostile-archives.ts';
import { newFolder } from '../../support/new-folder.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

const home = newFolder();

/** A bundle of three ranges. */
const BUNDLE = archive(file('index.html', 'home'), file('noise.bin', randomBytes(2_500_000)));

type Respond = (response: ServerResponse, start: number, end: number) => void;

interface Given {
  /** The size that the service announces, and the one that comes with a fresh URL. */
  readonly sizeBytes?: number;
  readonly fresh?: number;
  readonly refresh?: () => void;
  readonly log?: Logger;
  readonly clock?: FakeClock;
}

/** Reads from a storage that has the bundle for a plain request, and responds to each range as given. */
async function read(
  onRange: Respond,
  { sizeBytes, fresh, refresh, log = silentLog, clock = new FakeClock() }: Given = {},
): Promise<Awaited<ReturnType<typeof readBundle>> & { plain: number }> {
  let plain = 0;
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const [, start, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (start !== undefined) return onRange(response, Number(start), Number(last) + 1);
    plain += 1;
    response.writeHead(200, { 'Content-Length': BUNDLE.length, ETag: '"1"' }).end(BUNDLE);
  };
  const bundleUrl = `${await serve(listener)}/site.tar`;
  const url = { bundleUrl, expiresAt: undefined, sizeBytes };
  let refreshes = 0;
  const presignedUrl = new PresignedUrl(url, async () => {
    refresh?.();
    refreshes += 1;
    return { ...url, sizeBytes: fresh ?? sizeBytes, bundleUrl: `${bundleUrl}?${refreshes}` };
  });
  const bundle = path.join(home, 'bundle');
  const found = await readBundle(
    { presignedUrl, file: bundle, siteFolder: undefined },
    { log, clock, signal: neverAborted },
  );
  expect(readFileSync(bundle).equals(BUNDLE)).toBe(true);
  return { ...found, plain };
}

const ETAG = { ETag: '"1"' };
const rangeOf = (start: number, end: number) =>
  `bytes ${start}-${Math.min(end, BUNDLE.length) - 1}/${BUNDLE.length}`;

/** Responds with a range, under this name and with these headers. */
const send =
  (nameOf: (start: number, end: number) => string, headers: object = ETAG): Respond =>
  (response, start, end) => {
    const part = BUNDLE.subarray(start, end);
    const named = { 'Content-Range': nameOf(start, end), 'Content-Length': part.length };
    response.writeHead(206, { ...headers, ...named }).end(part);
  };
const sendRange = send(rangeOf);
const sendOther: Respond = (response, start, end) => sendRange(response, start + 1, end);
const sendAll =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status, { 'Content-Length': BUNDLE.length, ...ETAG }).end(BUNDLE);
const refuse =
  (status: number): Respond =>
  (response) =>
    void response.writeHead(status).end();

it.each<[string, Respond]>([
  ['an unknown size', send((start, end) => `bytes ${start}-${end - 1}/*`)],
  ['a shorter range', (response, start) => sendRange(response, start, start + 100)],
  ['another range', sendOther],
  ['no `Content-Range`', (response) => void response.writeHead(206, ETAG).end('x')],
  // Without a strong ETag, two ranges may belong to two bundles.
  ['no ETag', send(rangeOf, {})],
  ['a weak ETag', send(rangeOf, { ETag: 'W/"1"' })],
  ['416', refuse(416)],
  ['403', refuse(403)],
  ['501', refuse(501)],
  ['too few bytes', (response, start, end) => send(() => rangeOf(start, end))(response, start, start + 9)],
])('readBundle: requests one stream if a range is answered with %s', async (_what, onRange) => {
  expect(await read(onRange)).toMatchObject({ plain: 1, format: { extension: '.tar' } });
});

it.each<[string, Respond]>([
  ['403', refuse(403)],
  ['416', refuse(416)],
  ['the complete bundle', sendAll(200)],
])('readBundle: requests one stream if a later range is answered with %s', async (_what, onLater) => {
  const onRange: Respond = (response, start, end) =>
    (start === 0 ? sendRange : onLater)(response, start, end);
  expect(await read(onRange)).toMatchObject({ plain: 1 });
});

it.each<[string, Respond]>([
  ['the unit in other letters', send((start, end) => rangeOf(start, end).replace('b', 'B'))],
  ['203 with the complete bundle', sendAll(203)],
])('readBundle: accepts %s', async (_what, onRange) => {
  expect(await read(onRange)).toMatchObject({ plain: 0, format: { extension: '.tar' } });
});

it('readBundle: counts the tries of each request, and of the complete download', async () => {
  const lines: string[] = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  await read(refuse(403), { log });
  const retries = lines.flatMap((line) => /Retrying.*|Requesting.*/.exec(line) ?? []);
  const complete = 'Retrying the complete download now (try 2).';
  expect(retries.map((line) => line.replace(/ in [\d.]+m?s /, ' '))).toEqual([
    ...[2, 3, 4, 5, 6].map((count) => `Retrying (try ${count}).`),
    complete,
    'Requesting the bundle in one stream',
  ]);
});

it('readBundle: logs the progress of a slow download', async () => {
  const clock = new FakeClock();
  const lines: string[] = [];
  const onRange: Respond = (...range) => {
    clock.pass(10_000);
    sendRange(...range);
  };
  await read(onRange, { clock, log: { ...silentLog, info: (line) => lines.push(line) } });
  expect(lines).toContainEqual(expect.stringMatching(/^Downloaded \d+%, .* of 2\.5 MB, /));
});

it('readBundle: waits for a storage that refuses each URL for some seconds', async () => {
  const clock = new FakeClock();
  const since = clock.now();
  const onRange: Respond = (...range) => (clock.now() < since + 5000 ? refuse(403) : sendRange)(...range);
  expect(await read(onRange, { clock })).toMatchObject({ plain: 0 });
});

it('readBundle: requests one stream from a storage whose nodes have different ETags', async () => {
  let requests = 0;
  const onRange: Respond = (...range) => {
    requests += 1;
    send(rangeOf, { ETag: `"${requests % 2}"` })(...range);
  };
  expect(await read(onRange)).toMatchObject({ plain: 1 });
});

it.each([
  ['once: it is requested again', 1, 2],
  ['each time', 9, 2],
])('readBundle: a stream without a length is cut %s', async (_what, cuts, requests) => {
  let sent = 0;
  const cut: Respond = ({ socket }) => {
    sent += 1;
    socket?.write('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n');
    socket?.end(sent <= cuts ? BUNDLE.subarray(0, 2_000_000) : BUNDLE);
  };
  const reading = read(cut);
  if (cuts === 1) expect(await reading).toMatchObject({ format: { extension: '.tar' } });
  else
    await expect(reading).rejects.toMatchObject({
      code: 'bundle-rejected',
      message: expect.stringMatching(
        /without a length, and it may have been cut\. The bundle is not a complete/,
      ),
    });
  expect(sent).toBe(requests);
});

it.each([undefined, BUNDLE.length])(
  'readBundle: reports that JSON came instead of the bundle, if the service reports the size %p',
  async (sizeBytes) => {
    const page: Respond = (response) => void response.writeHead(200).end('{"error":"Not ready"}');
    await expect(read(page, sizeBytes === undefined ? {} : { sizeBytes })).rejects.toMatchObject({
      code: 'bundle-rejected',
      message: 'Downloading the bundle failed: the storage sent JSON instead of the bundle.',
    });
  },
);

const zipped = gzipSync(BUNDLE);
const chunked: Respond = (response) =>
  void response.writeHead(200, { 'Content-Encoding': 'gzip', 'Transfer-Encoding': 'chunked' }).end(zipped);

it.each<[string, Respond]>([
  ['of a length', (response) => void response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(zipped)],
  ['in chunks', chunked],
  [
    'as a range',
    send((start, end) => `bytes ${start}-${Math.min(end, BUNDLE.length) - 1}/${zipped.length}`, {
      ...ETAG,
      'Content-Encoding': 'gzip',
    }),
  ],
])(
  'readBundle: names the encoding of a body %s whose size is not the announced one, and retries once',
  async (_what, respond) => {
    let requests = 0;
    const counted: Respond = (...range) => {
      requests += 1;
      respond(...range);
    };
    const reading = read(counted, { sizeBytes: BUNDLE.length });
    await expect(reading).rejects.toMatchObject({
      code: 'download-failed',
      message: expect.stringMatching(/bytes that the service announced, with `Content-Encoding: gzip`\.$/),
      hint: expect.stringContaining('may compress or decompress the bundle'),
    });
    expect(requests).toBe(2);
  },
);

it.each<[string, Buffer, string]>([
  ['gzip', gzipSync(gzipSync(BUNDLE)), 'it is compressed twice'],
  ['gzip', gzipSync('<html>Log in</html>'), 'in the middle of an entry'],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, ...Buffer.alloc(600)]), 'of the format zstd'],
  ['br', Buffer.alloc(600, 'x'), 'something that is not an archive'],
])(
  'readBundle: names the encoding %s of what cannot be read, if no size is announced',
  async (encoding, body, says) => {
    const respond: Respond = (response) =>
      void response.writeHead(200, { 'Content-Encoding': encoding, 'Content-Length': body.length }).end(body);
    await expect(read(respond)).rejects.toMatchObject({
      code: 'bundle-rejected',
      message: expect.stringMatching(
        new RegExp(`with \`Content-Encoding: ${encoding}\`, and it cannot be read\\..*${says}`),
      ),
      hint: expect.stringContaining('may compress or decompress the bundle'),
    });
  },
);

it('readBundle: reads an encoded object that was replaced, with the size of a fresh URL', async () => {
  const stored = send(rangeOf, { ...ETAG, 'Content-Encoding': 'gzip' });
  const found = await read(stored, { sizeBytes: 160, fresh: BUNDLE.length });
  expect(found).toMatchObject({ plain: 0, format: { extension: '.tar' } });
});

it('readBundle: accepts an object that is stored with an encoding, in the announced size', async () => {
  const stored = send(rangeOf, { ...ETAG, 'Content-Encoding': 'gzip' });
  expect(await read(stored, { sizeBytes: BUNDLE.length })).toMatchObject({ plain: 0 });
});
