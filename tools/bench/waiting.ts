// How late the end of a job is found: simulated with the real polling and a virtual clock, over jobs of which each has its
// own length and jitter. The seed is fixed, so every run gives the same numbers.
import { type CheckResult, poll } from '../../src/timing/poll.ts';
import type { Figure } from './types.ts';

const JOBS = 1500;
const INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/** Percentage of the work that is done after a fraction of the time, 0 to 1; undefined if it is not reported. */
type Progress = (fraction: number) => number | undefined;

/**
 * @param progress of a job of eight minutes, in a service that checks and jobs have no rhythm in common with
 * @returns mean seconds from the end of a job to its discovery
 */
async function meanDelay(progress: Progress): Promise<number> {
  const random = randomNumbers(20_261_121);
  let lateMs = 0;
  for (let job = 0; job < JOBS; job += 1) {
    lateMs += await simulateJob(8 * MINUTE_MS + random() * INTERVAL_MS, progress, random);
  }
  return lateMs / JOBS / 1000;
}

export const waiting: readonly Figure[] = [
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

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
