import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CheckResult, poll } from '../../../src/timing/poll.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import fc from '../../support/fast-check.ts';
import { silentLog } from '../../support/silent-log.ts';

type Result = CheckResult<string>;
const waiting: Result = { kind: 'waiting' };
const end: Result = { kind: 'end', end: 'completed' };
const inconclusive = (retryAfterMs?: number): Result => ({ kind: 'inconclusive', retryAfterMs });

const { random: drawn } = Math;
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => void jest.restoreAllMocks());

/** Runs a poll whose checks return the results in turn, the last one repeatedly, and returns the time of each check. */
async function run(
  results: readonly Result[] | ((at: number, clock: FakeClock) => Result),
  given: Partial<Parameters<typeof poll<string>>[0]> = {},
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
    check: async () => {
      const at = clock.now();
      checkedAt.push(at);
      if (typeof results === 'function') return results(at, clock);
      return results[Math.min(checkedAt.length, results.length) - 1] as Result;
    },
    ...given,
  });
  return { result, checkedAt, clock, timedOutAt: clock.now() };
}

it('poll: checks every interval until the end, which even the last check may find', async () => {
  const { checkedAt, result } = await run([waiting, inconclusive(), waiting, end], { maxAttempts: 4 });
  expect([checkedAt, result]).toEqual([[0, 10_000, 20_000, 30_000], { ended: true, end: 'completed' }]);
});

it('poll: makes every check even if each takes longer than the interval', async () => {
  const check = (_at: number, clock: FakeClock) => {
    clock.pass(150);
    return waiting;
  };
  const { checkedAt } = await run(check, { intervalMs: 100, maxAttempts: 4 });
  expect(checkedAt).toEqual([0, 150, 300, 450]);
});

it('poll: begins the last check at most the deadline of one check late, however slow the checks are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 100, max: 60_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 50 }),
      async (intervalMs, maxAttempts, durations) => {
        let checks = 0;
        const slow = (_at: number, clock: FakeClock) => {
          clock.pass(durations[checks++ % durations.length] ?? 0);
          return waiting;
        };
        const { checkedAt } = await run(slow, { intervalMs, maxAttempts, random: drawn });
        const planned = (maxAttempts - 1) * intervalMs;
        expect(checkedAt.at(-1)).toBeLessThanOrEqual(planned + 10_000);
        expect(checkedAt.length).toBeLessThanOrEqual(maxAttempts);
      },
    ),
  );
});

it('poll: moves a check by a tenth of the interval at most, and does not move the first and the last one', async () => {
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
          expect(Math.abs(at - index * intervalMs)).toBeLessThanOrEqual(intervalMs / 10 + 0.001);
        }
      },
    ),
  );
});

it('poll: draws the offset of each check, so that workflows that start together spread out', async () => {
  jest.mocked(Math.random).mockReturnValueOnce(0).mockReturnValueOnce(1);
  const { checkedAt } = await run([waiting], { maxAttempts: 4 });
  expect(checkedAt).toEqual([0, 9000, 21_000, 30_000]);
});

it('poll: never moves a check before the time of Retry-After', async () => {
  const { checkedAt } = await run([inconclusive(29_900), end], { random: () => 0 });
  expect(checkedAt).toEqual([0, 29_900]);
});

it('poll: skips the checks that Retry-After forbids, and the timeout does not move', async () => {
  const { result, checkedAt } = await run([inconclusive(25_000), waiting], { maxAttempts: 5 });
  expect(checkedAt).toEqual([0, 30_000, 40_000]);
  expect(result).toMatchObject({ ended: false, attempts: 5, elapsedMs: 40_000 });
});

it('poll: never skips or delays the last check', async () => {
  const { result, checkedAt } = await run([inconclusive(86_400_000)], { maxAttempts: 5 });
  expect(checkedAt).toEqual([0, 40_000]);
  expect(result).toMatchObject({ ended: false, attempts: 5 });
});

describe('poll: early checks', () => {
  /** A job that runs evenly from 0% to 100%. */
  const even =
    (runsMs: number) =>
    (at: number): Result =>
      at >= runsMs ? end : { kind: 'waiting', progress: (100 * at) / runsMs };

  it('begin at 90%, and then come every two seconds', async () => {
    const { checkedAt } = await run(even(64_000));
    expect(checkedAt).toEqual([0, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 62_000, 64_000]);
  });

  it('move neither the regular checks nor the timeout', async () => {
    const check = (at: number): Result => ({ kind: 'waiting', progress: Math.min(99, at / 1000) });
    const { checkedAt, result } = await run(check, { maxAttempts: 30 });
    const regular = Array.from({ length: 30 }, (_, index) => index * 10_000);
    expect(checkedAt).toEqual(expect.arrayContaining(regular));
    expect(result).toEqual({ ended: false, attempts: 30, elapsedMs: 290_000 });
  });

  it.each([
    [3000, [0, 2000, 3000, 5000, 6000]],
    [2999, [0, 2999, 5998]],
  ])('leave a second until the next check of an interval of %i ms', async (intervalMs, expected) => {
    const { checkedAt } = await run([{ kind: 'waiting', progress: 95 }], { intervalMs, maxAttempts: 3 });
    expect(checkedAt).toEqual(expected);
  });

  it('stop until the next regular check after an inconclusive one, such as a 429', async () => {
    const { checkedAt } = await run([{ kind: 'waiting', progress: 95 }, inconclusive(3000), end]);
    expect(checkedAt).toEqual([0, 2000, 10_000]);
  });

  it.each([90, 99, 100])('are thirty at most for a job that hangs at %i%%', async (progress) => {
    const { checkedAt } = await run([{ kind: 'waiting', progress }]);
    expect(checkedAt).toHaveLength(60 + 30);
  });
});
