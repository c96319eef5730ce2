/** The emulator's API by project, publish runs, and agent jobs. `openapi.test.ts` compares their form with the description. */
import { describe, expect, it } from '@jest/globals';
import type { components } from '../../api/wire.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import {
  call,
  JOBS as DOMAIN_JOBS,
  every,
  exportedFiles,
  start,
  startJob,
  type WireJob,
} from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

type WireUpdate = components['schemas']['Update'];
type WireAgentJob = components['schemas']['AgentJob'];

const JOBS = '/v1/static-export/65e1a7b20c9d4f3e8a6b5c1d/jobs';
const PUBLISH = '/v1/project/update/65e1a7b20c9d4f3e8a6b5c1d';
const AGENT = '/v2/agent/65e1a7b20c9d4f3e8a6b5c1d/job';

async function startWithClock(settings: GivenEmulatorSettings = {}) {
  const clock = new TestClock();
  return { clock, emulator: await start(settings, clock) };
}

describe('a job of a project', () => {
  it('has the time of its last state change, but neither progress nor pages', async () => {
    const { clock, emulator } = await startWithClock({ queuedMs: 1000, runningMs: 2000 });
    const jobId = await startJob(emulator, {}, JOBS);
    expect(jobId).toMatch(/^[0-9a-f]{24}$/);
    const looks = await every(500, 8, clock, () => call<WireJob>(emulator, 'GET', `${JOBS}/${jobId}`));
    const jobs = looks.map(({ body }) => body);
    expect(jobs.map(({ status, updatedAt }) => `${status} ${updatedAt?.slice(17)}`)).toEqual([
      ...Array(2).fill('queued 00.000Z'),
      ...Array(4).fill('running 01.000Z'),
      ...Array(2).fill('completed 03.000Z'),
    ]);
    const common = ['jobId', 'status', 'createdAt', 'updatedAt', 'error'];
    expect(Object.keys(jobs[2] ?? {})).toEqual(common);
    expect(Object.keys(jobs[7] ?? {})).toEqual([...common, 'bundleUrl', 'expiresAt', 'sizeBytes']);
    // Each status has a URL that was signed for it, with the precision of a second.
    clock.advance(1000);
    expect((await call<WireJob>(emulator, 'GET', `${JOBS}/${jobId}`)).body.bundleUrl).not.toBe(
      jobs[7]?.bundleUrl,
    );
  });

  it('can be started at most ten times in an hour', async () => {
    const { clock, emulator } = await startWithClock();
    const tryStart = async () => {
      const { status, headers, body } = await call(emulator, 'POST', JOBS);
      if (status === 429) expect(body.error).toMatch(/the setting startsPerHour of the emulator/);
      return [status, headers.get('retry-after')];
    };
    const starts = await every(60_000, 11, clock, tryStart);
    expect(starts).toEqual([...Array(10).fill([202, null]), [429, `${50 * 60}`]]);
    await startJob(emulator, {}, DOMAIN_JOBS);
    clock.advance(50 * 60_000 - 1);
    expect(await tryStart()).toEqual([429, '1']);
    clock.advance(1);
    expect([await tryStart(), (await tryStart())[0]]).toEqual([[202, null], 429]);
  });

  it.each<[string, GivenEmulatorSettings, object | undefined, string]>([
    ['the root by default', {}, undefined, ''],
    ['that of the start', {}, { basePath: '/documentation' }, '/documentation'],
    ['the one that is configured, if the start has none', { basePath: '/docs' }, {}, '/docs'],
    ['that of the start, even if another one is configured', { basePath: '/docs' }, { basePath: '' }, ''],
  ])('has a site that is built for a path: %s', async (_what, settings, body, base) => {
    const emulator = await start({ ...settings, pages: 1 });
    const { jobId = '' } = (await call<WireJob>(emulator, 'POST', JOBS, body)).body;
    const files = await exportedFiles(emulator, jobId);
    expect(files.get('index.html')).toContain(`src="${base}/_next/static/`);
  });
});

describe('a publish run', () => {
  const lookAt = (emulator: Awaited<ReturnType<typeof start>>, statusId: string) =>
    call<WireUpdate>(emulator, 'GET', `/v1/project/update-status/${statusId}`);

  it('changes from queued to success, with more and more lines of its log', async () => {
    const { clock, emulator } = await startWithClock();
    const { statusId } = (await call<{ statusId: string }>(emulator, 'POST', PUBLISH)).body;
    const looks = await every(1300, 5, clock, () => lookAt(emulator, statusId));
    const endedAt = '2026-01-01T00:00:04.000Z';
    expect(looks.map(({ body }) => [body.status, body.logs?.length, body.endedAt])).toEqual([
      ['queued', 0, undefined],
      ['in_progress', 1, undefined],
      ['in_progress', 2, undefined],
      ['in_progress', 2, undefined],
      ['success', 3, endedAt],
    ]);
    expect(looks[4]?.body).toMatchObject({ createdAt: '2026-01-01T00:00:00.000Z', commit: { ref: 'main' } });
  });

  it('shares a limit of twenty answers in ten seconds with the other runs', async () => {
    const { clock, emulator } = await startWithClock();
    const publish = async () => (await call<{ statusId: string }>(emulator, 'POST', PUBLISH)).body.statusId;
    const ids = [await publish(), await publish()];
    let check = 0;
    const looks = await every(250, 21, clock, () => lookAt(emulator, ids[check++ % 2] as string));
    expect(looks.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(looks[20]?.headers.get('retry-after')).toBe('5');
    clock.advance(5000);
    expect((await lookAt(emulator, ids[0] as string)).status).toBe(200);
  });
});

it('an agent job: becomes active at its first request and at each message, and then completes', async () => {
  const { clock, emulator } = await startWithClock();
  const created = await call<WireAgentJob>(emulator, 'POST', AGENT, { prompt: 'Fix it.' });
  for (const id of [emulator.agentJobId, created.body.id]) {
    const lookAt = async () => (await call<WireAgentJob>(emulator, 'GET', `${AGENT}/${id}`)).body;
    const isCreated = id === created.body.id;
    if (!isCreated) clock.advance(60_000);
    expect(await lookAt()).toMatchObject(
      isCreated ? { status: 'completed' } : { status: 'active', prLink: null },
    );
    clock.advance(4000);
    const createdAt = isCreated ? '2026-01-01T00:00:00.000Z' : '2026-01-01T00:01:00.000Z';
    expect(await lookAt()).toMatchObject({ status: 'completed', prLink: expect.any(String), createdAt });
    const message = await call<WireAgentJob>(emulator, 'POST', `${AGENT}/${id}/message`, { prompt: 'More.' });
    expect(message).toMatchObject({ status: 200, body: { id, status: 'active', prLink: null } });
    clock.advance(4000);
    expect(await lookAt()).toMatchObject({ status: 'completed', createdAt });
  }
});
