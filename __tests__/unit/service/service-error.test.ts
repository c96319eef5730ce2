import { afterEach, expect, it, jest } from '@jest/globals';
import { ServiceError } from '../../../src/service/service-error.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  [429, 3_600_000, ' It asks to wait until 12 November 2026, 06:18 UTC.'],
  [503, 60_000, ' It asks to wait until 12 November 2026, 05:19 UTC.'],
  [429, 59_999, ''],
  [429, 31 * 86_400_000, ''],
  [429, Number.POSITIVE_INFINITY, ''],
  [429, undefined, ''],
  // Such as the page of a firewall.
  [403, 3_600_000, ''],
])(
  'ServiceError: says until when a %i with a `Retry-After` of %s ms asks to wait',
  (status, retryAfterMs, expected) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-12T05:17:30Z'));
    const refusal = { status, isOfService: true, said: '', sent: {} } as const;
    const { message } = new ServiceError(
      'startExportJob',
      { kind: 'http-status', retryAfterMs, ...refusal },
      'it was refused.',
    );
    expect(message).toBe(`Starting the export failed: it was refused.${expected}`);
  },
);
