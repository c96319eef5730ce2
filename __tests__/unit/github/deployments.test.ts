import { describe, expect, it } from '@jest/globals';
import { closeStale, type Deployments, findLive, siteKey } from '../../../src/github/deployments.ts';
import type { GitHubApi } from '../../../src/github/github-api.ts';
import { silentLog } from '../../support/silent-log.ts';

it('siteKey: identifies a site as `printf DOMAIN | sha256sum | head -c 16` does', () => {
  expect(siteKey('docs.example.com')).toBe('e999fb4e01edb9a9');
});

/** Returns the deployments of one site, with these responses of GitHub's API. */
function deploymentsOf(api: object): Deployments {
  return { api: api as GitHubApi, environment: 'docs', site: 'site', permission: 'deployments: write' };
}

describe('closeStale', () => {
  const DAY_MS = 86_400_000;

  /** Returns the numbers of the deployments that it closes; each was open. */
  async function closed(createdAt: readonly string[]): Promise<unknown[]> {
    const numbers: unknown[] = [];
    const api = {
      async *list(_operation: unknown, route: string) {
        if (route.endsWith('statuses')) yield { state: 'in_progress' };
        else {
          for (const [id, created_at] of createdAt.entries()) {
            yield { id, created_at, payload: { site: 'site', jobId: 'se_1' } };
          }
        }
      },
      async call(_operation: unknown, _route: string, parameters: { deployment_id: number }) {
        numbers.push(parameters.deployment_id);
      },
    };
    await closeStale(deploymentsOf(api), silentLog);
    return numbers;
  }

  it('closes open deployments that are older than six days', async () => {
    const ages = [0, 5.9, 6.1, 400].map((days) => new Date(Date.now() - days * DAY_MS).toISOString());
    expect(await closed(ages)).toEqual([2, 3]);
  });

  it.each(['', 'yesterday', '2026-13-45T00:00:00Z'])('leaves one created at "%s" open', async (createdAt) => {
    expect(await closed([createdAt])).toEqual([]);
  });
});

describe('findLive', () => {
  async function liveWith(payload: object) {
    const api = {
      async *list(_operation: unknown, route: string) {
        if (route.endsWith('statuses')) yield { state: 'success' };
        else yield { id: 7, created_at: '', payload: { site: 'site', jobId: 'se_1', ...payload } };
      },
    };
    return (await findLive(deploymentsOf(api))).live;
  }

  it('returns what the record says about the live site', async () => {
    expect(await liveWith({ contentDigest: 'sha256:1', htmlCount: 25, runId: 7 })).toEqual({
      id: 7,
      jobId: 'se_1',
      contentDigest: 'sha256:1',
      htmlCount: 25,
      runId: 7,
      createdAt: '',
    });
  });

  it.each([{}, { htmlCount: -1, runId: 'new' }, { htmlCount: 1.5, runId: null }, { htmlCount: '25' }])(
    'ignores fields that are missing or invalid: %j',
    async (payload) => {
      const live = await liveWith(payload);
      expect(live).toMatchObject({ id: 7, jobId: 'se_1' });
      expect([live?.contentDigest, live?.htmlCount, live?.runId]).toEqual([undefined, undefined, undefined]);
    },
  );
});
