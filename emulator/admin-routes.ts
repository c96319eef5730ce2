/** What the emulator has in addition to the service: pages, exported sites, settings for later jobs, reset. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { ownPagesOnly } from './guard.ts';
import type { Addresses } from './page/home-page.ts';
import { pageRoutes } from './page/routes.ts';
import { settingsProblem } from './parse-settings.ts';
import type { Service } from './service.ts';
import { sentJobSettingsSchema } from './settings.ts';
import type { SiteHosts } from './site-hosts.ts';

/**
 * @param addressesFor as the client of a request reaches them
 * @param api address that this process itself reaches
 */
export function adminRoutes(
  service: Service,
  sites: SiteHosts,
  addressesFor: (c: Context) => Addresses,
  api: () => string,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use('/', ownPagesOnly).use('/emulator/*', ownPagesOnly);

  app.post('/emulator/next-job', async (c) => {
    try {
      const sent = v.parse(v.record(v.string(), v.unknown()), await c.req.json());
      v.parse(sentJobSettingsSchema, sent);
      // As it was sent: what is left out is as in the emulator's settings, not as in the schema.
      service.setNextJob(sent);
      return c.json({ queued: true }, 202);
    } catch (error) {
      if (error instanceof SyntaxError)
        return c.json({ error: `The body is not JSON: ${error.message}.` }, 400);
      if (!(error instanceof v.ValiError)) throw error;
      return c.json({ error: `The body ${settingsProblem(error)}` }, 400);
    }
  });

  app.post('/emulator/reset', async (c) => {
    service.reset();
    await sites.close();
    return c.req.header('accept')?.includes('text/html')
      ? c.redirect('/#exports', 303)
      : c.json({ reset: true });
  });

  app.get('/emulator/sites/:jobId/', async (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    const url = job && (await sites.urlOf(job, new URL(c.req.url).hostname));
    return url === undefined ? c.text('This job has no site.', 404) : c.redirect(url);
  });

  return app.route('/', pageRoutes(service, addressesFor, api));
}
