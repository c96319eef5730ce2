// How late the end of a job is noticed, and for how many requests: simulated with the real polling and a virtual clock,
// over jobs of which each has its own length and jitter. The seed is fixed, so every run gives the same numbers.
import { type CheckResult, poll } from '../../src/timing/poll.ts';

const JOBS = 1500;
const INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/** Percentage of the work that is done after a fraction of the time, 0 to 1; undefined if it is not reported. */
type Progress = (fraction: number) => number | undefined;

/** How a job reports its progress, as facts such as its length are drawn. */
type Model = (random: () => number) => Progress;

const wholePercent: Model = () => (fraction) => Math.floor(100 * fraction);

/** Five ways in which services report progress. */
const MODELS: readonly Model[] = [
  wholePercent,
  // Slower towards the end.
  () => (fraction) => 100 * (1 - (1 - fraction) ** 1.5),
  // Faster towards the end.
  () => (fraction) => 100 * fraction ** 1.5,
  // In steps of five.
  () => (fraction) => 5 * Math.floor(20 * fraction),
  // Four phases of the same length, each at its own pace.
  (random) => {
    const paces = [random(), random(), random(), random()].map((pace) => 0.3 + pace);
    const total = paces.reduce((sum, pace) => sum + pace, 0);
    return (fraction) => {
      const done = paces.reduce(
        (sum, pace, phase) => sum + pace * Math.min(1, Math.max(0, fraction * 4 - phase)),
        0,
      );
      return (100 * done) / total;
    };
  },
];

export interface WaitingRow {
  readonly name: string;
  /** Milliseconds from the end of a job to its discovery. */
  readonly lateMs: { readonly mean: number; readonly p95: number };
  /** Requests for each request of a poll that knows no progress. */
  readonly requests: number;
  /** What is not to be passed; undefined for a row that only informs. */
  readonly target?: { readonly meanMs: number; readonly p95Ms: number; readonly requests: number };
}

export async function waiting(): Promise<WaitingRow[]> {
  const eightMinutes = () => 8 * MINUTE_MS;
  const anyLength = (random: () => number) => MINUTE_MS * 30 ** random();
  return [
    await simulate('no progress, 8 min', () => () => undefined, eightMinutes),
    {
      ...(await simulate('whole percentages, 8 min', wholePercent, eightMinutes)),
      target: { meanMs: 1500, p95Ms: 2500, requests: 1.4 },
    },
    await simulate('whole percentages, 1 to 30 min', wholePercent, anyLength),
    await simulate(
      'five models of progress, 1 to 30 min',
      (random) => (MODELS[Math.floor(random() * MODELS.length)] ?? wholePercent)(random),
      anyLength,
    ),
  ];
}

async function simulate(
  name: string,
  model: Model,
  lengthMs: (random: () => number) => number,
): Promise<WaitingRow> {
  const random = randomNumbers(20_261_121);
  const late: number[] = [];
  let requests = 0;
  let plainRequests = 0;
  for (let job = 0; job < JOBS; job += 1) {
    // A poll and a service have nothing in common that would keep them in step.
    const length = lengthMs(random) + random() * INTERVAL_MS;
    const progress = model(random);
    const seed = Math.floor(random() * 2 ** 31);
    const run = await simulateJob(length, progress, randomNumbers(seed));
    late.push(run.lateMs);
    requests += run.requests;
    plainRequests += (await simulateJob(length, () => undefined, randomNumbers(seed))).requests;
  }
  late.sort((a, b) => a - b);
  const mean = late.reduce((sum, ms) => sum + ms, 0) / JOBS;
  return {
    name,
    lateMs: { mean, p95: late[Math.floor(0.95 * JOBS)] ?? Number.NaN },
    requests: requests / plainRequests,
  };
}

async function simulateJob(
  lengthMs: number,
  progress: Progress,
  random: () => number,
): Promise<{ lateMs: number; requests: number }> {
  let now = 0;
  let requests = 0;
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
      requests += 1;
      if (now >= lengthMs) return { kind: 'end', end: now };
      return { kind: 'waiting', progress: progress(now / lengthMs) };
    },
  });
  if (!result.ended) throw new Error('A simulated job outlasted its poll.');
  return { lateMs: result.end - lengthMs, requests };
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
