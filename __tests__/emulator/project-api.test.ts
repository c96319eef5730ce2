/**
 * The emulator's API by project, publish runs, and agent jobs that are created. `openapi.test.ts` checks the responses
 * against the description.
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { components } from '../../api/wire.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { Fault, GivenEmulatorSettings } from '../../emulator/settings.ts';
import { TestClock } from './test-clock.ts';

type WireJob = components['schemas']['ExportJob'];
type WireUpdate = components['schemas']['Update'];
type WireAgentJob = components['schemas']['AgentJob'];

const DOMAIN_JOBS = '/v1/static-export/jobs';
const JOBS = '/v1/static-export/project_emulator/jobs';
const AT_ONCE = { queuedMs: 0, runningMs: 0, pages: 2 } as const;

let open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
});

async function start(given: GivenEmulatorSettings = {}, clock = new TestClock()): Promise<Emulator> {
  const emulator = await startEmulator({ ...AT_ONCE, ...given }, clock);
  open.push(emulator);
  return emulator;
}

interface Answer<Body> {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Body;
}

async function call<Body = { error: string }>(
  emulator: Emulator,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Answer<Body>> {
  const answer = await fetch(`${emulator.baseUrl}${path}`, {
    method,
    headers: { Authorization: `Bearer ${emulator.apiKey}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: (await answer.json()) as Body,
  };
}

async function startJob(emulator: Emulator, jobs = JOBS): Promise<string> {
  const { status, body } = await call<WireJob>(emulator, 'POST', jobs, { domain: emulator.domain });
  expect({ status, body }).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
  return body.jobId as string;
}

const look = (emulator: Emulator, jobId: string) => call<WireJob>(emulator, 'GET', `${JOBS}/${jobId}`);

describe('a job of a project', () => {
  it('has neither progress nor pages, and the time of its last change of state', async () => {
    const clock = new TestClock();
    const emulator = await start({ queuedMs: 1000, runningMs: 2000 }, clock);
    const jobId = await startJob(emulator);
    expect(jobId).toMatch(/^[0-9a-f]{24}$/);
    const seen: WireJob[] = [];
    for (const ms of [0, 999, 1, 1500, 500, 60_000]) {
      clock.advance(ms);
      seen.push((await look(emulator, jobId)).body);
    }
    expect(seen.map(({ status, updatedAt }) => [status, updatedAt?.slice(17)])).toEqual([
      ['queued', '00.000Z'],
      ['queued', '00.000Z'],
      ['running', '01.000Z'],
      ['running', '01.000Z'],
      ['completed', '03.000Z'],
      ['completed', '03.000Z'],
    ]);
    const common = ['jobId', 'status', 'createdAt', 'updatedAt', 'error'];
    expect(Object.keys(seen[2] ?? {})).toEqual(common);
    expect(Object.keys(seen[5] ?? {})).toEqual([...common, 'bundleUrl', 'expiresAt', 'sizeBytes']);
  });

  it('has a freshly signed URL of the same archive in each status', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    const jobId = await startJob(emulator);
    const first = (await look(emulator, jobId)).body;
    clock.advance(2000);
    const second = (await look(emulator, jobId)).body;
    expect(second.bundleUrl).not.toBe(first.bundleUrl);
    expect([first, second].map(({ expiresAt }) => expiresAt)).toEqual([
      '2026-01-01T01:00:00.000Z',
      '2026-01-01T01:00:02.000Z',
    ]);
    const bytes = await Promise.all(
      [first, second].map(async ({ bundleUrl }) => (await fetch(bundleUrl as string)).arrayBuffer()),
    );
    expect(bytes.map(({ byteLength }) => byteLength)).toEqual([first.sizeBytes, first.sizeBytes]);
    expect(Buffer.from(bytes[0] as ArrayBuffer)).toEqual(Buffer.from(bytes[1] as ArrayBuffer));
  });

  it('has no URL while its bundle is not there yet, and none if it failed', async () => {
    const clock = new TestClock();
    const emulator = await start({ bundleNotYetMs: 400 }, clock);
    const late = await startJob(emulator);
    expect((await look(emulator, late)).body).toEqual(
      expect.not.objectContaining({ bundleUrl: expect.anything() }),
    );
    clock.advance(400);
    expect((await look(emulator, late)).body.bundleUrl).toEqual(expect.any(String));
    emulator.setNextJob({ outcome: 'failed', error: 'No.' });
    expect((await look(emulator, await startJob(emulator))).body).toEqual({
      jobId: expect.any(String),
      status: 'failed',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      error: 'No.',
    });
  });

  it('is unknown to the API by domain, and the other way round', async () => {
    const emulator = await start();
    const ofProject = await startJob(emulator);
    const byDomain = await startJob(emulator, DOMAIN_JOBS);
    const asked = [
      ['GET', `${DOMAIN_JOBS}/${ofProject}`],
      ['POST', `${DOMAIN_JOBS}/${ofProject}/bundle`],
      ['GET', `${JOBS}/${byDomain}`],
      ['GET', `/v1/static-export/other/jobs/${ofProject}`],
    ] as const;
    for (const [method, path] of asked) expect((await call(emulator, method, path)).status).toBe(404);
    expect((await look(emulator, ofProject)).status).toBe(200);
  });

  it('is the only one of its deployment until it ends', async () => {
    const clock = new TestClock();
    const emulator = await start({ queuedMs: 1000, runningMs: 1000 }, clock);
    await startJob(emulator);
    // Those by domain are not limited.
    await startJob(emulator, DOMAIN_JOBS);
    await startJob(emulator, DOMAIN_JOBS);
    const refused: string[] = [];
    for (const ms of [0, 1000]) {
      clock.advance(ms);
      const { status, body } = await call(emulator, 'POST', JOBS);
      expect(status).toBe(409);
      refused.push(body.error);
    }
    expect(refused).toEqual([expect.stringMatching(/is queued/), expect.stringMatching(/is running/)]);
    clock.advance(1000);
    await startJob(emulator);
  });

  it('is one of ten in any hour', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    for (let started = 0; started < 10; started++) {
      await startJob(emulator);
      clock.advance(60_000);
    }
    const refused = await call(emulator, 'POST', JOBS);
    expect(refused).toMatchObject({ status: 429, retryAfter: `${50 * 60}` });
    for (let started = 0; started < 12; started++) await startJob(emulator, DOMAIN_JOBS);
    clock.advance(50 * 60_000 - 1);
    expect((await call(emulator, 'POST', JOBS)).retryAfter).toBe('1');
    clock.advance(1);
    await startJob(emulator);
    expect((await call(emulator, 'POST', JOBS)).status).toBe(429);
  });
});

describe('the path that a site is built for', () => {
  it.each<[string, GivenEmulatorSettings, object | undefined, string]>([
    ['the root by default', {}, undefined, ''],
    ['that of the start', {}, { basePath: '/documentation' }, '/documentation'],
    ['the one that is configured, if the start has none', { basePath: '/docs' }, {}, '/docs'],
    ['that of the start before the one that is configured', { basePath: '/docs' }, { basePath: '' }, ''],
  ])('is %s', async (_what, settings, body, base) => {
    const emulator = await start({ ...settings, pages: 1 });
    const { body: started } = await call<WireJob>(emulator, 'POST', JOBS, body);
    const page = await fetch(`${emulator.baseUrl}/emulator/sites/${started.jobId}/`);
    expect(new URL(page.url).pathname).toBe(`${base}/index.html`);
    expect(await page.text()).toContain(`src="${base}/_next/static/`);
  });

  it.each(['/help', 'docs', null])('is refused if it is %p', async (basePath) => {
    const answer = await call(await start(), 'POST', JOBS, { basePath });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'basePath: It must be one of ["","/docs","/documentation"].' },
    });
  });
});

describe('a job by domain', () => {
  it('has the URL in its status if that is set, and no operation for it', async () => {
    const emulator = await start({ bundleUrlInStatus: true });
    const jobId = await startJob(emulator, DOMAIN_JOBS);
    const { body } = await call<WireJob>(emulator, 'GET', `${DOMAIN_JOBS}/${jobId}`);
    expect(body).toMatchObject({ status: 'completed', progress: 100, pageCount: 2 });
    expect((await fetch(body.bundleUrl as string)).headers.get('content-length')).toBe(`${body.sizeBytes}`);
    expect((await call(emulator, 'POST', `${DOMAIN_JOBS}/${jobId}/bundle`)).status).toBe(404);
  });
});

const PUBLISH = '/v1/project/update/project_emulator';

async function publish(emulator: Emulator): Promise<string> {
  const { status, body } = await call<{ statusId: string }>(emulator, 'POST', PUBLISH);
  expect(status).toBe(202);
  return body.statusId;
}

const lookAtUpdate = (emulator: Emulator, statusId: string) =>
  call<WireUpdate>(emulator, 'GET', `/v1/project/update-status/${statusId}`);

describe('a publish run', () => {
  it('goes from queued to success, with more and more lines of its log', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    const statusId = await publish(emulator);
    const seen: WireUpdate[] = [];
    for (const ms of [0, 1000, 1600, 1400, 60_000]) {
      clock.advance(ms);
      seen.push((await lookAtUpdate(emulator, statusId)).body);
    }
    expect(seen.map(({ status, logs, endedAt }) => [status, logs?.length, endedAt])).toEqual([
      ['queued', 0, null],
      ['in_progress', 0, null],
      ['in_progress', 2, null],
      ['success', 3, '2026-01-01T00:00:04.000Z'],
      ['success', 3, '2026-01-01T00:00:04.000Z'],
    ]);
    expect(seen[4]).toMatchObject({
      createdAt: '2026-01-01T00:00:00.000Z',
      commit: { sha: expect.stringMatching(/^[0-9a-f]{40}$/), ref: 'main', message: expect.any(String) },
    });
  });

  it('goes as the settings of the next job say, and leaves them to it', async () => {
    const emulator = await start({ update: AT_ONCE_UPDATE });
    const settings = {
      summary: 'No.',
      logs: ['a', 'b'],
      commit: { ref: 'dev' },
    };
    emulator.setNextJob({
      update: { ...AT_ONCE_UPDATE, ...settings, outcome: 'failure' },
      outcome: 'failed',
    });
    const failed = await publish(emulator);
    expect((await lookAtUpdate(emulator, failed)).body).toMatchObject({
      status: 'failure',
      summary: 'No.',
      logs: ['a', 'b'],
      commit: { ref: 'dev' },
    });
    expect((await look(emulator, await startJob(emulator))).body.status).toBe('failed');
    expect((await lookAtUpdate(emulator, await publish(emulator))).body.status).toBe('success');
    // It is what it was.
    expect((await lookAtUpdate(emulator, failed)).body.status).toBe('failure');
  });

  it('answers ten checks in ten seconds, whichever publish run they are of', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    const ids = [await publish(emulator), await publish(emulator)] as const;
    for (let check = 0; check < 10; check++) {
      expect((await lookAtUpdate(emulator, ids[check % 2 ? 1 : 0])).status).toBe(200);
      clock.advance(500);
    }
    expect(await lookAtUpdate(emulator, ids[0])).toMatchObject({ status: 429, retryAfter: '5' });
    clock.advance(5000);
    expect((await lookAtUpdate(emulator, ids[0])).status).toBe(200);
  });
});

const AT_ONCE_UPDATE = { queuedMs: 0, runningMs: 0 };
const AGENT = '/v2/agent/project_emulator/job';

describe('an agent job', () => {
  const lookAtAgent = (emulator: Emulator, id: string) =>
    call<WireAgentJob>(emulator, 'GET', `${AGENT}/${id}`);

  it('that is created is active, and completes with a pull request', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    const { status, body } = await call<WireAgentJob>(emulator, 'POST', AGENT, { prompt: 'Fix it.' });
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'active', prLink: null } });
    clock.advance(4000);
    expect((await lookAtAgent(emulator, body.id)).body).toMatchObject({
      id: body.id,
      status: 'completed',
      prLink: expect.any(String),
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    const other = await call<WireAgentJob>(emulator, 'POST', AGENT, { prompt: 'Fix it.' });
    expect(other.body.id).not.toBe(body.id);
  });

  it('that gets a message is active again, and completes later', async () => {
    const clock = new TestClock();
    const emulator = await start({}, clock);
    const id = emulator.agentJobId;
    await lookAtAgent(emulator, id);
    clock.advance(4000);
    expect((await lookAtAgent(emulator, id)).body.status).toBe('completed');
    const { status, body } = await call<WireAgentJob>(emulator, 'POST', `${AGENT}/${id}/message`, {
      prompt: 'More.',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, status: 'active', prLink: null } });
    clock.advance(4000);
    expect((await lookAtAgent(emulator, id)).body).toMatchObject({
      status: 'completed',
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  });
});

const cutAfterWork = (at: Fault['at']): GivenEmulatorSettings => ({
  faults: [{ at, does: { kind: 'cut' }, afterWork: true, calls: [1, 1] }],
});

describe('a response that is lost', () => {
  it('of a start by project leaves a job', async () => {
    const emulator = await start({ ...cutAfterWork('startProjectExportJob'), queuedMs: 60_000 });
    await expect(call(emulator, 'POST', JOBS)).rejects.toThrow();
    expect((await call(emulator, 'POST', JOBS)).status).toBe(409);
  });

  it.each([
    ['startUpdate', PUBLISH, 202],
    ['createAgentJob', AGENT, 201],
    ['sendAgentMessage', `${AGENT}/agent_completes/message`, 200],
  ] as const)('of %s is of its first call', async (at, path, status) => {
    const emulator = await start(cutAfterWork(at));
    await expect(call(emulator, 'POST', path, { prompt: 'x' })).rejects.toThrow();
    expect((await call(emulator, 'POST', path, { prompt: 'x' })).status).toBe(status);
  });
});
