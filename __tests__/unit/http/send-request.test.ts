import { expect, it } from '@jest/globals';
import { refusalText, retryAfterMs } from '../../../src/http/send-request.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
it.each(Object.entries({ 0: 0, 30: 30_000, ' 7 ': 7000, 99999999999: 99_999_999_999_000 }))(
  'retryAfterMs: reads %j as %i ms',
  (header, expected) => {
    expect(retryAfterMs({ 'retry-after': header }, now)).toBe(expected);
  },
);

it.each(['-5', '1.5', 'soon', '', undefined])('retryAfterMs: is undefined for %j', (header) => {
  expect(retryAfterMs({ 'retry-after': header }, now)).toBeUndefined();
});

it.each([
  ['Fri, 20 Nov 2026 06:00:50 GMT', 10_000],
  ['Fri, 20 Nov 2026 05:50:00 GMT', 660_000],
  ['Fri, 20 Nov 2026 06:02:00 GMT', 0],
  ['yesterday', 60_000],
  [undefined, 60_000],
])('retryAfterMs: counts a date from the Date of the response, %s: %i ms', (date, expected) => {
  expect(retryAfterMs({ 'retry-after': 'Fri, 20 Nov 2026 06:01:00 GMT', date }, now)).toBe(expected);
});

it.each([
  ['Not yours.', ': "Not yours."'],
  ['Not yours', ': "Not yours".'],
  ['', '.'],
])('refusalText: ends with one full stop after %j', (said, end) => {
  expect(refusalText('the service', 403, said)).toBe(`the service responded with 403 Forbidden${end}`);
});
