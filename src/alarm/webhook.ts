/** Sends a message to a chat, in the form that its webhook accepts. */
import type { Context } from '../context/context.ts';
import { messageFor } from './chat-forms.ts';
import { SecretAddress } from './secret-address.ts';

export class Webhook {
  readonly #address: SecretAddress;

  /** Masks the address. Throws InputError for one that cannot be used. */
  constructor(address: string) {
    this.#address = new SecretAddress('webhook', address);
  }

  /** Throws ActionError. */
  async send(message: string, context: Context): Promise<void> {
    const { url, body } = messageFor(this.#address.url, message);
    const headers = { 'Content-Type': 'application/json' };
    await this.#address.send({ method: 'POST', url, headers, body: JSON.stringify(body) }, context);
    context.log.info('Sent the message to the webhook.');
  }
}
