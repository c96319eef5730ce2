import { expect, it } from '@jest/globals';
import { ICONS, reasonOf } from '../../../src/runner/result.ts';

it('ICONS: shows a success as none of the failures', () => {
  const { completed, checked, started, ...failures } = ICONS;
  const successes = [completed, checked, started];
  expect(Object.values(failures).filter((icon) => icon === '' || successes.includes(icon))).toEqual([]);
  expect(successes).not.toContain('');
});

it('reasonOf: names a code that the outcome does not say already', () => {
  const error = (code: 'cancelled' | 'disk') => ({ code, message: '', hint: '' });
  expect([
    reasonOf({ outcome: 'completed' }),
    reasonOf({ outcome: 'cancelled', error: error('cancelled') }),
    reasonOf({ outcome: 'errored', error: error('disk') }),
  ]).toEqual(['', '', ' (disk)']);
});
