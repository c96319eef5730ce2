/** Sends one request, reads the complete response as text, and interprets its status and `Retry-After`. */
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { cleanText } from '../text/clean-text.ts';
import { parseJson } from '../text/decode-text.ts';
import { ConnectionError } from './connection-error.ts';
import { decodersFor } from './content-encoding.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The `Retry-After` header in milliseconds from now on. */
  readonly retryAfterMs: number | undefined;
  /** The decoded body as UTF-8, without a byte order mark; undefined if it is larger than allowed. */
  readonly text: string | undefined;
  /** The body as JSON; undefined if it is not JSON. */
  readonly json: unknown;
}

/** Most responses of an API are far smaller; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers, and body: Node's own timeouts detect only silence, so a body
 * that arrives one byte at a time would never time out.
 *
 * @param maxBytes 1 MB by default; the rest of a larger body is not read
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
export async function sendRequest(
  client: HttpClient,
  request: HttpRequest,
  deadlineMs: number,
  maxBytes = MAX_BODY_BYTES,
): Promise<HttpResponse> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await client.send({ ...request, signal });
    const body = await decoded(await read(response, maxBytes), response.headers, maxBytes);
    const text = body && new TextDecoder().decode(body);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      retryAfterMs: retryAfterMs(response.headers),
      text,
      json: parseJson(text),
    };
  } catch (error) {
    request.signal.throwIfAborted();
    if (deadline.aborted) {
      const silence = `there was no complete response within ${deadlineMs / 1000} s`;
      throw new ConnectionError('ETIMEDOUT', silence, error);
    }
    throw ConnectionError.from(error, request.url);
  }
}

/** @returns undefined if there is more than the limit */
async function read(source: Readable, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    // Leaving the loop destroys the source, so the rest is not read.
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Returns a body with an unknown encoding unchanged. An empty body may have the header as well. */
async function decoded(
  body: Buffer | undefined,
  headers: IncomingHttpHeaders,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const decoders = decodersFor(headers['content-encoding']) ?? [];
  if (!body?.length || decoders.length === 0) return body;
  return read(pipeline([Readable.from([body]), ...decoders], () => {}) as unknown as Readable, maxBytes);
}

/** Describes a response other than 2xx in a sentence. `said` is the server's own explanation, or empty. */
export function refusalText(server: string, status: number, said: string): string {
  const shown = cleanText(said);
  const what = `${server} responded with ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
  return `${what}${shown && `: "${shown}"`}${/[.!?…]$/.test(shown) ? '' : '.'}`;
}

/** True for 408, 429, and 5xx (docs/reference.md, "Retry policy"). */
export function isTransientStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/**
 * Returns the milliseconds to wait from now on, according to a `Retry-After` header (RFC 9110, section 10.2.3).
 *
 * @param headers `retry-after` in seconds or as an HTTP date, and `date`
 * @param now the current time, in milliseconds since 1970
 * @returns undefined if the header is missing, negative, or malformed; 0 for a date in the past
 */
export function retryAfterMs(headers: IncomingHttpHeaders, now = Date.now()): number | undefined {
  const value = headers['retry-after']?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Dates begin with the name of a day; Date.parse alone would also accept "-5" as a date.
  if (!/^[A-Za-z]/.test(value)) return undefined;
  const time = Date.parse(value);
  // The clock of the runner may be slow: a date counts from the server's own time, if the response contains it.
  const sentAt = Date.parse(headers.date ?? '') || now;
  return Number.isNaN(time) ? undefined : Math.max(0, time - sentAt);
}
