import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { verifyLive } from '../../../src/deploy/verify-url.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { sha256Of } from '../../support/sha256.ts';
import { silentLog } from '../../support/silent-log.ts';

const PAGE = Buffer.from('<h1>Start</h1>');

describe('verifyLive', () => {
  let server: Server;
  let lines: string[];

  afterEach(() => {
    server.close();
  });

  async function verify(respond: RequestListener): Promise<void> {
    server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    lines = [];
    const log = { ...silentLog, info: (line: string) => lines.push(line.replace(/:\d+/, '')) };
    const check = { url: `http://127.0.0.1:${port}/`, sha256: sha256Of(PAGE) };
    await verifyLive([check], { log, clock: new FakeClock(), signal: neverAborted });
  }

  it('logs only once what it waits for', async () => {
    let requests = 0;
    await verify((_request, response) => {
      requests += 1;
      if (requests === 1) response.statusCode = 404;
      response.end(requests < 4 ? 'previous' : PAGE);
    });
    expect(lines).toEqual([
      'Waiting for http://127.0.0.1/: it responds with 404',
      'Waiting for http://127.0.0.1/: it differs from the deployed file',
      'Verified http://127.0.0.1/',
    ]);
  });

  it('reports that a response is compressed', async () => {
    const compressed: RequestListener = (_request, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(PAGE));
    await expect(verify(compressed)).rejects.toThrow(
      /is compressed \(gzip\) although that was not requested, so it cannot be compared\.$/,
    );
  });
});
