/** What the emulator has beside the service: its pages, the exported sites, and settings for the jobs to come. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { guard } from './page/guard.ts';
import type { Addresses } from './page/home-page.ts';
import { pageRoutes } from './page/routes.ts';
import { siteRoutes } from './page/site-browser.ts';
import type { Service } from './service.ts';

export function controlRoutes(
  service: Service,
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

  return app.route('/', siteRoutes(service)).route('/', pageRoutes(service, addresses));
}
