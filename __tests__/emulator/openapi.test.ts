/**
 * Checks `api/openapi.yaml` against the rules of OpenAPI, and the emulator's responses and the client's requests against
 * the description. `npm run check` compares the wire types with what it generates.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import { KEYS, NO_PLAN_KEY, READ_ONLY_KEY } from '../../emulator/settings/keys.ts';
import type {
  Fault,
  GivenEmulatorSettings,
  GivenExportJobSettings,
  OperationId,
} from '../../emulator/settings/settings.ts';
import { HttpClient } from '../../src/http/http-client.ts';
import { ExportService } from '../../src/service/export-service.ts';
import { REPOSITORY } from '../support/repository.ts';
import { silentLog } from '../support/silent-log.ts';

const DESCRIPTION = path.join(REPOSITORY, 'api', 'openapi.yaml');
const text = await readFile(DESCRIPTION, 'utf8');

/** The part of the document that is used here. */
interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Described {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, unknown>>;
  readonly 'x-source'?: string;
  readonly 'x-responses'?: Readonly<Record<string, string>>;
}
interface Schema {
  readonly 'x-source'?: string;
  readonly type?: unknown;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const description: Description = parse(text);
const operations = Object.entries(description.paths).flatMap(([address, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    operation.operationId === undefined
      ? []
      : [{ method, address, id: operation.operationId as OperationId, operation }],
  ),
);

// openapi-backend reads documents with a module that jest cannot load before Node 24.9. For a document that is already
// read, and with `quick`, that module only has to return it.
jest.mock('openapi-backend/refparser.js', () => ({ parse: async (document: unknown) => document }));
const { OpenAPIBackend } = await import('openapi-backend');

// openapi-backend knows the rules of 3.0 only for documents. Redocly's linter knows those of 3.1, and is installed
// because openapi-typescript reads the description with it.
interface Linter {
  createConfig(config: object): Promise<object>;
  lintFromString(given: {
    source: string;
    absoluteRef: string;
    config: object;
  }): Promise<readonly { ruleId: string; message: string; location: readonly { pointer?: string }[] }[]>;
}
const linter: Linter = createRequire(import.meta.resolve('openapi-typescript'))('@redocly/openapi-core');

async function lint(source: string): Promise<string[]> {
  const config = await linter.createConfig({
    extends: ['recommended-strict'],
    // The service's own paths: a project could be called "jobs". Their methods differ.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const found = await linter.lintFromString({ source, absoluteRef: DESCRIPTION, config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

describe('the description', () => {
  it('is a valid OpenAPI document, of version 3.1', async () => {
    expect(await lint(text)).toEqual([]);
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  });

  it('has the operations of the service document, and no others', () => {
    expect(operations.map(({ id, method, address }) => `${id}: ${method} ${address}`)).toEqual([
      'startExportJob: post /v1/static-export/jobs',
      'getExportJob: get /v1/static-export/jobs/{jobId}',
      'makeBundle: post /v1/static-export/jobs/{jobId}/bundle',
      'startProjectExportJob: post /v1/static-export/{projectId}/jobs',
      'getProjectExportJob: get /v1/static-export/{projectId}/jobs/{jobId}',
      'startUpdate: post /v1/project/update/{projectId}',
      'getUpdate: get /v1/project/update-status/{statusId}',
      'createAgentJob: post /v2/agent/{projectId}/job',
      'sendAgentMessage: post /v2/agent/{projectId}/job/{id}/message',
      'getAgentJob: get /v2/agent/{projectId}/job/{id}',
    ]);
    expect(description.info.version).toBe('3.0.0');
  });

  // Section 2 of the service document: what a client may need, and nothing that the service does not promise.
  it.each<[string, readonly string[]]>([
    ['StartExportJob', ['domain']],
    ['ExportJobStarted', ['jobId']],
    ['ExportJob', ['status']],
    ['Bundle', ['bundleUrl', 'expiresAt']],
    ['UpdateStarted', ['statusId']],
    ['Update', ['status']],
    ['AgentPrompt', ['prompt']],
    ['StartProjectExportJob', []],
    ['AgentJob', ['id', 'status']],
    ['Error', []],
  ])('requires of %s what is promised: %p', (name, promised) => {
    const schema = description.components.schemas[name];
    expect(schema?.required ?? []).toEqual(promised);
    expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining([...promised]));
  });
});

describe('the sources', () => {
  const SOURCES = ['vendor', 'document', 'ours'];

  it('are named for every operation and its responses', () => {
    for (const { operation } of operations) {
      const { responses = {}, 'x-responses': sources = {}, 'x-source': source } = operation;
      expect(Object.keys(sources)).toEqual(Object.keys(responses));
      for (const each of [source, ...Object.values(sources)]) expect(SOURCES).toContain(each);
    }
  });

  const fieldsOf = (name: string, { properties = {} }: Schema): [string, Schema][] =>
    Object.entries(properties).flatMap(([field, schema]) => [
      [`${name}.${field}`, schema],
      ...fieldsOf(`${name}.${field}`, schema),
    ]);
  it('are named for every field', () => {
    const fields = Object.entries(description.components.schemas).flatMap(([name, schema]) =>
      fieldsOf(name, schema),
    );
    for (const [name, schema] of fields)
      expect([name, SOURCES]).toEqual([name, expect.arrayContaining([schema['x-source']])]);
  });
});

/** The description with every object closed: here, a field that is not described is a misspelled one. */
const strict = new OpenAPIBackend({
  definition: parse(text, (_key, value) =>
    isObjectSchema(value) ? { ...value, additionalProperties: false } : value,
  ),
  // The check of the whole document is for 3.0.
  quick: true,
  customizeAjv(ajv) {
    ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
    ajv.addFormat('uri', (value) => /^[a-z][a-z0-9+.-]*:/i.test(value) && URL.canParse(value));
    return ajv;
  },
});

function isObjectSchema(value: unknown): value is Schema {
  return value !== null && typeof value === 'object' && 'type' in value && value.type === 'object';
}

interface Answer {
  readonly operation: OperationId;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Headers of any HTTP response, which no description names. */
const ORDINARY_HEADERS = new Set(['connection', 'content-length', 'content-type', 'date', 'keep-alive']);

/** Returns what is wrong with an answer; empty if it is as described. */
function problemsOf({ operation, status, headers, body }: Answer): string[] {
  const described = strict.router.getOperation(operation)?.responses?.[status] as
    | { headers?: Record<string, unknown>; content?: Record<string, unknown> }
    | undefined;
  if (described === undefined) return [`${operation}: ${status} is not described`];
  const mediaType = headers.get('content-type') ?? '';
  const declared = Object.keys(described.headers ?? {}).map((name) => name.toLowerCase());
  const undeclared = [...headers.keys()].filter(
    (name) => !ORDINARY_HEADERS.has(name) && !declared.includes(name),
  );
  return [
    ...(described.content?.[mediaType] === undefined ? [`${mediaType} is not described`] : []),
    ...undeclared.map((name) => `the header ${name} is not described`),
    ...errorsOf(strict.validator.validateResponse(body, operation, status)),
  ];
}

function errorsOf({ errors }: ReturnType<typeof strict.validator.validateResponse>): string[] {
  return (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Settings with a fault at every call of an operation. */
function withFault(operation: OperationId, does: Fault['does']): Ask {
  const faults = [{ at: operation, does }];
  return operation.includes('Agent') ? { service: { faults } } : { job: { ...COMPLETED, faults } };
}

const ASSISTANT_KEY = KEYS.find(({ key }) => key.startsWith('mint_dsc_'))?.key;
const QUEUED = { queuedMs: 600_000 };
const COMPLETED = { queuedMs: 0, runningMs: 0 };
const FAILED = { ...COMPLETED, outcome: 'failed', error: 'No.' } as const;
const RUNNING = { queuedMs: 0, runningMs: 600_000 };
const SETTINGS: GivenEmulatorSettings = {
  pages: 2,
  agentJobs: {
    active: { outcome: 'active' },
    completed: { outcome: 'completed', activeMs: 0, pullRequest: 'at-once' },
    unchanged: { outcome: 'completed', activeMs: 0 },
    late: { outcome: 'completed', activeMs: 0, pullRequest: 'late', lateMs: 600_000 },
    archived: { outcome: 'archived', activeMs: 0, pullRequest: 'at-once' },
    failed: { outcome: 'failed', activeMs: 0 },
  },
};

function refusal(status: 429 | 503): Fault['does'] {
  return { kind: 'answer', status, headers: { 'Retry-After': '7' }, body: { error: 'Not now.' } };
}

const IN_STATUS = { ...COMPLETED, bundleUrlInStatus: true };
const URL_FIELDS = {
  bundleUrl: expect.any(String),
  sizeBytes: expect.any(Number),
  expiresAt: expect.any(String),
};

const at = (place: Fault['at'], does: Fault['does']): GivenExportJobSettings => ({
  faults: [{ at: place, does }],
});

beforeAll(() => strict.init());

interface Ask {
  readonly service?: GivenEmulatorSettings;
  /** Whether another job of the project exists. */
  readonly afterAnother?: boolean;
  /** Settings of the requested job, which is started for the test. */
  readonly job?: GivenExportJobSettings;
  /** An ID that replaces that of an existing job. */
  readonly id?: string;
  readonly project?: string;
  readonly body?: unknown;
  /** Undefined for no key. */
  readonly key?: string | undefined;
}

const JOBS = '/v1/static-export/jobs';

/** The operation that starts the job of another operation. An agent job exists without a start. */
const STARTED_BY: Partial<Record<OperationId, OperationId>> = {
  getExportJob: 'startExportJob',
  makeBundle: 'startExportJob',
  getProjectExportJob: 'startProjectExportJob',
  getUpdate: 'startUpdate',
};

/** Returns a correct request body. */
function properBody(operation: OperationId, on: Emulator): object | undefined {
  if (operation === 'startExportJob') return { domain: on.domain };
  return operation === 'createAgentJob' || operation === 'sendAgentMessage' ? { prompt: 'x' } : undefined;
}

async function startedBy(operation: OperationId, on: Emulator, job: GivenExportJobSettings): Promise<string> {
  const { body } = await ask(on, operation, { job });
  const { jobId, statusId } = body as { jobId?: string; statusId?: string };
  return jobId ?? statusId ?? '';
}

async function ask(on: Emulator, operation: OperationId, asked: Ask): Promise<Answer> {
  const { job = COMPLETED, project = on.projectId, body = properBody(operation, on) } = asked;
  const { method = '', address = '' } = operations.find(({ id }) => id === operation) ?? {};
  if (asked.afterAnother) await startedBy('startProjectExportJob', on, job);
  const starts = STARTED_BY[operation];
  const id = asked.id ?? (starts === undefined ? on.agentJobId : await startedBy(starts, on, job));
  if (operation.startsWith('start')) on.setNextJob(job);
  const key = 'key' in asked ? asked.key : on.apiKey;
  const answer = await fetch(
    `${on.baseUrl}${address.replace('{projectId}', project).replace(/\{\w+\}/, id)}`,
    {
      method: method.toUpperCase(),
      headers: {
        ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
  );
  return { operation, status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Asks a fresh emulator, since a refused start leaves the settings of its job to the next one. */
async function askFreshEmulator(operation: OperationId, asked: Ask): Promise<Answer> {
  const own = await startEmulator({ ...SETTINGS, ...asked.service });
  try {
    return await ask(own, operation, asked);
  } finally {
    await own.close();
  }
}

const ANSWERS: readonly [what: string, operation: OperationId, ask: Ask, status: number, fields?: object][] =
  [
    ['a start', 'startExportJob', { job: QUEUED }, 202, { status: 'queued' }],
    [
      'a start with everything',
      'startExportJob',
      { body: { domain: 'docs.example.com', version: 'v1', paths: ['/'] } },
      202,
    ],
    ['a start that is not JSON', 'startExportJob', { body: '{' }, 400],
    ['a start with an unknown domain', 'startExportJob', { body: { domain: 'a.b' } }, 400],
    ['a start without the write scope', 'startExportJob', { key: READ_ONLY_KEY }, 403],
    ['a start with a key of the wrong kind', 'startExportJob', { key: ASSISTANT_KEY }, 401],

    ['a queued job', 'getExportJob', { job: QUEUED }, 200, { status: 'queued', progress: 0 }],
    ['a running job', 'getExportJob', { job: RUNNING }, 200, { status: 'running', error: null }],
    ['a completed job', 'getExportJob', {}, 200, { status: 'completed', progress: 100, pageCount: 2 }],
    ['a failed job', 'getExportJob', { job: FAILED }, 200, { status: 'failed', error: 'No.' }],
    ['an unknown job', 'getExportJob', { id: 'se_0' }, 404],
    ['a job not known yet', 'getExportJob', { job: { unknownMs: 600_000 } }, 404],

    ['a bundle', 'makeBundle', {}, 200],
    ['a bundle of a running job', 'makeBundle', { job: RUNNING }, 409],
    ['a bundle of a failed job', 'makeBundle', { job: FAILED }, 409],
    ['a bundle of an unknown job', 'makeBundle', { id: 'se_0' }, 404],
    ['a bundle without the write scope', 'makeBundle', { key: READ_ONLY_KEY }, 403],

    ['a bundle of a job with the URL in its status', 'makeBundle', { job: IN_STATUS }, 404],
    ['a completed job with the URL in its status', 'getExportJob', { job: IN_STATUS }, 200, URL_FIELDS],

    ['a start by project', 'startProjectExportJob', { job: QUEUED }, 202, { status: 'queued' }],
    ['a start by project beside another', 'startProjectExportJob', { job: QUEUED, afterAnother: true }, 409],
    ['a start by project for a path', 'startProjectExportJob', { body: { basePath: '/docs' } }, 202],
    ['a start by project for the root', 'startProjectExportJob', { body: { basePath: '' } }, 202],
    ['a start by project for another path', 'startProjectExportJob', { body: { basePath: '/help' } }, 400],
    ['a start of an unknown project', 'startProjectExportJob', { project: 'no_such' }, 404],
    ['a start by project without the write scope', 'startProjectExportJob', { key: READ_ONLY_KEY }, 403],
    ['a queued job of a project', 'getProjectExportJob', { job: QUEUED }, 200, { status: 'queued' }],
    ['a running job of a project', 'getProjectExportJob', { job: RUNNING }, 200, { error: null }],
    ['a completed job of a project', 'getProjectExportJob', {}, 200, { status: 'completed', ...URL_FIELDS }],
    ['a failed job of a project', 'getProjectExportJob', { job: FAILED }, 200, { error: 'No.' }],
    ['an unknown job of a project', 'getProjectExportJob', { id: '0' }, 404],
    ['a job of an unknown project', 'getProjectExportJob', { project: 'no_such' }, 404],

    ['a publish run', 'startUpdate', {}, 202],
    ['a publish run of an unknown project', 'startUpdate', { project: 'no_such' }, 404],
    ['a publish run without the write scope', 'startUpdate', { key: READ_ONLY_KEY }, 403],
    ['a queued publish run', 'getUpdate', { job: { update: QUEUED } }, 200, { status: 'queued' }],
    ['a publish run in progress', 'getUpdate', { job: { update: RUNNING } }, 200, { endedAt: null }],
    ['a publish run that succeeded', 'getUpdate', { job: { update: COMPLETED } }, 200, { status: 'success' }],
    [
      'a publish run that failed',
      'getUpdate',
      { job: { update: { ...COMPLETED, outcome: 'failure' } } },
      200,
      { status: 'failure' },
    ],
    ['an unknown publish run', 'getUpdate', { id: '0' }, 404],

    ['an agent job that is created', 'createAgentJob', {}, 201, { status: 'active', prLink: null }],
    ['an agent job without a prompt', 'createAgentJob', { body: {} }, 400],
    ['an agent job with a blank prompt', 'createAgentJob', { body: { prompt: ' \n' } }, 400],
    ['an agent job of an unknown project', 'createAgentJob', { project: 'no_such' }, 404],
    ['an agent job without the write scope', 'createAgentJob', { key: READ_ONLY_KEY }, 403],
    ['a message', 'sendAgentMessage', { id: 'completed' }, 200],
    ['a message that is not JSON', 'sendAgentMessage', { body: 'prompt' }, 400],
    ['a message to an unknown agent job', 'sendAgentMessage', { id: 'no_such' }, 404],
    ['a message without the write scope', 'sendAgentMessage', { key: READ_ONLY_KEY }, 403],

    ['an active agent job', 'getAgentJob', { id: 'active' }, 200, { status: 'active', prLink: null }],
    ['a completed agent job', 'getAgentJob', { id: 'completed' }, 200, { prLink: expect.any(String) }],
    ['an agent job without changes', 'getAgentJob', { id: 'unchanged' }, 200, { prLink: null }],
    ['an agent job whose pull request is late', 'getAgentJob', { id: 'late' }, 200, { prLink: null }],
    ['an archived agent job', 'getAgentJob', { id: 'archived' }, 200, { archivedAt: expect.any(String) }],
    ['a failed agent job', 'getAgentJob', { id: 'failed' }, 200, { status: 'failed', prLink: null }],
    ['an unknown agent job', 'getAgentJob', { id: 'no_such' }, 404],

    ...operations.flatMap(({ id: operation }): typeof ANSWERS => [
      [`${operation} without a key`, operation, { key: undefined }, 401],
      [`${operation} without the plan`, operation, { key: NO_PLAN_KEY }, 403],
    ]),
    ...operations.flatMap(({ id: operation }): typeof ANSWERS => [
      [`${operation} requested too often`, operation, withFault(operation, refusal(429)), 429],
      [`${operation} of a service that is down`, operation, withFault(operation, refusal(503)), 503],
    ]),
  ];

describe("the emulator's answers", () => {
  it.each(ANSWERS)(
    '%s (%s, %p) gets what is described for %i',
    async (_what, operation, given, status, fields = {}) => {
      const answer = await askFreshEmulator(operation, given);
      expect(answer).toMatchObject({ status, body: fields });
      expect(problemsOf(answer)).toEqual([]);
      if (status === 429 || status === 503) expect(answer.headers.get('retry-after')).toBe('7');
    },
  );

  it('include every status that is described', () => {
    const described = operations.flatMap(({ id, operation }) =>
      Object.keys(operation.responses ?? {}).map((status) => `${id} ${status}`),
    );
    const seen = new Set(ANSWERS.map(([, operation, , status]) => `${operation} ${status}`));
    expect([...seen].sort()).toEqual(described.sort());
  });

  // An optional field that is always missing or misspelled would be valid, so the test requires each field.
  it.each<[OperationId, string, Ask]>([
    ['startExportJob', 'ExportJobStarted', {}],
    ['getExportJob', 'ExportJob', { job: IN_STATUS }],
    ['makeBundle', 'Bundle', {}],
    ['startUpdate', 'UpdateStarted', {}],
    ['getUpdate', 'Update', {}],
    ['createAgentJob', 'AgentJob', {}],
    ['sendAgentMessage', 'AgentJob', {}],
    ['getAgentJob', 'AgentJob', { id: 'completed' }],
  ])('to %s have every field of %s', async (operation, name, given) => {
    const { body } = await askFreshEmulator(operation, given);
    const properties = description.components.schemas[name]?.properties;
    expect(Object.keys(body as object).sort()).toEqual(Object.keys(properties ?? {}).sort());
  });

  const changed = (fields: Record<string, unknown>): Fault['does'] => ({ kind: 'change', fields });
  const refused = (status: number, headers: Record<string, string> = {}): Fault['does'] => ({
    kind: 'answer',
    status,
    headers,
    body: { error: 'No.' },
  });
  it.each<[string, 'getExportJob' | 'makeBundle', Fault['does'], RegExp]>([
    ['a misspelt field', 'getExportJob', changed({ pageCont: 3 }), /pageCont/],
    ['a missing field', 'getExportJob', { kind: 'answer', status: 200, body: {} }, /Property":"status"/],
    ['a status that is not described', 'getExportJob', refused(418), /418 is not described/],
  ])('would not be valid with %s', async (_what, operation, does, says) => {
    const answer = await askFreshEmulator(operation, { job: { ...COMPLETED, ...at(operation, does) } });
    expect(problemsOf(answer)).toContainEqual(expect.stringMatching(says));
  });
});

/** Returns what is wrong with a request; empty if it is as described. */
function problemsOfRequest({ method, path: address, headers, body }: RecordedRequest): string[] {
  const request = { method, path: address, headers: headers as Record<string, string | string[]>, body };
  const operation = strict.router.matchOperation(request);
  if (operation === undefined) return [`${method} ${address} is not described`];
  const requestBody = operation.requestBody as { content: object } | undefined;
  const mediaType = headers['content-type'];
  const asDescribed =
    requestBody === undefined
      ? body === '' && mediaType === undefined
      : Object.keys(requestBody.content).includes(mediaType ?? '');
  const needsKey = operation.security?.some((scheme) => 'adminApiKey' in scheme);
  return [
    ...(asDescribed ? [] : [`${mediaType} is not described`]),
    ...(needsKey && !/^Bearer \S+$/.test(headers.authorization ?? '') ? ['the key is missing'] : []),
    ...errorsOf(strict.validator.validateRequest(request)),
  ];
}

describe("the client's requests", () => {
  let emulator: Emulator;
  beforeAll(async () => {
    emulator = await startEmulator(SETTINGS);
  });
  afterAll(() => emulator.close());

  /** Runs the client and returns what it sent, whatever the result was. */
  async function sentBy(
    use: (service: ExportService) => Promise<unknown>,
  ): Promise<readonly RecordedRequest[]> {
    const before = emulator.requests.length;
    const service = new ExportService(
      {
        baseUrl: new URL(emulator.baseUrl),
        apiKey: emulator.apiKey,
        client: new HttpClient({ keepAlive: false, log: silentLog }),
        signal: new AbortController().signal,
      },
      undefined,
    );
    await use(service).catch(() => {});
    return emulator.requests.slice(before);
  }

  it('for an export from start to bundle URL are as described', async () => {
    emulator.setNextJob(COMPLETED);
    const outcome: unknown[] = [];
    const requests = await sentBy(async (service) => {
      const { jobId } = await service.startJob({ domain: 'docs.example.com' });
      outcome.push(await service.getJob(jobId, 5000), await service.createBundleUrl(jobId));
    });
    expect(outcome).toEqual([
      expect.objectContaining({ status: 'completed' }),
      expect.objectContaining({ bundleUrl: expect.stringContaining(emulator.storageUrl) }),
    ]);
    expect(requests.map(({ method, path: address }) => `${method} ${address}`)).toEqual([
      `POST ${JOBS}`,
      expect.stringMatching(/^GET \/v1\/static-export\/jobs\/se_[0-9a-f]{16}$/),
      expect.stringMatching(/^POST \/v1\/static-export\/jobs\/se_[0-9a-f]{16}\/bundle$/),
    ]);
    expect(requests.flatMap(problemsOfRequest)).toEqual([]);
    expect(requests.map(({ headers }) => headers.accept)).toEqual(requests.map(() => 'application/json'));
  });
});
