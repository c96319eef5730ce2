/** Received bytes whose memory is given back: over TLS, through a proxy, and over kept connections. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { systemClock } from '../../../src/context/clock.ts';
import { freeMemory, freeReceived } from '../../../src/download/freed-memory.ts';
import { downloadInto } from '../../../src/download/parallel-download.ts';
import { PartialFile } from '../../../src/download/partial-file.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { silentLog } from '../../support/silent-log.ts';

const CAN_FREE = 'transfer' in ArrayBuffer.prototype;
const object = randomBytes(40_000_000);

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listen(server: net.Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    if (server instanceof http.Server || server instanceof https.Server) server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends the requested range; the headers and the body together or apart. */
function storage(request: http.IncomingMessage, response: http.ServerResponse): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const [start, end] = [Number(first), Math.min(Number(last) + 1, object.length)];
  response.writeHead(206, {
    ETag: '"one"',
    'Content-Range': `bytes ${start}-${end - 1}/${object.length}`,
    'Content-Length': end - start,
  });
  if (start % 2 === 0) response.flushHeaders();
  response.end(object.subarray(start, end));
}

it('frees a chunk of its own, and no part of a larger piece', () => {
  const own = Buffer.allocUnsafeSlow(100_000);
  const part = own.subarray(1);
  freeMemory(part);
  expect(part).toHaveLength(99_999);
  freeMemory(own);
  expect(own).toHaveLength(CAN_FREE ? 0 : 100_000);
});

it('frees what the socket received, over kept connections with TLS', async () => {
  // A key that both sides know needs no certificate.
  const key = { psk: randomBytes(16), identity: 'client' };
  const shared = { ciphers: 'PSK', maxVersion: 'TLSv1.2', minVersion: 'TLSv1.2' } as const;
  const port = await listen(https.createServer({ ...shared, pskCallback: () => key.psk }, storage));
  const agent = new https.Agent({
    ...shared,
    keepAlive: true,
    maxSockets: 1,
    pskCallback: () => key,
    checkServerIdentity: () => undefined,
  });
  closing.push(() => agent.destroy());

  const sockets = new Set<net.Socket>();
  const seen: Buffer[] = [];
  for (let start = 0; start < 8; start += 1) {
    const request = https.get({
      host: '127.0.0.1',
      port,
      agent,
      headers: { Range: `bytes=${start}-${start + 999_999}` },
    });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const { socket } = response;
    if (!sockets.has(socket)) socket.on('data', (bytes: Buffer) => seen.push(bytes));
    sockets.add(socket);
    const onChunk = freeReceived(response);
    const parts: Buffer[] = [];
    for await (const chunk of response) {
      onChunk(chunk);
      parts.push(Buffer.from(chunk));
      freeMemory(chunk);
    }
    expect(Buffer.concat(parts).equals(object.subarray(start, start + 1_000_000))).toBe(true);
  }
  expect(sockets.size).toBe(1);
  const freed = seen.filter(({ length }) => length === 0);
  if (CAN_FREE) expect(freed.length).toBeGreaterThan(seen.length / 2);
  else expect(freed).toHaveLength(0);
});

it('frees nothing if the body is no copy of what was received', async () => {
  const port = await listen(http.createServer(storage));
  const request = http.get({ host: '127.0.0.1', port, headers: { Range: 'bytes=0-999999' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const seen: Buffer[] = [];
  response.socket.on('data', (bytes: Buffer) => seen.push(bytes));
  const onChunk = freeReceived(response);
  // What the body would be if Node.js passed on its own memory.
  for await (const _ of response) onChunk(seen[0] ?? Buffer.from('part of the pool'));
  expect(seen.every(({ length }) => length > 0)).toBe(true);
});

it('downloads every byte through a proxy', async () => {
  const port = await listen(http.createServer(storage));
  const proxy = http.createServer();
  let tunnels = 0;
  proxy.on('connect', (_request, near: net.Socket) => {
    tunnels += 1;
    const far = net.connect(port, '127.0.0.1', () => near.write('HTTP/1.1 200 OK\r\n\r\n'));
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  const proxyPort = await listen(proxy);
  const before = { ...process.env };
  process.env['http_proxy'] = `http://127.0.0.1:${proxyPort}`;
  delete process.env['no_proxy'];
  delete process.env['NO_PROXY'];
  closing.push(() => Object.assign(process.env, { http_proxy: '' }, before));

  const client = new HttpClient({ keepAlive: true, log: silentLog });
  closing.push(() => client.close());
  const folder = await mkdtemp(path.join(tmpdir(), 'freed-'));
  closing.push(() => rm(folder, { recursive: true }));
  const target = path.join(folder, 'bundle');
  const file = await PartialFile.create(target);
  const url = { bundleUrl: 'http://storage.test/bundle', expiresAt: undefined, sizeBytes: object.length };
  await downloadInto(file, {
    presignedUrl: new PresignedUrl(url, () => Promise.reject(new Error('The URL has not expired.'))),
    client,
    idleTimeoutMs: 5000,
    onBytes: () => undefined,
    log: silentLog,
    clock: systemClock,
    signal: new AbortController().signal,
  });
  await file.close();
  expect(tunnels).toBeGreaterThanOrEqual(8);
  expect((await readFile(target)).equals(object)).toBe(true);
});
