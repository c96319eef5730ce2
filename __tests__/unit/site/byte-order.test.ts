import { expect, it } from '@jest/globals';
import { inByteOrder, sortedByPath } from '../../../src/site/byte-order.ts';
import fc from '../../support/fast-check.ts';

const unit = fc.constantFrom('a', 'Z', '/', 'ü', '語', '｡', '\ue000', '🚀', '😀');
const name = fc.string({ unit, maxLength: 5 });
const compareBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));

it('inByteOrder: sorts any text as Buffer.compare does', () => {
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(inByteOrder(names)).toEqual([...names].sort(compareBytes));
    }),
  );
});

it('sortedByPath: keeps the value of each path', () => {
  const files = new Map(Object.entries({ b: 1, a: 2 }));
  expect([...sortedByPath(files)]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

it('sortedByPath: returns the same map if it is already in order', () => {
  const files = new Map(Object.entries({ a: 2, b: 1 }));
  expect(sortedByPath(files)).toBe(files);
});
