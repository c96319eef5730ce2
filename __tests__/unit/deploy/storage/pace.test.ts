import { beforeEach, expect, it } from '@jest/globals';
import { Pace, Refusals } from '../../../../src/deploy/storage/pace.ts';
import { FakeClock, neverAborted } from '../../../support/fake-clock.ts';
import { silentLog } from '../../../support/silent-log.ts';

const TOO_MANY = 'failed to make FTP connection: 421 "There are too many connections."';

let clock: FakeClock;
let lines: string[];
let pace: Pace;

beforeEach(() => {
  clock = new FakeClock();
  lines = [];
  const log = { ...silentLog, info: (line: string) => lines.push(line) };
  pace = new Pace({ log, clock, signal: neverAborted });
});

it('Pace: lower: halves what is done at once, down to one, with a line in the log for each', () => {
  expect(pace.atMost(8)).toBe(8);
  for (const atOnce of [8, 4, 2, 1]) pace.lower(atOnce, 'too many');
  expect(pace.atMost(8)).toBe(1);
  expect(lines).toEqual(
    [
      [8, 4],
      [4, 2],
      [2, 1],
    ].map(
      ([from, to]) =>
        `The storage refuses ${from} transfers at once ("too many"). Continuing with ${to} at once.`,
    ),
  );
});

it('Pace: lower: ignores what began before the last refusal', () => {
  pace.lower(8, 'too many');
  pace.lower(8, 'too many');
  expect(pace.atMost(8)).toBe(4);
});

it('Pace: raise: doubles, but tries a number that was refused only after a minute', async () => {
  for (const atOnce of [8, 4]) pace.lower(atOnce, 'too many');
  pace.raise(2);
  expect(pace.atMost(8)).toBe(2);
  await clock.sleep(61_000, neverAborted);
  pace.raise(2);
  expect(pace.atMost(8)).toBe(4);
  pace.raise(2);
  expect(pace.atMost(8)).toBe(4);
});

it('Pace: lowerUpload: leaves a bucket to rclone that refuses as much of few uploads at once, for a minute', async () => {
  const steps = [];
  for (let wait = 0; wait < 2; wait += 1) {
    for (let atOnce = 0; atOnce !== pace.atMost(256); ) {
      atOnce = pace.atMost(256);
      steps.push([atOnce, pace.isPacedByRclone(256)]);
      if (pace.isPacedByRclone(256)) break;
      // Several files may be refused before a call has ended.
      for (let refusal = 0; refusal < 3; refusal += 1) pace.lowerUpload(atOnce, 'SlowDown');
    }
    pace.raise(64);
    expect(pace.atMost(256)).toBe(64);
    await clock.sleep(61_000, neverAborted);
    pace.raise(64);
  }
  const [first, ...others] = [
    [256, false],
    [128, false],
    [64, false],
    [32, false],
    [64, true],
  ];
  expect(steps).toEqual([first, ...others, ...others]);
  expect(lines).toHaveLength(7);
  expect(lines.slice(2, 4)).toEqual([
    'The storage refuses 64 transfers at once ("SlowDown"). Continuing with 32 at once.',
    'The storage refuses 32 transfers at once ("SlowDown"). Continuing with 64 at once, with pauses, since fewer do not help.',
  ]);
});

it('Pace: lowerUpload: halves down to one if connections are refused', () => {
  for (const atOnce of [256, 128, 64, 32, 16, 8, 4, 2, 1])
    pace.lowerUpload(atOnce, '421 Too many connections');
  expect(pace.atMost(256)).toBe(1);
});

it.each([
  [64, true],
  [65, false],
])('Pace: isPacedByRclone: of %d uploads at once without a refusal: %p', (wanted, expected) => {
  expect(pace.isPacedByRclone(wanted)).toBe(expected);
});

const copied = { kind: 'copied', name: 'a.html' } as const;
const error = (message: string) => ({ kind: 'error', name: 'a.html', message }) as const;
const SLOW_DOWN = error(
  'operation error S3: PutObject, StatusCode: 503, api error SlowDown: Reduce your rate',
);

/** @returns after how many files there is one refusal too many, if each `every`th is refused */
function tooManyAfter(every: number, isPacedByRclone: boolean): number | undefined {
  const refusals = new Refusals(isPacedByRclone);
  for (let file = 1; file <= 1000; file += 1) {
    const event = file % every === 0 ? SLOW_DOWN : copied;
    if (refusals.oneTooMany(event) !== undefined) return file;
  }
  return undefined;
}

it('Refusals: oneTooMany: is the first refused connection', () => {
  const refusals = new Refusals(true);
  expect(refusals.oneTooMany(error('550 "Permission denied."'))).toBeUndefined();
  expect(refusals.oneTooMany(error(TOO_MANY))).toBe('421 "There are too many connections."');
});

it.each([
  [20, false, undefined],
  [5, false, expect.any(Number)],
  [1, false, 9],
  [1, true, undefined],
])(
  'Refusals: oneTooMany: if 1 of %d requests is refused (paced by rclone: %p), is after %p files',
  (every, isPacedByRclone, expected) => {
    expect(tooManyAfter(every, isPacedByRclone)).toEqual(expected);
  },
);
