/** A double of a chat's incoming webhook. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from './listen.ts';

/** Anyone who knows it can send messages. */
export const WEBHOOK_SECRET = 'B00000000/XXXXXXXXXXXXXXXXXXXXXXXX';

export class WebhookDouble {
  /** Texts in the order of the requests, including those of refused requests. */
  readonly messages: string[] = [];
  readonly #answers: readonly (number | 'cut')[];
  #server: Listening | undefined;

  private constructor(answers: readonly (number | 'cut')[]) {
    this.#answers = answers;
  }

  static async listen(answers: readonly (number | 'cut')[]): Promise<WebhookDouble> {
    const double = new WebhookDouble(answers);
    double.#server = await listen((request, response) => void double.#answer(request, response));
    return double;
  }

  get address(): string {
    return `${this.#server?.origin}/services/T00000000/${WEBHOOK_SECRET}`;
  }

  async close(): Promise<void> {
    await this.#server?.close();
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
