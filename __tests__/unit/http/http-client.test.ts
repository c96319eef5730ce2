import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { getProxyUrl } from '@actions/http-client';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { sendRequest } from '../../../src/http/send-request.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import '../../support/restored-environment.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

it.each(['', 'Upgrade: x\r\nConnection: Upgrade\r\n'])(
  'HttpClient.send: rejects after 101 with %j',
  async (more) => {
    const switching = `HTTP/1.1 101 Switching Protocols\r\n${more}\r\n`;
    const url = new URL(await serve(({ socket }) => void socket.write(switching)));
    const sent = sendRequest(new HttpClient(silentLog), { method: 'GET', url, signal: neverAborted }, 60_000);
    await expect(sent).rejects.toBeInstanceOf(ConnectionError);
  },
);

it.each([
  ['the path of a request with a key', { Authorization: 'Bearer mint_x' }, '/v1/jobs'],
  ['only the origin of a presigned URL', {}, ''],
])('HttpClient.send: logs each response for debugging: %s', async (_what, headers, path) => {
  const lines: string[] = [];
  const log = { ...silentLog, debug: (line: string) => lines.push(line) };
  const origin = await serve((_request, response) =>
    response.writeHead(204, { 'X-Request-Id': 'r-1' }).end(),
  );
  const url = new URL(`${origin}/v1/jobs?secret=1`);
  const client = new HttpClient(log);
  await sendRequest(client, { method: 'GET', url, headers, signal: neverAborted }, 60_000);
  client.close();
  expect(lines).toEqual([expect.stringMatching(/^GET .*: 204 in \d+ ms, request id r-1$/)]);
  expect(lines[0]).toContain(`${origin}${path}: `);
});

it.each([
  ['https://[2001:db8::1]/', '[2001:db8::1]:443'],
  ['http://[2001:db8::1]:8080/', '[2001:db8::1]:8080'],
  ['https://docs.example.com/', 'docs.example.com:443'],
])('HttpClient.send: asks a proxy for %s as %s', async (address, connected) => {
  const asked: (string | undefined)[] = [];
  const proxy = createHttpServer().on('connect', ({ url, headers }, socket) => {
    asked.push(url, headers.host);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const url = new URL(address);
  process.env[`${url.protocol.slice(0, -1)}_proxy`] = await serve(proxy);
  const sent = new HttpClient(silentLog).send({ method: 'GET', url, signal: neverAborted });
  await expect(sent).rejects.toThrow('statusCode=403');
  expect(asked).toEqual([connected, connected]);
});

it('HttpClient.send: asks for a body as it is stored, and announces the bytes of its own', async () => {
  let headers: IncomingHttpHeaders = {};
  const url = new URL(
    await serve((request, response) => {
      headers = request.headers;
      response.end();
    }),
  );
  const request = { method: 'POST', url, body: 'ü', signal: neverAborted } as const;
  await sendRequest(new HttpClient(silentLog), request, 60_000);
  expect(headers).toMatchObject({ 'accept-encoding': 'identity', 'content-length': '2' });
});

// docs/troubleshooting.md has these forms.
it.each([
  [
    'example.com',
    ['https://example.com', 'https://a.example.com', 'http://example.com:8443'],
    ['https://myexample.com'],
  ],
  ['.example.com', ['https://a.example.com'], ['https://example.com']],
  ['a.test, Example.com:8443', ['https://example.com:8443', 'https://a.test'], ['https://example.com']],
  ['10.1.2.3', ['http://10.1.2.3'], ['http://10.1.2.4']],
  ['10.0.0.0/8', [], ['http://10.1.2.3']],
  ['*', ['https://example.com'], []],
  ['', ['http://localhost', 'http://127.0.0.1:80'], ['https://example.com']],
])('HttpClient: leaves out the proxy for the forms of no_proxy in %j', (noProxy, direct, proxied) => {
  Object.assign(process.env, {
    http_proxy: 'http://proxy.test',
    https_proxy: 'http://proxy.test',
    no_proxy: noProxy,
  });
  expect(direct.filter((url) => getProxyUrl(url) !== '')).toEqual([]);
  expect(proxied.filter((url) => getProxyUrl(url) === '')).toEqual([]);
});

describe('HttpClient: a kept connection', () => {
  const connections: Socket[] = [];
  /** Requests by connection. */
  const requests: string[][] = [];
  let server: Server;
  let url: URL;
  let client: HttpClient;

  /** @param onRequest called with the connection and the number of its request, instead of a response */
  async function listen(onRequest: (socket: Socket, count: number) => boolean = () => false): Promise<void> {
    server = createServer((socket) => {
      const received: string[] = [];
      connections.push(socket.on('error', () => {}));
      requests.push(received);
      socket.on('data', (data) => {
        received.push(String(data).split(' ', 1)[0] ?? '');
        if (!onRequest(socket, received.length))
          socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    client = new HttpClient(silentLog);
  }
  beforeEach(() => {
    connections.splice(0);
    requests.splice(0);
  });
  afterEach(() => {
    client.close();
    server.close();
    for (const socket of connections) socket.destroy();
  });

  const send = async (method: 'GET' | 'POST') => {
    const { status } = await sendRequest(client, { method, url, signal: neverAborted }, 60_000);
    // The connection is free one turn after the response.
    await new Promise((resolve) => setImmediate(resolve));
    return status;
  };

  it('serves the next requests until it is closed', async () => {
    await listen();
    for (const method of ['POST', 'GET', 'POST'] as const) expect(await send(method)).toBe(200);
    client.closeKept();
    for (const method of ['POST', 'GET'] as const) expect(await send(method)).toBe(200);
    expect(requests).toEqual([
      ['POST', 'GET', 'POST'],
      ['POST', 'GET'],
    ]);
  });

  it('never sends a POST again', async () => {
    await listen((socket, count) => count === 2 && Boolean(socket.destroy()));
    expect(await send('GET')).toBe(200);
    await expect(send('POST')).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toEqual([['GET', 'POST']]);
  });

  it('is replaced if it closes during a GET', async () => {
    await listen((socket, count) => count === 2 && Boolean(socket.destroy()));
    expect(await send('GET')).toBe(200);
    expect(await send('GET')).toBe(200);
    expect(requests).toEqual([['GET', 'GET'], ['GET']]);
  });

  it('is replaced only once', async () => {
    await listen((socket, count) => (requests.length > 1 || count === 2) && Boolean(socket.destroy()));
    expect(await send('GET')).toBe(200);
    await expect(send('GET')).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toEqual([['GET', 'GET'], ['GET']]);
  });

  it('is not replaced if it breaks before its first response', async () => {
    await listen((socket) => Boolean(socket.destroy()));
    await expect(send('GET')).rejects.toBeInstanceOf(ConnectionError);
    expect(requests).toEqual([['GET']]);
  });

  it('is closed after four seconds', async () => {
    await listen();
    const setTimer = jest.spyOn(globalThis, 'setTimeout');
    await send('GET');
    // Many servers close it after five seconds.
    const [close] = setTimer.mock.calls.find(([, ms]) => ms === 4000) ?? [];
    setTimer.mockRestore();
    expect(close).toBeDefined();
    const closed = once(connections[0] as Socket, 'close');
    close?.();
    await closed;
  });
});
