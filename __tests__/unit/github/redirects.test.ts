import { describe, expect, it } from '@jest/globals';
import { sendWithinOrigin } from '../../../src/github/redirects.ts';

const ORIGIN = 'https://api.github.com';

/** Follows the redirects of a server that redirects each path to its given address. */
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
});
