/** The emulator's pages, and what they are made of. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import * as v from 'valibot';
import { ADMIN_KEY } from '../keys.ts';
import { OPENAPI_YAML } from '../openapi.ts';
import type { Service, StartRequest } from '../service.ts';
import { BUOY_SVG } from '../site/images.ts';
import { apiPage } from './api-page.ts';
import { type ExportFormFields, readExportForm } from './export-form.ts';
import { type Addresses, homePage } from './home-page.ts';
import { SCRIPT } from './script.ts';
import { STYLESHEET } from './stylesheet.ts';

type Env = { Bindings: HttpBindings };

const HEADERS = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  // Where a page hides its referrer, the browser hides the Origin of its form too.
  referrerPolicy: 'same-origin',
  strictTransportSecurity: false,
};

/** A start that got no answer by then gets none. */
const START_TIMEOUT_MS = 5000;

export function pageRoutes(service: Service, addresses: () => Addresses): Hono<Env> {
  const app = new Hono<Env>();

  for (const path of ['/', '/emulator/*']) app.use(path, secureHeaders(HEADERS));

  app.get('/', (c) => c.html(homePage(service, addresses())));
  app.get('/emulator/api', (c) => c.html(apiPage(addresses().api)));

  const asset = (type: string, text: string) => (c: Context) => c.body(text, 200, { 'Content-Type': type });
  app.get('/emulator/page.css', asset('text/css; charset=utf-8', STYLESHEET));
  app.get('/emulator/page.js', asset('text/javascript; charset=utf-8', SCRIPT));
  app.get('/emulator/icon.svg', asset('image/svg+xml', BUOY_SVG));
  app.get('/emulator/openapi.yaml', asset('application/yaml', OPENAPI_YAML));

  app.post('/emulator/exports', async (c) => {
    const fields = textsOf(await c.req.parseBody());
    const refuse = (problem: string, status: 200 | 400) =>
      c.html(homePage(service, addresses(), { fields, problem }), status);

    const starts = service.startCalls.get('startExportJob') ?? 0;
    let order: ReturnType<typeof readExportForm>;
    try {
      order = readExportForm(fields, starts);
    } catch (error) {
      if (!(error instanceof v.ValiError)) throw error;
      return refuse(error.message, 400);
    }
    if (order.when === 'next') {
      service.setNextJob(order.settings);
      return c.redirect('/#exports', 303);
    }
    const takeBack = service.setNextJob(order.settings, 'first');
    const problem = await startOverHttp(addresses().api, order.request);
    takeBack();
    return problem === undefined ? c.redirect('/#exports', 303) : refuse(problem, 200);
  });

  return app;
}

function textsOf(body: Record<string, unknown>): ExportFormFields {
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ error: v.string() }));

/**
 * The page is a client like any other, so what goes wrong at the start goes wrong for it too.
 *
 * @returns what came in the place of a job
 */
async function startOverHttp(api: string, request: StartRequest): Promise<string | undefined> {
  try {
    const answer = await fetch(`${api}/v1/static-export/jobs`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(START_TIMEOUT_MS),
    });
    if (answer.ok) return undefined;
    const text = await answer.text();
    const said = v.safeParse(errorSchema, text);
    return `The start was answered with ${answer.status}: ${said.success ? said.output.error : text}`;
  } catch {
    return 'The start got no answer. The job may be there all the same.';
  }
}
