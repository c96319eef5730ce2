import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type CheckResult, type PollOptions, poll } from '../../../src/timing/poll.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

type Result = CheckResult<string>;
const waiting: Result = { kind: 'waiting' };
const end: Result = { kind: 'end', end: 'completed' };
const inconclusive = (retryAfterMs?: number): Result => ({ kind: 'inconclusive', retryAfterMs });

/** Runs a poll whose checks give the results in turn, the last one for ever; says when each check was made. */
async function run(
  results: readonly Result[] | ((at: number) => Result),
  given: Partial<PollOptions<string>> = {},
) {
  const clock = new FakeClock();
  const checkedAt: number[] = [];
  const result = await poll<string>({
    intervalMs: 10_000,
    maxAttempts: 60,
    checkDeadlineMs: 10_000,
    log: silentLog,
    clock,
    signal: neverAborted,
    random: () => 0.5,
    check: async () => {
      const at = clock.now();
      checkedAt.push(at);
      if (typeof results === 'function') return results(at);
      return results[Math.min(checkedAt.length, results.length) - 1] as Result;
    },
    ...given,
  });
  return { result, checkedAt, clock, timedOutAt: clock.now() };
}

describe('the grid of checks', () => {
  it('checks at once and does not wait if the job has ended', async () => {
    const { result, checkedAt, clock } = await run([end]);
    expect(result).toEqual({ ended: true, end: 'completed' });
    expect(checkedAt).toEqual([0]);
    expect(clock.sleeps).toEqual([]);
  });

  it('checks every interval until the end', async () => {
    const { checkedAt } = await run([waiting, inconclusive(), waiting, end]);
    expect(checkedAt).toEqual([0, 10_000, 20_000, 30_000]);
  });

  it.each([
    [1, 10_000],
    [2, 100],
    [3, 1000],
    [60, 10_000],
    [360, 60_000],
    [6, 3_600_000],
    [100_000, 216],
  ])('gives up right after check %i of an interval of %i ms', async (maxAttempts, intervalMs) => {
    const { result, checkedAt, timedOutAt } = await run([waiting], { maxAttempts, intervalMs });
    expect(result).toEqual({
      ended: false,
      attempts: maxAttempts,
      elapsedMs: (maxAttempts - 1) * intervalMs,
    });
    expect(checkedAt).toHaveLength(maxAttempts);
    expect(timedOutAt).toBe((maxAttempts - 1) * intervalMs);
  });

  it('accepts an end that the last check finds', async () => {
    const { result } = await run([waiting, waiting, end], { maxAttempts: 3 });
    expect(result).toEqual({ ended: true, end: 'completed' });
  });

  it('passes on what a check throws', async () => {
    await expect(
      run(() => {
        throw new Error('401');
      }),
    ).rejects.toThrow('401');
  });

  it('ends with the reason of the signal', async () => {
    const abort = new AbortController();
    const clock = new FakeClock();
    const check = async () => {
      abort.abort(new Error('cancelled'));
      return waiting;
    };
    const options = {
      intervalMs: 1000,
      maxAttempts: 5,
      checkDeadlineMs: 10_000,
      log: silentLog,
      clock,
      signal: abort.signal,
      check,
    };
    await expect(poll(options)).rejects.toThrow('cancelled');
  });
});

describe('slow checks', () => {
  it('makes every check even if each takes longer than the interval', async () => {
    const clock = new FakeClock();
    const checkedAt: number[] = [];
    const check = async () => {
      checkedAt.push(clock.now());
      clock.pass(150);
      return waiting;
    };
    await poll({
      intervalMs: 100,
      maxAttempts: 4,
      checkDeadlineMs: 10_000,
      log: silentLog,
      clock,
      signal: neverAborted,
      random: () => 0.5,
      check,
    });
    expect(checkedAt).toEqual([0, 150, 300, 450]);
  });

  it('delays the time-out by no more than the deadline of one check, however slow they are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 60_000 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 50 }),
        async (intervalMs, maxAttempts, durations) => {
          const clock = new FakeClock();
          let checks = 0;
          const check = async () => {
            clock.pass(durations[checks++ % durations.length] ?? 0);
            return waiting;
          };
          await poll({
            intervalMs,
            maxAttempts,
            checkDeadlineMs: 10_000,
            log: silentLog,
            clock,
            signal: neverAborted,
            check,
          });
          const planned = (maxAttempts - 1) * intervalMs;
          expect(clock.now()).toBeLessThanOrEqual(planned + 10_000 + Math.max(...durations));
          expect(checks).toBeLessThanOrEqual(maxAttempts);
        },
      ),
    );
  });
});

describe('the drift', () => {
  it('moves no check by more than half an interval, no gap by more than a tenth, and the end not at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 100, max: 3_600_000 }),
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 100 }),
        async (intervalMs, maxAttempts, numbers) => {
          let drawn = 0;
          const random = () => numbers[drawn++ % numbers.length] ?? 0;
          const { checkedAt, timedOutAt } = await run([waiting], { maxAttempts, intervalMs, random });
          expect(checkedAt).toHaveLength(maxAttempts);
          expect(checkedAt[0]).toBe(0);
          expect(timedOutAt).toBe((maxAttempts - 1) * intervalMs);
          for (const [index, at] of checkedAt.entries()) {
            expect(Math.abs(at - index * intervalMs)).toBeLessThanOrEqual(intervalMs / 2 + 0.001);
            if (index === 0 || index === maxAttempts - 1) continue;
            const gap = at - (checkedAt[index - 1] ?? 0);
            expect(Math.abs(gap - intervalMs)).toBeLessThanOrEqual(intervalMs / 10 + 0.001);
          }
        },
      ),
    );
  });

  it('never moves a check before the time that Retry-After names', async () => {
    const { checkedAt } = await run([inconclusive(29_900), end], { random: () => 0 });
    expect(checkedAt).toEqual([0, 29_900]);
  });
});

