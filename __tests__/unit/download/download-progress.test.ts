import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Logger } from '../../../src/context/context.ts';
import { downloadProgress } from '../../../src/download/download-progress.ts';
import { FakeClock } from '../../support/fake-clock.ts';

let lines: string[];
let clock: FakeClock;
const log: Logger = {
  info: (line) => lines.push(line),
  debug: () => {},
};
beforeEach(() => {
  lines = [];
  clock = new FakeClock();
});

describe('downloadProgress', () => {
  it('has a line at most every ten seconds, with bytes, rate and time left', () => {
    const received = downloadProgress({ log, clock });
    for (let second = 1; second <= 25; second += 1) {
      clock.pass(1000);
      received(2_000_000, 100_000_000);
    }
    expect(lines).toEqual([
      'Downloaded 20%, 20 MB of 100 MB, 2 MB/s, about 40s left',
      'Downloaded 40%, 40 MB of 100 MB, 2 MB/s, about 30s left',
    ]);
  });

  it('works without a size', () => {
    const received = downloadProgress({ log, clock });
    clock.pass(10_000);
    received(5_000_000, undefined);
    expect(lines).toEqual(['Downloaded 5 MB, 500 kB/s']);
  });

  it('is silent for a short one', () => {
    const received = downloadProgress({ log, clock });
    clock.pass(9999);
    received(5_000_000, 5_000_000);
    expect(lines).toEqual([]);
  });
});
