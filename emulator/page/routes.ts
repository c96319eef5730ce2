/** What the emulator has besides the service: its page, the form, exported sites, later jobs' settings, and reset. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SiteHosts } from '../endpoints/site-hosts.ts';
import { ownOriginOnly, ownPagesOnly } from '../http/guard.ts';
import type { Service, StartRequest } from '../jobs/service.ts';
import { readProjectFile } from '../project-files.ts';
import { ADMIN_KEY } from '../settings/keys.ts';
import { settingsProblem } from '../settings/parse-settings.ts';
import { sentJobSettingsSchema } from '../settings/settings.ts';
import { type ExportFormFields, readExportForm } from './export-form.ts';
import { type Addresses, homePage } from './home-page.ts';

type Env = { Bindings: HttpBindings };

const FILES = {
  '/emulator/page.css': ['emulator/page/page.css', 'text/css; charset=utf-8'],
  '/emulator/page.js': ['emulator/page/page.js', 'text/javascript; charset=utf-8'],
  '/emulator/icon.svg': ['emulator/site/images/buoy.svg', 'image/svg+xml'],
  '/emulator/openapi.yaml': ['api/openapi.yaml', 'text/plain; charset=utf-8'],
} as const;

/** The longest wait for the response to a start. */
const START_TIMEOUT_MS = 5000;

/**
 * @param addressesFor returns the addresses as the client of a request reaches them
 * @param api address at which this process itself reaches the API
 */
export function pageRoutes(
  service: Service,
  sites: SiteHosts,
  addressesFor: (c: Context) => Addresses,
  api: () => string,
): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ['/', '/emulator/*']) app.use(path, ownPagesOnly, ownOriginOnly);

  app.get('/', (c) => c.html(homePage(service, addressesFor(c))));
  for (const [path, [file, type]] of Object.entries(FILES)) {
    app.get(path, (c) => c.body(readProjectFile(file), 200, { 'Content-Type': type }));
  }

  app.post('/emulator/exports', async (c) => {
    let fields: ExportFormFields = {};
    const refuse = (problem: string, status: 200 | 400) =>
      c.html(homePage(service, addressesFor(c), { fields, problem }), status);

    let order: ReturnType<typeof readExportForm>;
    try {
      const sent = await c.req.parseBody().catch(() => undefined);
      if (sent === undefined) return refuse('The form cannot be read. Send it from this page.', 400);
      fields = sent;
      order = readExportForm(fields);
      service.filledIn = fields;
    } catch (error) {
      if (!(error instanceof v.ValiError)) throw error;
      return refuse(error.message, 400);
    }
    if (order.when === 'next') {
      service.setNextJob(order.settings);
      return c.redirect('/#exports', 303);
    }
    const id = service.setNextJob(order.settings, 'first');
    const started = await startOverHttp(api(), order.request);
    service.removeNextJob(id);
    return 'jobId' in started ? c.redirect(`/#${started.jobId}`, 303) : refuse(started.problem, 200);
  });

  app.post('/emulator/next-job', async (c) => {
    try {
      const sent = v.parse(v.record(v.string(), v.unknown()), await c.req.json());
      v.parse(sentJobSettingsSchema, sent);
      // Pass the settings as they were sent: omitted ones are the emulator's own, not the defaults of the schema.
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

  app.post('/emulator/next-job/:id/remove', (c) => {
    service.removeNextJob(Number(c.req.param('id')));
    return c.redirect('/#exports', 303);
  });

  return app;
}

const startedSchema = v.object({ jobId: v.string() });
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/** The page is a client like any other, so the faults of the start also affect it. */
async function startOverHttp(
  api: string,
  request: StartRequest,
): Promise<{ readonly jobId: string } | { readonly problem: string }> {
  try {
    const response = await fetch(`${api}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(START_TIMEOUT_MS),
    });
    if (response.ok) return v.parse(startedSchema, await response.json());
    const text = await response.text();
    const body = v.safeParse(errorSchema, text);
    const reason = body.success ? body.output.error : text;
    return { problem: `The service responded with ${response.status}: ${reason}` };
  } catch {
    return { problem: 'The start got no response. The job may exist all the same.' };
  }
}
