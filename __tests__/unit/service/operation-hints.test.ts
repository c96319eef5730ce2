import { describe, expect, it } from '@jest/globals';
import { type ApiOperation, hintForStatus } from '../../../src/service/operation-hints.ts';

const ofService = { sender: 'service', sent: {} } as const;

const FIRST_CAUSES = {
  key: /^The most likely cause: the key is wrong or has expired \(.*90 days\)\. Otherwise: static export is not/,
  'static export': /^The most likely cause: static export is not enabled .*ask your contact at the vendor/,
  plan: /^The most likely cause: your plan has no access to the API/,
  scope: /^The most likely cause: the key lacks the `write` scope/,
  address: /^The most likely cause: the key has an IP allow list/,
  authentication: /^The most likely cause: the site has authentication enabled/,
};

/** The vendor's words for these refusals are not published. */
describe.each(['startExportJob', 'startProjectExportJob'] as const)('hintForStatus: %s', (operation) => {
  it.each<[first: keyof typeof FIRST_CAUSES, said: string]>([
    ['static export', 'Static export is not enabled for this project'],
    ['static export', 'Static export is not enabled for this deployment. Contact sales to enable it.'],
    ['static export', 'Unauthorized: static exports are only available on the Enterprise plan'],
    ['static export', 'Feature not enabled'],
    ['static export', 'Please upgrade your plan to use static export.'],
    ['static export', 'You do not have access to static export'],
    ['static export', 'This API key is valid, but static export is not enabled for its project.'],
    ['plan', 'Your plan does not include API access'],
    ['plan', 'The API is not available on your current plan.'],
    ['key', 'Invalid API key'],
    ['key', 'API key expired'],
    ['key', 'Missing or malformed Authorization header'],
    ['key', 'This API key is not an admin key.'],
    ['key', 'Invalid API key for static export'],
    ['key', 'This API key has been disabled.'],
    ['key', 'API key not enabled'],
    ['key', 'The API key provided is invalid, expired, or not available'],
    ['key', 'API key was not included in the request'],
    ['key', 'Missing API key. Include an Authorization header.'],
    ['scope', 'API key is missing the write permission'],
    ['scope', 'Insufficient scope'],
    ['scope', 'This API key is read-only.'],
    ['address', 'Your IP is not on the allowlist of this API key'],
    ['address', 'This address is not allowed to use this API key.'],
    ['authentication', 'Static export is not available for deployments with authentication enabled'],
  ])('begins with the cause "%s" if the service says "%s", with 401 and with 403', (first, said) => {
    // A 403 does not list the key among the other causes, so only the beginning is the same.
    const [begin] = FIRST_CAUSES[first].source.split(' Otherwise');
    expect(hintForStatus(operation, { ...ofService, status: 401, said })).toMatch(new RegExp(begin ?? ''));
    expect(hintForStatus(operation, { ...ofService, status: 403, said })).toMatch(new RegExp(begin ?? ''));
  });

  const all =
    'Missing or invalid API key, your plan does not include API access, or static export is not enabled for this project';
  it.each(['', 'Unauthorized', 'Not authorized.', all])(
    'lists the causes of a 401 that says "%s"',
    (said) => {
      const hint = hintForStatus(operation, { ...ofService, status: 401, said });
      expect(hint).toMatch(
        /^Possible causes: the key is wrong.*; static export is not.*; or your plan has no access/,
      );
      expect(hint).not.toMatch(/scope of|IP allow list that|authentication/);
    },
  );

  it.each(['', 'Forbidden', 'Access denied'])('lists the causes of a 403 that says "%s"', (said) => {
    const hint = hintForStatus(operation, { ...ofService, status: 403, said });
    // This hint does not guess that a site has authentication.
    expect(hint).toMatch(
      /^Possible causes: static export is not.*`write` scope; or .*IP allow list(?!.*authentication)/,
    );
  });
});

it.each([
  [
    'createAgentJob',
    'Agent jobs are not included in your current plan.',
    'your plan does not include agent jobs (ask your contact at the vendor)',
  ],
  [
    'startExportJob',
    'Your plan does not include API access',
    'your plan has no access to the API (ask your contact at the vendor)',
  ],
] as const)('hintForStatus: %s: names no key if the service says %j', (operation, said, cause) => {
  for (const status of [401, 403])
    expect(hintForStatus(operation, { ...ofService, status, said })).toBe(`The most likely cause: ${cause}.`);
});

