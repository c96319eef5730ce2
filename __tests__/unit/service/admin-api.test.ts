import { STATUS_CODES } from 'node:http';
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

it.each([
  [404, 'Invalid project ID\n', ': "Invalid project ID".', /^Check `project-id`/],
  [403, 'Ask the network team.', ': "Ask the network team."', /^Something other than the service/],
  [404, '{"message":"No project"}', ': "No project".', /^Check `project-id`/],
  [404, '{"message":{"text":"No"}}', '. It sent JSON without the text `error`.', /^Check `project-id`/],
  [400, '', '. It sent nothing.', /^Check `project-id`/],
  [400, '::error::x\u001b[31m', ': ": :error::x".', /^Check `project-id`/],
  [400, 'x'.repeat(301), '. It sent text that is not JSON.', /^Something other than the service/],
  [404, '<h1>No</h1>', '. It sent text that is not JSON.', /^Something other than the service/],
  [
    403,
    '<html><title> Blocked by Zscaler </title>',
    '. It sent a web page: "Blocked by Zscaler".',
    /^Something/,
  ],
  [404, '"No"', '. It sent JSON that is not an object.', /^Something other than the service/],
])('ExportService: shows who refused with %i, and the text: %j', async (status, body, shown, hint) => {
  const origin = await serve((_request, response) => response.writeHead(status).end(body));
  const client = new HttpClient(silentLog);
  const api = { baseUrl: new URL(origin), apiKey: 'mint_x', client, signal: neverAborted };
  const started = new ExportService(api, 'my-project').startJob();
  await expect(started).rejects.toMatchObject({
    message: `Starting the export failed: the server responded with ${status} ${STATUS_CODES[status]}${shown}`,
    hint: expect.stringMatching(hint),
  });
});
