/**
 * Requests bytes of the bundle from the storage. The API key never gets here: S3 refuses a request that carries it, and
 * the storage must not know it.
 */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { retryAfterMs } from '../http/send-request.ts';
import { IdleTimer } from '../timing/idle-timer.ts';
import { isSecureUrl } from '../values/url.ts';
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

/** 203 is a 200 that a proxy has changed (RFC 9110, section 15.3.4). The checksums show whether it is intact. */
const WITH_BYTES: ReadonlySet<unknown> = new Set([200, 203, 206]);

/**
 * Sends one request and returns its body as it arrives. Silence ends it: `idleTimeoutMs` without the headers, or
 * without a kilobyte of the body.
 *
 * @throws StorageError if the storage responds with anything but the bytes
 * @throws ConnectionError if the connection fails or falls silent, even while the body arrives
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
  let { url } = request;
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
    return error instanceof StorageError ? error : ConnectionError.from(error, url);
  };

  try {
    const headers = headersOf(request);
    for (let redirects = 0; ; redirects += 1) {
      const response = await client.send({ method: 'GET', url, headers, signal: either });
      if (WITH_BYTES.has(response.statusCode)) {
        return { ...parseHeaders(response, request), body: new ResponseBody(response, idle, failure) };
      }
      const next = redirects < MAX_REDIRECTS ? redirectTarget(response, url) : undefined;
      if (next === undefined) throw await refusal(response, request);
      response.destroy();
      url = next;
    }
  } catch (error) {
    throw failure(error);
  }
}

function headersOf({ range, ifMatch }: StorageRequest): Record<string, string> {
  return {
    ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` }),
    ...(ifMatch === undefined ? {} : { 'If-Match': ifMatch }),
  };
}

/** @returns undefined if the response is not a redirect, or may not be followed */
function redirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  const { location } = headers;
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return undefined;
  if (!URL.canParse(location, from.href)) return undefined;
  const to = new URL(location, from.href);
  // A storage elsewhere must not redirect to services of this machine.
  return to.protocol === 'https:' || (from.protocol === 'http:' && isSecureUrl(to)) ? to : undefined;
}

async function refusal(response: IncomingMessage, { range }: StorageRequest): Promise<StorageError> {
  const status = response.statusCode ?? 0;
  const code = status >= 400 ? await errorCode(response) : undefined;
  response.destroy();
  if (status === 412) return StorageError.replaced();
  return new StorageError(
    {
      kind: 'http-status',
      status,
      retryAfterMs: retryAfterMs(response.headers),
      isGone: code === 'NoSuchKey',
      isOfRange: range !== undefined,
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
    // The status is enough.
  }
  return /<Code>([A-Za-z0-9.]{1,64})<\/Code>/.exec(body)?.[1];
}

/** Reads the headers, and refuses a range that was not requested. */
function parseHeaders(response: IncomingMessage, { range }: StorageRequest): Omit<StorageResponse, 'body'> {
  const { etag } = response.headers;
  if (response.statusCode !== 206) {
    const length = response.headers['content-length'];
    return { range: undefined, sizeBytes: length === undefined ? undefined : Number(length), etag };
  }
  // The name of the unit is not case-sensitive (RFC 9110, section 14.1).
  const given = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(response.headers['content-range'] ?? '');
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
    'the storage did not send the bytes that were requested.',
  );
}
