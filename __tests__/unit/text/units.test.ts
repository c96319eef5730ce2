import { describe, expect, it } from '@jest/globals';
import { day } from '../../../src/text/units.ts';

describe('day', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  it.each([
    ['2026-11-09T23:59:59Z', '9 November'],
    ['2025-11-20T06:00:00Z', '20 November 2025'],
    ['yesterday', undefined],
    ['', undefined],
  ])('writes %j as %j', (time, expected) => {
    expect(day(time, now)).toBe(expected);
  });
});
