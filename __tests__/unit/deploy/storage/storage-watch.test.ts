import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { StorageProgress, StorageWatch } from '../../../../src/deploy/storage/storage-watch.ts';
import { failure } from '../../../support/transfers.ts';

const MINUTE = 60_000;
const MIB = 2 ** 20;

let now: number;
let progress: StorageProgress;

beforeEach(() => {
  now = 0;
  progress = new StorageProgress(() => now);
});

/** Looks every half minute for three minutes. */
function looks(
  statsAt: (look: number) => Parameters<StorageProgress['look']>[0],
  hasUploaded = false,
): boolean[] {
  return [1, 2, 3, 4, 5, 6].map((look) => {
    now = (look * MINUTE) / 2;
    progress.look(statsAt(look), hasUploaded);
    return progress.isMissing;
  });
}
const MISSING = [false, false, false, false, true, true];
const transferring = (bytes: number) => ({ transferring: [{ name: 'film.mp4', bytes }] });

it('StorageProgress: isMissing: is true after two minutes without an answer', () => {
  expect(looks(() => ({}))).toEqual(MISSING);
  progress.made();
  expect(progress.isMissing).toBe(false);
});

it('StorageProgress: allow: waits for an hour at most', () => {
  for (const timeoutMs of [0, 24 * 60 * MINUTE]) {
    progress.allow(timeoutMs);
    progress.made();
    now += 60 * MINUTE;
    expect(progress.isMissing).toBe(false);
    now += 1;
    expect(progress.isMissing).toBe(true);
  }
});

it.each([
  [30_000, MISSING],
  [75_000, [false, false, false, false, false, true]],
  [90_000, [false, false, false, false, false, false]],
  [0, [false, false, false, false, false, false]],
])(
  'StorageProgress: allow: with a time-out of %d ms for each request, waits for two of them',
  (timeoutMs, expected) => {
    progress.allow(timeoutMs);
    expect(looks(() => ({}))).toEqual(expected);
  },
);

it.each(['transfers', 'deletes', 'listed'] as const)(
  'StorageProgress: look: sees that %s grow',
  (counter) => {
    expect(looks((look) => ({ [counter]: look }))).not.toContain(true);
  },
);

it('StorageProgress: look: ignores the files of the runner that a try of an upload lists', () => {
  expect(looks((look) => ({ listed: look }), true)).toEqual(MISSING);
});

it('StorageProgress: look: sees a slow file that is sent', () => {
  expect(looks((look) => transferring(look * 1000))).not.toContain(true);
});

it('StorageProgress: look: does not mistake what the buffers of each try accept for progress', () => {
  expect(looks((look) => transferring(look % 2 === 0 ? 0 : 4 * MIB))).toEqual([
    false,
    ...MISSING.slice(0, 5),
  ]);
});

it('StorageProgress: look: sees a large file that is sent once more from its beginning', () => {
  looks(() => transferring(100 * MIB));
  expect(progress.isMissing).toBe(true);
  progress.made();
  expect(looks((look) => transferring(look * 10 * MIB))).not.toContain(true);
});

afterEach(() => void jest.useRealTimers());

it.each([
  ['a call', false, true],
  ['a call that ends by itself', true, false],
])('StorageWatch: signal: %s without progress: %p, aborts: %p', async (_what, isBounded, aborts) => {
  jest.useFakeTimers();
  const watch = new StorageWatch(
    () => Date.now(),
    async () => ({}),
  );
  watch.began(isBounded, false);
  await jest.advanceTimersByTimeAsync(3 * MINUTE);
  expect(watch.signal.aborted).toBe(aborts);
  watch.ended(isBounded, false, false);
  // The storage has not responded for three minutes.
  expect(watch.signal.aborted).toBe(true);
});

it('StorageWatch: signal: aborts two minutes after the first of several calls that failed', async () => {
  jest.useFakeTimers();
  const watch = new StorageWatch(
    () => Date.now(),
    async () => ({}),
  );
  for (let call = 0; call < 5; call += 1) {
    watch.began(false, false);
    await jest.advanceTimersByTimeAsync(MINUTE / 2);
    watch.ended(false, false, false);
    expect(watch.signal.aborted).toBe(call === 4);
  }
});

it.each([
  ['is unreachable', 'connection refused', true],
  ['allows no connection', 'too many connections', true],
  ['answers', 'permission denied', false],
])('StorageWatch: during: a storage that %s for minutes: %s, aborts: %p', async (_what, message, aborts) => {
  jest.useFakeTimers();
  const watch = new StorageWatch(
    () => Date.now(),
    async () => ({}),
  );
  const refuse = () => Promise.reject(failure(message));
  for (let call = 0; call < 5; call += 1) {
    await expect(watch.during({ isBounded: false, isUpload: false }, refuse)).rejects.toThrow(message);
    await jest.advanceTimersByTimeAsync(MINUTE);
  }
  expect(watch.signal.aborted).toBe(aborts);
});

it('StorageWatch: signal: does not abort while each try of an upload has uploaded some files', async () => {
  jest.useFakeTimers();
  const watch = new StorageWatch(
    () => Date.now(),
    async () => ({}),
  );
  for (let tries = 0; tries < 20; tries += 1) {
    watch.began(false, true);
    // Each try ends before the next look at the counters.
    await jest.advanceTimersByTimeAsync(MINUTE / 10);
    watch.made();
    watch.ended(false, true, false);
    await jest.advanceTimersByTimeAsync(MINUTE / 10);
    expect(watch.signal.aborted).toBe(false);
  }
});

it('StorageWatch: signal: aborts although each try of an upload lists the files of the runner', async () => {
  jest.useFakeTimers();
  let listed = 0;
  let tries = 0;
  const watch = new StorageWatch(
    () => Date.now(),
    async () => ({ listed }),
  );
  for (; tries < 10 && !watch.signal.aborted; tries += 1) {
    watch.began(false, true);
    listed += 5;
    await jest.advanceTimersByTimeAsync(MINUTE / 4);
    watch.ended(false, true, false);
    await jest.advanceTimersByTimeAsync(MINUTE / 6);
  }
  // Each try takes 25 seconds of the clock.
  expect(tries).toBeLessThan(8);
});

it('StorageWatch: lastErrors: has those of the last failure, until a call succeeds', async () => {
  const watch = new StorageWatch(
    () => 0,
    async () => ({}),
  );
  const call = { isBounded: false, isUpload: false };
  await expect(watch.during(call, () => Promise.reject(failure('denied')))).rejects.toThrow('denied');
  expect(watch.lastErrors).toEqual([{ name: undefined, message: 'denied' }]);
  await watch.during(call, async () => undefined);
  expect(watch.lastErrors).toEqual([]);
});
