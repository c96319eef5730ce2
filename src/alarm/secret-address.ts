/** Sends requests to an address that is a secret: no log line, message, or cause contains any part of it. */
import type { Context } from '../context/context.ts';
import type { ErrorCode } from '../error-codes.ts';
import { ActionError, InputError } from '../errors.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { HttpClient, type HttpRequest } from '../http/http-client.ts';
import { type HttpResponse, isTransientStatus, sendRequest } from '../http/send-request.ts';
import { addSecret } from '../runner/secrets.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import { isSecureUrl } from '../values/url.ts';

/** A request may take ten seconds, and all tries together may take a minute after the first failure. */
const DEADLINE_MS = 10_000;
const BUDGET_MS = 60_000;
const TRIES = 4;

/** What the address of each input receives, and how messages name the service there. */
const INPUTS = {
  webhook: { what: 'message', service: 'webhook' },
  'heartbeat-url': { what: 'heartbeat', service: 'monitor' },
} as const;

export class SecretAddress {
  readonly url: URL;
  readonly #input: keyof typeof INPUTS;

  /** Masks every form of the address. Throws InputError unless the address is https, or http to this machine. */
  constructor(input: keyof typeof INPUTS, address: string) {
    const fix = `Store the complete address of the ${INPUTS[input].service} in a secret. It begins with \`https://\`.`;
    if (/\s/.test(address) || !URL.canParse(address)) throw new InputError(input, 'is not an address.', fix);
    this.#input = input;
    this.url = new URL(address);
    mask(this.url);
    if (!isSecureUrl(this.url)) throw new InputError(input, 'does not begin with `https://`.', fix);
  }

  /**
   * Sends a request, with retries: the same message twice is better than none.
   *
   * @param request its `url` is the address, or the address with another path or query
   * @returns the response, with a status of 2xx
   * @throws ActionError
   */
  send(
    request: Pick<HttpRequest, 'url' | 'method' | 'headers' | 'body'>,
    { log, clock, signal }: Context,
  ): Promise<HttpResponse> {
    if (request.url.href !== this.url.href) mask(request.url);
    // The client logs the path of each request, which is the secret of most addresses.
    const client = new HttpClient({ ...log, debug() {} });
    const send = async () => {
      // A kept-alive connection that the server has closed would cost a try.
      client.closeKept();
      const sent = sendRequest(client, { ...request, signal }, DEADLINE_MS);
      const response = await sent.catch((error: unknown) => {
        throw error instanceof ConnectionError ? this.#notReached(error) : error;
      });
      if (response.status < 200 || response.status > 299) throw this.#refused(response);
      return response;
    };
    const retryRule = (error: unknown) => (error instanceof SendError ? error.retryRule : undefined);
    return retry(send, { retryRule, log, clock, signal });
  }

  #refused({ status, retryAfterMs }: HttpResponse): SendError {
    const { what, service } = INPUTS[this.#input];
    const reason = `Sending the ${what} failed: the ${service} responded with ${status}.`;
    if (!isTransientStatus(status)) {
      const fix =
        `Check whether the ${service} still exists, and store its current address in the secret. A proxy or firewall may ` +
        'also have responded: check that the network of the runner allows requests to its host.';
      return new SendError('bad-input', reason, fix, undefined);
    }
    const rule = { ...RETRY, retryAfterMs };
    if (status !== 429) {
      const hint = `The service behind the ${service} has a problem. Check its status page.`;
      return new SendError('service-error', reason, hint, rule);
    }
    const hint = `The ${service} limits the number of ${what}s. Use a ${service} of its own for this workflow.`;
    return new SendError('rate-limited', reason, hint, rule);
  }

  /** The connection error is not set as the `cause`, since it may contain the host name. */
  #notReached(error: ConnectionError): SendError {
    const { what, service } = INPUTS[this.#input];
    const hint = error.hint ?? `Check the address of the ${service}, and the network of the runner.`;
    const reason = `Sending the ${what} failed: ${error.message}.`;
    return new SendError('unreachable', reason, hint, error.isFinal ? undefined : RETRY);
  }
}

class SendError extends ActionError {
  /** Undefined if a retry does not help. */
  readonly retryRule: RetryRule | undefined;

  constructor(code: ErrorCode, message: string, hint: string, retryRule: RetryRule | undefined) {
    super(code, message, { hint });
    this.retryRule = retryRule;
  }
}

const RETRY = { kind: 'request', tries: TRIES, budgetMs: BUDGET_MS };

/** Without the scheme and the host, a short path such as `/` is no secret. */
function mask({ href, pathname, search }: URL): void {
  for (const form of [href, `${pathname}${search}`]) if (form.length > 8) addSecret(form);
}
