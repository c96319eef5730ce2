// How late the end of a job is found: simulated with the real polling and a virtual clock, over jobs of which each has its
// own length and jitter. They are spread evenly, so every run gives the same numbers.
import { type CheckResult, poll } from '../../src/timing/poll.ts';
import type { Measured, Row } from './types.ts';

const JOBS = 1500;
const INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2;

/** Percentage of the work that is done after a fraction of the time, 0 to 1; undefined if it is not reported. */
type Progress = (fraction: number) => number | undefined;

/**
 * @param progress of a job of eight minutes, in a service that checks and jobs have no rhythm in common with
 * @returns mean seconds from the end of a job to its discovery
 */
async function meanDelay(progress: Progress): Promise<Measured> {
  let lateMs = 0;
  let draws = 0;
  // Multiples of it are spread evenly between 0 and 1, however many are taken.
  const random = () => (++draws * GOLDEN_RATIO) % 1;
  for (let job = 0; job < JOBS; job += 1) {
    const lengthMs = 8 * MINUTE_MS + (job / JOBS) * INTERVAL_MS;
    lateMs += await simulateJob(lengthMs, progress, random);
  }
  return { value: lateMs / JOBS / 1000 };
}

export const waiting: readonly Row[] = [
  {
    name: 'the end of a job of 8 minutes, found without `progress`',
    target: 6,
    unit: 's',
    measure: () => meanDelay(() => undefined),
  },
  {
    name: 'the end of a job of 8 minutes, found with `progress`',
    target: 1.5,
    unit: 's',
    measure: () => meanDelay((fraction) => Math.floor(100 * fraction)),
  },
];

async function simulateJob(lengthMs: number, progress: Progress, random: () => number): Promise<number> {
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
      return { kind: 'waiting', progress: progress(now / lengthMs) };
    },
  });
  if (!result.ended) throw new Error('A simulated job outlasted its poll.');
  return result.end - lengthMs;
}
