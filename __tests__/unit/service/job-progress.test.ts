import { beforeEach, expect, it } from '@jest/globals';
import type { Logger } from '../../../src/context/context.ts';
import { JobProgressLog } from '../../../src/service/job-progress.ts';
import { EXPORT_JOB } from '../../../src/service/job-status.ts';
import { FakeClock } from '../../support/fake-clock.ts';

let lines: string[];
let clock: FakeClock;
const log: Logger = { info: (line) => lines.push(line), debug: () => {} };
beforeEach(() => {
  lines = [];
  clock = new FakeClock();
});

const start = () => new JobProgressLog({ log, clock }, EXPORT_JOB);

it('JobProgressLog: has a line when the status or the percentage changes, and none otherwise', () => {
  const progress = start();
  for (const [status, percent, pageCount] of [
    ['queued', undefined, undefined],
    ['queued', undefined, undefined],
    ['running', 3.2, 8],
    ['running', 3.9, 11],
    ['running', 41, 100],
    ['running', 40, 100],
  ] as const) {
    progress.state({ status, progress: percent, pageCount });
    clock.pass(1000);
  }
  expect(lines).toEqual([
    'Job queued',
    'Job running, 3%, 8 pages',
    'Job running, 41%, 100 pages, about 4s left',
    'Job running, 40%, 100 pages, about 5s left',
  ]);
});

it('JobProgressLog: estimates the time left from the pace since the progress first moved', () => {
  const progress = start();
  for (const [status, percent, afterMs] of [
    ['queued', 0, 60_000],
    ['running', 0, 10_000],
    ['running', 10, 10_000],
    ['running', 50, 10_000],
    ['running', 20, 10_000],
    ['running', 100, 10_000],
  ] as const) {
    progress.state({ status, progress: percent });
    clock.pass(afterMs);
  }
  expect(lines).toEqual([
    'Job queued, 0%',
    'Job running, 0%',
    'Job running, 10%, about 1m 30s left',
    'Job running, 50%, about 20s left',
    'Job running, 20%, about 2m left',
    'Job running, 100%',
  ]);
});

it('JobProgressLog: logs one line per minute if nothing changes', () => {
  const progress = start();
  for (let second = 0; second <= 180; second += 10) {
    progress.state({ status: 'queued' });
    clock.pass(10_000);
  }
  expect(lines).toEqual(['Job queued', 'Job queued', 'Job queued', 'Job queued']);
});

it('JobProgressLog: reports an unknown status once', () => {
  const progress = start();
  for (const percent of [1, 2, 3]) progress.state({ status: 'packing', progress: percent });
  expect(lines.filter((line) => line.includes('unknown status'))).toHaveLength(1);
  expect(lines).toHaveLength(4);
});

it('JobProgressLog: reports why a check was inconclusive, unless the reason is the previous one', () => {
  const progress = start();
  for (const what of ['502.', '502.', 'cut.', '502.']) progress.inconclusive(what);
  expect(lines).toEqual(['502. Still waiting.', 'cut. Still waiting.', '502. Still waiting.']);
});
