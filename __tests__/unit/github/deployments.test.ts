import { expect, it } from '@jest/globals';
import { Deployments } from '../../../src/github/deployments.ts';
import type { GitHubApi } from '../../../src/github/github-api.ts';
import { sha256Of } from '../../support/sha256.ts';
import { silentLog } from '../../support/silent-log.ts';

/** Returns the deployments of one site, of which each was created at this time and is in this state. */
function deploymentsOf(createdAt: readonly string[], state: string, payload: object, closed: unknown[] = []) {
  const api = {
    async *list(_operation: unknown, route: string) {
      if (route.endsWith('statuses')) yield { state };
      else for (const [id, created_at] of createdAt.entries()) yield { id, created_at, payload };
    },
    async call(_operation: unknown, _route: string, parameters: { deployment_id: number }) {
      closed.push(parameters.deployment_id);
    },
  } as unknown as GitHubApi;
  return new Deployments({
    api,
    environment: 'docs',
    site: 'docs.example.com',
    permission: 'deployments: write',
  });
}
const PAYLOAD = { site: sha256Of('docs.example.com').slice(0, 16), jobId: 'se_1' };

it('Deployments: closeStale: closes open deployments that are older than six days, and none without a valid date', async () => {
  const ages = [0, 5.9, 6.1, 400].map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
  const closed: unknown[] = [];
  const dates = [...ages, '', 'yesterday', '2026-13-45T00:00:00Z'];
  await deploymentsOf(dates, 'in_progress', PAYLOAD, closed).closeStale(silentLog);
  expect(closed).toEqual([2, 3]);
});

it.each([{}, { htmlCount: -1, runId: 'new' }, { htmlCount: 1.5, runId: null }, { htmlCount: '25' }])(
  'Deployments: findLive: ignores fields that are missing or invalid: %j',
  async (payload) => {
    const { live } = await deploymentsOf([''], 'success', { ...PAYLOAD, ...payload }).findLive();
    expect(live).toMatchObject({ id: 0, jobId: 'se_1' });
    expect([live?.contentDigest, live?.htmlCount, live?.runId]).toEqual([undefined, undefined, undefined]);
  },
);

it.each([
  ['of another site', { site: sha256Of('another.example.com').slice(0, 16) }],
  ['without a site', { site: undefined }],
])('Deployments: findLive: does not trust a deployment %s, whatever its task', async (_, payload) => {
  expect(await deploymentsOf([''], 'success', { ...PAYLOAD, ...payload }).findLive()).toEqual({
    live: undefined,
    unfinishedId: undefined,
    isCutOff: false,
  });
});
