import { expect, it } from '@jest/globals';
import { isNewEnough, OLDEST_RCLONE } from '../../../../src/deploy/rclone/rclone-version.ts';

it.each([
  [OLDEST_RCLONE, true],
  ['1.75.1', false],
  ['1.75.10', true],
  ['1.74.9', false],
  ['1.76.0', true],
  ['1.76.0-beta.10147.f0b210a88', true],
  ['1.60.1-DEV', false],
  ['2.0.0', true],
  ['0.99.9', false],
  ['', false],
])('isNewEnough: "%s" is %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
