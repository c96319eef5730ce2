/** A double of a chat's incoming webhook. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Anyone who knows it can send messages. */
export const WEBHOOK_SECRET = 'B00000000/XXXXXXXXXXXXXXXXXXXXXXXX';

export class WebhookDouble {
  readonly address: string;
  /** Texts in the order of the requests, including those of refused requests. */
  readonly messages: string[] = [];
  readonly #server: Server;
  readonly #answers: readonly (number | 'cut')[];

  private constructor(server: Server, answers: readonly (number | 'cut')[]) {
    this.#server = server;
    this.#answers = answers;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/services/T00000000/${WEBHOOK_SECRET}`;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.#answer(request, response);
    });
  }

  static async listen(answers: readonly (number | 'cut')[]): Promise<WebhookDouble> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new WebhookDouble(server, answers);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRight = request.method === 'POST' && request.headers['content-type'] === 'application/json';
    const { text: message, ...others } = JSON.parse(await text(request));
    const answer = this.#answers[this.messages.length] ?? this.#answers.at(-1) ?? 200;
    this.messages.push(message);
    if (answer === 'cut') return void request.socket.resetAndDestroy();
    response.writeHead(isRight && Object.keys(others).length === 0 ? answer : 400);
    // Some services repeat the address in their answer.
    response.end(answer === 200 ? 'ok' : `no_service: ${this.address}`);
  }
}
