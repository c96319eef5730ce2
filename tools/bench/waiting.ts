// Measures the delay until the end of a job is detected. It simulates the real polling with a virtual clock, over jobs
// with different lengths and jitter. Both are spread evenly, so every run gives the same numbers.
import { type CheckResult, poll } from '../../src/timing/poll.ts';
import type { Measured, Row } from './types.ts';

const JOBS = 1500;
const INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

export const waiting: readonly Row[] = [
  {
    name: 'the end of a job of 8 minutes, found with `progress`',
    target: 1.5,
    unit: 's',
    measure: meanDelay,
  },
];

/** Mean seconds from the end of a job to its discovery, if the checks and the jobs have no common rhythm. */
async function meanDelay(): Promise<Measured> {
  let lateMs = 0;
  let draws = 0;
  // The fractional parts of its multiples are spread evenly between 0 and 1, however many are taken.
  const random = () => (++draws * GOLDEN_RATIO) % 1;
  for (let job = 0; job < JOBS; job += 1) {
    lateMs += await simulateJob(8 * MINUTE_MS + (job / JOBS) * INTERVAL_MS, random);
  }
  return { value: lateMs / JOBS / 1000 };
}

/** The service reports the progress in whole percent. */
async function simulateJob(lengthMs: number, random: () => number): Promise<number> {
  let now = 0;
  const result = await poll<number>({
    intervalMs: INTERVAL_MS,
    maxAttempts: 1000,
    checkDeadlineMs: INTERVAL_MS,
    log: { info: () => {}, debug: () => {} },
    clock: {
      now: () => now,
      sleep: async (ms) => {
        now += ms;
      },
    },
    signal: new AbortController().signal,
    random,
    check: async (): Promise<CheckResult<number>> => {
      if (now >= lengthMs) return { kind: 'end', end: now };
      return { kind: 'waiting', progress: Math.floor((100 * now) / lengthMs) };
    },
  });
  if (!result.ended) throw new Error('A simulated job outlasted its poll.');
  return result.end - lengthMs;
}
