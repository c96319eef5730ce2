import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

const LISTING = { name: 'Reading the deployments', permission: 'deployments: write' } as const;
const ROUTE = 'GET /repos/{owner}/{repo}/deployments';

async function connect(apiUrl: string) {
  // The toolkit reads the address of the proxy when it is loaded.
  const { GitHubApi } = await import('../../../src/github/github-api.ts');
  return new GitHubApi({
    token: 'ghs_x',
    apiUrl: new URL(apiUrl),
    repository: 'octocat/docs',
    log: silentLog,
    signal: neverAborted,
  });
}

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
    const api = await connect('https://api.github.test');
    return api.call(LISTING, ROUTE, { request: { retries: 0 } }, v.unknown());
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

describe('GitHubApi, referred to another address', () => {
  /** Starts a server with these responses, and another one, which must not get a request. */
  async function start(status: number, headersFor: (otherServer: string) => http.OutgoingHttpHeaders) {
    const requested: string[] = [];
    const other = await serve((_request, response) => {
      requested.push('other');
      response.end('[]');
    });
    const own = await serve((request, response) => {
      requested.push(request.method ?? '');
      response.writeHead(status, { 'Content-Type': 'application/json', ...headersFor(other) }).end('[]');
    });
    return { api: await connect(own), requested, other };
  }

  it.each([301, 302, 303, 307, 308])('follows no redirect (%i)', async (status) => {
    for (const location of ['/elsewhere', undefined]) {
      const { api, requested } = await start(status, (other) => ({ Location: location ?? `${other}/a` }));
      const failure = {
        message: expect.stringContaining(`GitHub responded with ${status} `),
        hint: expect.stringMatching(/renamed or moved.*GITHUB_API_URL/),
      };
      const posted = api.call(LISTING, ROUTE.replace('GET', 'POST'), {}, v.unknown());
      await expect(posted).rejects.toMatchObject(failure);
      const listed = api.list(LISTING, ROUTE, {}, v.unknown()).next();
      await expect(listed).rejects.toMatchObject(failure);
      expect(requested).toEqual(['POST', 'GET']);
    }
  });

  it('requests no page of a list from another server', async () => {
    const { api, requested, other } = await start(200, (address) => ({ Link: `<${address}>; rel="next"` }));
    await expect(api.list(LISTING, ROUTE, {}, v.unknown()).next()).rejects.toMatchObject({
      message: expect.stringContaining(
        `another server, ${new URL(other).host}, which must not get the token`,
      ),
      hint: expect.stringContaining('GITHUB_API_URL'),
    });
    expect(requested).toEqual(['GET']);
  });

  it('requests no page of a list on the same host with another scheme', async () => {
    let requests = 0;
    const own = await serve(({ headers }, response) => {
      requests += 1;
      const Link = `<https://${headers.host}/next>; rel="next"`;
      response.writeHead(200, { 'Content-Type': 'application/json', Link }).end('[]');
    });
    const listed = (await connect(own)).list(LISTING, ROUTE, {}, v.unknown()).next();
    await expect(listed).rejects.toThrow('which must not get the token');
    expect(requests).toBe(1);
  });

  it.each([200, 204, 205])('refuses an empty response (%i) to a request for a list', async (status) => {
    let requests = 0;
    const own = await serve((_request, response) => {
      requests += 1;
      response.writeHead(status).end();
    });
    const listed = (await connect(own)).list(LISTING, ROUTE, {}, v.unknown()).next();
    await expect(listed).rejects.toThrow("the response does not match GitHub's API description");
    expect(requests).toBe(1);
  });

  it('does not repeat a write after a 205, which must not have a body but has one', async () => {
    let requests = 0;
    const own = await serve((_request, response) => {
      requests += 1;
      response.writeHead(205, { 'Content-Length': 2 }).end('{}');
    });
    await (await connect(own)).call(LISTING, ROUTE.replace('GET', 'POST'), {}, v.unknown());
    expect(requests).toBe(1);
  });
});

it('GitHubApi.call names the version of the API in each request', async () => {
  const versions: unknown[] = [];
  const origin = await serve(({ headers }, response) => {
    versions.push(headers['x-github-api-version']);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
  });
  const api = await connect(origin);
  await api.call(LISTING, ROUTE, {}, v.unknown());
  for await (const _ of api.list(LISTING, ROUTE, {}, v.unknown()));
  expect(versions).toEqual(['2022-11-28', '2022-11-28']);
});
