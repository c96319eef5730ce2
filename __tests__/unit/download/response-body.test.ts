/** A body as it arrives over a real connection: its end, whatever causes it, and silence. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, jest } from '@jest/globals';
import { ResponseBody } from '../../../src/download/response-body.ts';
import { IdleTimer } from '../../../src/timing/idle-timer.ts';

const IDLE_MS = 300;

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Requests a body that the server begins and `respond` continues. */
async function begun(respond: (response: http.ServerResponse, socket: Socket) => void) {
  let closed: Promise<unknown> | undefined;
  server = http.createServer((request, response) => {
    // Unread bytes cause a reset, which is also an end.
    closed = new Promise((resolve) => request.socket.once('close', resolve));
    response.writeHead(200, { 'Content-Length': 1_000_000 });
    response.write(Buffer.alloc(100_000));
    respond(response, request.socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = http.get({ port: (server.address() as AddressInfo).port });
  // After the response, an error belongs to the body.
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const onSilence = jest.fn(() => request.destroy());
  const idle = new IdleTimer(IDLE_MS, onSilence);
  const body = new ResponseBody(response, idle, (cause) => new Error('of the connection', { cause }));
  return { body, onSilence, connectionClosed: () => closed };
}

it('ResponseBody: closes the connection when no more is wanted, now or later', async () => {
  for (const wantsMore of [() => false, () => Promise.resolve(false)]) {
    const { body, connectionClosed } = await begun(() => {});
    await body.read(wantsMore);
    await connectionClosed();
    server?.close();
  }
});

it('ResponseBody: closes the connection if the reader fails, and throws what the reader threw', async () => {
  const { body, connectionClosed } = await begun(() => {});
  const failure = new Error('no space left');
  await expect(body.read(() => Promise.reject(failure))).rejects.toBe(failure);
  await connectionClosed();
});

it('ResponseBody: takes a trickle for silence', async () => {
  const { body, onSilence } = await begun(async (response, socket) => {
    while (!socket.destroyed) {
      response.write('x');
      await sleep(IDLE_MS / 10);
    }
  });
  await expect(body.read(() => true)).rejects.toThrow('of the connection');
  expect(onSilence).toHaveBeenCalledTimes(1);
});

it('ResponseBody: measures nothing any more if the connection breaks while the reader is busy', async () => {
  const { body, onSilence } = await begun(async (_, socket) => {
    await sleep(50);
    socket.resetAndDestroy();
  });
  const reading = body.read(() => sleep(IDLE_MS / 2, true));
  await expect(reading).rejects.toThrow('of the connection');
  await sleep(2 * IDLE_MS);
  expect(onSilence).not.toHaveBeenCalled();
});
