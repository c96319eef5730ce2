/**
 * Checks `api/openapi.yaml` against the rules of OpenAPI, and the emulator's responses and the client's requests against
 * the description. `npm run check` compares the wire types with what it generates.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { OpenAPIBackend } from 'openapi-backend';
import { parse } from 'yaml';
import type { Emulator } from '../../emulator/emulator.ts';
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import { NO_PLAN_KEY, OTHER_ADDRESS_KEY, READ_ONLY_KEY } from '../../emulator/settings/keys.ts';
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
import { call, JOBS, start } from './emulator-under-test.ts';

const DESCRIPTION = path.join(REPOSITORY, 'api', 'openapi.yaml');
const text = await readFile(DESCRIPTION, 'utf8');

/** The part of the document that is used here. */
interface Description {
  readonly openapi: string;
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

// openapi-backend checks documents only against the rules of 3.0. Redocly's linter has those of 3.1, and is installed
// because openapi-typescript reads the description with it.
const linter = createRequire(import.meta.resolve('openapi-typescript'))('@redocly/openapi-core');

describe('the description', () => {
  it('is a valid OpenAPI document, of version 3.1', async () => {
    const config = await linter.createConfig({
      extends: ['recommended-strict'],
      // The paths of the service are ambiguous, since a project could be called "jobs", but their methods differ.
      rules: { 'no-ambiguous-paths': 'off' },
    });
    expect(await linter.lintFromString({ source: text, absoluteRef: DESCRIPTION, config })).toEqual([]);
    expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  });

  const SOURCES = ['vendor', 'document', 'ours'];
  it('names a source for every operation and its responses', () => {
    for (const { operation } of operations) {
      const { responses = {}, 'x-responses': sources = {}, 'x-source': source } = operation;
      expect(Object.keys(sources)).toEqual(Object.keys(responses));
      for (const each of [source, ...Object.values(sources)]) expect(SOURCES).toContain(each);
    }
  });

  it('names a source for every field', () => {
    const expectSources = (properties: Readonly<Record<string, Schema>> = {}): void => {
      for (const [name, schema] of Object.entries(properties)) {
        expect([name, SOURCES]).toEqual([name, expect.arrayContaining([schema['x-source']])]);
        expectSources(schema.properties);
      }
    };
    for (const { properties } of Object.values(description.components.schemas)) expectSources(properties);
  });
});

/** The description with every object closed: here, a field that is not described is a misspelled one. */
const strict = new OpenAPIBackend({
  definition: parse(text, (_key, value) =>
    isObjectSchema(value) ? { ...value, additionalProperties: false } : value,
  ),
  // The check of the complete document is for 3.0.
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

const ASSISTANT_KEY = 'mint_dsc_emulator';
const QUEUED = { queuedMs: 600_000 };
const COMPLETED = { queuedMs: 0, runningMs: 0 };
const FAILED = { ...COMPLETED, outcome: 'failed', error: 'No.' } as const;
const RUNNING = { queuedMs: 0, runningMs: 600_000 };
const SETTINGS: GivenEmulatorSettings = {
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
  readonly key?: string | null;
}

/** The operation that starts the job of another operation. An agent job exists without a start. */
const STARTED_BY: Partial<Record<OperationId, OperationId>> = {
  getExportJob: 'startExportJob',
  makeBundle: 'startExportJob',
  getProjectExportJob: 'startProjectExportJob',
  getUpdate: 'startUpdate',
};

const PROPER_BODIES: Partial<Record<OperationId, object>> = {
  startExportJob: { domain: 'docs.example.com' },
  createAgentJob: { prompt: 'x' },
  sendAgentMessage: { prompt: 'x' },
};

async function startedBy(operation: OperationId, on: Emulator, job: GivenExportJobSettings): Promise<string> {
  const { body } = await ask(on, operation, { job });
  const { jobId, statusId } = body as { jobId?: string; statusId?: string };
  return jobId ?? statusId ?? '';
}

async function ask(on: Emulator, operation: OperationId, asked: Ask): Promise<Answer> {
  const { job = {}, project = on.projectId, body = PROPER_BODIES[operation], key } = asked;
  const { method = '', address = '' } = operations.find(({ id }) => id === operation) ?? {};
  if (asked.afterAnother) await startedBy('startProjectExportJob', on, job);
  const starts = STARTED_BY[operation];
  const id = asked.id ?? (starts === undefined ? on.agentJobId : await startedBy(starts, on, job));
  if (operation.startsWith('start')) on.setNextJob(job);
  const path = address.replace('{projectId}', project).replace(/\{\w+\}/, id);
  return { operation, ...(await call<unknown>(on, method, path, body, key)) };
}

/** Asks a fresh emulator, since a refused start leaves the settings of its job to the next one. */
const askFreshEmulator = async (operation: OperationId, asked: Ask): Promise<Answer> =>
  ask(await start({ ...SETTINGS, ...asked.service }), operation, asked);

type AnswerRow = readonly [what: string, operation: OperationId, ask: Ask, status: number, fields?: object];
const UPDATE_FAILED = { ...COMPLETED, outcome: 'failure' } as const;
const EVERYTHING = { domain: 'docs.example.com', version: 'v1', paths: ['/'] };
// biome-ignore format: a table
const ANSWERS: readonly AnswerRow[] = [
  ['a start', 'startExportJob', { job: QUEUED }, 202, { status: 'queued' }],
  ['a start with everything', 'startExportJob', { body: EVERYTHING }, 202],
  ['a start with a bad body', 'startExportJob', { body: '{' }, 400],
  ['a start with a key of the wrong kind', 'startExportJob', { key: ASSISTANT_KEY }, 401],
  ['a queued job', 'getExportJob', { job: QUEUED }, 200, { status: 'queued', progress: 0 }],
  ['a running job', 'getExportJob', { job: RUNNING }, 200, { status: 'running', error: null }],
  ['a completed job', 'getExportJob', {}, 200, { status: 'completed', progress: 100, pageCount: 2 }],
  ['a failed job', 'getExportJob', { job: FAILED }, 200, { status: 'failed', error: 'No.' }],
  ['a job with the URL in its status', 'getExportJob', { job: IN_STATUS }, 200, URL_FIELDS],
  ['an unknown job', 'getExportJob', { id: 'se_0' }, 404],
  ['a bundle', 'makeBundle', {}, 200],
  ['a bundle of a running job', 'makeBundle', { job: RUNNING }, 409],
  ['a bundle of a failed job', 'makeBundle', { job: FAILED }, 409],
  ['a bundle of a job with the URL in its status', 'makeBundle', { job: IN_STATUS }, 404],
  ['a bundle of an unknown job', 'makeBundle', { id: 'se_0' }, 404],
  ['a start beside another job', 'startProjectExportJob', { job: QUEUED, afterAnother: true }, 409],
  ['a start', 'startProjectExportJob', { job: QUEUED }, 202, { status: 'queued' }],
  ['a start for a path', 'startProjectExportJob', { body: { basePath: '/docs' } }, 202],
  ['a start for the root', 'startProjectExportJob', { body: { basePath: '' } }, 202],
  ...['project_other', 'proj_4f2a', '0123456789abcdef01234567'].map((project): AnswerRow =>
    [`a start of the unknown project ${project}`, 'startProjectExportJob', { project }, 404]),
  ...['my-project', 'docs.example.com', 'no_such', '0123456789abcdef'].map((project): AnswerRow =>
    [`a start with the malformed project ID ${project}`, 'startProjectExportJob', { project }, 400]),
  ...(['startExportJob', 'getExportJob', 'makeBundle'] as const).map((id): AnswerRow =>
    ['a key without static export', id, { key: NO_PLAN_KEY }, 403, { error: expect.stringMatching(/^Static export/) }]),
  ...(['startProjectExportJob', 'getProjectExportJob'] as const).map((id): AnswerRow =>
    ['a key without static export', id, { key: NO_PLAN_KEY }, 401, { error: expect.stringMatching(/^Static export/) }]),
  ['a publish run with a key without static export', 'startUpdate', { key: NO_PLAN_KEY }, 202],
  ['a start for another path', 'startProjectExportJob', { body: { basePath: '/help' } }, 400],
  ['a queued job', 'getProjectExportJob', { job: QUEUED }, 200, { status: 'queued' }],
  ['a running job', 'getProjectExportJob', { job: RUNNING }, 200, { error: null }],
  ['a completed job', 'getProjectExportJob', {}, 200, { status: 'completed', ...URL_FIELDS }],
  ['a failed job', 'getProjectExportJob', { job: FAILED }, 200, { error: 'No.' }],
  ['an unknown job', 'getProjectExportJob', { id: '0' }, 404],
  ['a publish run', 'startUpdate', {}, 202],
  ['a queued publish run', 'getUpdate', { job: { update: QUEUED } }, 200, { status: 'queued' }],
  ['a publish run in progress', 'getUpdate', { job: { update: RUNNING } }, 200, { status: 'in_progress' }],
  ['a publish run that succeeded', 'getUpdate', { job: { update: COMPLETED } }, 200, { status: 'success' }],
  ['a publish run that failed', 'getUpdate', { job: { update: UPDATE_FAILED } }, 200, { status: 'failure' }],
  ['an unknown publish run', 'getUpdate', { id: '0' }, 404],
  ['an agent job', 'createAgentJob', {}, 201, { status: 'active', prLink: null }],
  ['an agent job without a prompt', 'createAgentJob', { body: {} }, 400],
  ['an agent job with a blank prompt', 'createAgentJob', { body: { prompt: ' \n' } }, 400],
  ['a message', 'sendAgentMessage', { id: 'completed' }, 200],
  ['a message with a bad body', 'sendAgentMessage', { body: 'prompt' }, 400],
  ['a message to an unknown job', 'sendAgentMessage', { id: 'no_such' }, 404],
  ['an active job', 'getAgentJob', { id: 'active' }, 200, { status: 'active', prLink: null }],
  ['a completed job', 'getAgentJob', { id: 'completed' }, 200, { prLink: expect.any(String) }],
  ['a job without changes', 'getAgentJob', { id: 'unchanged' }, 200, { prLink: null }],
  ['a job whose pull request is late', 'getAgentJob', { id: 'late' }, 200, { prLink: null }],
  ['an archived job', 'getAgentJob', { id: 'archived' }, 200, { archivedAt: expect.any(String) }],
  ['a failed job', 'getAgentJob', { id: 'failed' }, 200, { status: 'failed', prLink: null }],
  ['an unknown job', 'getAgentJob', { id: 'no_such' }, 404],
  ...operations.flatMap(({ id, method, address }): AnswerRow[] => [
    ['no key', id, { key: null }, 401],
    ['a key for other addresses', id, { key: OTHER_ADDRESS_KEY }, 403],
    ...(method === 'post' ? [['a key without the write scope', id, { key: READ_ONLY_KEY }, 403] as const] : []),
    ...(address.includes('{projectId}') ? [['an unknown project', id, { project: 'project_other' }, 404] as const] : []),
    ['too many requests', id, withFault(id, refusal(429)), 429],
    ['a service that is down', id, withFault(id, refusal(503)), 503],
  ]),
];

describe("the emulator's answers", () => {
  it.each(ANSWERS)(
    '%s, %s %p: is as described for %i',
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
  it.each<[OperationId, string, Ask?]>([
    ['startExportJob', 'ExportJobStarted'],
    ['getExportJob', 'ExportJob', { job: IN_STATUS }],
    ['makeBundle', 'Bundle'],
    ['startUpdate', 'UpdateStarted'],
    // A run that has not ended has no `endedAt`.
    ['getUpdate', 'Update', { job: { update: COMPLETED } }],
    ['createAgentJob', 'AgentJob'],
    ['getAgentJob', 'AgentJob'],
  ])('to %s have every field of %s', async (operation, name, given = {}) => {
    const { body } = await askFreshEmulator(operation, given);
    const properties = description.components.schemas[name]?.properties ?? {};
    expect(Object.keys(body as object).sort()).toEqual(Object.keys(properties).sort());
  });

  it.each<[string, Fault['does'], RegExp]>([
    ['a misspelt field', { kind: 'change', fields: { pageCont: 3 } }, /pageCont/],
    ['a missing field', { kind: 'answer', status: 200, body: {} }, /Property":"status"/],
    ['a status that is not described', { kind: 'answer', status: 418, body: {} }, /418 is not described/],
  ])('would not be valid with %s', async (_what, does, says) => {
    const answer = await askFreshEmulator('getExportJob', withFault('getExportJob', does));
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

it("the client's requests for an export, from start to bundle URL, are as described", async () => {
  const emulator = await start();
  const api = {
    baseUrl: new URL(emulator.baseUrl),
    apiKey: emulator.apiKey,
    client: new HttpClient(silentLog),
    signal: new AbortController().signal,
  };
  const service = new ExportService(api, undefined);
  const { jobId } = await service.startJob({ domain: 'docs.example.com' });
  expect(await service.getJob(jobId, 5000)).toMatchObject({ status: 'completed' });
  expect((await service.createBundleUrl(jobId)).bundleUrl).toContain(emulator.storageUrl);
  expect(emulator.requests.map(({ method, path: address }) => `${method} ${address}`)).toEqual([
    `POST ${JOBS}`,
    `GET ${JOBS}/${jobId}`,
    `POST ${JOBS}/${jobId}/bundle`,
  ]);
  expect(emulator.requests.flatMap(problemsOfRequest)).toEqual([]);
  for (const { headers } of emulator.requests) expect(headers.accept).toBe('application/json');
});
