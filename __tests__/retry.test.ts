import { describe, expect, it } from '@jest/globals';
import { type Again, retry } from '../src/waiting/retry.ts';
import { retryAfterMs } from '../src/waiting/retry-after.ts';
import { FakeClock, neverAborted } from './support/fake-clock.ts';

/** Fails so many times, then succeeds; says how long it waited. */
async function run(failures: number, again: Again | undefined, { budgetMs = 300_000, random = 0.5 } = {}) {
  const clock = new FakeClock();
  const told: number[] = [];
  let tries = 0;
  const result = retry(
    async () => {
      tries += 1;
      if (tries <= failures) throw new Error(`failure ${tries}`);
      return 'done';
    },
    {
      again: () => again,
      budgetMs,
      onRetry: (_error, delayMs) => told.push(delayMs),
      clock,
      signal: neverAborted,
      random: () => random,
    },
  );
  const outcome = await result.catch((error: Error) => error.message);
  return { outcome, tries, sleeps: clock.sleeps, told };
}

describe('retry', () => {
  it('does not wait where nothing fails', async () => {
    expect(await run(0, undefined)).toEqual({ outcome: 'done', tries: 1, sleeps: [], told: [] });
  });

  it('ends at a failure that is not to be met', async () => {
    expect(await run(1, undefined)).toMatchObject({ outcome: 'failure 1', tries: 1 });
  });

  it('doubles the wait up to ten seconds, and tells each', async () => {
    const { outcome, sleeps, told } = await run(6, { tries: 7 });
    expect(outcome).toBe('done');
    expect(sleeps).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
    expect(told).toEqual(sleeps);
  });

  it('throws the last failure when the tries are used up', async () => {
    expect(await run(9, { tries: 3 })).toMatchObject({ outcome: 'failure 3', tries: 3 });
  });

  it.each([
    [0, 750],
    [0.999, 1249.5],
  ])('keeps the waits of many workflows apart (random %d)', async (random, expected) => {
    const { sleeps } = await run(1, { tries: 2 }, { random });
    expect(sleeps[0]).toBeCloseTo(expected, 0);
  });

  it('waits no shorter than Retry-After', async () => {
    expect((await run(1, { tries: 2, retryAfterMs: 30_000 })).sleeps).toEqual([30_000]);
  });

  it('ends at once where Retry-After leads beyond the budget', async () => {
    expect(await run(1, { tries: 2, retryAfterMs: 300_001 })).toMatchObject({
      outcome: 'failure 1',
      sleeps: [],
    });
  });

  it('takes a shorter pace where it is told one', async () => {
    expect((await run(4, { tries: 9, longestDelayMs: 500 })).sleeps).toEqual([500, 500, 500, 500]);
  });

  it('stops with the reason of the signal', async () => {
    const abort = new AbortController();
    const operation = async () => {
      abort.abort(new Error('cancelled'));
      throw new Error('cut');
    };
    const options = {
      again: () => ({ tries: 9 }),
      budgetMs: 1e6,
      onRetry: () => {},
      clock: new FakeClock(),
      signal: abort.signal,
    };
    await expect(retry(operation, options)).rejects.toThrow('cancelled');
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-20T06:00:00Z');
  it.each<[string | undefined, number | undefined]>([
    ['0', 0],
    ['30', 30_000],
    [' 7 ', 7000],
    ['Fri, 20 Nov 2026 06:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2026 05:00:00 GMT', 0],
    ['-5', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
    ['99999999999', 99_999_999_999_000],
  ])('%j means %j ms', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
