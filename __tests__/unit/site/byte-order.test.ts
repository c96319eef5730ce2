import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entriesInByteOrder, inByteOrder } from '../../../src/site/byte-order.ts';

it('is the order of the UTF-8 bytes, which UTF-16 does not have', () => {
  expect(inByteOrder(['🚀', 'b', '｡', 'B', 'ü', 'a/b', 'a.b', ''])).toEqual([
    '',
    'B',
    'a.b',
    'a/b',
    'b',
    'ü',
    '｡',
    '🚀',
  ]);
});

it('is that of Buffer.compare for any text', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'Z', '/', 'ü', '語', '｡', '\ue000', '🚀', '😀'),
    maxLength: 5,
  });
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const byBytes = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(inByteOrder(names)).toEqual(byBytes);
    }),
    { seed: 14 },
  );
});

it('keeps the value of each path', () => {
  expect(
    entriesInByteOrder(
      new Map([
        ['b', 1],
        ['a', 2],
      ]),
    ),
  ).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
