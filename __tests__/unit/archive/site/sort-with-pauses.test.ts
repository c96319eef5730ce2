import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { EventLoopPauses } from '../../../../src/archive/site/pauses.ts';
import { sortWithPauses } from '../../../../src/archive/site/sort-with-pauses.ts';

/** Names in no order, each twice. */
function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = Math.floor(index / 2);
    return `guides/${((number * 2_654_435_761) % 2 ** 32).toString(36)}-${number}`;
  });
}

const pausesOf = (signal: AbortSignal) => new EventLoopPauses(signal);
const never = new AbortController().signal;

it.each([0, 1, 2, 9_999, 10_000, 10_001, 20_000, 30_001, 123_456])('sorts %d names', async (count) => {
  const given = names(count);
  const before = [...given];
  expect(await sortWithPauses(given, pausesOf(never))).toEqual([...given].sort());
  expect(given).toEqual(before);
});

it('stops when it is cancelled', async () => {
  const cancellation = new AbortController();
  const sorting = sortWithPauses(names(500_000), pausesOf(cancellation.signal));
  const cancelling = sleep(0).then(() => cancellation.abort(new Error('cancelled')));
  await expect(sorting).rejects.toThrow('cancelled');
  await cancelling;
});
