/** Sends a message to a webhook. Its address is a secret: no log line, message or cause contains any part of it. */
import type { Context } from '../context/context.ts';
import type { ErrorCode } from '../error-codes.ts';
import { ActionError, InputError } from '../errors.ts';
import { ConnectionError, connectionHint } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, isTransientStatus, sendRequest } from '../http/send-request.ts';
import { addSecret } from '../runner/secrets.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { isSecureUrl } from '../values/url.ts';

/** A request may take ten seconds, and all tries together may take a minute after the first failure. */
const DEADLINE_MS = 10_000;
const BUDGET_MS = 60_000;
const TRIES = 4;

/**
 * Masks every form in which the address may appear.
 *
 * @throws InputError unless it is https, or http to this machine
 */
export function parseWebhook(value: string): URL {
  const fix = 'Store the complete address of the webhook in a secret. It begins with `https://`.';
  if (/\s/.test(value) || !URL.canParse(value)) throw new InputError('webhook', 'is not an address.', fix);
  const url = new URL(value);
  for (const form of [url.href, `${url.pathname}${url.search}`]) if (form.length > 8) addSecret(form);
  if (!isSecureUrl(url)) throw new InputError('webhook', 'does not begin with `https://`.', fix);
  return url;
}

/**
 * Sends a message, and tries again after a transient failure: the same message twice is better than none.
 *
 * @throws ActionError
 */
export async function sendMessage(webhook: URL, message: string, context: Context): Promise<void> {
  const { log, signal } = context;
  // The client logs the path of each request, which is the secret of most webhooks.
  const client = new HttpClient({ keepAlive: false, log: { ...log, debug() {} } });
  const request = {
    method: 'POST',
    url: webhook,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: message }),
    signal,
  } as const;
  await retry(
    async () => {
      const response = await sendRequest(client, request, DEADLINE_MS).catch((error: unknown) => {
        throw error instanceof ConnectionError ? new NotReachedError(error) : error;
      });
      if (response.status < 200 || response.status > 299) throw new RefusedError(response);
    },
    { retryRule: ruleFor, ...context },
  );
  log.info('Sent the message to the webhook.');
}

/** The webhook responded, but not with success. */
class RefusedError extends ActionError {
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor({ status, retryAfterMs }: HttpResponse) {
    super(codeOf(status), `Sending the message failed: the webhook responded with ${status}.`, {
      hint: isTransientStatus(status)
        ? 'The service behind the webhook has a problem.'
        : 'Check whether the webhook still exists, and store its current address in the secret.',
    });
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The error of the connection is not the cause: it may name the host. */
class NotReachedError extends ActionError {
  readonly isFinal: boolean;

  constructor(error: ConnectionError) {
    super('unreachable', `Sending the message failed: ${error.message}.`, {
      hint: connectionHint(error) ?? 'Check the address of the webhook, and the network of the runner.',
    });
    this.isFinal = error.isFinal;
  }
}

function codeOf(status: number): ErrorCode {
  if (status === 429) return 'rate-limited';
  return isTransientStatus(status) ? 'service-error' : 'bad-input';
}

function ruleFor(error: unknown): RetryRule | undefined {
  const rule = { kind: 'message', tries: TRIES, budgetMs: BUDGET_MS };
  if (error instanceof RefusedError && isTransientStatus(error.status)) {
    return { ...rule, retryAfterMs: error.retryAfterMs };
  }
  return error instanceof NotReachedError && !error.isFinal ? rule : undefined;
}
