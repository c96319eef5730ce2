/** A double of every other server that an action sends requests to, such as a chat, a CDN, or the live site. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Listening, listen } from './listen.ts';
import { replyOf } from './webhook-services.ts';

/** What the double responds with: a status, a connection that breaks, or what the chat or monitor of the host responds. */
export type Answers = readonly (number | 'cut' | 'service')[];

/** A part of an address, or a key. Anyone who knows it can send requests, so no run may print it. */
export const SERVER_SECRET = 'B00000000/XXXXXXXXXXXXXXXXXXXXXXXX';

export interface HttpDouble extends Listening {
  /** Every request, whatever its response was: `POST host/path?query`, a line for each header, and the body. */
  readonly requests: string[];
  /** What readers of a chat saw of its requests, in the same order; undefined for a request that it refused. */
  readonly shown: (string | undefined)[];
}

/** @param answers in the order of the requests; the last one is repeated */
export async function startHttpDouble(answers: Answers, host?: string): Promise<HttpDouble> {
  const requests: string[] = [];
  const shown: HttpDouble['shown'] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const body = await text(request);
    const received = [`${method} ${headers.host}${url}`, ...lines, '', body].join('\n');
    const answer = answers[requests.push(received) - 1] ?? answers.at(-1) ?? 200;
    const reply = replyOf({
      method: method ?? '',
      host: headers.host ?? '',
      path: url ?? '',
      contentType: headers['content-type'] ?? '',
      body,
    });
    shown.push(reply.shown);
    if (answer === 'service') return void response.writeHead(reply.status).end(reply.text);
    if (answer === 'cut') return void request.socket.resetAndDestroy();
    // Some services repeat the address, or a key, in their response.
    response.writeHead(answer).end(received);
  };
  const server = await listen((request, response) => void respond(request, response), host);
  return { ...server, requests, shown };
}
