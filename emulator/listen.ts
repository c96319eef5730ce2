/** Serves an app on an origin of its own. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listener {
  /** Such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Ends at once, with all connections. */
  close(): void;
}

/** Whether a server at this address is reached at every address of the machine. */
export const isWildcard = (address: string): boolean => address === '0.0.0.0' || address === '::';

/** @param port 0: any free port */
export async function listen<Env extends { Bindings: HttpBindings }>(
  app: Hono<Env>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound, family } = server.address() as AddressInfo;
  return {
    // An address that means all of them is none that a client can call.
    origin: isWildcard(address)
      ? `http://127.0.0.1:${bound}`
      : `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
