/**
 * Sends requests. Uses Node's own client with the agents of `@actions/http-client`, which honor `https_proxy` and
 * `no_proxy` as every action does. The toolkit's `readBody`, redirects, and timeouts are not used: its promise for a
 * body never settles if the connection drops, and its messages contain the query of the address.
 */
import http from 'node:http';
import https from 'node:https';
import { checkServerIdentity } from 'node:tls';
import { getProxyUrl, HttpClient as ToolkitHttpClient } from '@actions/http-client';
import type { Logger } from '../context/context.ts';
import { cleanText } from '../text/clean-text.ts';
import { USER_AGENT } from '../version.ts';
import { TOLERANT } from './tolerant-headers.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Ends the request, even while its body arrives. */
  readonly signal: AbortSignal;
}

/**
 * How long a connection is kept for the next request, which saves a handshake. After minutes between two checks, a
 * firewall may have dropped the connection unnoticed.
 */
const KEEP_ALIVE_MS = 4000;

/** The connections for one purpose. */
export class HttpClient {
  readonly #log: Logger;
  // One toolkit client for each origin, since a client returns the agent of its first address for every later address.
  readonly #clients = new Map<string, ToolkitHttpClient>();
  #closing: NodeJS.Timeout | undefined;

  /** @param log receives a debug line for each response, without queries, and for a presigned URL without the path */
  constructor(log: Logger) {
    this.#log = log;
  }

  /** Closes all kept connections. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  /**
   * Closes the connections that no request uses, so that the next request has a fresh one. The server may close a kept
   * connection at the moment of a request, and then it is unknown whether it received the request.
   */
  closeKept(): void {
    for (const [origin, client] of this.#clients) {
      // The toolkit's agents for proxies keep no connections.
      const kept: http.Agent['freeSockets'] | undefined = client.getAgent(origin).freeSockets;
      for (const socket of Object.values(kept ?? {}).flat()) socket?.destroy();
    }
  }

  /** Resolves as soon as the headers are complete. Does not follow redirects. Throws Node's error. */
  send(request: HttpRequest): Promise<http.IncomingMessage> {
    const { url, method, body, signal } = request;
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? https : http).request(url, {
        ...TOLERANT,
        method,
        agent: this.#agentFor(url),
        // Node.js takes the brackets off an IPv6 address, and a proxy needs them.
        ...(getProxyUrl(url.href) !== '' && { hostname: url.hostname }),
        headers: {
          'User-Agent': USER_AGENT,
          // Compression by the transport would change the bytes that are counted and hashed.
          'Accept-Encoding': 'identity',
          ...request.headers,
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
        },
        signal,
      });
      let hasResponse = false;
      sent.on('response', (response) => {
        hasResponse = true;
        this.#logResponse(request, response, performance.now() - startedAt);
        response.once('close', () => this.#closeKeptLater());
        if ((response.statusCode ?? 0) >= 200) return resolve(response);
        response.destroy();
        reject(new ClosedError());
      });
      sent.on('error', (error) => {
        const isResent = sent.reusedSocket && method === 'GET' && !hasResponse && !signal.aborted;
        if (!isResent) return reject(error);
        this.#log.debug('The kept connection was closed: the request is sent on a fresh one.');
        this.closeKept();
        resolve(this.send(request));
      });
      // For a request with an `Upgrade` header, Node.js reports 101 neither as a response nor as an error, and closes
      // the connection.
      sent.on('close', () => reject(new ClosedError()));
      sent.end(body);
    });
  }

  #closeKeptLater(): void {
    clearTimeout(this.#closing);
    this.#closing = setTimeout(() => this.closeKept(), KEEP_ALIVE_MS).unref();
  }

  #logResponse({ method, url, headers }: HttpRequest, response: http.IncomingMessage, ms: number): void {
    const { headers: received, statusCode } = response;
    const id = received['x-request-id'] ?? received['x-amz-request-id'] ?? received['x-github-request-id'];
    const suffix = id === undefined ? '' : `, request id ${cleanText(String(id), 100)}`;
    // A request without a key may be for a presigned URL, which may have its credential in any part.
    const address = headers?.['Authorization'] === undefined ? url.origin : `${url.origin}${url.pathname}`;
    this.#log.debug(`${method} ${address}: ${statusCode} in ${Math.round(ms)} ms${suffix}`);
  }

  #agentFor(url: URL): http.Agent {
    let client = this.#clients.get(url.origin);
    if (client === undefined) {
      client = new ToolkitHttpClient(undefined, undefined, { keepAlive: true });
      this.#clients.set(url.origin, client);
    }
    const agent = client.getAgent(url.href) as https.Agent;
    // Behind a proxy, the toolkit compares a certificate with the host up to its first colon.
    const [, address] = /^\[(.*)\]$/.exec(url.hostname) ?? [];
    if (address !== undefined)
      agent.options.checkServerIdentity = (_host, certificate) => checkServerIdentity(address, certificate);
    return agent;
  }
}

/** The connection was closed without a response. */
class ClosedError extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}
