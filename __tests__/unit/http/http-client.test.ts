import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { ConnectionError } from '../../../src/http/connection-error.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { sendRequest } from '../../../src/http/send-request.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A server that sends the text to whoever asks, and then waits. */
async function serverThatSends(text: string): Promise<URL> {
  server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.write(text)));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/jobs?secret=1`);
}

it.each([
  ['101 with an upgrade', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'],
  ['101 without an upgrade', 'HTTP/1.1 101 Switching Protocols\r\n\r\n'],
])('%s ends the request', async (_what, text) => {
  const url = await serverThatSends(text);
  const client = new HttpClient({ keepAlive: false, log: silentLog });
  const sent = sendRequest(client, { method: 'GET', url, signal: neverAborted }, 60_000);
  await expect(sent).rejects.toBeInstanceOf(ConnectionError);
});

it('logs each response for debugging, without its query', async () => {
  const lines: string[] = [];
  const log = { ...silentLog, debug: (line: string) => lines.push(line) };
  const url = await serverThatSends('HTTP/1.1 204 No Content\r\nX-Request-Id: r-1\r\n\r\n');
  await sendRequest(
    new HttpClient({ keepAlive: false, log }),
    { method: 'GET', url, signal: neverAborted },
    60_000,
  );
  expect(lines).toEqual([
    expect.stringMatching(/^GET http:\/\/127\.0\.0\.1:\d+\/v1\/jobs: 204 in \d+ ms, request id r-1$/),
  ]);
});
