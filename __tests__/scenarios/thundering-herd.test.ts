/** A thousand workflows that start in the same second: how many requests the service gets in its worst second. */
import { describe, expect, it } from '@jest/globals';
import type { Clock } from '../../src/context/context.ts';
import type { ExportInputs } from '../../src/export/inputs/inputs.ts';
import { startOrResume } from '../../src/export/job/start-job.ts';
import { waitForJob } from '../../src/export/job/wait-for-job.ts';
import { ExportReport } from '../../src/export/report/report.ts';
import type { ExportService } from '../../src/service/export-service.ts';
import { ServiceError } from '../../src/service/service-error.ts';
import { FakeClock, neverAborted } from '../support/fake-clock.ts';
import { silentLog } from '../support/silent-log.ts';

const WORKFLOWS = 1000;

/** A service whose jobs report no progress, and which accepts a few starts per second. */
class BusyService {
  readonly #clock: Clock;
  readonly #startsEachSecond: number;
  readonly #runsMs: number;
  readonly #startedAt = new Map<string, number>();
  readonly #accepted = new Map<number, number>();
  /** Requests by second. */
  readonly starts = new Map<number, number>();
  readonly checks = new Map<number, number>();

  constructor(clock: Clock, startsEachSecond: number, runsMs: number) {
    this.#clock = clock;
    this.#startsEachSecond = startsEachSecond;
    this.#runsMs = runsMs;
  }

  async startJob(): Promise<{ jobId: string }> {
    const second = Math.floor(this.#clock.now() / 1000);
    count(this.starts, second);
    if (count(this.#accepted, second) > this.#startsEachSecond) throw refused();
    const jobId = `se_${this.#startedAt.size}`;
    this.#startedAt.set(jobId, this.#clock.now());
    return { jobId };
  }

  async getJob(jobId: string): Promise<{ status: string }> {
    count(this.checks, Math.floor(this.#clock.now() / 1000));
    const hasEnded = this.#clock.now() - (this.#startedAt.get(jobId) ?? 0) >= this.#runsMs;
    return { status: hasEnded ? 'completed' : 'running' };
  }
}

function refused(): ServiceError {
  const problem = { kind: 'http-status', status: 429, retryAfterMs: 5000 } as const;
  return new ServiceError('startExportJob', problem, 'the service responded with 429.');
}

function count(counts: Map<number, number>, second: number): number {
  const number = (counts.get(second) ?? 0) + 1;
  counts.set(second, number);
  return number;
}

const within = (counts: Map<number, number>, from: number, to: number) =>
  Math.max(0, ...[...counts].filter(([second]) => second >= from && second < to).map(([, number]) => number));

async function simulate(startsEachSecond: number, runsMs: number) {
  const clock = new FakeClock();
  const busy = new BusyService(clock, startsEachSecond, runsMs);
  const service = busy as unknown as ExportService;
  let completed = 0;
  const run = async () => {
    const context = { log: silentLog, clock, signal: neverAborted };
    const pace = { pollIntervalMs: 10_000, maxAttempts: 100 };
    const target = { by: 'domain', domain: 'docs.example.com', paths: [] };
    const inputs = { target, ...pace } as unknown as ExportInputs;
    const given = { ...context, inputs, report: new ExportReport(context, () => {}) };
    await waitForJob(service, await startOrResume(service, given), given);
    completed += 1;
  };
  await Promise.all(Array.from({ length: WORKFLOWS }, run));
  return { service: busy, completed };
}

describe('waitForJob and startOrResume: a thousand workflows at once', () => {
  it('spread their checks without more requests', async () => {
    const { service, completed } = await simulate(WORKFLOWS, 600_000 - 10_000);
    expect(completed).toBe(WORKFLOWS);
    expect(within(service.checks, 0, 1)).toBe(WORKFLOWS);
    // Without jitter, there would be 1,000 requests in every tenth second. The jitter spreads them over two seconds.
    expect(within(service.checks, 1, 590)).toBeLessThan(600);
    // There is one check every ten seconds.
    const checks = [...service.checks.values()].reduce((sum, number) => sum + number, 0);
    expect(checks / WORKFLOWS).toBeGreaterThan(58);
    expect(checks / WORKFLOWS).toBeLessThan(62);
  });

  it('retry in different seconds after the same `Retry-After`', async () => {
    const { service, completed } = await simulate(700, 60_000);
    expect(completed).toBe(WORKFLOWS);
    expect(within(service.starts, 0, 1)).toBe(WORKFLOWS);
    // The service refused 300 of them for five seconds.
    expect(within(service.starts, 1, 60)).toBeLessThan(300);
  });
});
