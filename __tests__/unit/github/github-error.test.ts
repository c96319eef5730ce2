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

it.each([
  ['Resource not accessible by integration', 'issues: write'],
  ['Unable to edit, because issue is locked.', 'Unlock the conversation'],
])('statusError: says how to fix a 403 with the message %s', (message, hint) => {
  const call = { name: 'Editing issue #1', permission: 'issues: write' } as const;
  expect(statusError(call, 403, { message }).hint).toContain(hint);
});
