/** The API of the service (docs/reference.md, "The service's API"): what `api/openapi.yaml` describes, and nothing else. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { PROJECT_ID } from './agent-jobs.ts';
import type { ExportJob } from './export-jobs.ts';
import { faultFor, faultResponse, sendsNothing } from './faults.ts';
import { KEYS } from './keys.ts';
import { presign } from './presigned-url.ts';
import { type ResponseParts, sendResponse, type Timing } from './send-response.ts';
import type { Service } from './service.ts';
import type { Fault } from './settings.ts';
import { UnknownPagePathError } from './site/render.ts';

type Env = { Bindings: HttpBindings };

interface ApiResponse {
  readonly status: number;
  readonly body: object;
}

/** Does what an operation does. */
type Work = () => ApiResponse | Promise<ApiResponse>;

/** What the calls of an operation are counted for. */
interface FaultTarget {
  readonly settings: { readonly faults: readonly Fault[] };
  readonly calls: Map<string, number>;
}

const startRequestSchema = v.object({
  domain: v.string(),
  version: v.optional(v.string()),
  paths: v.optional(v.array(v.string())),
});

/** A bare host name. */
const DOMAIN = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/i;

const refuse = (status: number, error: string): ApiResponse => ({ status, body: { error } });

/** @param storageHost host and port of the bundle URLs */
export function apiRoutes(service: Service, timing: Timing, storageHost: () => string): Hono<Env> {
  const app = new Hono<Env>();

  /** Responds with the fault that is set for the call, if there is one, and otherwise to the key and with the work. */
  function respond(
    c: Context<Env>,
    at: Fault['at'],
    access: 'read' | 'write',
    target: FaultTarget | undefined,
    work: Work,
  ): Promise<Response> {
    const fault = target && faultFor(at, target.settings.faults, target.calls);
    return sendResult(c, timing, fault, async () => refusedKey(c, access) ?? work());
  }

  app.post('/v1/static-export/jobs', (c) => {
    const target = { settings: service.upcoming, calls: service.startCalls };
    return respond(c, 'startExportJob', 'write', target, async () => startJob(service, await c.req.text()));
  });

  app.get('/v1/static-export/jobs/:jobId', (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    return respond(c, 'getExportJob', 'read', job, () =>
      job?.isKnown ? { status: 200, body: job.wire } : unknownJob(),
    );
  });

  app.post('/v1/static-export/jobs/:jobId/bundle', (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    return respond(c, 'makeBundle', 'write', job, () =>
      job?.isKnown ? createBundleUrl(job, storageHost(), service.clock.wallTime()) : unknownJob(),
    );
  });

  app.get('/v2/agent/:projectId/job/:id', (c) => {
    const isProject = c.req.param('projectId') === PROJECT_ID;
    const job = isProject ? service.agentJobs.get(c.req.param('id')) : undefined;
    return respond(c, 'getAgentJob', 'read', job, () =>
      job === undefined ? unknownJob() : { status: 200, body: job.respond() },
    );
  });

  app.all('/v1/*', (c) => c.json({ error: 'Not found' }, 404));
  app.all('/v2/*', (c) => c.json({ error: 'Not found' }, 404));
  return app;
}

function refusedKey(c: Context<Env>, access: 'read' | 'write'): ApiResponse | undefined {
  const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (given === undefined) return refuse(401, 'An API key is needed: Authorization: Bearer <key>.');
  const key = KEYS.find((known) => known.key === given);
  if (key === undefined) return refuse(401, 'This API key is not known.');
  const refusal = key.refusal(access);
  return refusal && refuse(refusal.status, refusal.error);
}

function startJob(service: Service, body: string): ApiResponse {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return refuse(400, 'The body is not JSON.');
  }
  const request = v.safeParse(startRequestSchema, json);
  if (!request.success) {
    const [issue] = request.issues;
    return refuse(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  }
  if (!DOMAIN.test(request.output.domain)) {
    return refuse(400, `domain: "${request.output.domain}" is not a bare host name.`);
  }
  try {
    return { status: 202, body: service.startExportJob(request.output).started };
  } catch (error) {
    if (!(error instanceof UnknownPagePathError)) throw error;
    return refuse(400, `paths: there is no page "${error.path}".`);
  }
}

async function createBundleUrl(job: ExportJob, storageHost: string, now: number): Promise<ApiResponse> {
  const { status, hasBundle } = job.state;
  if (!hasBundle) return refuse(409, `The job is not finished: it is ${status}.`);
  const { sizeBytes } = await job.bundle();
  const { urlLifetimeSeconds, minimalResponses } = job.settings;
  // Signatures count in whole seconds.
  const expiresAt = (Math.floor(now / 1000) + urlLifetimeSeconds) * 1000;
  const promised = {
    bundleUrl: presign(storageHost, `/exports/${job.id}/site.tar.gz`, now, urlLifetimeSeconds),
    expiresAt: new Date(expiresAt).toISOString(),
  };
  return { status: 200, body: minimalResponses ? promised : { jobId: job.id, ...promised, sizeBytes } };
}

const unknownJob = (): ApiResponse => refuse(404, 'There is no such job.');

const NEVER_SENT: ResponseParts = { status: 500, headers: {}, body: Buffer.alloc(0) };

async function sendResult(
  c: Context<Env>,
  timing: Timing,
  fault: Fault | undefined,
  work: Work,
): Promise<Response> {
  const effect = fault?.does;
  if (effect?.kind === 'answer') {
    if (fault?.afterWork) await work();
    return sendResponse(c.env, timing, faultResponse(effect));
  }
  if (effect !== undefined && sendsNothing(effect) && !fault?.afterWork) {
    return sendResponse(c.env, timing, NEVER_SENT, effect);
  }
  const { status, body } = await work();
  const json = JSON.stringify(effect?.kind === 'change' ? { ...body, ...effect.fields } : body);
  const headers = { 'Content-Type': 'application/json' };
  return sendResponse(c.env, timing, { status, headers, body: Buffer.from(json) }, effect);
}
