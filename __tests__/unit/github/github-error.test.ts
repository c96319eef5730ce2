import { expect, it } from '@jest/globals';
import { GitHubError } from '../../../src/github/github-error.ts';

const call = { name: 'Editing issue #1', permission: 'issues: write' } as const;

it.each([
  ['Resource not accessible by integration', 'issues: write'],
  ['Unable to edit, because issue is locked.', 'Unlock the conversation'],
])('GitHubError: says how to fix a 403 with the message %s', (message, hint) => {
  expect(GitHubError.ofResponse(call, 403, { message }).hint).toContain(hint);
});

it.each([
  ['pull_request', true],
  ['pull_request_target', true],
  ['schedule', false],
])('GitHubError: of the event %s, says that a fork lacks the permission: %p', (event, says) => {
  const before = process.env['GITHUB_EVENT_NAME'];
  process.env['GITHUB_EVENT_NAME'] = event;
  try {
    const { hint = '' } = GitHubError.ofResponse(call, 403, {
      message: 'Resource not accessible by integration',
    });
    expect(hint.includes('from a fork cannot have it')).toBe(says);
  } finally {
    if (before === undefined) delete process.env['GITHUB_EVENT_NAME'];
    else process.env['GITHUB_EVENT_NAME'] = before;
  }
});

it.each([
  [
    'API rate limit exceeded for installation ID 1.',
    3_600_000,
    /ID 1\." It asks to wait until \d+ \w+ \d{4}, \d\d:\d\d UTC\.$/,
  ],
  ['API rate limit exceeded for installation ID 1.', 30_000, /ID 1\."$/],
  ['Resource not accessible by integration', 3_600_000, /integration"\.$/],
])('GitHubError: says of a 403 with the message %j when to try again, in %i ms', (message, waitMs, says) => {
  expect(GitHubError.ofResponse(call, 403, { message }, { waitMs }).message).toMatch(says);
});

it.each([
  [401, '<html><h1>Sign in to the proxy</h1></html>'],
  [403, '<html><h1>Blocked by the firewall</h1></html>'],
  [403, undefined],
  [404, ''],
  [429, 'Slow down'],
  [403, { error: 'blocked' }],
])('GitHubError: does not explain a %i with the body %j as if GitHub had sent it', (status, body) => {
  const { message, hint } = GitHubError.ofResponse(call, status, body);
  expect(message).toMatch(new RegExp(`^Editing issue #1 failed: the server responded with ${status} `));
  expect(hint).toMatch(/^Something other than GitHub may have responded, such as a proxy, a firewall/);
  expect(hint).not.toMatch(/permission|token|limits/);
});
