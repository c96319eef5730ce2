/** HTTP servers on a free port of this machine. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  /** Address without a path. */
  readonly origin: string;
  /** Breaks the connections that are open. */
  close(): Promise<void>;
}

export async function listen(given: RequestListener | Server, host = '127.0.0.1'): Promise<Listening> {
  const server = (typeof given === 'function' ? createServer(given) : given).listen(0, host);
  // On a busy machine, a client may need longer than the default of five seconds until its next request.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
