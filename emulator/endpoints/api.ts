/** The API of the service (docs/reference.md, "The service's API"): what `api/openapi.yaml` describes, and nothing else. */
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { faultFor, faultResponse, sendsNothing } from '../http/faults.ts';
import { faultWords, type LoggedEnv } from '../http/request-log.ts';
import { type ResponseParts, sendResponse, type Timing } from '../http/send-response.ts';
import { type EmulatedAgentJob, PROJECT_ID } from '../jobs/agent-jobs.ts';
import type { EmulatedExportJob } from '../jobs/export-jobs.ts';
import type { Service } from '../jobs/service.ts';
import { isDomain } from '../settings/domain-name.ts';
import { keyRefusal } from '../settings/keys.ts';
import {
  BASE_PATHS,
  type EmulatorSettings,
  type Fault,
  type FaultEffect,
  type OperationId,
} from '../settings/settings.ts';
import { UnknownPagePathError } from '../site/render.ts';
import { presign } from './presigned-url.ts';

interface ApiResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text as it is. */
  readonly body: object | string;
}

/** Performs an operation. */
type Work = () => ApiResponse | Promise<ApiResponse>;

/** The settings whose faults affect an operation, and its call counts. */
interface FaultTarget {
  readonly settings: { readonly faults: readonly Fault[]; readonly name?: string | undefined };
  readonly calls: Map<string, number>;
}

const startRequestSchema = v.object({
  domain: v.string(),
  version: v.optional(v.string()),
  paths: v.optional(v.array(v.string())),
});
/** All fields are optional, and so is the body. */
const projectStartSchema = v.object({
  basePath: v.optional(v.picklist(BASE_PATHS, `It must be one of ${JSON.stringify(BASE_PATHS)}.`)),
});
const promptSchema = v.object({ prompt: v.pipe(v.string(), v.regex(/\S/, 'A prompt is needed.')) });

/** The service refuses an ID of another form with 400. The vendor does not publish the form: these are its examples. */
const PROJECT_ID_FORM = /^(?:proj(?:ect)?_\w+|[0-9a-f]{24})$/;

const refuse = (status: number, error: string, headers = {}): ApiResponse => ({
  status,
  headers,
  body: { error },
});

interface Api {
  readonly app: Hono<LoggedEnv>;
  readonly service: Service;
  readonly timing: Timing;
  /** Host and port of the bundle URLs for the client of a request. */
  readonly storageHost: (c: Context) => string;
}

export function apiRoutes(
  service: Service,
  timing: Timing,
  storageHost: Api['storageHost'],
): Hono<LoggedEnv> {
  const api = { app: new Hono<LoggedEnv>(), service, timing, storageHost };
  for (const add of [addExportJobs, addProjectExportJobs, addPublishRuns, addAgentJobs]) add(api);
  for (const others of ['/v1/*', '/v2/*']) api.app.all(others, (c) => c.json({ error: 'Not found' }, 404));
  return api.app;
}

/** Sends the fault that is set for the call. Otherwise, checks the key and responds with the result of the work. */
function respond(
  { timing }: Api,
  c: Context<LoggedEnv>,
  at: OperationId,
  access: 'read' | 'write',
  target: FaultTarget | undefined,
  work: Work,
): Promise<Response> {
  const fault = target && faultFor(at, target.settings.faults, target.calls);
  if (fault !== undefined) c.set('fault', target?.settings.name ?? faultWords(fault));
  return sendResult(c, timing, fault, async () => refusedKey(c, at, access) ?? work());
}

/** The next export job. Its settings also define the faults that occur before it exists. */
const upcoming = ({ service }: Api): FaultTarget => ({
  settings: service.upcoming,
  calls: service.upcomingCalls,
});

/** Returns a job only to the API that started it. */
function exportJob({ service }: Api, jobId: string, projectId?: string): EmulatedExportJob | undefined {
  const job = service.exportJobs.get(jobId);
  return job?.projectId === projectId ? job : undefined;
}

async function exportJobResponse(
  { service, storageHost }: Api,
  c: Context,
  job: EmulatedExportJob | undefined,
): Promise<ApiResponse> {
  if (!job?.isKnown) return unknownJob();
  const { wire, state, hasUrlInStatus } = job;
  const bundle = hasUrlInStatus && state.hasBundle ? await signedBundle(job, storageHost(c), service) : {};
  return { status: 200, body: { ...wire, ...bundle } };
}

