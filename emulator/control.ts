/** What the emulator has beside the service: a page that shows its state, and settings for the jobs to come. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';
import { homePage } from './home-page.ts';
import type { Service } from './service.ts';

export function controlRoutes(
  service: Service,
  addresses: () => { api: string; storage: string },
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();

  app.get('/', (c) => c.html(homePage(service, addresses())));

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

  return app;
}
