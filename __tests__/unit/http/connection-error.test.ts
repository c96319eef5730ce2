import { describe, expect, it } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { refusingProxy } from '../../support/refusing-proxy.ts';
import { silentLog } from '../../support/silent-log.ts';

// The errors come from the library itself, because only their wording distinguishes the cases.
describe('ConnectionError of a proxy that does not connect to the server', () => {
  async function failure(): Promise<ConnectionError> {
    const url = new URL('https://service.test/');
    return new HttpClient(silentLog).send({ method: 'GET', url, signal: neverAborted }).then(
      () => Promise.reject(new Error('The proxy connected.')),
      (error: unknown) => ConnectionError.from(error, url),
    );
  }

  it.each([
    [407, 'the proxy responded with 407 Proxy Authentication Required', true],
    [401, 'the proxy responded with 401 Unauthorized', true],
    [403, 'the proxy responded with 403 Forbidden', true],
    [502, 'the proxy responded with 502 Bad Gateway', false],
    [0, 'there is no connection to the proxy (ECONNRESET)', false],
  ])('names its response %i, or reports that none came (0)', async (status, message, isFinal) => {
    await refusingProxy(status);
    expect(await failure()).toMatchObject({ message, isFinal, isProxy: true, neverSent: true });
  });

  it('reports no connection if the address of the proxy cannot be parsed', async () => {
    process.env['https_proxy'] = ':3128';
    const message = 'there is no connection to the proxy (ERR_INVALID_URL)';
    expect(await failure()).toMatchObject({ message, isFinal: true, neverSent: true });
  });
});
