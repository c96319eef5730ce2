/**
 * Sends requests. Uses Node's own client over the agents of `@actions/http-client`, which honour `https_proxy` and
 * `no_proxy` as every action does; its `readBody`, redirects and time-outs are not used (a body that is cut would
 * never settle, and its messages hold the query of the address).
 */
import http from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { HttpClient as ToolkitHttpClient } from '@actions/http-client';
import { USER_AGENT } from '../version.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | StreamedBody | undefined;
  /** Ends the request, also while its body arrives. */
  readonly signal: AbortSignal;
}

/** A body that is too large to be held in memory. */
interface StreamedBody {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

export interface HttpClientOptions {
  /**
   * Use a connection for several requests. Not for the API: minutes lie between its requests, a connection that was
   * kept may be dead by then, and a start must not be lost to that.
   */
  readonly keepAlive: boolean;
}

/** The connections of one purpose. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  // One client for each origin, since a client hands out the agent of its first address for every later one.
  readonly #clients = new Map<string, ToolkitHttpClient>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  /** Ends the connections that were kept. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

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
          ...(body === undefined ? {} : { 'Content-Length': sizeOf(body) }),
        },
        signal,
      });
      sent.on('response', resolve);
      sent.on('error', reject);
      if (body === undefined || typeof body === 'string') sent.end(body);
      // A server that has heard enough answers before it has it all; then the failed rest means nothing.
      else pipeline(body.stream, sent, (error) => error && reject(error));
    });
  }

  #agentFor(url: URL): http.Agent {
    let client = this.#clients.get(url.origin);
    if (client === undefined) {
      client = new ToolkitHttpClient(undefined, undefined, this.#options);
      this.#clients.set(url.origin, client);
    }
    return client.getAgent(url.href);
  }
}

function sizeOf(body: string | StreamedBody): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.sizeBytes;
}
