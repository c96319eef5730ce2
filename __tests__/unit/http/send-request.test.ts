import { expect, it } from '@jest/globals';
import { refusalText, retryAfterMs } from '../../../src/http/send-request.ts';

const now = Date.parse('2026-11-20T06:00:00Z');
it.each<[string | undefined, number | undefined]>([
  ['0', 0],
  ['30', 30_000],
  [' 7 ', 7000],
  ['Fri, 20 Nov 2026 06:01:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 05:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  ['99999999999', 99_999_999_999_000],
])('retryAfterMs: reads %j as %j ms', (header, expected) => {
  expect(retryAfterMs({ 'retry-after': header }, now)).toBe(expected);
});

it.each([
  ['Fri, 20 Nov 2026 06:00:50 GMT', 10_000],
  ['Fri, 20 Nov 2026 05:50:00 GMT', 660_000],
  ['yesterday', 60_000],
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
