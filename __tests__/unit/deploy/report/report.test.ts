import { describe, expect, it } from '@jest/globals';
import { Destination } from '../../../../src/deploy/plan/destination.ts';
import { planDeployment } from '../../../../src/deploy/plan/plan.ts';
import { DeployReport } from '../../../../src/deploy/report/report.ts';
import { ConflictError } from '../../../../src/errors.ts';
import { FakeClock } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

const FIRST_DEPLOYMENT = { live: undefined, interrupted: [], runs: [] };
const OPTIONS = { deletes: true, keepMs: 0, now: 0 };
const PLAN = planDeployment(
  FIRST_DEPLOYMENT,
  new Map([['index.html', { sha256: 'a', size: 1 }]]),
  new Destination(new Map()),
  OPTIONS,
);

describe('DeployReport', () => {
  it('shows progress while bytes are sent, and every 30 seconds without any', () => {
    const clock = new FakeClock();
    const lines: string[] = [];
    const log = { ...silentLog, info: (line: string) => lines.push(line) };
    const report = new DeployReport({ log, clock }, () => undefined);
    report.starting(new Map([['film.bin', 1_000_000]]));
    report.changing();
    for (const bytes of [100_000, 200_000, ...Array.from({ length: 12 }, () => 200_000)]) {
      clock.pass(5000);
      report.sent(bytes);
    }
    const stalled = 'Nothing was sent for 30s: the storage responds slowly, or not at all';
    expect(lines).toEqual([
      'Uploaded 20%, 0 of 1 file, 200 kB of 1 MB, 20 kB/s, about 40s left',
      stalled,
      stalled,
    ]);
  });

  describe('sets `live`', () => {
    const livesOf = (happens: (report: DeployReport) => void) => {
      const lives: unknown[] = [];
      const report = new DeployReport({ log: silentLog, clock: new FakeClock() }, (name, value) => {
        if (name === 'live') lives.push(value);
      });
      report.began();
      happens(report);
      return lives;
    };
    const upToFirstWrite = (report: DeployReport) => {
      report.compared(FIRST_DEPLOYMENT, PLAN);
      report.changing();
    };

    it('to `incomplete` before the first write, in case the step is killed', () => {
      expect(livesOf(upToFirstWrite)).toEqual(['unknown', 'unchanged', 'incomplete']);
    });

    it.each<[string, (report: DeployReport) => void, string]>([
      ['the first write fails', (report) => report.failed(new Error()), 'unchanged'],
      [
        'a later step fails',
        (report) => {
          report.firstWritten();
          report.failed(new Error());
        },
        'incomplete',
      ],
      [
        'another run was at work',
        (report) => {
          report.completed(PLAN);
          report.failed(new ConflictError('x'));
        },
        'unknown',
      ],
      [
        'the address does not serve the site',
        (report) => {
          report.completed(PLAN);
          report.failed(new Error());
        },
        'updated',
      ],
    ])('if %s', (_what, happens, live) => {
      const lives = livesOf((report) => {
        upToFirstWrite(report);
        happens(report);
      });
      expect(lives.at(-1)).toBe(live);
    });
  });
});
