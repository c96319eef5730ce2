/** What controls the emulator, who may do so, and which requests the emulator refuses before they reach the service. */
import { describe, expect, it } from '@jest/globals';
import { ask, call, JOBS, look, start, startJob } from './emulator-under-test.ts';

describe('a page in a browser', () => {
  it.each([
    ['/emulator/next-job', '{"pages":7}', 'application/json', 202],
    // A page of another origin may send this without a preflight request.
    ['/emulator/next-job', '{"pages":7}', 'text/plain', 202],
    ['/emulator/reset', '', 'text/plain', 200],
  ] as const)('is refused at %s with %s as %s', async (address, body, type, done) => {
    const emulator = await start();
    const { host } = new URL(emulator.baseUrl);
    const jobId = await startJob(emulator);
    const post = async (headers: Record<string, string>) =>
      (await ask('POST', `${emulator.baseUrl}${address}`, { 'Content-Type': type, ...headers }, body)).status;
    for (const Origin of ['http://evil.example', `http://${host}`, `https://${host}`, 'null', '']) {
      expect([Origin, await post({ Origin })]).toEqual([Origin, 403]);
    }
    expect((await look(emulator, jobId)).status).toBe(200);
    expect((await look(emulator, await startJob(emulator))).body.pageCount).toBe(2);
    expect(await post({})).toBe(done);
  });

  it.each([
    ['POST', '/emulator/reset'],
    ['POST', JOBS],
    ['GET', '/v1/no/such/operation'],
  ] as const)('cannot %s %s with a DNS name of its own', async (method, address) => {
    const emulator = await start({ hostNames: ['api.test'] });
    const under = async (Host: string) =>
      (await ask(method, `${emulator.baseUrl}${address}`, { Host })).status;
    // A DNS name of an attacker that resolves to this machine gives its page the origin of the emulator.
    for (const name of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      expect([name, await under(name)]).toEqual([name, 403]);
    }
    expect(emulator.requests).toEqual([]);
    // The last name is one of the settings.
    for (const name of ['localhost', '127.0.0.1', '[::1]', 'api.test'])
      expect(await under(name)).not.toBe(403);
  });
});

it('reset: restores the initial state and settings', async () => {
  const emulator = await start({ nextJobs: [{ pages: 7 }], startsPerHour: 1 });
  const startByProject = async () =>
    (await call(emulator, 'POST', `/v1/static-export/${emulator.projectId}/jobs`)).status;
  const jobId = await startJob(emulator);
  expect([await startByProject(), await startByProject()]).toEqual([202, 429]);
  emulator.setNextJob({ outcome: 'failed' });

  expect(await call(emulator, 'POST', '/emulator/reset')).toMatchObject({
    status: 200,
    body: { reset: true },
  });
  expect(emulator.requests).toEqual([]);
  expect((await look(emulator, jobId)).status).toBe(404);
  const next = await look(emulator, await startJob(emulator));
  expect(next.body).toMatchObject({ status: 'completed', pageCount: 7 });
  expect(await startByProject()).toBe(202);
});

it.each(['/emulator/next-job', JOBS])('a body of more than 2 MiB is refused at %s', async (address) => {
  const emulator = await start();
  const send = async (bytes: number, headers: Record<string, string> = {}) => {
    const body = JSON.stringify({ domain: 'x'.repeat(bytes) });
    return (
      await ask(
        'POST',
        `${emulator.baseUrl}${address}`,
        { Authorization: `Bearer ${emulator.apiKey}`, ...headers },
        body,
      )
    ).status;
  };
  expect(await send(2_000_000)).toBe(400);
  expect(await send(2_100_000)).toBe(413);
  expect(await send(2_100_000, { 'Transfer-Encoding': 'chunked' })).toBe(413);
  expect(emulator.requests.filter(({ body }) => body.length > 2_050_000)).toEqual([]);
});
