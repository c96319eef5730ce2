/** Checks whether the storage behind a bundle URL follows the rules of S3. The storage never receives the API key. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Exchange, Send } from './exchange.ts';

/** The responses to each request. Requests without a comment are for the first byte. */
export interface StorageProbes {
  readonly url: URL;
  /** The complete bundle, whose body is in a file. */
  readonly whole: Exchange;
  readonly bytes: number;
  readonly range: Exchange;
  /** Eight requests at once, for the first eight parts. */
  readonly parts: readonly Exchange[];
  /** Whether the parts have the bytes of the complete bundle. */
  readonly partsMatch: boolean;
  readonly ifMatch: Exchange;
  readonly ifMatchOther: Exchange;
  /** A request with a wrong signature. */
  readonly altered: Exchange;
}

const CONNECTIONS = 8;
const MAX_PART_BYTES = 1_000_000;

/** Downloads the bundle into `file`, and then sends the other requests. */
export async function probeStorage(send: Send, url: URL, file: string): Promise<StorageProbes> {
  const get = (headers: Record<string, string>, to = url) => send({ method: 'GET', url: to, headers });
  const firstByte = { Range: 'bytes=0-0' };
  const altered = new URL(url);
  altered.searchParams.set('X-Amz-Signature', '0'.repeat(64));

  const whole = await send({ method: 'GET', url }, file);
  const bytes = whole.status === 0 ? 0 : (await stat(file)).size;
  const partBytes = Math.max(1, Math.min(MAX_PART_BYTES, Math.floor(bytes / CONNECTIONS)));
  const ranges = Array.from({ length: CONNECTIONS }, (_, at) => [at * partBytes, (at + 1) * partBytes - 1]);
  const parts = await Promise.all(ranges.map(([from, to]) => get({ Range: `bytes=${from}-${to}` })));
  const expected =
    bytes === 0 ? undefined : await buffer(createReadStream(file, { end: CONNECTIONS * partBytes - 1 }));
  return {
    url,
    whole,
    bytes,
    range: await get(firstByte),
    parts,
    partsMatch: expected?.equals(Buffer.concat(parts.map(({ body }) => body))) ?? false,
    ifMatch: await get({ ...firstByte, 'If-Match': whole.headers.etag ?? '*' }),
    ifMatchOther: await get({ ...firstByte, 'If-Match': '"00000000000000000000000000000000"' }),
    altered: await get(firstByte, altered),
  };
}
