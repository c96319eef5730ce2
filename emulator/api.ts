/** The API of the service (service document, section 4): what `openapi.yaml` describes, and nothing beside it. */
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { PROJECT_ID } from './agent-jobs.ts';
import { answer, type Delivery } from './deliver.ts';
import type { ExportJob } from './export-jobs.ts';
import { faultFor, otherAnswer, sendsNothing } from './faults.ts';
import { KEYS } from './keys.ts';
import { presign } from './presigned-link.ts';
import type { Service } from './service.ts';
import type { Fault } from './settings.ts';
import { UnknownPagePathError } from './site/render.ts';

type Env = { Bindings: HttpBindings };

interface Answer {
  readonly status: number;
  readonly body: object;
}

const startRequestSchema = v.object({
  domain: v.string(),
  version: v.optional(v.string()),
  paths: v.optional(v.array(v.string())),
});

/** A bare host name. */
const DOMAIN = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/i;

const refuse = (status: number, error: string): Answer => ({ status, body: { error } });

/** @param storageHost host and port that links lead to */
export function apiRoutes(service: Service, storageHost: () => string): Hono<Env> {
  const app = new Hono<Env>();

  app.post('/v1/static-export/jobs', (c) => {
    const work = async (): Promise<Answer> => refusedKey(c, 'write') ?? startJob(service, await c.req.text());
    return respond(c, faultFor('startExportJob', service.upcoming.faults, service.startCalls), work);
  });

  app.get('/v1/static-export/jobs/:jobId', (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    const work = async (): Promise<Answer> =>
      refusedKey(c, 'read') ?? (job?.isKnown ? { status: 200, body: job.wire } : unknownJob());
    return respond(c, job && faultFor('getExportJob', job.settings.faults, job.calls), work);
  });

  app.post('/v1/static-export/jobs/:jobId/bundle', (c) => {
    const job = service.exportJobs.get(c.req.param('jobId'));
    const work = async (): Promise<Answer> =>
      refusedKey(c, 'write') ?? (job?.isKnown ? makeBundle(job, storageHost()) : unknownJob());
    return respond(c, job && faultFor('makeBundle', job.settings.faults, job.calls), work);
  });

  app.get('/v2/agent/:projectId/job/:id', (c) => {
    const job =
      c.req.param('projectId') === PROJECT_ID ? service.agentJobs.get(c.req.param('id')) : undefined;
    const work = async (): Promise<Answer> =>
      refusedKey(c, 'read') ?? (job === undefined ? unknownJob() : { status: 200, body: job.look() });
    return respond(c, job && faultFor('getAgentJob', job.settings.faults, job.calls), work);
  });

  app.all('/v1/*', (c) => c.json({ error: 'Not found' }, 404));
  app.all('/v2/*', (c) => c.json({ error: 'Not found' }, 404));
  return app;
}

function refusedKey(c: Context<Env>, access: 'read' | 'write'): Answer | undefined {
  const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
  if (given === undefined) return refuse(401, 'An API key is needed: Authorization: Bearer <key>.');
  const key = KEYS.find((known) => known.key === given);
  if (key === undefined) return refuse(401, 'This API key is not known.');
  const refusal = key.refusal(access);
  return refusal && refuse(refusal.status, refusal.error);
}

function startJob(service: Service, body: string): Answer {
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

async function makeBundle(job: ExportJob, storageHost: string): Promise<Answer> {
  if (!job.hasBundle) return refuse(409, `The job is not finished: it is ${job.status}.`);
  const { sizeBytes } = await job.bundle();
  const { linkLifetimeSeconds, tellsLittle } = job.settings;
  // Signatures count in whole seconds from the present one.
  const endsAt = (Math.floor(Date.now() / 1000) + linkLifetimeSeconds) * 1000;
  const link = {
    bundleUrl: presign(storageHost, `/exports/${job.id}/site.tar.gz`, linkLifetimeSeconds),
    expiresAt: new Date(endsAt).toISOString(),
  };
  return { status: 200, body: tellsLittle ? link : { jobId: job.id, ...link, sizeBytes } };
}

const unknownJob = (): Answer => refuse(404, 'There is no such job.');

async function respond(
  c: Context<Env>,
  fault: Fault | undefined,
  work: () => Promise<Answer>,
): Promise<Response> {
  const does = fault?.does;
  if (does?.kind === 'answer') {
    if (fault?.afterWork) await work();
    return answer(c.env, otherAnswer(does));
  }
  if (does !== undefined && sendsNothing(does) && !fault?.afterWork) return answer(c.env, NEVER_SENT, does);
  const { status, body } = await work();
  const told = does?.kind === 'change' ? { ...body, ...does.fields } : body;
  const headers = { 'Content-Type': 'application/json' };
  return answer(c.env, { status, headers, body: Buffer.from(JSON.stringify(told)) }, does);
}

const NEVER_SENT: Delivery = { status: 500, headers: {}, body: Buffer.alloc(0) };
