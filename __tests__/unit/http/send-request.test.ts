import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { refusalText, retryAfterMs, sendRequest } from '../../../src/http/send-request.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

async function receive(encoding: string, body: Buffer | string, maxBytes?: number) {
  const origin = await serve((_request, response) =>
    response.writeHead(200, { 'Content-Encoding': encoding }).end(body),
  );
  const client = new HttpClient(silentLog);
  const request = { method: 'GET', url: new URL(origin), signal: neverAborted } as const;
  return sendRequest(client, request, 60_000, maxBytes).finally(() => client.close());
}

it.each([
  ['GZIP', gzipSync('{"a":1}'), '{"a":1}'],
  ['x-gzip', gzipSync('{"a":1}'), '{"a":1}'],
  ['deflate', deflateSync('{"a":1}'), '{"a":1}'],
  ['br', brotliCompressSync('{"a":1}'), '{"a":1}'],
  ['zstd', zstdCompressSync('{"a":1}'), '{"a":1}'],
  ['gzip, br', brotliCompressSync(gzipSync('{"a":1}')), '{"a":1}'],
  ['identity', '{"a":1}', '{"a":1}'],
  ['gzip', '', ''],
  ['compress', 'unknown', 'unknown'],
  ['gzip', gzipSync('\uFEFF{"a":1}'), '{"a":1}'],
])('sendRequest: reads a body with the encoding %s', async (encoding, body, text) => {
  expect(await receive(encoding, body)).toMatchObject({ status: 200, text });
});

it('sendRequest: limits the decoded body', async () => {
  const body = gzipSync(Buffer.alloc(10_000));
  expect(body.length).toBeLessThan(100);
  expect((await receive('gzip', body, 9_999)).text).toBeUndefined();
  expect((await receive('gzip', body, 10_000)).text).toHaveLength(10_000);
});

it.each([
  ['is cut', gzipSync('{"a":1}').subarray(0, 15)],
  ['is not compressed', '{"a":1}'],
])('sendRequest: says that a compressed body %s', async (_what, body) => {
  await expect(receive('gzip', body)).rejects.toMatchObject({
    message: expect.stringMatching(/^the response is compressed, and cannot be decoded \(Z_/),
    neverSent: false,
  });
});

const now = Date.parse('2026-11-20T06:00:00Z');
it.each(Object.entries({ 0: 0, 30: 30_000, ' 7 ': 7000, 99999999999: 99_999_999_999_000 }))(
  'retryAfterMs: reads %j as %i ms',
  (header, expected) => {
    expect(retryAfterMs({ 'retry-after': header }, now)).toBe(expected);
  },
);

it.each(['-5', '1.5', 'soon', '', undefined])('retryAfterMs: is undefined for %j', (header) => {
  expect(retryAfterMs({ 'retry-after': header }, now)).toBeUndefined();
});

it.each([
  ['Fri, 20 Nov 2026 06:00:50 GMT', 10_000],
  ['Fri, 20 Nov 2026 05:50:00 GMT', 660_000],
  ['Fri, 20 Nov 2026 06:02:00 GMT', 0],
  ['yesterday', 60_000],
  [undefined, 60_000],
])('retryAfterMs: counts a date from the Date of the response, %s: %i ms', (date, expected) => {
  expect(retryAfterMs({ 'retry-after': 'Fri, 20 Nov 2026 06:01:00 GMT', date }, now)).toBe(expected);
});

it.each([
  ['Not yours.', ': "Not yours."'],
  ['Not yours', ': "Not yours".'],
  ['', '.'],
])('refusalText: ends with one full stop after %j', (said, end) => {
  expect(refusalText('the service', 403, said)).toBe(`the service responded with 403 Forbidden${end}`);
});
