/** What the emulator has in addition to the service: its pages, the exported sites, and settings for later jobs. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { guard } from './guard.ts';
import type { Addresses } from './page/home-page.ts';
import { pageRoutes } from './page/routes.ts';
import type { Service } from './service.ts';
import type { SiteHosts } from './site-hosts.ts';

export function adminRoutes(
  service: Service,
  sites: SiteHosts,
  addresses: () => Addresses,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const ownPagesOnly = guard(service.settings.host);
  app.use('/', ownPagesOnly).use('/emulator/*', ownPagesOnly);

  app.post('/emulator/next-job', async (c) => {
    try {
      service.setNextJob(v.parse(v.record(v.string(), v.unknown()), await c.req.json()));
      return c.json({ queued: true }, 202);
    } catch (error) {
      if (error instanceof SyntaxError) return c.json({ error: error.message }, 400);
      if (!(error instanceof v.ValiError)) throw error;
      const [issue] = error.issues;
      return c.json({ error: `${v.getDotPath(issue) ?? 'settings'}: ${issue.message}` }, 400);
    }
  });

  app.get('/emulator/sites/:jobId/', async (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    const url = job && (await sites.urlOf(job, new URL(c.req.url).hostname));
    return url === undefined ? c.text('This job has no site.', 404) : c.redirect(url);
  });

  return app.route('/', pageRoutes(service, addresses));
}
