// Serves the files of a folder to a browser on this machine.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * Serves until the process ends.
 *
 * @param port 0 for any free one
 * @returns the address
 * @throws Node's error where the port is taken
 */
export async function serveFolder(folder: string, port: number): Promise<string> {
  const app = new Hono().use(serveStatic({ root: path.relative(process.cwd(), folder) || '.' }));
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
