import { expect, it } from '@jest/globals';
import { startOrResume } from '../../../../src/export/job/start-job.ts';
import { ExportReport } from '../../../../src/export/report/report.ts';
import type { ExportService } from '../../../../src/service/export-service.ts';
import { ServiceError } from '../../../../src/service/service-error.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { exportInputs } from '../../../support/inputs.ts';
import { silentLog } from '../../../support/silent-log.ts';

it.each([
  ['no Retry-After', undefined, 3],
  ['a Retry-After that fits', 500, 3],
  ['a Retry-After until the last try', 2000, 2],
  ['a Retry-After beyond the last try', 20_000, 1],
])(
  'startOrResume: waits for another job within poll-interval and max-attempts, with %s',
  async (_what, retryAfterMs, tries) => {
    const clock = new FakeClock();
    const context = { log: silentLog, clock, signal: neverAborted };
    let sent = 0;
    const service = {
      async startJob() {
        sent += 1;
        const refusal = { status: 409, isOfService: true, said: '', sent: {} } as const;
        const problem = { kind: 'http-status', retryAfterMs, ...refusal } as const;
        throw new ServiceError('startExportJob', problem, 'the service responded with 409.');
      },
    } as unknown as ExportService;
    const target = { by: 'project', projectId: 'prj_1', basePath: undefined } as const;
    const inputs = exportInputs({ target, pollIntervalMs: 1000, maxAttempts: 3 });
    const report = new ExportReport(context, () => {});
    const started = startOrResume(service, { ...context, inputs, report });
    await expect(started).rejects.toMatchObject({ code: 'conflict' });
    expect(sent).toBe(tries);
    expect(clock.now()).toBeLessThanOrEqual(2500);
  },
);