it('hintForStatus: does not doubt an address that has responded as the service', () => {
  const page = { status: 403, sender: 'other', said: '', sent: {} } as const;
  expect(hintForStatus('getExportJob', page)).toMatch(/Check `base-url`/);
  const hint = hintForStatus('getExportJob', { ...page, isProven: true });
  expect(hint).toMatch(/has responded before in this run.* such as a firewall/);
  expect(hint).not.toMatch(/base-url/);
});

it('hintForStatus: prefers the plan to the agent jobs, and does not blame a read-only key for its value', () => {
  const plan = { ...ofService, status: 401, said: 'Your plan does not include API access' };
  expect(hintForStatus('createAgentJob', plan)).toMatch(FIRST_CAUSES.plan);
  const readOnly = { ...ofService, status: 403, said: 'This API key is read-only.' };
  expect(hintForStatus('getUpdate', readOnly)).toMatch(/^Possible cause: the key has an IP allow list/);
});

it('hintForStatus: never advises a new key alone for a project without static export', () => {
  const refusal = { ...ofService, status: 401, said: 'Static export is not enabled for this project.' };
  const [first = ''] = (hintForStatus('startProjectExportJob', refusal) ?? '').split(/(?<=\.) /);
  expect(first).toMatch(/ask your contact at the vendor, or its sales team, to enable it/);
  expect(first).not.toMatch(/\bkey\b/);
});

it.each<[ApiOperation, number, RegExp]>([
  ['createAgentJob', 429, /100 agent jobs/],
  ['getUpdate', 403, /^Possible cause: the key has an IP allow list/],
  ['getAgentJob', 401, /^Possible causes: the key is wrong/],
])('hintForStatus: returns the hint of %s for %i', (operation, status, hint) => {
  expect(hintForStatus(operation, { ...ofService, status, said: '' })).toMatch(hint);
});

const ABOUT_KEY_OR_INPUT = /\bkey\b|scope|static export|`job-id`|`project-id`|`domain`|an hour/;

describe('hintForStatus: what another server sent', () => {
  it.each([400, 401, 403, 404, 407, 429, 451])(
    '%i is not explained as if the service had sent it',
    (status) => {
      const hint = hintForStatus('startProjectExportJob', { status, sender: 'other', said: '', sent: {} });
      expect(hint).toMatch(
        /^Something other than the service may have responded, such as a proxy, a firewall/,
      );
      expect(hint).not.toMatch(ABOUT_KEY_OR_INPUT);
    },
  );

  it.each<[ApiOperation, 400 | 404, RegExp]>([
    ['startProjectExportJob', 400, /^Check `project-id`/],
    ['startProjectExportJob', 404, /^Check `project-id`/],
    ['startExportJob', 400, /^Check `domain`/],
    ['startExportJob', 404, /^The service may have switched/],
    ['startUpdate', 404, /^Check `project-id`/],
    ['getProjectExportJob', 404, /^Check `job-id`/],
    ['createAgentJob', 404, /^Check `project-id`/],
    ['getAgentJob', 404, /^Check `project-id` and `job-id`/],
  ])(
    '%s: %i without JSON of the service names the input first, and another sender last',
    (operation, status, first) => {
      const hint = hintForStatus(operation, { status, sender: 'unknown', said: '', sent: {} });
      expect(hint).toMatch(first);
      expect(hint).toMatch(/\. Something other than the service may have responded, such as a proxy[^?]*$/);
    },
  );

  it.each([
    [403, /^Something other.* If it was the service: possible causes: static export is not enabled/],
    [451, /^Something other than the service may have responded(?!.*If it was)/],
    [503, /^The service, or a server in front of it, is having problems/],
  ])('%i with other JSON may be of the service', (status, hint) => {
    expect(hintForStatus('startProjectExportJob', { status, sender: 'unknown', said: '', sent: {} })).toMatch(
      hint,
    );
  });
});
