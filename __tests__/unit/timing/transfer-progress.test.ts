import { beforeEach, expect, it } from '@jest/globals';
import type { Logger } from '../../../src/context/context.ts';
import { transferProgress } from '../../../src/timing/transfer-progress.ts';
import { FakeClock } from '../../support/fake-clock.ts';

let lines: string[];
let clock: FakeClock;
const log: Logger = { info: (line) => lines.push(line), debug: () => {} };
beforeEach(() => {
  lines = [];
  clock = new FakeClock();
});

it('transferProgress: logs a line at most every ten seconds, with bytes, rate, and time left', () => {
  const progress = transferProgress({ log, clock }, 'Downloaded');
  for (let second = 1; second <= 25; second += 1) {
    clock.pass(1000);
    progress({ bytes: 2_000_000 * second, totalBytes: 100_000_000 });
  }
  expect(lines).toEqual([
    'Downloaded 20%, 20 MB of 100 MB, 2 MB/s, about 40s left',
    'Downloaded 40%, 40 MB of 100 MB, 2 MB/s, about 30s left',
  ]);
});

it('transferProgress: logs nothing in the first ten seconds, and bytes and rate without a size', () => {
  const progress = transferProgress({ log, clock }, 'Downloaded');
  clock.pass(9999);
  progress({ bytes: 4_000_000, totalBytes: 4_000_000 });
  clock.pass(1);
  progress({ bytes: 5_000_000, totalBytes: undefined });
  expect(lines).toEqual(['Downloaded 5 MB, 500 kB/s']);
});
