/**
 * The description of the service, and a table of calls to the emulator with every status that is described. Several
 * tests compare the responses with the description, each with another tool.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import type { Emulator } from '../../emulator/emulator.ts';
import { NO_PLAN_KEY, OTHER_ADDRESS_KEY, READ_ONLY_KEY } from '../../emulator/settings/keys.ts';
import type {
  Fault,
  GivenEmulatorSettings,
  GivenExportJobSettings,
  OperationId,
} from '../../emulator/settings/settings.ts';
import { REPOSITORY } from '../support/repository.ts';
import { call, start } from './emulator-under-test.ts';

export const DESCRIPTION = path.join(REPOSITORY, 'api', 'openapi.yaml');
export const text = await readFile(DESCRIPTION, 'utf8');

/** The part of the document that is used here. */
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Described {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, unknown>>;
}
export interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
}

export const description: Description = parse(text);
export const operations = Object.entries(description.paths).flatMap(([address, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    operation.operationId === undefined
      ? []
      : [{ method, address, id: operation.operationId as OperationId, operation }],
  ),
);

export interface Answer {
  readonly operation: OperationId;
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Settings with a fault at every call of an operation. */
export function withFault(operation: OperationId, does: Fault['does']): Ask {
  const faults = [{ at: operation, does }];
  return operation.includes('Agent') ? { service: { faults } } : { job: { ...COMPLETED, faults } };
}

const ASSISTANT_KEY = 'mint_dsc_emulator';
const QUEUED = { queuedMs: 600_000 };
export const COMPLETED = { queuedMs: 0, runningMs: 0 };
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

export const IN_STATUS = { ...COMPLETED, bundleUrlInStatus: true };
const URL_FIELDS = {
  bundleUrl: expect.any(String),
  sizeBytes: expect.any(Number),
  expiresAt: expect.any(String),
};

export interface Ask {
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
export async function askFreshEmulator(operation: OperationId, asked: Ask): Promise<Answer> {
  return ask(await start({ ...SETTINGS, ...asked.service }), operation, asked);
}

type AnswerRow = readonly [
  what: string,
  operation: OperationId,
  ask: Ask,
  status: number,
  fields?: object | '',
];
const UPDATE_FAILED = { ...COMPLETED, outcome: 'failure' } as const;
const EVERYTHING = { domain: 'docs.example.com', version: 'v1', paths: ['/'] };
// biome-ignore format: a table
export const ANSWERS: readonly AnswerRow[] = [
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
    [`a start of the unknown project ${project}`, 'startProjectExportJob', { project }, 404, '']),
  ...['my-project', 'docs.example.com', 'no_such', '0123456789abcdef'].map((project): AnswerRow =>
    [`a start with the malformed project ID ${project}`, 'startProjectExportJob', { project }, 400, '']),
  ...(['startExportJob', 'getExportJob', 'makeBundle'] as const).map((id): AnswerRow =>
    ['a key without static export', id, { key: NO_PLAN_KEY }, 403, { error: expect.stringMatching(/^Static export/) }]),
  ...(['startProjectExportJob', 'getProjectExportJob'] as const).map((id): AnswerRow =>
    ['a key without static export', id, { key: NO_PLAN_KEY }, 401, { error: expect.stringMatching(/^Static export/) }]),
  ['a publish run with a key without static export', 'startUpdate', { key: NO_PLAN_KEY }, 202],
  ['a start for another path', 'startProjectExportJob', { body: { basePath: '/help' } }, 400, ''],
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
    ...(address.includes('{projectId}') ? [['an unknown project', id, { project: 'project_other' }, 404, id === 'startProjectExportJob' ? '' : {}] as const] : []),
    ['too many requests', id, withFault(id, refusal(429)), 429],
    ['a service that is down', id, withFault(id, refusal(503)), 503],
  ]),
];
