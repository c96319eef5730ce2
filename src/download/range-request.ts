/** Requests bytes from the storage, without the API key: S3 refuses the key, and the storage must not know it. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { ConnectionError } from '../http/connection-error.ts';
import { followRedirects } from '../http/follow-redirects.ts';
import type { HttpClient } from '../http/http-client.ts';
import { retryAfterMs } from '../http/send-request.ts';
import { IdleTimer } from '../timing/idle-timer.ts';
import { isSecureUrl } from '../values/url.ts';
import type { ByteRange } from './byte-ranges.ts';
import { responseBody } from './response-body.ts';
import { StorageError } from './storage-failures.ts';

interface StorageRequest {
  readonly url: URL;
  /** Undefined for the complete object. */
  readonly range?: ByteRange | undefined;
  /** The object that the range must be a part of, as an earlier response described it. */
  readonly source?: { readonly etag: string; readonly sizeBytes: number };
}

/** A response whose headers are complete. */
export interface StorageResponse {
  /** What the body contains. Undefined for the complete object: no range was requested, or ranges are not supported. */
  readonly range: ByteRange | undefined;
  /** Size of the complete object, if the storage reports it. */
  readonly sizeBytes: number | undefined;
  readonly etag: string | undefined;
  /** Another encoding than the one that was asked for, such as `gzip`. An object may be stored with this header. */
  readonly encoding: string | undefined;
  /** Bytes as stored. */
  readonly body: ReturnType<typeof responseBody>;
}

/** Longest silence of the storage, for each connection. */
const IDLE_TIMEOUT_MS = 30_000;

/** S3's errors are a few hundred characters long. */
const MAX_ERROR_CHARACTERS = 4096;

/** 203 is a 200 that a proxy has changed (RFC 9110, section 15.3.4). The checksums of the archive show whether it is intact. */
const WITH_BYTES: ReadonlySet<unknown> = new Set([200, 203, 206]);

/**
 * Sends one request and returns its body as it arrives. The request ends after {@link IDLE_TIMEOUT_MS} without the
 * headers, or without a kilobyte of the body.
 *
 * @throws StorageError if the storage responds with anything but the bytes
 * @throws ConnectionError if the connection fails or falls silent, even while the body arrives
 * @throws the signal's reason when it aborts
 */
export async function requestBytes(
  request: StorageRequest,
  { client, signal }: { readonly client: HttpClient; readonly signal: AbortSignal },
): Promise<StorageResponse> {
  const silence = new AbortController();
  const idle = new IdleTimer(IDLE_TIMEOUT_MS, () => silence.abort());
  const either = AbortSignal.any([signal, silence.signal]);
  const { range, source } = request;
  let { url } = request;
  const headers = {
    ...(range && { Range: `bytes=${range.start}-${range.end - 1}` }),
    ...(source && { 'If-Match': source.etag }),
  };
  const failure = (error: unknown): unknown => {
    idle.stop();
    if (signal.aborted) return signal.reason;
    if (silence.signal.aborted) {
      return new ConnectionError(
        'ETIMEDOUT',
        `the storage sent no data, or almost none, for ${IDLE_TIMEOUT_MS / 1000} s`,
        error,
      );
    }
    if (error instanceof StorageError || error instanceof ConnectionError) return error;
    return ConnectionError.from(error, url);
  };

  let response: IncomingMessage | undefined;
  try {
    const sent = { method: 'GET', url, headers, signal: either } as const;
    ({ response, url } = await followRedirects(client, sent, mayFollow));
    if (!WITH_BYTES.has(response.statusCode)) throw await refusal(response, request);
    return { ...parseHeaders(response, request), body: responseBody(response, idle, failure) };
  } catch (error) {
    response?.destroy();
    throw failure(error);
  }
}

/** A remote storage must not redirect to plain http services on this machine. */
function mayFollow(to: URL, from: URL): boolean {
  return to.protocol === 'https:' || (from.protocol === 'http:' && isSecureUrl(to));
}

const REFUSED =
  'The storage refused a fresh bundle URL as well. Check whether a proxy or a firewall between the runner and the storage ' +
  'blocks or changes the download.';

const GONE = 'The storage no longer has the bundle of this job. Start a new export, with an empty `job-id`.';

async function refusal(response: IncomingMessage, { range }: StorageRequest): Promise<StorageError> {
  const status = response.statusCode ?? 0;
  // S3 explains a redirect that it does not complete in the same way as an error.
  const code = await errorCode(response);
  if (status === 412) return replaced();
  const shown = [status, STATUS_CODES[status], code && `(${code})`].filter(Boolean).join(' ');
  // S3 responds with 403 to an expired URL, and with 400 if the credentials that signed it have expired.
  const isUrlExpired = status === 400 || status === 403;
  // A 404 alone may come from a proxy.
  const isGone = code === 'NoSuchKey';
  const gone = isGone ? GONE : undefined;
  const afterMs = retryAfterMs(response.headers);
  return new StorageError('http-status', `the storage responded with ${shown}.`, {
    response: { status, retryAfterMs: afterMs, isUrlExpired, isOfRange: range !== undefined },
    // Before a refusal ends the run, a fresh URL was tried (`storage-failures.ts`).
    hint: isUrlExpired ? REFUSED : gone,
    isPermanent: isGone,
  });
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

/** Reads the headers. Refuses a range that was not requested, or another object. */
function parseHeaders(
  { statusCode, headers }: IncomingMessage,
  { range, source }: StorageRequest,
): Omit<StorageResponse, 'body'> {
  const { etag, 'content-length': length, 'content-encoding': encoded = 'identity' } = headers;
  const encoding = encoded === 'identity' ? undefined : encoded;
  if (statusCode !== 206) {
    if (source === undefined) {
      const sizeBytes = length === undefined ? undefined : Number(length);
      return { range: undefined, sizeBytes, etag, encoding };
    }
    if (etag !== source.etag) throw replaced();
    throw new StorageError('range-mismatch', 'the storage sent the complete bundle for a range.');
  }
  // The name of the unit is not case-sensitive (RFC 9110, section 14.1).
  const given = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(headers['content-range'] ?? '');
  const [start, last = 0, sizeBytes] = (given ?? []).slice(1).map(Number);
  const end = last + 1;
  const isRange = range !== undefined && sizeBytes !== undefined;
  if (!isRange || start !== range.start || end !== Math.min(range.end, sizeBytes)) {
    throw new StorageError('range-mismatch', 'the storage did not send the bytes that were requested.');
  }
  if (source !== undefined && (etag !== source.etag || sizeBytes !== source.sizeBytes)) throw replaced();
  return { range: { start, end }, sizeBytes, etag, encoding };
}

function replaced(): StorageError {
  return new StorageError('replaced', 'the bundle was replaced in the storage during the download.');
}
