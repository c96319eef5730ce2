import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { followRedirects } from '../../../src/http/follow-redirects.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

const client = new HttpClient(silentLog);

async function reach(respond: RequestListener, mayFollow = (_to: URL, _from: URL) => true) {
  const url = new URL(`${await serve(respond)}/0`);
  const request = { method: 'GET', url, headers: { Range: 'bytes=0-1' }, signal: neverAborted } as const;
  return followRedirects(client, request, mayFollow);
}

/** Redirects `/0` to `/1`, and so on, up to a number of times. */
function redirects(count: number, seen: string[] = []): RequestListener {
  return ({ url = '', headers }, response) => {
    seen.push(`${url} ${headers.range}`);
    const at = Number(url.slice(1));
    if (at < count) response.writeHead(302, { location: `/${at + 1}` }).end('a body that is not needed');
    else response.end('reached');
  };
}

it('followRedirects: repeats the request with its headers until the response is not a redirect', async () => {
  const seen: string[] = [];
  const { response, url, unfollowed } = await reach(redirects(5, seen));
  expect([await text(response), url.pathname, unfollowed]).toEqual(['reached', '/5', undefined]);
  expect(seen).toEqual([0, 1, 2, 3, 4, 5].map((at) => `/${at} bytes=0-1`));
});

it('followRedirects: returns the sixth redirect', async () => {
  const { response, url, unfollowed } = await reach(redirects(6));
  response.destroy();
  expect([response.statusCode, url.pathname, unfollowed]).toEqual([302, '/5', 'too many']);
});

it('followRedirects: calls mayFollow before each redirect, and returns the one that it refuses', async () => {
  const { response, url, unfollowed } = await reach(redirects(3), (to, from) => {
    expect(Number(to.pathname.slice(1))).toBe(Number(from.pathname.slice(1)) + 1);
    return to.pathname !== '/2';
  });
  response.destroy();
  expect([response.statusCode, url.pathname, unfollowed]).toEqual([302, '/1', 'refused']);
});

it.each([
  ['an address that is not valid', 302, 'http://[', 'invalid'],
  ['a redirect without an address', 302, undefined, undefined],
  ['the address of a response that is not a redirect', 201, '/1', undefined],
])('followRedirects: does not follow %s', async (_what, status, location, expected) => {
  const { response, unfollowed } = await reach((_request, answer) =>
    answer.writeHead(status, location === undefined ? {} : { location }).end(),
  );
  response.destroy();
  expect([response.statusCode, unfollowed]).toEqual([status, expected]);
});

it('followRedirects: throws a ConnectionError if a later address cannot be reached', async () => {
  const unreachable: RequestListener = (_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
  await expect(reach(unreachable)).rejects.toBeInstanceOf(ConnectionError);
});
