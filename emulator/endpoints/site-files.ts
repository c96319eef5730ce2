/**
 * Serves the files of a site as a static host does. It also serves a page without its extension, as in canonical URLs,
 * and the site's own page for missing files.
 */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { ServerEnv } from '../http/listen.ts';

/** @param root absolute path of the folder */
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
