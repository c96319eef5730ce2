/** Shows the exported site of a job as a static host would: unpacked from the bundle that the storage has. */
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Service } from '../service.ts';
import { renderSite } from '../site/render.ts';

const PREFIX = '/emulator/sites/:jobId';

export function siteRoutes(service: Service): Hono {
  const app = new Hono();

  // The site's own files, but no scripts within its pages, and nothing from elsewhere.
  app.use(
    `${PREFIX}/*`,
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      strictTransportSecurity: false,
    }),
  );

  app.get(`${PREFIX}/*`, async (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    if (job === undefined || !job.hasSite) return c.text('There is no site of this job.', 404);

    const top = PREFIX.replace(':jobId', job.id);
    if (c.req.path === `${top}/`) {
      // An export of some pages need not have the start page.
      const [first] = renderSite(job.site);
      return c.redirect(`${top}/${first?.path}`);
    }
    const folder = await service.store.folder(job.site);
    return (await fileOf(c, folder, top)) ?? notFound(c, folder);
  });

  return app;
}

/** @returns undefined where there is no such file */
async function fileOf(c: Context, folder: string, top: string): Promise<Response | undefined> {
  const serve = serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(top.length) });
  return (await serve(c, async () => {})) ?? undefined;
}

async function notFound(c: Context, folder: string): Promise<Response> {
  const page = await serveStatic({ root: folder, path: '404.html' })(c, async () => {});
  return new Response(page?.body ?? null, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}
