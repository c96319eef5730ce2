/** Sends a request with a deadline, retries what may pass, and says in a sentence why it failed. */
import type { Context } from '../context/context.ts';
import { retry } from '../timing/retry.ts';
import { ConnectionError } from './connection-error.ts';
import { HttpClient, type HttpRequest } from './http-client.ts';
import { type HttpResponse, isTransientStatus, refusalText, sendRequest } from './send-request.ts';

/** A try may take ten seconds, and all tries together may take a minute after the first failure. */
const DEADLINE_MS = 10_000;
const TRIES = 4;
const BUDGET_MS = 60_000;

interface SendOptions {
  /** What the request does, such as `Sending the message`. The message of a failure begins with it. */
  readonly operation: string;
  /** Who receives the request, such as `the webhook`. */
  readonly server: string;
  /** True if no log line and no message may contain any part of the address. */
  readonly isSecret?: boolean;
  /** Returns the server's own explanation of a refusal, which the message then quotes. */
  readonly saidIn?: (response: HttpResponse) => string;
  /** Whether a status is an expected one; by default, each from 200 to 299 is. */
  readonly accepts?: (status: number) => boolean;
  /** The longest time of one try; ten seconds by default. */
  readonly deadlineMs?: number;
  /** The number of tries, including the first one; four by default. */
  readonly tries?: number;
}

/** Why the last try failed. After `refused`, a retry would get the same response. */
export type SendFailure = 'refused' | 'rate-limited' | 'service-error' | 'unreachable';

/** The request failed, and so did its retries. The message is a sentence. */
export class SendError extends Error {
  readonly failure: SendFailure;
  /** Undefined if the server responded. The cause of this error may contain the address. */
  readonly connection: ConnectionError | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, failure: SendFailure, connection?: ConnectionError, retryAfterMs?: number) {
    super(message);
    this.name = 'SendError';
    this.failure = failure;
    this.connection = connection;
    this.retryAfterMs = retryAfterMs;
  }

  get isTransient(): boolean {
    return this.failure !== 'refused' && this.connection?.isFinal !== true;
  }
}

/**
 * Sends a request that the server may receive twice. A redirect is not followed.
 *
 * @returns the response, with an accepted status
 * @throws SendError, or the signal's reason when it aborts
 */
export function sendWithRetries(
  request: Omit<HttpRequest, 'signal'>,
  options: SendOptions,
  { log, clock, signal }: Context,
): Promise<HttpResponse> {
  const { isSecret, accepts = isSuccess, deadlineMs = DEADLINE_MS, tries = TRIES } = options;
  // The client logs the address of each response.
  const clientLog = isSecret ? { ...log, debug() {} } : log;
  const send = async () => {
    // Each try has its own connection: a kept one that the server has closed would cost a try.
    const client = new HttpClient(clientLog);
    try {
      const response = await sendRequest(client, { ...request, signal }, deadlineMs);
      if (accepts(response.status)) return response;
      throw refused(response, options);
    } catch (error) {
      throw error instanceof ConnectionError ? notReached(error, request.url.host, options) : error;
    } finally {
      client.close();
    }
  };
  const retryRule = (error: unknown) =>
    error instanceof SendError && error.isTransient
      ? { kind: 'request', tries, budgetMs: BUDGET_MS, retryAfterMs: error.retryAfterMs }
      : undefined;
  return retry(send, { retryRule, log, clock, signal });
}

function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

function refused(response: HttpResponse, { operation, server, saidIn }: SendOptions): SendError {
  const { status, retryAfterMs } = response;
  const message = `${operation} failed: ${refusalText(server, status, saidIn?.(response) ?? '')}`;
  return new SendError(message, failureOf(status), undefined, retryAfterMs);
}

function failureOf(status: number): SendFailure {
  if (!isTransientStatus(status)) return 'refused';
  return status === 429 ? 'rate-limited' : 'service-error';
}

function notReached(error: ConnectionError, host: string, { operation, isSecret }: SendOptions): SendError {
  const message = `${operation} failed: ${isSecret ? `${error.message}.` : error.at(host)}`;
  return new SendError(message, 'unreachable', error);
}
