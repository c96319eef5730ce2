/**
 * Asks the storage for bytes of the bundle. The API's key never comes here: S3 refuses a request that carries it, and
 * it is none of the storage's business.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { isSecureUrl } from '../http/secure-url.ts';
import { IdleTimer } from '../timing/idle-timer.ts';
import { retryAfterMs } from '../timing/retry-after.ts';
import type { Part } from './byte-ranges.ts';
import { StorageError } from './storage-error.ts';

export interface StorageRequest {
  readonly url: URL;
  /** Left out: the whole object. */
  readonly part?: Part;
  /** ETag that the object must still have. */
  readonly ifMatch?: string | undefined;
}

/** An answer whose headers are there. */
export interface StorageResponse {
  /** What the body holds: the part that was asked for, or the whole where the storage knows no ranges. */
  readonly part: Part | undefined;
  /** Size of the whole object, where the storage tells it. */
  readonly sizeBytes: number | undefined;
  readonly etag: string | undefined;
  /** Bytes as stored, each chunk as soon as it is there. Reads on from where the headers end. */
  readonly body: AsyncIterable<Buffer>;
}

const MAX_REDIRECTS = 5;

/** A connection that brings less than this in its idle time is as good as silent: 2 GB would take years. */
const MIN_BYTES = 1024;

/**
 * Sends one request and hands out its body as it arrives. Silence ends it: `idleTimeoutMs` without the headers, or
 * without a kilobyte of the body; the time that the reader takes for itself (a slow disk) does not count.
 *
 * @throws StorageError where the storage answers with anything but the bytes
 * @throws ConnectionError where the connection fails or falls silent, also from the body
 * @throws the signal's reason when it aborts
 */
export async function requestBytes(
  connections: HttpClient,
  request: StorageRequest,
  idleTimeoutMs: number,
  signal: AbortSignal,
): Promise<StorageResponse> {
  const silence = new AbortController();
  const idle = new IdleTimer(idleTimeoutMs, () => silence.abort());
  const either = AbortSignal.any([signal, silence.signal]);
  const failure = (error: unknown): unknown => {
    idle.stop();
    if (signal.aborted) return signal.reason;
    if (silence.signal.aborted) {
      return new ConnectionError(
        'ETIMEDOUT',
        `the storage sent nothing, or next to nothing, for ${idleTimeoutMs / 1000} s`,
        error,
      );
    }
    return error instanceof StorageError ? error : ConnectionError.from(error);
  };

  async function* body(response: IncomingMessage): AsyncIterable<Buffer> {
    let bytes = 0;
    idle.restart();
    try {
      for await (const chunk of response) {
        idle.pause();
        yield chunk;
        bytes += chunk.length;
        if (bytes < MIN_BYTES) {
          idle.resume();
        } else {
          idle.restart();
          bytes = 0;
        }
      }
    } catch (error) {
      throw failure(error);
    } finally {
      idle.stop();
    }
  }

  try {
    const response = await send(connections, request, either);
    return { ...described(response, request), body: body(response) };
  } catch (error) {
    throw failure(error);
  }
}

async function send(
  connections: HttpClient,
  { url, part, ifMatch }: StorageRequest,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  const response = await connections.send({
    method: 'GET',
    url,
    headers: {
      ...(part === undefined ? {} : { Range: `bytes=${part.start}-${part.end - 1}` }),
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    },
    signal,
  });
  const status = response.statusCode ?? 0;
  if (status === 200 || status === 206) return response;
  response.destroy();
  const { location } = response.headers;
  if (status >= 300 && status < 400 && location !== undefined && redirects < MAX_REDIRECTS) {
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    const further = { url: next ?? url, ...(part ? { part } : {}), ifMatch };
    if (next !== undefined && maySendOn(url, next)) return send(connections, further, signal, redirects + 1);
  }
  if (status === 412) throw StorageError.replaced();
  throw new StorageError(
    { kind: 'http-status', status, retryAfterMs: retryAfterMs(response.headers['retry-after']) },
    `the storage answered ${`${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()}.`,
  );
}

/** A storage of somebody else's must not lead to this machine's own services. */
function maySendOn(from: URL, to: URL): boolean {
  return to.protocol === 'https:' || (from.protocol === 'http:' && isSecureUrl(to));
}

/** Reads the headers, and refuses a range that nobody asked for. */
function described(response: IncomingMessage, { part }: StorageRequest): Omit<StorageResponse, 'body'> {
  const { etag } = response.headers;
  if (response.statusCode === 200) {
    const length = response.headers['content-length'];
    return { part: undefined, sizeBytes: length === undefined ? undefined : Number(length), etag };
  }
  const given = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers['content-range'] ?? '');
  const [start, last, sizeBytes] = (given ?? []).slice(1).map(Number);
  if (part === undefined || start === undefined || last === undefined || sizeBytes === undefined) {
    throw wrongRange(response);
  }
  const end = last + 1;
  if (start !== part.start || end !== Math.min(part.end, sizeBytes)) throw wrongRange(response);
  return { part: { start, end }, sizeBytes, etag };
}

function wrongRange(response: IncomingMessage): StorageError {
  response.destroy();
  return new StorageError({ kind: 'range-mismatch' }, 'the storage sent other bytes than it was asked for.');
}