describe('Retry-After', () => {
  it('skips the checks that it forbids', async () => {
    const { checkedAt } = await run([inconclusive(25_000), end]);
    expect(checkedAt).toEqual([0, 30_000]);
  });

  it('counts the skipped checks, so that the time-out does not move', async () => {
    const { result, timedOutAt } = await run([inconclusive(25_000), waiting], { maxAttempts: 5 });
    expect(result).toMatchObject({ ended: false, attempts: 5 });
    expect(timedOutAt).toBe(40_000);
  });

  it('never waits beyond the last check, which is made', async () => {
    const { result, checkedAt } = await run([inconclusive(86_400_000)], { maxAttempts: 5 });
    expect(checkedAt).toEqual([0, 40_000]);
    expect(result).toMatchObject({ ended: false, attempts: 5 });
  });
});

describe('early looks', () => {
  /** A job that runs evenly from 0 % to 100 %. */
  const even =
    (runsMs: number) =>
    (at: number): Result =>
      at >= runsMs ? end : { kind: 'waiting', progress: (100 * at) / runsMs };

  it('find the end sooner than the checks, at least a second apart, and are not counted', async () => {
    const { checkedAt, timedOutAt } = await run(even(64_000));
    expect(timedOutAt).toBeGreaterThanOrEqual(64_000);
    expect(timedOutAt).toBeLessThan(66_500);
    const gaps = checkedAt.slice(1).map((at, index) => at - (checkedAt[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1000);
  });

  it('never move the checks or the time-out', async () => {
    const { checkedAt, result } = await run(
      (at) => ({ kind: 'waiting', progress: Math.min(99, at / 1000) }),
      {
        maxAttempts: 30,
      },
    );
    expect(checkedAt).toEqual(
      expect.arrayContaining(Array.from({ length: 30 }, (_, index) => index * 10_000)),
    );
    expect(result).toEqual({ ended: false, attempts: 30, elapsedMs: 290_000 });
  });

  it('are not made within a second of the next check', async () => {
    const { checkedAt } = await run(even(5000), { intervalMs: 1000 });
    expect(checkedAt).toEqual([0, 1000, 2000, 3000, 4000, 5000]);
  });

  it('stop after an answer without news until the next check', async () => {
    let looks = 0;
    const { checkedAt } = await run(() => {
      looks += 1;
      if (looks === 1) return { kind: 'waiting', progress: 95 };
      return looks === 2 ? inconclusive() : end;
    });
    expect(checkedAt).toEqual([0, 1000, 10_000]);
  });

  it('become rare for a job that hangs near its end', async () => {
    const { checkedAt } = await run([{ kind: 'waiting', progress: 99 }]);
    expect(checkedAt.length).toBeLessThanOrEqual(60 + 4);
  });

  /** A job of eight minutes in whole per cents, each of which stands still for as long as it takes. */
  const inWholePerCents = (at: number): Result =>
    at >= 480_000 ? end : { kind: 'waiting', progress: Math.floor(at / 4800) };

  it('know how long a whole per cent takes', async () => {
    let lateMs = 0;
    let requests = 0;
    const jobs = 100;
    for (let job = 0; job < jobs; job += 1) {
      // The job began before its first check.
      const { checkedAt, timedOutAt } = await run((at) => inWholePerCents(at + job * 100));
      lateMs += timedOutAt - (480_000 - job * 100);
      requests += checkedAt.length;
    }
    expect(lateMs / jobs).toBeLessThan(1300);
    expect(requests / jobs).toBeLessThan(49 * 1.15);
  });

  it('measure the pace from when a queued job starts', async () => {
    const { timedOutAt } = await run((at) =>
      at < 300_000 ? { kind: 'waiting', progress: 0 } : even(60_000)(at - 300_000),
    );
    expect(timedOutAt).toBeGreaterThanOrEqual(360_000);
    expect(timedOutAt).toBeLessThanOrEqual(363_000);
  });

  it.each([
    ['hangs at 70 %', (fraction: number) => Math.min(70, 100 * fraction)],
    ['hangs at 99 %', (fraction: number) => Math.min(99, Math.floor(100 * fraction))],
    ['hangs at 100 %', (fraction: number) => Math.min(100, Math.floor(100 * fraction))],
    [
      'goes back and forth',
      (fraction: number) => Math.min(99, 100 * fraction) - (Math.floor(1e4 * fraction) % 2),
    ],
  ])('cost a job that %s few requests', async (_name, progress) => {
    const { checkedAt } = await run((at) => ({ kind: 'waiting', progress: progress(at / 240_000) }));
    expect(checkedAt.length).toBeLessThanOrEqual(60 + 12);
  });

  it('cost a job that creeps towards its end no more than the checks', async () => {
    const creeping = (at: number): Result => ({
      kind: 'waiting',
      progress: 100 * (1 - Math.exp(-at / 100_000)),
    });
    const { checkedAt } = await run(creeping, { maxAttempts: 120 });
    expect(checkedAt.length).toBeLessThanOrEqual(2 * 120);
  });

  it('cost few requests and save much waiting, over jobs of many lengths', async () => {
    let requests = 0;
    let lateMs = 0;
    const lengths = Array.from({ length: 200 }, (_, index) => 15_000 + index * 1733);
    for (const runsMs of lengths) {
      const { checkedAt, timedOutAt } = await run(even(runsMs));
      requests += checkedAt.length / (runsMs / 10_000 + 1);
      lateMs += timedOutAt - runsMs;
    }
    expect(lateMs / lengths.length).toBeLessThan(1500);
    expect(requests / lengths.length).toBeLessThan(2);
  });
});
