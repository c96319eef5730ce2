import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { AdminApi } from '../../../src/service/admin-api.ts';
import { ExportService } from '../../../src/service/export-service.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const closed: (() => void)[] = [];
afterEach(() => {
  for (const close of closed.splice(0)) close();
});

describe('AdminApi.call', () => {
  it('starts a job on a fresh connection, since a start must not be sent twice', async () => {
    const byConnection = new Map<Socket, string[]>();
    const server = createServer(({ method, socket }, response) => {
      byConnection.set(socket, [...(byConnection.get(socket) ?? []), method ?? '']);
      response.end('{"jobId":"se_1","status":"running","bundleUrl":"http://127.0.0.1/b"}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new HttpClient({ keepAlive: true, log: silentLog });
    closed.push(
      () => client.close(),
      () => server.close(),
    );
    const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const api = new AdminApi({ baseUrl, apiKey: 'mint_x', client, signal: neverAborted });
    const service = new ExportService(api, undefined);
    for (const call of [
      () => service.getJob('se_0'),
      () => service.startJob({ domain: 'docs.example.com' }),
      () => service.getJob('se_1'),
      () => service.createBundleUrl('se_1'),
    ]) {
      await call();
      // The connection is free one turn after the response.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect([...byConnection.values()]).toEqual([['GET'], ['POST', 'GET', 'POST']]);
  });

  it.each([
    ['Not yours.', '"Not yours."'],
    ['Not yours', '"Not yours".'],
  ])('ends with one full stop after %s', async (error, end) => {
    const server = createServer((_request, response) => {
      response.writeHead(403).end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = new HttpClient({ keepAlive: false, log: silentLog });
    closed.push(() => server.close());
    const baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const service = new ExportService(
      new AdminApi({ baseUrl, apiKey: 'mint_x', client, signal: neverAborted }),
      undefined,
    );
    await expect(service.getJob('se_0')).rejects.toMatchObject({
      message: `Checking the job failed: the service responded with 403 Forbidden: ${end}`,
    });
  });
});
