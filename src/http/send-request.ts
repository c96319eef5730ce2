/** Sends one request and reads its complete response as text. Downloads do not use it. */
import { parseJson } from '../text/parse-json.ts';
import { retryAfterMs } from '../timing/retry-after.ts';
import { ConnectionError } from './connection-error.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

export interface HttpResponse {
  readonly status: number;
  /** Empty if the response has none. */
  readonly contentType: string;
  /** The `Retry-After` header in milliseconds from now on. */
  readonly retryAfterMs: number | undefined;
  /** The body as UTF-8; undefined if it is larger than {@link MAX_BODY_BYTES}. */
  readonly text: string | undefined;
  /** The body as JSON; undefined if it is none. */
  readonly json: unknown;
}

/** No response of an API is nearly as large; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Returns the response, whatever its status.
 *
 * The deadline covers name lookup, connection, headers and body: Node's own time-outs only see silence, so a body that
 * arrives one byte at a time would never end.
 *
 * @throws ConnectionError if there is no complete response in time; the signal's reason when it aborts
 */
export async function sendRequest(
  client: HttpClient,
  request: HttpRequest,
  deadlineMs: number,
): Promise<HttpResponse> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await client.send({ ...request, signal });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      // Leaving the loop destroys the response, so the rest is not read.
      if (bytes > MAX_BODY_BYTES) break;
      chunks.push(chunk);
    }
    const text = bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
    return {
      status: response.statusCode ?? 0,
      contentType: response.headers['content-type'] ?? '',
      retryAfterMs: retryAfterMs(response.headers['retry-after']),
      text,
      json: parseJson(text),
    };
  } catch (error) {
    request.signal.throwIfAborted();
    if (deadline.aborted) {
      throw new ConnectionError(
        'ETIMEDOUT',
        `there was no complete response within ${deadlineMs / 1000} s`,
        error,
      );
    }
    throw ConnectionError.from(error);
  }
}
