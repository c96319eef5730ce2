/**
 * One call to the service's admin API: address, key, deadline, and the answer decoded or turned into a
 * {@link ServiceError}. It neither waits nor tries again.
 */
import { STATUS_CODES } from 'node:http';
import * as v from 'valibot';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, sendRequest } from '../http/send-request.ts';
import { cleanText } from '../text/clean-text.ts';
import { retryAfterMs } from '../timing/retry-after.ts';
import { hintForConnection, hintForStatus, MALFORMED_RESPONSE_HINT } from './hints.ts';
import { type Operation, ServiceError } from './service-error.ts';

export interface AdminApiOptions {
  /** Base address, without `/v1`. The key goes to its origin and nowhere else. */
  readonly baseUrl: URL;
  readonly apiKey: string;
  readonly connections: HttpClient;
  readonly signal: AbortSignal;
}

export interface Call<Output> {
  readonly operation: Operation;
  readonly method: 'GET' | 'POST';
  /** Path below the base address; ids in it are encoded already. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly deadlineMs: number;
  readonly schema: v.GenericSchema<unknown, Output>;
  /** What the answer must hold, for the message where it does not. */
  readonly promised: string;
}

export class AdminApi {
  readonly #options: AdminApiOptions;

  constructor(options: AdminApiOptions) {
    this.#options = options;
  }

  /**
   * @throws ServiceError where the answer is missing, not 2xx, or not what the schema asks for
   * @throws the signal's reason when it aborts
   */
  async call<Output>(call: Call<Output>): Promise<Output> {
    const { baseUrl, apiKey, connections, signal } = this.#options;
    const { operation, method, path, body, deadlineMs } = call;
    const request = {
      method,
      url: new URL(`${baseUrl.href.replace(/\/$/, '')}${path}`),
      headers: {
        Authorization: `Bearer ${apiKey}`,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    };
    let answer: HttpResponse;
    try {
      answer = await sendRequest(connections, request, deadlineMs);
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error;
      throw new ServiceError(
        operation,
        { kind: 'connection', error },
        `${error.message}, at ${baseUrl.host}.`,
        hintForConnection(error),
      );
    }
    if (answer.status < 200 || answer.status > 299) throw refusal(operation, answer);
    return decode(call, answer);
  }
}

function refusal(operation: Operation, answer: HttpResponse): ServiceError {
  const { status, headers } = answer;
  const said = v.safeParse(v.object({ error: v.string() }), parseJson(answer.text));
  const reason = said.success && said.output.error.trim() !== '' ? `: "${cleanText(said.output.error)}"` : '';
  const retryAfter = headers['retry-after'];
  const problem = {
    kind: 'http-status',
    status,
    retryAfterMs: retryAfterMs(Array.isArray(retryAfter) ? retryAfter[0] : retryAfter),
  } as const;
  const what = `the service answered ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd();
  return new ServiceError(operation, problem, `${what}${reason}.`, hintForStatus(operation, status));
}

function decode<Output>({ operation, schema, promised }: Call<Output>, answer: HttpResponse): Output {
  const parsed = v.safeParse(schema, parseJson(answer.text));
  if (parsed.success) return parsed.output;
  throw new ServiceError(
    operation,
    { kind: 'malformed' },
    `the service answered ${answer.status} without ${promised}; it sent ${description(answer)}.`,
    MALFORMED_RESPONSE_HINT,
  );
}

/** Says what an answer looks like, without quoting it: it may hold a link. */
function description({ text, headers }: HttpResponse): string {
  if (text === undefined) return 'more than a megabyte';
  if (text.trim() === '') return 'nothing';
  const parsed = parseJson(text);
  if (parsed === undefined)
    return `${cleanText(String(headers['content-type'] ?? 'text'), 60)} that is not JSON`;
  if (parsed === null || Array.isArray(parsed) || typeof parsed !== 'object')
    return 'JSON that is not an object';
  return 'JSON without that field, or with another kind of value in it';
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
