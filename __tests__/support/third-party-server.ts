/** A third-party server: the service may redirect to it, and it must not get the key. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export class ThirdPartyServer {
  readonly #server: Server;
  readonly address: URL;
  requests = 0;
  gotCredentials = false;

  private constructor(server: Server) {
    this.#server = server;
    // This is another name for this machine, and therefore another host.
    this.address = new URL(`http://localhost:${(server.address() as AddressInfo).port}/`);
    server.on('request', ({ headers }: IncomingMessage, response: ServerResponse) => {
      this.requests += 1;
      this.gotCredentials ||= headers.authorization !== undefined;
      response.end('{"jobId":"se_of_a_third_party","status":"completed","bundleUrl":"https://example.com/"}');
    });
  }

  static async listen(): Promise<ThirdPartyServer> {
    const server = createServer().listen(0, 'localhost');
    await once(server, 'listening');
    return new ThirdPartyServer(server);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
