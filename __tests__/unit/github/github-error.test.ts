import { expect, it } from '@jest/globals';
import { statusError } from '../../../src/github/github-error.ts';

it.each([
  ['Not yours.', '"Not yours."'],
  ['Not yours', '"Not yours".'],
])('statusError: ends with one full stop after %s', (message, end) => {
  const call = { name: 'Reading the deployments', permission: 'deployments: read' } as const;
  expect(statusError(call, 403, { message }).message).toBe(
    `Reading the deployments failed: GitHub responded with 403 Forbidden: ${end}`,
  );
});
