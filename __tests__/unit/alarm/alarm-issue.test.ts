import { afterEach, expect, it, jest } from '@jest/globals';
import { isTellingDue, type OpenIssue } from '../../../src/alarm/alarm-issue.ts';
import type { Failure } from '../../../src/alarm/watched-jobs.ts';

afterEach(() => void jest.useRealTimers());

it.each([
  ['disk', '2026-11-11', true],
  ['disk', '2026-11-12', false],
  ['disk', '2026-11-13', false],
  ['rate-limited', '2026-11-12', true],
])('isTellingDue: after a failure with %s that was reported on %s: %s', (code, told, isDue) => {
  jest.useFakeTimers({ now: new Date('2026-11-12T23:59:59Z') });
  const known = { memory: { code, told } } as OpenIssue;
  expect(isTellingDue({ code: 'disk' } as Failure, known)).toBe(isDue);
});
