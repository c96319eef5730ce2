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

/** @param port 0: any free port */
export async function listen(
  app: Hono<{ Bindings: HttpBindings }>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound, family } = server.address() as AddressInfo;
  return {
    origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
