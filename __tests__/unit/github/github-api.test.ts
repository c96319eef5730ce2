import type { OutgoingHttpHeaders } from 'node:http';
import { describe, expect, it, jest } from '@jest/globals';
import * as v from 'valibot';
import type { Logger } from '../../../src/context/context.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { refusingProxy } from '../../support/refusing-proxy.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

const LISTING = { name: 'Listing the issues', permission: 'issues: write' } as const;
const ROUTE = 'GET /repos/{owner}/{repo}/issues';
const CREATING = 'POST /repos/{owner}/{repo}/issues';

async function connect(apiUrl: string, log: Logger = silentLog, signal = neverAborted) {
  const { GitHubApi } = await import('../../../src/github/github-api.ts');
  return new GitHubApi({
    token: 'ghs_x',
    apiUrl: new URL(apiUrl),
    repository: 'octocat/docs',
    log,
    signal,
  });
}

describe('GitHubApi.call behind a proxy that does not connect to GitHub', () => {
  it.each([
    [407, 'the proxy responded with 407 Proxy Authentication Required', {}],
    [403, 'the proxy responded with 403 Forbidden', {}],
    [0, 'there is no connection to the proxy (ECONNRESET)', { retries: 0 }],
    [200, 'the connection through the proxy was reset (ECONNRESET)', { retries: 0 }],
  ])('reports how the proxy failed (%i), and does not retry 407 or 403', async (status, reason, request) => {
    const asked = await refusingProxy(status);
    // The toolkit reads the address of the proxy when it is loaded.
    jest.resetModules();
    const api = await connect('https://api.github.test');
    const called = api.call(LISTING, ROUTE, { request }, v.unknown());
    await expect(called).rejects.toMatchObject({
      message: `Listing the issues failed: ${reason} when connecting to api.github.test.`,
      hint: expect.stringContaining('`https_proxy`'),
    });
    expect(asked()).toBe(1);
  });
});

it('GitHubApi.call: says whose status to check if a GitHub Enterprise Server does not respond', async () => {
  const api = await connect('http://127.0.0.1:9/api/v3');
  await expect(api.call(LISTING, ROUTE, { request: { retries: 0 } }, v.unknown())).rejects.toMatchObject({
    hint: expect.stringMatching(/Check whether your GitHub Enterprise Server is running(?!.*status page)/),
  });
});

describe('GitHubApi.call of a run that is cancelled', () => {
  /** Cancels the run as soon as GitHub has the request, which it then answers. */
  async function call(route: typeof ROUTE | typeof CREATING) {
    const cancellation = new AbortController();
    const origin = await serve((_request, response) => {
      cancellation.abort(new Error('cancelled'));
      setImmediate(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id":1}'));
    });
    const api = await connect(origin, silentLog, cancellation.signal);
    const schema = v.object({ id: v.number() });
    if (route === ROUTE) return api.call(LISTING, route, {}, schema);
    return api.call(LISTING, route, { title: 'Failed' }, schema);
  }

  it('completes a write, so that its result is known', async () => {
    expect(await call(CREATING)).toEqual({ id: 1 });
  });

  it('ends a request that only reads', async () => {
    await expect(call(ROUTE)).rejects.toThrow('cancelled');
  });
});

describe('GitHubApi', () => {
  /** Starts a server with these responses, and another one, which must not get a request. */
  async function start(status: number, headersFor: (otherServer: string) => OutgoingHttpHeaders) {
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
      const posted = api.call(LISTING, CREATING, { title: 'Failed' }, v.unknown());
      await expect(posted).rejects.toMatchObject(failure);
      const listed = api.list(LISTING, ROUTE, {}, v.unknown()).next();
      await expect(listed).rejects.toMatchObject(failure);
      expect(requested).toEqual(['POST', 'GET']);
    }
  });

  /** Starts a server that gives each request this response, and counts them. */
  async function counting(status: number, headers: (host: string) => OutgoingHttpHeaders, body = '') {
    let requests = 0;
    const own = await serve((request, response) => {
      requests += 1;
      response.writeHead(status, headers(request.headers.host ?? '')).end(body);
    });
    return { api: await connect(own), requests: () => requests };
  }

  it('requests no page of a list on the same host with another scheme', async () => {
    const json = { 'Content-Type': 'application/json' };
    const next = (host: string) => ({ ...json, Link: `<https://${host}/next>; rel="next"` });
    const { api, requests } = await counting(200, next, '[]');
    const listed = api.list(LISTING, ROUTE, {}, v.unknown()).next();
    await expect(listed).rejects.toMatchObject({
      message: expect.stringContaining('which must not get the token'),
      hint: expect.stringContaining('GITHUB_API_URL'),
    });
    expect(requests()).toBe(1);
  });

  it.each([200, 204, 205])('refuses an empty response (%i) to a request for a list', async (status) => {
    const { api, requests } = await counting(status, () => ({}));
    const listed = api.list(LISTING, ROUTE, {}, v.unknown()).next();
    await expect(listed).rejects.toThrow("the response does not match GitHub's API description");
    expect(requests()).toBe(1);
  });

  it('does not repeat a write after a 205, which must not have a body but has one', async () => {
    const { api, requests } = await counting(205, () => ({ 'Content-Length': 2 }), '{}');
    await api.call(LISTING, CREATING, { title: 'Failed' }, v.unknown());
    expect(requests()).toBe(1);
  });
});

it.each<[string, OutgoingHttpHeaders, string, RegExp]>([
  [
    '121 seconds',
    { 'Retry-After': '121' },
    'You have exceeded a secondary rate limit.',
    / It asks to wait until /,
  ],
  [
    'an hour',
    { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': `${Math.ceil(Date.now() / 1000) + 3600}` },
    'API rate limit exceeded.',
    / It asks to wait until /,
  ],
])('GitHubApi.call: does not wait for a rate limit of %s', async (_what, headers, message, says) => {
  let requests = 0;
  const origin = await serve((_request, response) => {
    requests += 1;
    response
      .writeHead(403, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ message }));
  });
  const api = await connect(origin);
  await expect(api.call(LISTING, ROUTE, {}, v.unknown())).rejects.toThrow(says);
  expect(requests).toBe(1);
});

it('GitHubApi.call: names the version of the API in each request', async () => {
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

it('GitHubApi.call: counts the tries of each request, since the pause before the next one depends on them', async () => {
  let requests = 0;
  const origin = await serve((_request, response) => {
    requests += 1;
    const status = requests % 2 === 1 ? 502 : 200;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('[]');
  });
  const lines: string[] = [];
  const api = await connect(origin, { ...silentLog, debug: (line) => lines.push(line) });
  for (const _ of [1, 2]) await api.call(LISTING, ROUTE, {}, v.unknown());
  const tries = lines.flatMap((line) => / failed at try (\d+)/.exec(line)?.[1] ?? []);
  expect(tries).toEqual(['1', '1']);
});
