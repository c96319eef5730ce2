import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

describe('GitHubApi.call behind a proxy that does not connect to GitHub', () => {
  const before = process.env['https_proxy'];
  let proxy: http.Server;
  let answer = 407;
  let asked = 0;

  beforeAll(async () => {
    proxy = http.createServer().listen(0, '127.0.0.1');
    proxy.on('connect', (_request, socket) => {
      asked += 1;
      socket.on('error', () => {});
      if (answer === 0) socket.destroy();
      else if (answer === 200) socket.end('HTTP/1.1 200 OK\r\n\r\n');
      else socket.end(`HTTP/1.1 ${answer} No\r\nContent-Length: 0\r\n\r\n`);
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
    const oneTry = { request: { retries: 0 } };
    return api.call(what, 'GET /repos/{owner}/{repo}/deployments', oneTry, v.unknown());
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

  const says = (reason: string) => ({
    message: `Reading the deployments failed: ${reason} on the way to api.github.test.`,
    hint: expect.stringContaining('`https_proxy`'),
  });

  it.each([
    [0, 'there is no connection to the proxy (ECONNRESET)'],
    [200, 'the connection through the proxy was reset (ECONNRESET)'],
  ])('names the proxy that closes the connection after the response %i', async (status, message) => {
    answer = status;
    asked = 0;
    await expect(call()).rejects.toMatchObject(says(message));
    expect(asked).toBe(1);
  });
});
