/**
 * Requests bytes of the bundle from the storage. The API key never gets here: S3 refuses a request that carries it, and
 * the storage must not know it.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { retryAfterMs } from '../http/send-request.ts';
import { IdleTimer } from '../timing/idle-timer.ts';
import { isSecureUrl } from '../values/secure-url.ts';
import type { ByteRange } from './byte-ranges.ts';
import { ResponseBody } from './response-body.ts';
import { StorageError } from './storage-error.ts';

export interface StorageRequest {
  readonly url: URL;
  /** Undefined for the complete object. */
  readonly range?: ByteRange;
  /** ETag that the object must still have. */
  readonly ifMatch?: string | undefined;
}

/** A response whose headers are complete. */
export interface StorageResponse {
  /** What the body contains: the requested range, or undefined for the complete object if ranges are not supported. */
  readonly range: ByteRange | undefined;
  /** Size of the complete object, if the storage reports it. */
  readonly sizeBytes: number | undefined;
  readonly etag: string | undefined;
  /** Bytes as stored. */
  readonly body: ResponseBody;
}

const MAX_REDIRECTS = 5;

/** S3's errors are some hundred characters long. */
const MAX_ERROR_CHARACTERS = 4096;

/**
 * Sends one request and returns its body as it arrives. Silence ends it: `idleTimeoutMs` without the headers, or
 * without a kilobyte of the body.
 *
 * @throws StorageError if the storage responds with anything but the bytes
 * @throws ConnectionError if the connection fails or falls silent, also from the body
 * @throws the signal's reason when it aborts
 */
export async function requestBytes(
  client: HttpClient,
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
        `the storage sent no data, or almost none, for ${idleTimeoutMs / 1000} s`,
        error,
      );
    }
    return error instanceof StorageError ? error : ConnectionError.from(error);
  };

  try {
    const response = await send(client, request, either);
    return { ...parseHeaders(response, request), body: new ResponseBody(response, idle, failure) };
  } catch (error) {
    throw failure(error);
  }
}

async function send(
  client: HttpClient,
  { url, range, ifMatch }: StorageRequest,
  signal: AbortSignal,
  redirects = 0,
): Promise<IncomingMessage> {
  const response = await client.send({
    method: 'GET',
    url,
    headers: {
      ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` }),
      ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
    },
    signal,
  });
  const status = response.statusCode ?? 0;
  if (status === 200 || status === 206) return response;
  const { location } = response.headers;
  const code = status >= 400 ? await errorCode(response) : undefined;
  response.destroy();
  if (status >= 300 && status < 400 && location !== undefined && redirects < MAX_REDIRECTS) {
    const next = URL.canParse(location, url.href) ? new URL(location, url.href) : undefined;
    if (next !== undefined && mayRedirect(url, next)) {
      return send(client, { url: next, ...(range ? { range } : {}), ifMatch }, signal, redirects + 1);
    }
  }
  if (status === 412) throw StorageError.replaced();
  throw new StorageError(
    {
      kind: 'http-status',
      status,
      retryAfterMs: retryAfterMs(response.headers),
      isGone: code === 'NoSuchKey',
    },
    `the storage responded with ${`${status} ${STATUS_CODES[status] ?? ''}`.trimEnd()}${code === undefined ? '' : ` (${code})`}.`,
  );
}

/** The `<Code>` of an error of S3, such as `AccessDenied`; undefined for any other body (S3 API, "Error responses"). */
async function errorCode(response: IncomingMessage): Promise<string | undefined> {
  let body = '';
  try {
    for await (const chunk of response) {
      body += chunk;
      if (body.length > MAX_ERROR_CHARACTERS) break;
    }
  } catch {
    // The status says enough.
  }
  return /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(body)?.[1];
}

/** A storage elsewhere must not redirect to services of this machine. */
function mayRedirect(from: URL, to: URL): boolean {
  return to.protocol === 'https:' || (from.protocol === 'http:' && isSecureUrl(to));
}

/** Reads the headers, and refuses a range that was not requested. */
function parseHeaders(response: IncomingMessage, { range }: StorageRequest): Omit<StorageResponse, 'body'> {
  const { etag } = response.headers;
  if (response.statusCode === 200) {
    const length = response.headers['content-length'];
    return { range: undefined, sizeBytes: length === undefined ? undefined : Number(length), etag };
  }
  const given = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(response.headers['content-range'] ?? '');
  const [start, last, sizeBytes] = (given ?? []).slice(1).map(Number);
  if (range === undefined || start === undefined || last === undefined || sizeBytes === undefined) {
    throw rangeMismatch(response);
  }
  const end = last + 1;
  if (start !== range.start || end !== Math.min(range.end, sizeBytes)) throw rangeMismatch(response);
  return { range: { start, end }, sizeBytes, etag };
}

function rangeMismatch(response: IncomingMessage): StorageError {
  response.destroy();
  return new StorageError(
    { kind: 'range-mismatch' },
    'the storage sent other bytes than the requested ones.',
  );
}
