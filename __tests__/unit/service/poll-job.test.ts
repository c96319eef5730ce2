import { expect, it } from '@jest/globals';
import type { Context } from '../../../src/context/context.ts';
import type { ExportJob } from '../../../src/service/export-service.ts';
import { EXPORT_JOB } from '../../../src/service/job-status.ts';
import { pollJob } from '../../../src/service/poll-job.ts';
import { ServiceError } from '../../../src/service/service-error.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Waits for the job, by default with a clock whose waits take no time. */
function waitFor(
  getJob: (longestMs: number) => Promise<ExportJob>,
  pace: Parameters<typeof pollJob>[0],
  { isNew = false, ...given }: Partial<Context> & { readonly isNew?: boolean } = {},
): Promise<ExportJob> {
  const context = { log: silentLog, clock: new FakeClock(), signal: neverAborted, ...given };
  const jobFailed = () => new Error('The job failed.') as never;
  const job = { kind: EXPORT_JOB, name: 'job se_1', isNew, getJob, jobFailed, timeoutHint: 'RESUME' };
  return pollJob<ExportJob>(pace, context, job);
}

/** What a check finds, or why it is inconclusive, and the time until the next check. */
type Check = readonly [found: ExportJob | string, afterMs: number];

/** Returns what is logged about these checks. At the next one, the job has completed. */
async function linesOf(checks: readonly Check[]): Promise<string[]> {
  const lines: string[] = [];
  const clock = new FakeClock();
  const left = [...checks];
  let waitMs = 0;
  const getJob = async () => {
    const [found, afterMs] = left.shift() ?? [{ status: 'completed' }, 0];
    waitMs = afterMs;
    if (typeof found === 'string') throw new ServiceError('getExportJob', { kind: 'malformed' }, found);
    return found;
  };
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  const waiting = { now: () => clock.now(), sleep: async () => clock.pass(waitMs) };
  const polling = waitFor(getJob, { pollIntervalMs: 10_000, maxAttempts: 1000 }, { log, clock: waiting });
  expect(await polling).toEqual({ status: 'completed' });
  expect(left).toEqual([]);
  return lines;
}

it('pollJob: has a line when the status or the percentage changes, and none otherwise', async () => {
  const lines = await linesOf([
    [{ status: 'queued' }, 1000],
    [{ status: 'queued' }, 1000],
    [{ status: 'running', progress: 3.2, pageCount: 8 }, 1000],
    [{ status: 'running', progress: 3.9, pageCount: 11 }, 1000],
    [{ status: 'running', progress: 41, pageCount: 100 }, 1000],
    [{ status: 'running', progress: 40, pageCount: 100 }, 1000],
  ]);
  expect(lines).toEqual([
    'Job queued',
    'Job running, 3%, 8 pages',
    'Job running, 41%, 100 pages, about 4s left',
    'Job running, 40%, 100 pages, about 5s left',
  ]);
});

it('pollJob: estimates the time left from the pace since the progress first moved', async () => {
  const lines = await linesOf([
    [{ status: 'queued', progress: 0 }, 60_000],
    [{ status: 'running', progress: 0 }, 10_000],
    [{ status: 'running', progress: 10 }, 10_000],
    [{ status: 'running', progress: 50 }, 10_000],
    [{ status: 'running', progress: 20 }, 10_000],
    [{ status: 'running', progress: 100 }, 10_000],
  ]);
  expect(lines).toEqual([
    'Job queued, 0%',
    'Job running, 0%',
    'Job running, 10%, about 1m 30s left',
    'Job running, 50%, about 20s left',
    'Job running, 20%, about 2m left',
    'Job running, 100%',
  ]);
});

it.each<[answers: readonly (string | undefined)[], message: RegExp, hint: RegExp]>([
  [
    ['queued', undefined, undefined, undefined],
    /status is queued, and the last 3 checks failed\. .*cut$/,
    /.*other than the service.*RESUME$/,
  ],
  [
    ['queued', 'queued', 'queued', undefined],
    /status is queued, and the last check failed\. .*cut$/,
    /^RESUME.*raise/,
  ],
  [['queued', 'queued', undefined, undefined], /the last 2 checks failed\. .*cut$/, /^RESUME.*raise/],
  [['queued', undefined, undefined, 'queued'], /status is queued$/, /^RESUME.*raise/],
  [
    [undefined, undefined, undefined, undefined],
    /never reported its status\. .*cut$/,
    /.*other than the service.*RESUME$/,
  ],
])('pollJob: after the answers %j, says what the last checks got', async (answers, message, hint) => {
  const left = [...answers];
  const getJob = async (): Promise<ExportJob> => {
    const status = left.shift();
    if (status !== undefined) return { status };
    throw new ServiceError('getExportJob', { kind: 'malformed' }, 'cut.');
  };
  const failure = await waitFor(getJob, { pollIntervalMs: 1000, maxAttempts: 4 }).catch((error) => error);
  expect(failure).toMatchObject({
    code: 'timed-out',
    message: expect.stringMatching(new RegExp(message.source.replace(/\$$/, '\\.$'))),
    hint: expect.stringMatching(hint),
  });
});

it.each([
  [1000, 10_000],
  [15_000, 15_000],
  [60_000, 20_000],
])(
  'pollJob: gives each check of an interval of %i ms %i ms, and checks no queued job early',
  async (pollIntervalMs, deadlineMs) => {
    const deadlines: number[] = [];
    const clock = new FakeClock();
    const getJob = async (ms: number): Promise<ExportJob> => {
      deadlines.push(ms);
      return deadlines.length === 1 ? { status: 'queued', progress: 95 } : { status: 'completed' };
    };
    await waitFor(getJob, { pollIntervalMs, maxAttempts: 2 }, { clock });
    expect([deadlines, clock.now()]).toEqual([[deadlineMs, deadlineMs], pollIntervalMs]);
  },
);

it('pollJob: does not blame the key for a 401 of a proxy', async () => {
  const problem = { kind: 'http-status', status: 401, retryAfterMs: undefined } as const;
  const page = { ...problem, isOfService: false, said: undefined, sent: {} };
  const getJob = () => Promise.reject(new ServiceError('getExportJob', page, 'No.'));
  const polling = waitFor(getJob, { pollIntervalMs: 1000, maxAttempts: 2 }, { isNew: true });
  await expect(polling).rejects.toMatchObject({ hint: expect.stringMatching(/^Something other than/) });
});

it('pollJob: logs one line per minute if nothing changes', async () => {
  const lines = await linesOf(Array.from({ length: 19 }, () => [{ status: 'queued' }, 10_000]));
  expect(lines).toEqual(['Job queued', 'Job queued', 'Job queued', 'Job queued']);
});

it('pollJob: reports an unknown status once', async () => {
  const lines = await linesOf([1, 2, 3].map((progress) => [{ status: 'packing', progress }, 0]));
  expect(lines.filter((line) => line.includes('unknown status'))).toHaveLength(1);
  expect(lines).toHaveLength(4);
});

it('pollJob: reports why a check was inconclusive, unless the reason is the previous one', async () => {
  const lines = await linesOf(['502.', '502.', 'cut.', '502.'].map((reason) => [reason, 0]));
  const line = (reason: string) => `Checking the job failed: ${reason} Still waiting.`;
  expect(lines).toEqual([line('502.'), line('cut.'), line('502.')]);
});
