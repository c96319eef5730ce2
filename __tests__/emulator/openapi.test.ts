import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { OpenAPIBackend } from 'openapi-backend';
import { parse } from 'yaml';
import type { RecordedRequest } from '../../emulator/jobs/service.ts';
import type { Fault, OperationId } from '../../emulator/settings/settings.ts';
import { HttpClient } from '../../src/http/http-client.ts';
import { ExportService } from '../../src/service/export-service.ts';
import { silentLog } from '../support/silent-log.ts';
import {
  ANSWERS,
  type Answer,
  type Ask,
  askFreshEmulator,
  COMPLETED,
  DESCRIPTION,
  description,
  IN_STATUS,
  operations,
  type Schema,
  text,
  withFault,
} from './described-calls.ts';
import { JOBS, start } from './emulator-under-test.ts';

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
  const isDescribed =
    described.content === undefined ? mediaType + body === '' : mediaType in described.content;
  return [
    ...(isDescribed ? [] : [`${mediaType} is not described`]),
    ...undeclared.map((name) => `the header ${name} is not described`),
    ...errorsOf(strict.validator.validateResponse(body, operation, status)),
  ];
}

function errorsOf({ errors }: ReturnType<typeof strict.validator.validateResponse>): string[] {
  return (errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

beforeAll(() => strict.init());

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
