import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { systemClock } from '../../../src/context/context.ts';
import { logRetry, type RetryRule, retry } from '../../../src/timing/retry.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const TRANSIENT: RetryRule = { kind: 'trouble', tries: 5, budgetMs: 300_000 };

afterEach(() => void jest.restoreAllMocks());

/** Fails this many times, then succeeds. Returns how long it waited. */
async function run(failures: number, given: Partial<RetryRule> | undefined, { random = 0.5 } = {}) {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  const again = given && { ...TRANSIENT, ...given };
  const clock = new FakeClock();
  const delays: number[] = [];
  let tries = 0;
  const result = retry(
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error(`failure ${tries}`);
      return 'done';
    },
    {
      retryRule: () => again,
      onRetry: (_error, delayMs) => delays.push(delayMs),
      log: silentLog,
      clock,
      signal: neverAborted,
    },
  );
  const outcome = await result.catch((error: Error) => error.message);
  return { outcome, tries, sleeps: clock.sleeps, delays };
}

describe('retry', () => {
  it('doubles the wait up to ten seconds, and reports each', async () => {
    const { outcome, sleeps, delays } = await run(6, { tries: 7 });
    expect(outcome).toBe('done');
    expect(sleeps).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(delays).toEqual(sleeps);
  });

  it.each<[string, number, Partial<RetryRule> | undefined, object]>([
    ['throws a failure without a retry rule at once', 1, undefined, { outcome: 'failure 1', tries: 1 }],
    ['throws the last failure after all tries', 9, { tries: 3 }, { outcome: 'failure 3', tries: 3 }],
    ['uses a shorter maximum delay if there is one', 2, { maxDelayMs: 500 }, { sleeps: [500, 500] }],
  ])('%s', async (_what, failures, given, expected) => {
    expect(await run(failures, given)).toMatchObject(expected);
  });

  it.each([
    [0, 750],
    [0.999, 1249.5],
  ])('adds jitter to each wait (random %d)', async (random, expected) => {
    expect((await run(1, { tries: 2 }, { random })).sleeps[0]).toBeCloseTo(expected, 0);
  });

  it.each([
    [0, 30_000, 30_000],
    [1, 30_000, 37_500],
    [1, 1000, 2000],
    [0, 0, 0],
  ])('waits at least for Retry-After, with jitter (random %d)', async (random, retryAfterMs, expected) => {
    expect((await run(1, { tries: 2, retryAfterMs }, { random })).sleeps).toEqual([expected]);
  });

  it('throws at once for a Retry-After of more than five minutes, unless maxWaitMs allows it', async () => {
    const budgetMs = 7_200_000;
    const ended = { outcome: 'failure 1', tries: 1, sleeps: [] };
    expect(await run(1, { budgetMs, retryAfterMs: 300_001 })).toMatchObject(ended);
    const allowed = { budgetMs, retryAfterMs: 300_001, maxWaitMs: budgetMs };
    expect(await run(1, allowed)).toMatchObject({ outcome: 'done', tries: 2 });
  });

  /** Fails in these ways, one after the other. Returns the waits before it succeeds, or before the last failure. */
  async function sleepsAfter(
    kinds: readonly string[],
    onTry = (_clock: FakeClock, _tries: number) => {},
    result: 'done' | 'failed' = 'done',
  ) {
    const clock = new FakeClock();
    let tries = 0;
    const operation = async () => {
      const kind = kinds[tries++];
      onTry(clock, tries);
      if (kind !== undefined) throw new Error(kind);
      return 'done';
    };
    const retryRule = (error: unknown) => ({ ...TRANSIENT, kind: (error as Error).message, tries: 4 });
    const options = { retryRule, log: silentLog, clock, signal: neverAborted, random: () => 0.5 };
    expect(await retry(operation, options).catch(() => 'failed')).toBe(result);
    return clock.sleeps;
  }

  it('counts the tries of each kind of failure separately', async () => {
    const kinds = ['cut', 'cut', 'ended', 'cut', 'ended', 'ended'];
    expect(await sleepsAfter(kinds)).toEqual([1000, 2000, 1000, 4000, 2000, 4000]);
  });

  it('counts the budget of a kind from its first failure', async () => {
    const isSlowAtFirst = (clock: FakeClock, tries: number) => clock.pass(tries === 1 ? 1_000_000 : 0);
    expect(await sleepsAfter(['cut', 'cut'], isSlowAtFirst)).toEqual([1000, 2000]);
  });

  it.each([
    ['retries as long as the next try is within the budget', 297_000, 'done', [1000, 2000]],
    ['throws if the next try would be after the budget', 297_001, 'failed', [1000]],
  ] as const)('%s', async (_, passedMs, result, sleeps) => {
    const isSlowAtSecond = (clock: FakeClock, tries: number) => clock.pass(tries === 2 ? passedMs : 0);
    expect(await sleepsAfter(['cut', 'cut'], isSlowAtSecond, result)).toEqual(sleeps);
  });

  it('counts the budget of each kind of failure separately', async () => {
    const isSlowAtSecond = (clock: FakeClock, tries: number) => clock.pass(tries === 2 ? 400_000 : 0);
    expect(await sleepsAfter(['cut', 'ended'], isSlowAtSecond)).toEqual([1000, 1000]);
  });
});

it('systemClock: sleeps longer than the limit of a Node.js timer', async () => {
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('still asleep')), 100);
  await expect(systemClock.sleep(2 ** 31 + 1000, abort.signal)).rejects.toThrow('still asleep');
});

it.each(Object.entries({ failed: 'Failed.', 'failed.': 'Failed.', 'failed: "No."': 'Failed: "No."' }))(
  'logRetry: ends %s with one full stop',
  (message, sentence) => {
    const lines: string[] = [];
    logRetry({ ...silentLog, info: (line) => lines.push(line) }, new Error(message), 1000, 2);
    expect(lines).toEqual([`${sentence} Retrying in 1s (try 2).`]);
  },
);
