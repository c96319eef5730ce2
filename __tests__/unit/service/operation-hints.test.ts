import { describe, expect, it } from '@jest/globals';
import { type ApiOperation, hintForStatus } from '../../../src/service/operation-hints.ts';

const ofService = { isOfService: true, sent: {} } as const;

/** The vendor's words for these refusals are not published. */
describe.each(['startExportJob', 'startProjectExportJob'] as const)('hintForStatus: %s', (operation) => {
  it.each([
    'Static export is not enabled for this project',
    'Static export is not enabled for this deployment. Contact sales to enable it.',
    'Unauthorized: static exports are only available on the Enterprise plan',
    'Please upgrade your plan to use static-export.',
  ])('names one cause if the service says "%s", with 401 and with 403', (said) => {
    for (const status of [401, 403]) {
      expect(hintForStatus(operation, { ...ofService, status, said })).toMatch(
        /^The most likely cause: static export is not enabled .*ask your contact at the vendor(?!.*new admin)/,
      );
    }
  });

  it.each(['', 'Unauthorized', 'API key expired', 'Feature not enabled'])(
    'lists the causes of a 401 that says "%s"',
    (said) => {
      expect(hintForStatus(operation, { ...ofService, status: 401, said })).toMatch(
        /^Possible causes: the key is wrong.*; or static export is not.*create a new admin API key(?!.*`write` scope)/,
      );
    },
  );

  it.each(['', 'Forbidden', 'Insufficient scope'])('lists the causes of a 403 that says "%s"', (said) => {
    expect(hintForStatus(operation, { ...ofService, status: 403, said })).toMatch(
      /^Possible causes: static export is not.*`write` scope; or .*IP allow list/,
    );
  });
});

it('hintForStatus: does not speak of static export where an operation needs none', () => {
  const refusal = { ...ofService, status: 401, said: 'Static export is not enabled.' };
  expect(hintForStatus('startUpdate', refusal)).toMatch(/^Possible cause: the key is wrong/);
});

it.each<[ApiOperation, number, RegExp]>([
  ['createAgentJob', 429, /100 agent jobs/],
  ['startExportJob', 429, /^The service limits how often an export starts\. Run(?!.*poll-interval)/],
  ['createAgentJob', 400, /connected to GitHub, and credits: each takes about 115/],
  ['sendAgentMessage', 400, /connected to GitHub/],
  ['createAgentJob', 403, /^(?!.*static export).*allow agent jobs.*`write` scope/],
  ['getAgentJob', 403, /^(?!.*(?:static export|`write`)).*no fixed IP address/],
  ['makeBundle', 403, /`write` scope/],
  ['startUpdate', 403, /^(?!.*static export).*`write` scope/],
  ['startUpdate', 404, /^Check `project-id`/],
  ['startExportJob', 400, /^Check `domain` .*`paths`/],
  ['getExportJob', 429, /^The service limits the rate of requests.*`poll-interval`/],
  ['getExportJob', 500, /^The service is having problems/],
  ['getUpdate', 403, /^Possible cause: the key has an IP allow list/],
  ['getAgentJob', 401, /^Possible causes: the key is wrong/],
])('hintForStatus: returns the hint of %s for %i', (operation, status, hint) => {
  expect(hintForStatus(operation, { ...ofService, status, said: '' })).toMatch(hint);
});

describe('hintForStatus: what may be of another server', () => {
  it.each<[ApiOperation, number, RegExp]>([
    ['startProjectExportJob', 400, /^Check `project-id`/],
    ['startExportJob', 404, /^The service may have switched/],
    ['getProjectExportJob', 404, /^Check `job-id`/],
    ['getAgentJob', 404, /^Check `project-id` and `job-id`/],
    ['startProjectExportJob', 429, /^The service allows ten starts/],
  ])(
    '%s: %i without a body names the input first, and with a page only another sender',
    (operation, status, first) => {
      const refusal = { status, isOfService: false, said: '', sent: {} };
      expect(hintForStatus(operation, refusal)).toMatch(first);
      expect(hintForStatus(operation, refusal)).toMatch(
        /Something other than the service may have responded/,
      );
      expect(hintForStatus(operation, { ...refusal, said: undefined })).toMatch(
        /^Something other than the service/,
      );
    },
  );

  it.each([401, 403, 407, 451])('%i without JSON of the service is not explained as if it were', (status) => {
    const hint = hintForStatus('startProjectExportJob', { status, isOfService: false, said: '', sent: {} });
    expect(hint).toMatch(/^Something other than the service may have responded/);
    expect(hint).not.toMatch(/\bkey\b|scope|static export|`job-id`|`project-id`|`domain`|an hour/);
  });

  it('503 may be of a server in front of the service', () => {
    expect(hintForStatus('startUpdate', { status: 503, isOfService: false, said: '', sent: {} })).toMatch(
      /^The service, or a server in front of it, is having problems/,
    );
  });
});
