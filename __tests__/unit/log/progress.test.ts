import { beforeEach, describe, expect, it } from '@jest/globals';
import { DownloadProgressLog } from '../../../src/log/download-progress.ts';
import { JobProgressLog } from '../../../src/log/job-progress.ts';
import type { Logger } from '../../../src/log/logger.ts';
import { FakeClock } from '../../support/fake-clock.ts';

let lines: string[];
let clock: FakeClock;
const log: Logger = {
  info: (line) => lines.push(line),
  debug: () => {},
  withoutCommands: (work) => work(),
};
beforeEach(() => {
  lines = [];
  clock = new FakeClock();
});

describe('the log of a job that is waited for', () => {
  const start = () => new JobProgressLog(log, clock, new Set(['queued', 'running']));

  it('has a line when the status or the percentage changes, and none otherwise', () => {
    const progress = start();
    for (const [status, percent, pageCount] of [
      ['queued', undefined, undefined],
      ['queued', undefined, undefined],
      ['running', 3.2, 8],
      ['running', 3.9, 11],
      ['running', 41, 100],
      ['running', 40, 100],
    ] as const) {
      progress.state({ status, progress: percent, pageCount }, percent === 41 ? 95_000 : undefined);
      clock.pass(1000);
    }
    expect(lines).toEqual([
      'Job queued',
      'Job running, 3 %, 8 pages',
      'Job running, 41 %, 100 pages, about 1m 35s left',
      'Job running, 40 %, 100 pages',
    ]);
  });

  it('has a line a minute where nothing changes', () => {
    const progress = start();
    for (let second = 0; second <= 180; second += 10) {
      progress.state({ status: 'queued' }, undefined);
      clock.pass(10_000);
    }
    expect(lines).toEqual(['Job queued', 'Job queued', 'Job queued', 'Job queued']);
  });

  it('tells of an unknown status once', () => {
    const progress = start();
    for (const percent of [1, 2, 3]) progress.state({ status: 'packing', progress: percent }, undefined);
    expect(lines.filter((line) => line.includes('not known here'))).toHaveLength(1);
    expect(lines).toHaveLength(4);
  });

  it('tells why there is no news, once for each reason', () => {
    const progress = start();
    for (const what of ['502.', '502.', 'cut.', '502.']) progress.inconclusive(what);
    expect(lines).toEqual(['502. Still waiting.', 'cut. Still waiting.', '502. Still waiting.']);
  });
});

describe('the log of a transfer', () => {
  it('has a line every ten seconds at the most, with bytes, rate and time left', () => {
    const progress = new DownloadProgressLog(log, clock);
    for (let second = 1; second <= 25; second += 1) {
      clock.pass(1000);
      progress.moved(2_000_000, 100_000_000);
    }
    expect(lines).toEqual([
      'Downloaded 20 %, 20 MB of 100 MB, 2 MB/s, about 40s left',
      'Downloaded 40 %, 40 MB of 100 MB, 2 MB/s, about 30s left',
    ]);
  });

  it('does without a size', () => {
    const progress = new DownloadProgressLog(log, clock);
    clock.pass(10_000);
    progress.moved(5_000_000, undefined);
    expect(lines).toEqual(['Downloaded 5 MB, 500 kB/s']);
  });

  it('is silent for a short one', () => {
    const progress = new DownloadProgressLog(log, clock);
    clock.pass(9999);
    progress.moved(5_000_000, 5_000_000);
    expect(lines).toEqual([]);
  });
});
