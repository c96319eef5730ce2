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

  it('reports that nothing listens at the address of the proxy', async () => {
    process.env['https_proxy'] = 'http://127.0.0.1:9';
    const message = 'there is no connection to the proxy (ECONNREFUSED)';
    expect(await failure()).toMatchObject({ message, isFinal: false, neverSent: true });
  });

  it('reports no connection if the address of the proxy cannot be parsed', async () => {
    process.env['https_proxy'] = ':3128';
    const message = 'there is no connection to the proxy (ERR_INVALID_URL)';
    expect(await failure()).toMatchObject({ message, isFinal: true, neverSent: true });
  });
});

it.each([
  ['ENOTFOUND', 'the host name was not found (ENOTFOUND)', true, false],
  ['EAI_AGAIN', 'the host name could not be looked up (EAI_AGAIN)', true, false],
  ['ECONNREFUSED', 'the connection was refused (ECONNREFUSED)', true, false],
  ['ECONNRESET', 'the connection was reset (ECONNRESET)', false, false],
  ['EPIPE', 'the connection was closed (EPIPE)', false, false],
  ['EHOSTUNREACH', 'the connection failed (EHOSTUNREACH)', false, false],
  ['HPE_INVALID_VERSION', 'the response is not valid HTTP (HPE_INVALID_VERSION)', false, false],
  ...[
    ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'HOSTNAME_MISMATCH'],
    ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ].map((code) => [code, `the certificate is not trusted (${code})`, true, true] as const),
] as const)('ConnectionError: says of %s: %s', (code, message, neverSent, isFinal) => {
  const cause = Object.assign(new Error('of Node.js'), { code });
  const error = ConnectionError.from(cause, new URL('https://service.test/?secret'));
  expect(error).toMatchObject({ message, code, neverSent, isFinal, isCertificate: isFinal });
  if (isFinal) expect(error.hint).toContain('`NODE_EXTRA_CA_CERTS`');
});

it('ConnectionError: prefers, of the addresses of a host, the one that refused the connection', () => {
  const causes = ['EHOSTUNREACH', 'ECONNREFUSED'].map((code) => Object.assign(new Error(), { code }));
  const error = ConnectionError.from(new AggregateError(causes), new URL('https://service.test/'));
  expect(error.code).toBe('ECONNREFUSED');
});
