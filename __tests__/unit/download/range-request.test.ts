/** Which addresses and headers the storage gets, without a network. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, it } from '@jest/globals';
import { requestBytes } from '../../../src/download/range-request.ts';
import type { HttpClient, HttpRequest } from '../../../src/http/http-client.ts';
import { neverAborted } from '../../support/fake-clock.ts';

/** A client that gets these responses, one after the other, and keeps the requests. */
function clientOf(...responses: readonly (readonly [status: number, headers: Record<string, string>])[]) {
  const sent: HttpRequest[] = [];
  const client = {
    send: async (request: HttpRequest) => {
      const [statusCode, headers] = responses[sent.length] ?? [500, {}];
      sent.push(request);
      return Object.assign(Readable.from([]), { statusCode, headers }) as unknown as IncomingMessage;
    },
  } as unknown as HttpClient;
  return { sent, context: { client, signal: neverAborted } };
}

const BUCKET = 'https://bucket.example.com/site.tar.gz';
const EMULATOR = 'http://127.0.0.1:4010/site.tar.gz';

it.each([
  [BUCKET, 'https://other.example.com/site.tar.gz'],
  [EMULATOR, 'http://localhost:4011/site.tar.gz'],
  [EMULATOR, 'https://bucket.example.com/site.tar.gz'],
])('requestBytes: follows a redirect from %s to %s', async (from, to) => {
  const { sent, context } = clientOf([302, { location: to }], [200, {}]);
  await requestBytes({ url: new URL(from) }, context);
  expect(sent.map(({ url }) => url.href)).toEqual([from, to]);
});

it.each([
  [BUCKET, 'http://bucket.example.com/site.tar.gz'],
  [BUCKET, 'http://127.0.0.1:8080/admin'],
  [BUCKET, 'http://169.254.169.254/latest/meta-data/'],
  [BUCKET, 'http://localhost/'],
  [EMULATOR, 'http://bucket.example.com/site.tar.gz'],
])('requestBytes: sends nothing after a redirect from %s to %s', async (from, to) => {
  const { sent, context } = clientOf([302, { location: to }], [200, {}]);
  await expect(requestBytes({ url: new URL(from) }, context)).rejects.toMatchObject({
    problem: 'http-status',
    message: expect.stringContaining('302'),
  });
  expect(sent.map(({ url }) => url.href)).toEqual([from]);
});

it.each<[string, number, Record<string, string>]>([
  ['refuses the range of another object', 412, {}],
  ['sends another object', 200, { etag: '"two"' }],
])(
  'requestBytes: asks for a range of the object that it began with: the storage %s',
  async (_, status, headers) => {
    const { sent, context } = clientOf([status, headers]);
    const source = { etag: '"one"', sizeBytes: 100 };
    const asked = requestBytes({ url: new URL(BUCKET), range: { start: 10, end: 20 }, source }, context);
    await expect(asked).rejects.toMatchObject({ problem: 'replaced' });
    expect(sent[0]?.headers).toEqual({ Range: 'bytes=10-19', 'If-Match': '"one"' });
  },
);
