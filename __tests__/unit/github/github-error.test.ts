import { expect, it } from '@jest/globals';
import { GitHubError } from '../../../src/github/github-error.ts';

const call = { name: 'Editing issue #1', permission: 'issues: write' } as const;

it.each([
  [403, 'Resource not accessible by integration', 'issues: write'],
  [403, 'Unable to edit, because issue is locked.', 'Unlock the conversation'],
  [401, 'Bad credentials', 'The token in `github-token` is wrong or has expired'],
  [404, 'Not Found', 'issues: write'],
  [429, 'Slow down', 'GitHub limits the rate of API requests'],
  [500, '', 'GitHub is having problems'],
])('GitHubError: says how to fix a %i with the message %s', (status, message, hint) => {
  expect(GitHubError.ofResponse(call, status, { message }).hint).toContain(hint);
});

it('GitHubError: quotes the details of a refusal', () => {
  const errors = ['too long', { field: 'title' }];
  const { message } = GitHubError.ofResponse(call, 422, { message: 'Validation Failed', errors });
  expect(message).toMatch(/422 .*: "Validation Failed too long \{"field":"title"\}"\.$/);
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
