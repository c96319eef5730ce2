/** Sends a message to a webhook. The address is a secret: no log line, message, or cause contains any part of it. */
import type { Context } from '../context/context.ts';
import type { ErrorCode } from '../error-codes.ts';
import { ActionError, InputError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient } from '../http/http-client.ts';
import { type HttpResponse, isTransientStatus, sendRequest } from '../http/send-request.ts';
import { addSecret } from '../runner/secrets.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { isSecureUrl } from '../values/url.ts';

/** A request may take ten seconds, and all tries together may take a minute after the first failure. */
const DEADLINE_MS = 10_000;
const BUDGET_MS = 60_000;
const TRIES = 4;

/** A webhook of a chat. Its address is a secret. */
export class Webhook {
  readonly #url: URL;

  /** Masks every form of the address. Throws InputError unless the address is https, or http to this machine. */
  constructor(address: string) {
    const fix = 'Store the complete address of the webhook in a secret. It begins with `https://`.';
    if (/\s/.test(address) || !URL.canParse(address))
      throw new InputError('webhook', 'is not an address.', fix);
    this.#url = new URL(address);
    const { href, pathname, search } = this.#url;
    for (const form of [href, `${pathname}${search}`]) if (form.length > 8) addSecret(form);
    if (!isSecureUrl(this.#url)) throw new InputError('webhook', 'does not begin with `https://`.', fix);
  }

  /** Sends a message, with retries: the same message twice is better than none. Throws ActionError. */
  async send(message: string, context: Context): Promise<void> {
    const { log, signal } = context;
    // The client logs the path of each request, which is the secret of most webhooks.
    const client = new HttpClient({ ...log, debug() {} });
    const request = {
      method: 'POST',
      url: this.#url,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: message }),
      signal,
    } as const;
    const send = async () => {
      // A kept-alive connection that the server has closed would cost a try.
      client.closeKept();
      const response = await sendRequest(client, request, DEADLINE_MS).catch((error: unknown) => {
        throw error instanceof ConnectionError ? notReached(error) : error;
      });
      if (response.status < 200 || response.status > 299) throw refused(response);
    };
    const retryRule = (error: unknown) => (error instanceof SendError ? error.retryRule : undefined);
    await retry(send, { retryRule, ...context });
    log.info('Sent the message to the webhook.');
  }
}

class SendError extends ActionError {
  /** Undefined if a retry does not help. */
  readonly retryRule: RetryRule | undefined;

  constructor(code: ErrorCode, reason: string, hint: string, retryRule: RetryRule | undefined) {
    super(code, `Sending the message failed: ${reason}.`, { hint });
    this.retryRule = retryRule;
  }
}

const RETRY = { kind: 'message', tries: TRIES, budgetMs: BUDGET_MS };

function refused({ status, retryAfterMs }: HttpResponse): SendError {
  const reason = `the webhook responded with ${status}`;
  if (!isTransientStatus(status)) {
    const fix =
      'Check whether the webhook still exists, and store its current address in the secret. A proxy or firewall may also have ' +
      'responded: check that the network of the runner allows requests to its host.';
    return new SendError('bad-input', reason, fix, undefined);
  }
  const [code, hint] =
    status === 429
      ? ([
          'rate-limited',
          'The webhook limits the number of messages. Use a webhook of its own for alarms.',
        ] as const)
      : (['service-error', 'The service behind the webhook has a problem. Check its status page.'] as const);
  return new SendError(code, reason, hint, { ...RETRY, retryAfterMs });
}

/** The connection error is not set as the `cause`, since it may contain the host name. */
function notReached(error: ConnectionError): SendError {
  const hint = error.hint ?? 'Check the address of the webhook, and the network of the runner.';
  return new SendError('unreachable', error.message, hint, error.isFinal ? undefined : RETRY);
}