function addExportJobs(api: Api): void {
  const { app, service, storageHost } = api;
  app.post('/v1/static-export/jobs', (c) =>
    respond(api, c, 'startExportJob', 'write', upcoming(api), async () =>
      startJob(service, await c.req.text()),
    ),
  );

  app.get('/v1/static-export/jobs/:jobId', (c) => {
    const job = exportJob(api, c.req.param('jobId'));
    return respond(api, c, 'getExportJob', 'read', job, () => exportJobResponse(api, c, job));
  });

  app.post('/v1/static-export/jobs/:jobId/bundle', (c) => {
    const job = exportJob(api, c.req.param('jobId'));
    return respond(api, c, 'makeBundle', 'write', job, async () => {
      if (!job?.isKnown || job.hasUrlInStatus) return unknownJob();
      const { status, hasBundle } = job.state;
      if (!hasBundle) return refuse(409, `The job has no bundle yet: it is ${status}.`);
      const bundle = await signedBundle(job, storageHost(c), service);
      return { status: 200, body: job.settings.minimalResponses ? bundle : { jobId: job.id, ...bundle } };
    });
  });
}

function addProjectExportJobs(api: Api): void {
  api.app.post('/v1/static-export/:projectId/jobs', (c) =>
    respond(api, c, 'startProjectExportJob', 'write', upcoming(api), async () =>
      startProjectJob(api.service, c.req.param('projectId'), await c.req.text()),
    ),
  );

  api.app.get('/v1/static-export/:projectId/jobs/:jobId', (c) => {
    const job = exportJob(api, c.req.param('jobId'), c.req.param('projectId'));
    return respond(api, c, 'getProjectExportJob', 'read', job, () => exportJobResponse(api, c, job));
  });
}

function addPublishRuns(api: Api): void {
  const { app, service } = api;
  app.post('/v1/project/update/:projectId', (c) =>
    respond(api, c, 'startUpdate', 'write', upcoming(api), () =>
      c.req.param('projectId') === PROJECT_ID
        ? { status: 202, body: { statusId: service.startPublishRun().id } }
        : unknownProject(),
    ),
  );

  app.get('/v1/project/update-status/:statusId', (c) => {
    const run = service.publishRuns.get(c.req.param('statusId'));
    return respond(api, c, 'getUpdate', 'read', run, () => {
      const waitSeconds = service.updateChecks.take();
      if (waitSeconds !== undefined) return tooMany(waitSeconds, 'updateChecksPer10Seconds');
      return run === undefined ? refuse(404, 'There is no such update.') : { status: 200, body: run.wire };
    });
  });
}

function addAgentJobs(api: Api): void {
  const { app, service } = api;
  /** The faults of the job come before those of the emulator. */
  const target = ({ settings, calls }: FaultTarget): FaultTarget => ({
    settings: { ...settings, faults: [...settings.faults, ...service.settings.faults] },
    calls,
  });
  const agentJob = (projectId: string, id: string) =>
    projectId === PROJECT_ID ? service.agentJobs.get(id) : undefined;

  app.post('/v2/agent/:projectId/job', (c) => {
    const created = target({ settings: service.settings.newAgentJob, calls: service.startCalls });
    const isKnown = c.req.param('projectId') === PROJECT_ID;
    return respond(api, c, 'createAgentJob', 'write', created, () =>
      isKnown ? prompt(c, 201, () => service.createAgentJob()) : unknownProject(),
    );
  });

  app.post('/v2/agent/:projectId/job/:id/message', (c) => {
    const job = agentJob(c.req.param('projectId'), c.req.param('id'));
    return respond(api, c, 'sendAgentMessage', 'write', job && target(job), () =>
      job === undefined ? unknownJob() : prompt(c, 200, () => job),
    );
  });

  app.get('/v2/agent/:projectId/job/:id', (c) => {
    const job = agentJob(c.req.param('projectId'), c.req.param('id'));
    return respond(api, c, 'getAgentJob', 'read', job && target(job), () =>
      job === undefined ? unknownJob() : { status: 200, body: job.respond() },
    );
  });
}

/** @param job is called only if there is a prompt */
async function prompt(c: Context, status: 200 | 201, job: () => EmulatedAgentJob): Promise<ApiResponse> {
  const read = readBody(promptSchema, await c.req.text());
  if ('problem' in read) return refuse(400, read.problem);
  const prompted = job();
  prompted.prompt();
  return { status, body: prompted.respond() };
}

