/**
 * Sends requests. Uses Node's own client over the agents of `@actions/http-client`, which honour `https_proxy` and
 * `no_proxy` as every action does; its `readBody`, redirects and time-outs are not used (a body that is cut would
 * never settle, and its messages hold the query of the address).
 */
import http from 'node:http';
import https from 'node:https';
import { HttpClient } from '@actions/http-client';
import { USER_AGENT } from '../version.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Ends the request, also while its body arrives. */
  readonly signal: AbortSignal;
}

/** The agents of one run. Connections are not kept: minutes lie between most requests, and a reused one may be dead. */
export class Connections {
  // One client for each origin, since a client hands out the agent of its first address for every later one.
  readonly #clients = new Map<string, HttpClient>();

  /**
   * Resolves with the response as soon as its headers are there. Redirects are not followed.
   *
   * @throws Node's error of the connection, or an AbortError
   */
  send(request: HttpRequest): Promise<http.IncomingMessage> {
    const { url, method, body, signal } = request;
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        agent: this.#agentFor(url),
        headers: {
          'User-Agent': USER_AGENT,
          // Compression by the transport would change what is counted and hashed.
          'Accept-Encoding': 'identity',
          ...request.headers,
          ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        },
        signal,
      });
      sent.on('response', resolve);
      sent.on('error', reject);
      sent.end(body);
    });
  }

  #agentFor(url: URL): http.Agent {
    let client = this.#clients.get(url.origin);
    if (client === undefined) {
      client = new HttpClient(undefined, undefined, { keepAlive: false });
      this.#clients.set(url.origin, client);
    }
    return client.getAgent(url.href);
  }
}
