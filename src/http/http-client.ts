/**
 * Sends requests. Uses Node's own client with the agents of `@actions/http-client`, which honor `https_proxy` and
 * `no_proxy` as every action does. The toolkit's `readBody`, redirects and time-outs are not used: a body whose
 * connection drops never settles, and its messages contain the query of the address.
 */
import http from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { HttpClient as ToolkitHttpClient } from '@actions/http-client';
import type { Logger } from '../log/logger.ts';
import { cleanText } from '../text/clean-text.ts';
import { USER_AGENT } from '../version.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | StreamedBody | undefined;
  /** Ends the request, also while its body arrives. */
  readonly signal: AbortSignal;
}

/** A body that is too large for memory. */
interface StreamedBody {
  readonly stream: Readable;
  readonly sizeBytes: number;
}

export interface HttpClientOptions {
  /** Receives a debug line for each response: never a query, and never a header that may hold a secret. */
  readonly log: Logger;
  /**
   * Use a connection for several requests. Not for the API: minutes pass between its requests, a kept connection may be
   * dead by then, and a start must not be lost to that.
   */
  readonly keepAlive: boolean;
}

/** The connections for one purpose. */
export class HttpClient {
  readonly #options: HttpClientOptions;
  // One toolkit client for each origin: it returns the agent of its first address for every later one.
  readonly #clients = new Map<string, ToolkitHttpClient>();

  constructor(options: HttpClientOptions) {
    this.#options = options;
  }

  /** Closes the connections that were kept. */
  close(): void {
    for (const client of this.#clients.values()) client.dispose();
    this.#clients.clear();
  }

  /**
   * Resolves with the response as soon as its headers are complete. Redirects are not followed.
   *
   * @throws Node's error of the connection, or an AbortError
   */
  send(request: HttpRequest): Promise<http.IncomingMessage> {
    const { url, method, body, signal } = request;
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? https : http).request(url, {
        method,
        agent: this.#agentFor(url),
        headers: {
          'User-Agent': USER_AGENT,
          // Compression by the transport would change the bytes that are counted and hashed.
          'Accept-Encoding': 'identity',
          ...request.headers,
          ...(body === undefined ? {} : { 'Content-Length': sizeOf(body) }),
        },
        signal,
      });
      sent.on('response', (response) => {
        this.#logResponse(request, response, performance.now() - startedAt);
        if ((response.statusCode ?? 0) >= 200) return resolve(response);
        response.destroy();
        reject(new ClosedError());
      });
      sent.on('error', reject);
      // With an `Upgrade` header, 101 is neither a response nor an error to Node.js: it closes the connection.
      sent.on('close', () => reject(new ClosedError()));
      if (body === undefined || typeof body === 'string') sent.end(body);
      // A server may respond before it has received the complete body; then the failed rest does not matter.
      else pipeline(body.stream, sent, (error) => error && reject(error));
    });
  }

  #logResponse({ method, url }: HttpRequest, response: http.IncomingMessage, ms: number): void {
    const { headers, statusCode } = response;
    const id = headers['x-request-id'] ?? headers['x-amz-request-id'] ?? headers['x-github-request-id'];
    const suffix = id === undefined ? '' : `, request id ${cleanText(String(id), 100)}`;
    this.#options.log.debug(
      `${method} ${url.origin}${url.pathname}: ${statusCode} in ${Math.round(ms)} ms${suffix}`,
    );
  }

  #agentFor(url: URL): http.Agent {
    let client = this.#clients.get(url.origin);
    if (client === undefined) {
      const { keepAlive } = this.#options;
      client = new ToolkitHttpClient(undefined, undefined, { keepAlive });
      this.#clients.set(url.origin, client);
    }
    return client.getAgent(url.href);
  }
}

/** The connection was closed without a response. */
class ClosedError extends Error {
  readonly code = 'ERR_STREAM_PREMATURE_CLOSE';
}

function sizeOf(body: string | StreamedBody): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.sizeBytes;
}
