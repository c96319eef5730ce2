// Serves the site in a folder to a browser on this machine.
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen, type ServerEnv } from '../emulator/http/listen.ts';

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
  const app = new Hono<ServerEnv>().all('*', (c) => site?.fetch(c.req.raw, c.env) ?? c.notFound());
  const { origin, close } = await listen(app, '127.0.0.1', port);
  return {
    address: `${origin}/`,
    show: (folder) => {
      site = siteFiles(path.resolve(folder));
    },
    close,
  };
}

/**
 * Serves the files of a site as a static host does: also a page without its extension, as in canonical URLs, and the
 * site's own page for missing files.
 *
 * @param root absolute path of the folder
 */
export function siteFiles(root: string): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use(serveStatic({ root }))
    .use(serveStatic({ root, rewriteRequestPath: (path) => `${path}.html` }))
    .all('*', async (c) => {
      const page = await serveStatic({ root, path: '404.html' })(c, async () => {});
      if (page === undefined) return c.text('404 Not Found', 404);
      return c.body(await page.text(), 404, { 'Content-Type': 'text/html; charset=utf-8' });
    });
}
