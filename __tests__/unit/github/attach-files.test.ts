import { expect, it } from '@jest/globals';
import { attachFiles } from '../../../src/github/attach-files.ts';
import { GitHubApi } from '../../../src/github/github-api.ts';
import { systemClock } from '../../../src/timing/clock.ts';
import { silentLog } from '../../support/silent-log.ts';

it('refuses a bundle that is too large for a release before it uploads anything', async () => {
  const controller = new AbortController();
  const options = { log: silentLog, clock: systemClock, signal: controller.signal };
  // Nothing listens there: a request would fail in another way, and later.
  const apiUrl = new URL('http://127.0.0.1:5');
  const api = new GitHubApi({ ...options, token: 'x', apiUrl, repository: 'o/r' });
  const file = (sizeBytes: number) => ({ name: 'a.tar.gz', from: { path: '/nowhere' }, sizeBytes });
  const attach = attachFiles({ id: 1, uploadUrl: apiUrl }, [file(2 ** 31)], api, options, () => {});
  await expect(attach).rejects.toThrow(/a\.tar\.gz cannot be attached.*2\.15 GB.*less than 2 GiB/);
});
