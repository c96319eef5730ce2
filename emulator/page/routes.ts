/**
 * What the emulator serves in addition to the service: its page with two controls, next jobs, and reset.
 */
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { limitedBody, ownOriginOnly, ownPagesOnly } from '../http/guard.ts';
import type { ServerEnv } from '../http/listen.ts';
import type { Service } from '../jobs/service.ts';
import { readProjectFile } from '../project-files.ts';
import { ADMIN_KEY } from '../settings/keys.ts';
import { settingsProblem } from '../settings/parse-settings.ts';
import { sentJobSettingsSchema } from '../settings/settings.ts';
import { ENDING_NAMES, endingSettings } from './endings.ts';
import { type Addresses, homePage } from './home-page.ts';

const FILES = {
  '/emulator/page.css': ['emulator/page/page.css', 'text/css; charset=utf-8'],
  '/emulator/page.js': ['emulator/page/page.js', 'text/javascript; charset=utf-8'],
  '/emulator/icon.svg': ['emulator/site/images/buoy.svg', 'image/svg+xml'],
} as const;

/** The longest wait for the response to a start. */
const START_TIMEOUT_MS = 5000;

/**
 * @param addressesFor returns the addresses as the client of a request reaches them
 * @param api address at which this process itself reaches the API
 */
export function pageRoutes(
  service: Service,
  addressesFor: (c: Context) => Addresses,
  api: () => string,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  for (const path of ['/', '/emulator/*']) app.use(path, ownPagesOnly, ownOriginOnly, limitedBody);

  app.get('/', (c) => c.html(homePage(service, addressesFor(c))));
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, (c) => c.body(readProjectFile(file).toString(), 200, { 'Content-Type': type }));
  }

  app.post('/emulator/exports', async (c) => {
    await startOverHttp(api(), service.domain);
    return c.redirect('/#jobs', 303);
  });

  app.post('/emulator/ending', async (c) => {
    // A body that is not a form contains no ending.
    const { ending } = await c.req.parseBody().catch(() => ({ ending: undefined }));
    if (typeof ending !== 'string' || !ENDING_NAMES.includes(ending)) {
      return c.text('Choose an ending from the list of the page.', 400);
    }
    service.chooseNextJob(endingSettings(ending));
    return c.redirect('/#export', 303);
  });

  app.post('/emulator/next-job', (c) => setNextJob(service, c));

  app.post('/emulator/reset', (c) => {
    service.reset();
    return c.json({ reset: true });
  });

  return app;
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

/**
 * Starts an export. The page is a client like any other, so the faults of the start also affect it. The page's list of
 * requests shows how the service responded.
 */
async function startOverHttp(api: string, domain: string): Promise<void> {
  await fetch(`${api}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ADMIN_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
    signal: AbortSignal.timeout(START_TIMEOUT_MS),
  }).catch(() => {});
}
