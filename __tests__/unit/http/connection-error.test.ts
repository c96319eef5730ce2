import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { silentLog } from '../../support/silent-log.ts';

// The errors come from the library itself, because only their wording distinguishes the cases.
describe('ConnectionError of a proxy that does not connect to the server', () => {
  const before = process.env['https_proxy'];
  let proxy: http.Server;
  let answer = 407;

  beforeEach(async () => {
    proxy = http.createServer().listen(0, '127.0.0.1');
    proxy.on('connect', (_request, socket) => {
      if (answer === 0) socket.destroy();
      else socket.end(`HTTP/1.1 ${answer} No\r\nContent-Length: 0\r\n\r\n`);
    });
    await once(proxy, 'listening');
    process.env['https_proxy'] = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });

  afterEach(() => {
    proxy.close();
    if (before === undefined) delete process.env['https_proxy'];
    else process.env['https_proxy'] = before;
  });

  async function failure(): Promise<ConnectionError> {
    const connections = new HttpClient(silentLog);
    const url = new URL('https://service.test/');
    const { signal } = new AbortController();
    return connections.send({ method: 'GET', url, signal }).then(
      () => Promise.reject(new Error('There is a way.')),
      (error: unknown) => ConnectionError.from(error, url),
    );
  }

  it.each([
    [407, 'the proxy responded with 407 Proxy Authentication Required', true],
    [401, 'the proxy responded with 401 Unauthorized', true],
    [403, 'the proxy responded with 403 Forbidden', true],
    [502, 'the proxy responded with 502 Bad Gateway', false],
    [0, 'there is no connection to the proxy (ECONNRESET)', false],
  ])('names its response %i', async (status, message, isFinal) => {
    answer = status;
    const { message: said, isFinal: ends, isProxy, neverSent } = await failure();
    expect({ said, ends, isProxy, neverSent }).toEqual({
      said: message,
      ends: isFinal,
      isProxy: true,
      neverSent: true,
    });
  });

  it('names a proxy whose address cannot be parsed', async () => {
    process.env['https_proxy'] = ':3128';
    const { message, isFinal, neverSent } = await failure();
    expect({ message, isFinal, neverSent }).toEqual({
      message: 'there is no connection to the proxy (ERR_INVALID_URL)',
      isFinal: true,
      neverSent: true,
    });
  });
});
