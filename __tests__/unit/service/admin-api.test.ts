import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { HttpClient } from '../../../src/http/http-client.ts';
import { ExportService } from '../../../src/service/export-service.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';
import { serve } from '../../support/test-server.ts';

let client: HttpClient | undefined;
afterEach(() => client?.close());

async function serviceThat(answers: RequestListener): Promise<ExportService> {
  const baseUrl = new URL(await serve(answers));
  client = new HttpClient(silentLog);
  return new ExportService({ baseUrl, apiKey: 'mint_x', client, signal: neverAborted }, undefined);
}

it('ExportService: requests: use a fresh connection for a start, which must not be sent twice', async () => {
  const byConnection = new Map<Socket, string[]>();
  const service = await serviceThat(({ method, socket }, response) => {
    byConnection.set(socket, [...(byConnection.get(socket) ?? []), method ?? '']);
    response.end('{"jobId":"se_1","status":"running","bundleUrl":"http://127.0.0.1/b"}');
  });
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

it.each(['%2e%2e', '%2e%2e%2f..%2fv2', 'a/b', 'a?b#c', 'se_1;x', '\'"<x>', '..a', 'x'.repeat(256)])(
  'ExportService: requests: encode the ID %s as one part of the path',
  async (id) => {
    const addresses: (string | undefined)[] = [];
    const service = await serviceThat(({ url }, response) => {
      addresses.push(url);
      response.end('{"status":"running"}');
    });
    await service.getJob(id);
    expect(addresses).toEqual([expect.stringMatching(/^\/v1\/static-export\/jobs\/[^/?#]+$/)]);
    expect(decodeURIComponent(addresses[0]?.split('/').at(-1) ?? '')).toBe(id);
  },
);
