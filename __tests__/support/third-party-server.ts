/** Somebody to whom the service may redirect, and who must not get the key. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class Stranger {
  readonly #server: Server;
  readonly address: URL;
  requests = 0;
  gotCredentials = false;

  private constructor(server: Server) {
    this.#server = server;
    // Another name for this machine, so another host.
    this.address = new URL(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
      this.requests += 1;
      this.gotCredentials ||= headers.authorization !== undefined;
      response.end('{"jobId":"se_of_a_stranger","status":"completed","bundleUrl":"https://example.com/"}');
    });
  }

  static async listen(): Promise<Stranger> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new Stranger(server);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
