import { afterEach, describe, expect, it } from '@jest/globals';
import { hasRejection } from '../../../src/github/approvals.ts';
import { GitHubApi } from '../../../src/github/github-api.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { GitHubDouble, type GitHubSettings, REPOSITORY_NAME, TOKEN } from '../../support/github-double.ts';
import { silentLog } from '../../support/silent-log.ts';

describe('hasRejection', () => {
  let double: GitHubDouble | undefined;
  afterEach(() => double?.close());

  it.each<[boolean, NonNullable<GitHubSettings['reviews']>]>([
    [false, []],
    [false, [['approved', 'production']]],
    [true, [['rejected', 'production']]],
    [
      true,
      [
        ['approved', 'staging'],
        ['rejected', 'production'],
      ],
    ],
    [
      false,
      [
        ['rejected', 'production'],
        ['approved', 'production'],
      ],
    ],
  ])('is %s for the reviews %j', async (expected, reviews) => {
    double = await GitHubDouble.start({ reviews });
    const api = new GitHubApi({
      token: TOKEN,
      apiUrl: new URL(double.apiUrl),
      repository: REPOSITORY_NAME,
      log: silentLog,
      signal: neverAborted,
    });
    expect(await hasRejection(api, 7)).toBe(expected);
    expect(double.violations).toEqual([]);
  });
});
