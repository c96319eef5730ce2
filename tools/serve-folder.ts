// Serves the site in a folder to a browser on this machine.
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { siteFiles } from '../emulator/endpoints/site-files.ts';
import { listen } from '../emulator/http/listen.ts';

export interface FolderServer {
  readonly address: string;
  /** Serves the site in this folder from now on. Before that, every request gets a 404. */
  show(folder: string): void;
  close(): void;
}

/**
 * Listens until it is closed or the process ends.
 *
 * @param port 0 for any free port
 * @throws Node's error if the port is in use
 */
export async function listenForFolder(port: number): Promise<FolderServer> {
  let site: ReturnType<typeof siteFiles> | undefined;
  const app = new Hono<{ Bindings: HttpBindings }>().all(
    '*',
    (c) => site?.fetch(c.req.raw, c.env) ?? c.notFound(),
  );
  const { origin, close } = await listen(app, '127.0.0.1', port);
  return {
    address: `${origin}/`,
    show: (folder) => {
      site = siteFiles(path.resolve(folder));
    },
    close,
  };
}
