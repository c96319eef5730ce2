// Serves the files of a folder to a browser on this machine.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

export interface FolderServer {
  readonly address: string;
  /** Serves the files of this folder from now on. Before, nothing is found. */
  show(folder: string): void;
  close(): void;
}

/**
 * Listens until it is closed or the process ends.
 *
 * @param port 0 for any free one
 * @throws Node's error where the port is taken
 */
export async function listenForFolder(port: number): Promise<FolderServer> {
  let files: MiddlewareHandler | undefined;
  const app = new Hono().use((c, next) => files?.(c, next) ?? next());
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (folder) => {
      files = serveStatic({ root: path.relative(process.cwd(), folder) || '.' });
    },
    close: () => server.close(),
  };
}
