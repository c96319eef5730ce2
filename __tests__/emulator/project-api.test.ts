/**
 * The emulator's API by project, publish runs, and newly created agent jobs. `openapi.test.ts` checks the responses
 * against the description.
 */
import { describe, expect, it } from '@jest/globals';
import type { components } from '../../api/wire.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import {
  call,
  JOBS as DOMAIN_JOBS,
  start as startEmulator,
  startJob as startJobBy,
  type WireJob,
} from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

type WireUpdate = components['schemas']['Update'];
type WireAgentJob = components['schemas']['AgentJob'];

const JOBS = '/v1/static-export/project_emulator/jobs';

const start = (given: GivenEmulatorSettings = {}, clock = new TestClock()) => startEmulator(given, clock);
const startJob = (emulator: Emulator, jobs = JOBS) => startJobBy(emulator, {}, jobs);
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
    // Each status has a URL that was signed for it.
    expect(seen[5]?.bundleUrl).not.toBe(seen[4]?.bundleUrl);
    expect([seen[4], seen[5]].map((job) => job?.expiresAt)).toEqual([
      '2026-01-01T01:00:03.000Z',
      '2026-01-01T01:01:03.000Z',
    ]);
  });

  it('is the only one of its deployment until it ends', async () => {
    const clock = new TestClock();
    const emulator = await start({ queuedMs: 1000, runningMs: 1000 }, clock);
    await startJob(emulator);
    // Starts by domain are not limited.
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
    // The job begins with the first request for it, not with the emulator.
    clock.advance(60_000);
    expect((await lookAtAgent(emulator, id)).body.status).toBe('active');
    clock.advance(4000);
    expect((await lookAtAgent(emulator, id)).body.status).toBe('completed');
    const { status, body } = await call<WireAgentJob>(emulator, 'POST', `${AGENT}/${id}/message`, {
      prompt: 'More.',
    });
    expect({ status, body }).toMatchObject({ status: 200, body: { id, status: 'active', prLink: null } });
    clock.advance(4000);
    expect((await lookAtAgent(emulator, id)).body).toMatchObject({
      status: 'completed',
      createdAt: '2026-01-01T00:01:00.000Z',
    });
  });
});
