import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

// What undici's tunnel throws is asked of undici itself: its words are all that tells one case from another.
describe('GitHubApi.call behind a proxy that does not connect to GitHub', () => {
  const before = process.env['https_proxy'];
  let proxy: http.Server;
  let answer = 407;
  let asked = 0;

  beforeAll(async () => {
    proxy = http.createServer().listen(0, '127.0.0.1');
    proxy.on('connect', (_request, socket) => {
      asked += 1;
      socket.on('error', () => {}).end(`HTTP/1.1 ${answer} No\r\nContent-Length: 0\r\n\r\n`);
    });
    await once(proxy, 'listening');
    process.env['https_proxy'] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    proxy.close();
    if (before === undefined) delete process.env['https_proxy'];
    else process.env['https_proxy'] = before;
  });

  async function call(): Promise<unknown> {
    // The toolkit reads the address of the proxy when it is loaded.
    const { GitHubApi } = await import('../../../src/github/github-api.ts');
    const api = new GitHubApi({
      token: 'ghs_x',
      apiUrl: new URL('https://api.github.test'),
      repository: 'octocat/docs',
      log: silentLog,
      signal: neverAborted,
    });
    const what = { name: 'Reading the deployments', permission: 'deployments: write' } as const;
    return api.call(what, 'GET /repos/{owner}/{repo}/deployments', {}, v.unknown());
  }

  it.each([
    [407, 'the proxy responded with 407 Proxy Authentication Required'],
    [403, 'the proxy responded with 403 Forbidden'],
  ])('names the proxy and its response %i, and does not retry', async (status, message) => {
    answer = status;
    asked = 0;
    const failure = await call().catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: `Reading the deployments failed: ${message} on the way to api.github.test.`,
      hint: expect.stringContaining('`https_proxy`'),
    });
    expect(asked).toBe(1);
  });
});
