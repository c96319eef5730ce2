/** Prism, which makes a mock server from the description of the service, and a recorder for it. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { parseJson } from '../../../src/text/decode-text.ts';
import { type Listening, listen } from '../../support/listen.ts';
import { freePort, startServer } from '../../support/processes.ts';
import { NODE } from '../../support/start-action.ts';
import { pathOf } from './needs.ts';

export interface Prism {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param description path of the file */
export async function startPrism(description: string): Promise<Prism> {
  const port = await freePort();
  const script = path.join(pathOf('prism'), '../node_modules/@stoplight/prism-cli/dist/index.js');
  const { stop } = await startServer([NODE, script, 'mock', '--dynamic', description, '--port', `${port}`], {
    isReady: (output) => output.includes('Prism is listening'),
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** One request and its response. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  /** What Prism says about the request and the response; empty if both are as described. */
  readonly violations: readonly unknown[];
}

interface Recorder extends Listening {
  readonly exchanges: readonly Exchange[];
}

/**
 * Starts a server that passes requests on, and records them.
 *
 * @param target the origin that each request goes to
 * @param preferenceOf returns the response that Prism should choose, such as `code=401`
 */
export async function startRecorder(
  target: string,
  preferenceOf: (request: IncomingMessage) => string | undefined,
): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    const prefer = preferenceOf(request);
    const sent = await text(request);
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: { ...headersOf(request), ...(prefer === undefined ? {} : { Prefer: prefer }) },
      ...(sent === '' ? {} : { body: sent }),
      redirect: 'manual',
    });
    const received = await answer.text();
    const violations = JSON.parse(answer.headers.get('sl-violations') ?? '[]') as unknown[];
    exchanges.push({ method, path: url, status: answer.status, body: parseJson(received), violations });
    for (const name of ['content-type', 'retry-after']) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    response.end(received);
  };
  const listener: RequestListener = (request, response) => {
    passOn(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
  return { ...(await listen(listener)), exchanges };
}

/** The headers that the API reads. The others are about the connection. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const names = ['authorization', 'accept', 'content-type'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}
