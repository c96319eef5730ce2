import { describe, expect, it } from '@jest/globals';
import { sendWithinOrigin } from '../../../src/github/redirects.ts';

const ORIGIN = 'https://api.github.com';

/** Follows the redirects of a server that answers each path with the address that is given for it. */
async function follow(locations: Record<string, string>, init: RequestInit = { method: 'GET' }) {
  const requested: string[] = [];
  const send = async (address: string) => {
    requested.push(address);
    const location = locations[new URL(address).pathname];
    return location === undefined
      ? new Response('ok')
      : new Response('', { status: 302, headers: { location } });
  };
  const result = sendWithinOrigin(send, ORIGIN, `${ORIGIN}/a`, init).then((response) => response.text());
  return { result: await result.catch((error: Error) => error.message), requested };
}

describe('sendWithinOrigin', () => {
  it('follows redirects on the same server', async () => {
    const { result, requested } = await follow({ '/a': '/b', '/b': `${ORIGIN}/c?d=1` });
    expect(result).toBe('ok');
    expect(requested).toEqual(['/a', '/b', '/c?d=1'].map((path) => `${ORIGIN}${path}`));
  });

  it.each([
    'https://example.com/a',
    'http://api.github.com/a',
    'https://api.github.com:8443/a',
    '//example.com/a',
  ])('sends nothing to %s', async (location) => {
    const { result, requested } = await follow({ '/a': location });
    expect(result).toMatch(/refers to another server, .*, which must not get the token/);
    expect(requested).toHaveLength(1);
  });

  it('ends after five redirects', async () => {
    const { result, requested } = await follow({ '/a': '/a' });
    expect(result).toMatch(/with more than 5 redirects/);
    expect(requested).toHaveLength(6);
  });

  it('repeats no write', async () => {
    const { result, requested } = await follow({ '/a': '/b' }, { method: 'POST' });
    expect(result).toMatch(/followed only for a GET/);
    expect(requested).toHaveLength(1);
  });
});
