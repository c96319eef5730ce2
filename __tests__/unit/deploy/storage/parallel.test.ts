import { expect, it } from '@jest/globals';
import { maxOpenFilesIn, parallelOf } from '../../../../src/deploy/storage/parallel.ts';

const same = (count: number) => ({ small: count, large: count, inParts: count });

it.each([
  ['a bucket', true, {}, 1024, { transfers: { small: 256, large: 64, inParts: 16 }, checkers: 64 }],
  ['a bucket and few open files', true, {}, 256, { transfers: { small: 96, large: 64, inParts: 16 } }],
  ['a bucket and very few', true, {}, 64, { transfers: same(1) }],
  [
    'a bucket and an unknown limit',
    true,
    {},
    undefined,
    { transfers: { small: 64, large: 64, inParts: 16 } },
  ],
  ['another storage', false, {}, 1024, { transfers: same(8), checkers: 8 }],
  ['values of the user', true, { RCLONE_TRANSFERS: '4' }, 1024, { transfers: same(4), checkers: 64 }],
  [
    'a value that is not a number',
    false,
    { RCLONE_CHECKERS: 'x' },
    1024,
    { transfers: same(8), checkers: 8 },
  ],
])('parallelOf: returns the numbers for %s', (_what, isBucket, env, maxOpenFiles, expected) => {
  expect(parallelOf(isBucket, env, maxOpenFiles)).toMatchObject(expected);
});

const limits = (
  greatest: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             63434                63434                processes
Max open files            1024                 ${greatest.padEnd(21)}files
`;

it.each([
  [limits('1048576'), 1048576],
  [limits('unlimited'), Number.POSITIVE_INFINITY],
  ['', undefined],
])('maxOpenFilesIn: reads %j as %p', (text, expected) => {
  expect(maxOpenFilesIn(text)).toBe(expected);
});