function refusedKey(
  c: Context<LoggedEnv>,
  at: OperationId,
  access: 'read' | 'write',
): ApiResponse | undefined {
  const [, given] = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
  if (given === undefined) return refuse(401, 'An API key is needed: Authorization: Bearer <key>.');
  const refusal = keyRefusal(given, at, access);
  return refusal && refuse(refusal.status, refusal.error);
}

/** @returns the parsed body, or what is wrong with it */
function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  body: string,
): { readonly request: v.InferOutput<Schema> } | { readonly problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { problem: 'The body is not JSON.' };
  }
  // The schema would accept a list as an object without required fields.
  if (Array.isArray(json)) return { problem: 'The body is not an object.' };
  const request = v.safeParse(schema, json);
  if (request.success) return { request: request.output };
  const [issue] = request.issues;
  return { problem: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
}

function startJob(service: Service, body: string): ApiResponse {
  const read = readBody(startRequestSchema, body);
  if ('problem' in read) return refuse(400, read.problem);
  const { request } = read;
  if (!isDomain(request.domain)) {
    return refuse(400, `domain: "${request.domain}" is not a bare host name.`);
  }
  if (!service.hasSite(request.domain)) {
    return refuse(400, `domain: this organization has no site at ${request.domain}.`);
  }
  try {
    return { status: 202, body: service.startExportJob(request).started };
  } catch (error) {
    if (!(error instanceof UnknownPagePathError)) throw error;
    return refuse(400, `paths: there is no page "${error.path}".`);
  }
}

/** Refuses a start by project: see the setting `startRefusal`. */
function refuseStart({ settings }: Service, status: 400 | 404, error: string): ApiResponse {
  if (settings.startRefusal === 'json') return refuse(status, error);
  return { status, body: settings.startRefusal === 'text' ? error : '' };
}

function startProjectJob(service: Service, projectId: string, body: string): ApiResponse {
  if (!PROJECT_ID_FORM.test(projectId)) return refuseStart(service, 400, 'The project ID is malformed.');
  if (projectId !== PROJECT_ID) return refuseStart(service, 404, NO_PROJECT);
  const read = readBody(projectStartSchema, body || '{}');
  if ('problem' in read) return refuseStart(service, 400, read.problem);
  const active = service.activeJobOf(projectId);
  if (active !== undefined) {
    return refuse(409, `Another export job of this deployment is ${active.state.status}.`);
  }
  const waitSeconds = service.projectStarts.take();
  if (waitSeconds !== undefined) return tooMany(waitSeconds, 'startsPerHour');
  return { status: 202, body: service.startExportJob(read.request, projectId).started };
}

/** Returns a freshly signed URL for the bundle of a completed job, according to its settings. */
async function signedBundle(
  job: EmulatedExportJob,
  storageHost: string,
  { clock }: Service,
): Promise<{ bundleUrl: string; expiresAt: string; sizeBytes?: number }> {
  const now = clock.wallTime();
  const { sizeBytes } = await job.bundle();
  const { urlLifetimeSeconds, minimalResponses } = job.settings;
  // Signatures count in whole seconds.
  const expiresAt = (Math.floor(now / 1000) + urlLifetimeSeconds) * 1000;
  return {
    bundleUrl: presign(storageHost, job.bundlePath, now, urlLifetimeSeconds),
    expiresAt: new Date(expiresAt).toISOString(),
    ...(minimalResponses ? {} : { sizeBytes }),
  };
}

const unknownJob = (): ApiResponse => refuse(404, 'There is no such job.');
const NO_PROJECT = 'There is no such project.';
const unknownProject = (): ApiResponse => refuse(404, NO_PROJECT);
const tooMany = (waitSeconds: number, setting: keyof EmulatorSettings): ApiResponse =>
  refuse(429, `Too many requests. The limit is the setting ${setting} of the emulator.`, {
    'Retry-After': `${waitSeconds}`,
  });

const NEVER_SENT: ResponseParts = { status: 500, headers: {}, body: Buffer.alloc(0) };

async function sendResult(
  c: Context<LoggedEnv>,
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
  const { status, headers, body } = await work();
  const sent = typeof body === 'string' ? body : JSON.stringify(changed(body, effect));
  const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
  const parts = { ...(sent === '' ? {} : { 'Content-Type': type }), ...headers };
  return sendResponse(c.env, timing, { status, headers: parts, body: Buffer.from(sent) }, effect);
}

function changed(body: object, effect: FaultEffect | undefined): object {
  return effect?.kind === 'change' ? { ...body, ...effect.fields } : body;
}
