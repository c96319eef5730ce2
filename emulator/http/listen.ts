/** Serves an app on its own origin. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

/** What the handlers of an app get from the server. */
export type ServerEnv = { Bindings: HttpBindings };

export interface Listener {
  /** The address of the server, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  /** Whether it listens at all addresses of the machine. */
  readonly isEverywhere: boolean;
  /** A note for people about who else can reach it; undefined if it listens at a loopback address only. */
  readonly exposure: string | undefined;
  /** Closes the server and all connections immediately. */
  close(): void;
}

/** @param port 0 for any free port */
export async function listen<Env extends ServerEnv>(
  app: Hono<Env>,
  host: string,
  port: number,
): Promise<Listener> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound, family } = server.address() as AddressInfo;
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const isLoopback = address === '::1' || address.startsWith('127.');
  const where = isEverywhere ? 'every address of this machine' : address;
  return {
    // A client cannot call the address that means all addresses.
    origin: isEverywhere
      ? `http://127.0.0.1:${bound}`
      : `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`,
    isEverywhere,
    exposure: isLoopback
      ? undefined
      : `It listens at ${where}: anyone who reaches it can start jobs, change their settings, and reset it.`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
