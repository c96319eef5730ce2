import type { Socket } from 'node:net';
import { expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { ExportService } from '../../../src/service/export-service.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

it('ExportService: uses a fresh connection for a start, which must not be sent twice', async () => {
  const byConnection = new Map<Socket, string[]>();
  const origin = await serve(({ method, socket }, response) => {
    byConnection.set(socket, [...(byConnection.get(socket) ?? []), method ?? '']);
    response.end('{"jobId":"se_1","status":"running","bundleUrl":"http://127.0.0.1/b"}');
  });
  const client = new HttpClient(silentLog);
  const given = { baseUrl: new URL(origin), apiKey: 'mint_x', client, signal: neverAborted };
  const service = new ExportService(given, undefined);
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
  client.close();
  expect([...byConnection.values()]).toEqual([['GET'], ['POST', 'GET', 'POST']]);
});
