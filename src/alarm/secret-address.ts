/** Sends requests to an address that is a secret: no log line, message, or cause contains any part of it. */
import type { Context } from '../context/context.ts';
import { ActionError, InputError } from '../errors.ts';
import type { HttpRequest } from '../http/http-client.ts';
import type { HttpResponse } from '../http/send-request.ts';
import { SendError, type SendFailure, sendWithRetries } from '../http/send-with-retries.ts';
import { addSecret } from '../runner/secrets.ts';
import { isSecureUrl } from '../values/url.ts';

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
   * Sends a request with retries: the same message twice is better than none.
   *
   * @param request its `url` is the address, or the address with another path or query
   * @returns the response, with a status of 2xx
   * @throws ActionError
   */
  async send(request: Omit<HttpRequest, 'signal'>, context: Context): Promise<HttpResponse> {
    if (request.url.href !== this.url.href) mask(request.url);
    const { what, service } = INPUTS[this.#input];
    const options = { operation: `Sending the ${what}`, server: `the ${service}`, isSecret: true };
    try {
      return await sendWithRetries(request, options, context);
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      const { message, failure, connection } = error;
      const code = failure === 'refused' ? 'bad-input' : failure;
      // The error is not the cause, since its own cause may contain the address.
      throw new ActionError(code, message, { hint: connection?.hint ?? HINTS[failure](what, service) });
    }
  }
}

const HINTS: Readonly<Record<SendFailure, (what: string, service: string) => string>> = {
  refused: (_, service) =>
    `Check whether the ${service} still exists, and store its current address in the secret. A proxy or firewall may ` +
    'also have responded: check that the network of the runner allows requests to its host.',
  'rate-limited': (what, service) =>
    `The ${service} limits the number of ${what}s. Use a ${service} of its own for this workflow.`,
  'service-error': (_, service) => `The service behind the ${service} has a problem. Check its status page.`,
  unreachable: (_, service) => `Check the address of the ${service}, and the network of the runner.`,
};

/** Without the scheme and the host, a short path such as `/` is no secret. */
function mask({ href, pathname, search }: URL): void {
  for (const form of [href, `${pathname}${search}`]) if (form.length > 8) addSecret(form);
}
