/** One request and its whole answer as text: how the API is talked to. Downloads are not made here. */
import { ConnectionError } from './connection-error.ts';
import type { HttpClient, HttpRequest } from './http-client.ts';

export interface HttpResponse {
  readonly status: number;
  /** Header values by lower-case name. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The body as UTF-8; undefined where it is larger than {@link MAX_BODY_BYTES}. */
  readonly text: string | undefined;
}

/** No answer of the service comes near to this; more is a mistake or an attack. */
const MAX_BODY_BYTES = 1_000_000;

/**
 * Sends a request and reads its answer, whatever its status.
 *
 * The deadline covers name look-up, connection, headers and body: Node's own time-outs see only silence, so a body
 * that comes a byte at a time would never end.
 *
 * @throws ConnectionError where there is no complete answer in time; the signal's reason when it aborts
 */
export async function sendRequest(
  connections: HttpClient,
  request: HttpRequest,
  deadlineMs: number,
): Promise<HttpResponse> {
  const deadline = AbortSignal.timeout(deadlineMs);
  try {
    const signal = AbortSignal.any([request.signal, deadline]);
    const response = await connections.send({ ...request, signal });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response) {
      bytes += chunk.length;
      // Leaving the loop destroys the response, so the rest is not read.
      if (bytes > MAX_BODY_BYTES) break;
      chunks.push(chunk);
    }
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8'),
    };
  } catch (error) {
    request.signal.throwIfAborted();
    if (deadline.aborted) {
      throw new ConnectionError(
        'ETIMEDOUT',
        `there was no complete answer within ${deadlineMs / 1000} s`,
        error,
      );
    }
    throw ConnectionError.from(error);
  }
}
