/** What the emulator serves in addition to the service: it sets how a later job goes, and resets everything. */
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { limitedBody, noPages } from '../http/guard.ts';
import type { ServerEnv } from '../http/listen.ts';
import type { Service } from '../jobs/service.ts';
import { settingsProblem } from '../settings/parse-settings.ts';
import { sentJobSettingsSchema } from '../settings/settings.ts';

export function controlRoutes(service: Service): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .use('/emulator/*', noPages, limitedBody)
    .post('/emulator/next-job', (c) => setNextJob(service, c))
    .post('/emulator/reset', (c) => {
      service.reset();
      return c.json({ reset: true });
    });
}

async function setNextJob(service: Service, c: Context): Promise<Response> {
  try {
    const sent = v.parse(v.record(v.string(), v.unknown()), await c.req.json());
    v.parse(sentJobSettingsSchema, sent);
    // Pass the settings as they were sent. For omitted settings, the emulator's settings apply, not the defaults of the
    // schema.
    service.setNextJob(sent);
    return c.json({ queued: true }, 202);
  } catch (error) {
    if (error instanceof SyntaxError)
      return c.json({ error: `The body is not JSON: ${error.message}.` }, 400);
    if (!(error instanceof v.ValiError)) throw error;
    return c.json({ error: `The body ${settingsProblem(error)}` }, 400);
  }
}
