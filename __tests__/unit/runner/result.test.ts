import { expect, it } from '@jest/globals';
import { ICONS, reasonOf } from '../../../src/runner/result.ts';

it('ICONS: has an icon for success that no failure has', () => {
  const { completed, checked, started, ...failures } = ICONS;
  const successes = [completed, checked, started];
  expect(Object.values(failures).filter((icon) => icon === '' || successes.includes(icon))).toEqual([]);
  expect(successes).not.toContain('');
});

it('reasonOf: returns the code unless the outcome already says it', () => {
  const error = (code: 'cancelled' | 'disk') => ({ code, message: '', hint: '' });
  expect([
    reasonOf({ outcome: 'completed' }),
    reasonOf({ outcome: 'cancelled', error: error('cancelled') }),
    reasonOf({ outcome: 'errored', error: error('disk') }),
  ]).toEqual(['', '', ' (disk)']);
});
