import { expect, it } from '@jest/globals';
import { startedJobs } from '../../../src/alarm/started-jobs.ts';
import { parseNeeds } from '../../../src/alarm/watched-jobs.ts';
import type { GitHubApi } from '../../../src/github/github-api.ts';
import { silentLog } from '../../support/silent-log.ts';

const rejected = [{ state: 'rejected', environments: [{ name: 'production' }] }];
const api = { call: async () => rejected } as unknown as GitHubApi;

// The scenarios of the alarm have the other reviews.
it.each(['skipped', 'cancelled', 'success'])('startedJobs: keeps a job that is %s', async (result) => {
  const jobs = parseNeeds(JSON.stringify({ deploy: { result }, rejected: { result: 'failure' } }));
  expect(await startedJobs(jobs, 7, api, silentLog)).toEqual([expect.objectContaining({ name: 'deploy' })]);
});

it('startedJobs: keeps every job if more jobs failed without outputs than environments were rejected', async () => {
  const jobs = parseNeeds(JSON.stringify({ build: { result: 'failure' }, rejected: { result: 'failure' } }));
  expect(await startedJobs(jobs, 7, api, silentLog)).toBe(jobs);
});
