/**
 * One call to the service's admin API: address, key, deadline, and the response decoded or turned into a
 * {@link ServiceError}. A call neither waits nor retries.
 *
 * Each function of this folder that returns a promise, except `pollJob`, sends one such request, and throws what
 * `callApi` throws. In their schemas, a field that the service promises must exist and be valid. Any other field is
 * ignored if it is not valid.
 */
import * as v from 'valibot';
import { ConnectionError } from '../http/connection-error.ts';
import type { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, refusalText, sendRequest } from '../http/send-request.ts';
import { cleanText } from '../text/clean-text.ts';
import { API_OPERATIONS, type ApiOperation, type Refusal } from './operation-hints.ts';
import { ServiceError } from './service-error.ts';

/** How a run reaches the API. */
export interface AdminApi {
  /** Base address, without `/v1`. The key is sent to its origin only. */
  readonly baseUrl: URL;
  /** Undefined to find out whether a key is needed. */
  readonly apiKey: string | undefined;
  readonly client: HttpClient;
  readonly signal: AbortSignal;
}

interface ApiCall<Output> {
  readonly operation: ApiOperation;
  readonly method: 'GET' | 'POST';
  /** Path below the base address; IDs in it are already encoded. */
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  /** {@link DEADLINE_MS} by default; shorter for a check, which is repeated anyway. */
  readonly deadlineMs?: number | undefined;
  /** The largest response, for a call that may return more than 1 MB. */
  readonly maxBytes?: number;
  readonly schema: v.GenericSchema<unknown, Output>;
  /** What the response must contain, for the error message. */
  readonly expected: string;
}

/**
 * The default deadline. A lost response to a start or a prompt cannot be recovered, so it gets more time than a check.
 * The service may also pack the archive while it signs the URL.
 */
const DEADLINE_MS = 60_000;

/** Throws ServiceError unless the response is 2xx and matches the schema; the signal's reason when it aborts. */
export async function callApi<Output>(api: AdminApi, call: ApiCall<Output>): Promise<Output> {
  const { baseUrl, apiKey, client, signal } = api;
  const { operation, method, path, body, deadlineMs = DEADLINE_MS, maxBytes, schema, expected } = call;
  const request = {
    method,
    url: new URL(`${baseUrl.href.replace(/\/$/, '')}${path}`),
    headers: {
      ...(apiKey !== undefined && { Authorization: `Bearer ${apiKey}` }),
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  };
  if (API_OPERATIONS[operation].needsFreshConnection) client.closeKept();
  let response: HttpResponse;
  try {
    response = await sendRequest(client, request, deadlineMs, maxBytes);
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    throw new ServiceError(operation, { kind: 'connection', error }, error.at(baseUrl.host));
  }
  const { status, json, retryAfterMs } = response;
  if (status < 200 || status > 299) {
    const refusal = { status, ...senderOf(response), sent: body ?? {} };
    throw new ServiceError(
      operation,
      { kind: 'http-status', retryAfterMs, ...refusal },
      describeRefusal(refusal, response),
    );
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  const reason = `the service responded with ${status} but without ${expected}; it sent ${describe(response)}.`;
  throw new ServiceError(operation, { kind: 'malformed' }, reason);
}

const errorSchema = v.object({ error: v.string() });
const messageSchema = v.object({ message: v.string() });

/** A sentence is quoted, and a page is not. */
const MAX_SAID = 300;

/** Whoever has refused, what they say is quoted. The service explains a refusal in JSON. */
function senderOf({ json, text = '<' }: HttpResponse): Pick<Refusal, 'isOfService' | 'said'> {
  if (v.is(errorSchema, json)) return { isOfService: true, said: json.error };
  if (isObject(json)) return { isOfService: false, said: v.is(messageSchema, json) ? json.message : '' };
  const isSentence = json === undefined && text.length <= MAX_SAID && !/[<>]/.test(text);
  return { isOfService: false, said: isSentence ? text.trim() : undefined };
}

/** A page that refuses a request usually names the proxy or firewall that sent it. */
const TITLE = /<title[^>]*>\s*([^<\s][^<]*)<\/title>/i;

function describeRefusal({ status, isOfService, said }: Refusal, response: HttpResponse): string {
  if (isOfService) return refusalText('the service', status, said ?? '');
  if (said) return refusalText('the server', status, said);
  const [, title] = TITLE.exec(response.text ?? '') ?? [];
  const other = title === undefined ? describe(response) : `a web page: "${cleanText(title, 100)}"`;
  const sent = isObject(response.json) ? 'JSON without the text `error`' : other;
  return `${refusalText('the server', status, '')} It sent ${sent}.`;
}

function isObject(json: unknown): boolean {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Describes a response without quoting it: it may contain a presigned URL. */
function describe({ text, json, headers }: HttpResponse): string {
  if (text === undefined) return 'more than a megabyte';
  if (text.trim() === '') return 'nothing';
  if (json === undefined) return `${cleanText(headers['content-type'] || 'text', 60)} that is not JSON`;
  if (!isObject(json)) return 'JSON that is not an object';
  return 'JSON without that field, or with an invalid value in it';
}
