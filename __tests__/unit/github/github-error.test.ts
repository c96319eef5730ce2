import { expect, it } from '@jest/globals';
import { GitHubError } from '../../../src/github/github-error.ts';

it.each([
  ['Resource not accessible by integration', 'issues: write'],
  ['Unable to edit, because issue is locked.', 'Unlock the conversation'],
])('GitHubError: says how to fix a 403 with the message %s', (message, hint) => {
  const call = { name: 'Editing issue #1', permission: 'issues: write' } as const;
  expect(GitHubError.ofResponse(call, 403, { message }).hint).toContain(hint);
});
