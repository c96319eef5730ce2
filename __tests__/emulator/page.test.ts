/**
 * The emulator's page over HTTP: what a user reads there, its two controls, and which requests are
 * refused. `__tests__/real/emulator-page.real.ts` opens it in a browser.
 */
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import { ask, call, JOBS, look, start, startJob } from './emulator-under-test.ts';

const ENDLESS = { queuedMs: 0, runningMs: 600_000 } as const;

const pageOf = async (emulator: Emulator) => (await fetch(emulator.baseUrl)).text();

/** Returns the texts of a list of the page, as a browser shows them. */
async function rowsOf(emulator: Emulator, id: 'jobs' | 'requests' | 'next'): Promise<string[]> {
  const [, list = ''] =
    new RegExp(`id="${id}" data-live>(.*?)</(?:ol|p)>`, 's').exec(await pageOf(emulator)) ?? [];
  return list
    .split('</li>')
    .map((row) =>
      row
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((row) => row !== '');
}

const choose = (emulator: Emulator, ending: string) =>
  fetch(`${emulator.baseUrl}/emulator/ending`, {
    method: 'POST',
    headers: { Origin: emulator.baseUrl },
    body: new URLSearchParams({ ending }),
    redirect: 'manual',
  });

describe('the page', () => {
  it('shows addresses, key, and jobs with their states, the newest export first', async () => {
    const emulator = await start({ domains: ['a.example', 'b.example'] });
    emulator.setNextJob({ outcome: 'failed', error: 'Broken' });
    emulator.setNextJob({ ...ENDLESS, faults: [{ at: 'storage', does: { kind: 'stall' } }] });
    const ids = [await startJob(emulator), await startJob(emulator), await startJob(emulator)];
    await call(emulator, 'POST', `/v1/project/update/${emulator.projectId}`);
    await call(emulator, 'GET', `/v2/agent/${emulator.projectId}/job/${emulator.agentJobId}`);
    const page = await pageOf(emulator);
    const { baseUrl, storageUrl, apiKey, projectId, agentJobId } = emulator;
    for (const value of [baseUrl, storageUrl, apiKey, projectId, agentJobId, 'a.example', 'b.example']) {
      expect(page).toContain(value);
    }
    expect(await rowsOf(emulator, 'jobs')).toEqual([
      `completed ${ids[2]} a.example 2.4, 2 of 2 pages 100%`,
      `running ${ids[1]} a.example 2.4, 0 of 2 pages 0% fault: storage`,
      `failed ${ids[0]} a.example 2.4, 1 of 2 pages 66% Broken`,
      expect.stringMatching(/^queued [0-9a-f]{24} Publish run: The latest content is being published\.$/),
      `active ${agentJobId} Agent job`,
    ]);
  });

  it('shows the address that the client used, and who else can reach it', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const { port } = new URL(emulator.baseUrl);
    const page = (await ask('GET', emulator.baseUrl, { Host: `192.0.2.2:${port}` })).body.toString();
    expect(page).toContain(`<code>http://192.0.2.2:${port}</code>`);
    expect(page).toContain('The actions refuse this address');
    expect(page).toContain('It listens at every address of this machine: anyone who');
  });

  it('escapes what comes from outside', async () => {
    const markup = `</p><script>alert("1")</script>&'`;
    const emulator = await start({ name: markup, outcome: 'failed', error: markup });
    await startJob(emulator, { version: markup });
    const page = await pageOf(emulator);
    expect(page.match(/<script/g)).toHaveLength(1);
    // The version, the error, and the name of the job's settings and of those of the next job.
    expect(page.split('&lt;script&gt;alert(&quot;1&quot;)')).toHaveLength(5);
  });

  it('starts an export, and redirects to the jobs', async () => {
    const emulator = await start();
    const answer = await fetch(`${emulator.baseUrl}/emulator/exports`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#jobs']);
    expect(await rowsOf(emulator, 'jobs')).toEqual([expect.stringMatching(/^completed /)]);
  });

  it('lets the user choose how the next export ends; a new choice replaces an earlier one', async () => {
    const emulator = await start({ nextJobs: [{ pages: 7 }] });
    for (const ending of ['The bundle is gone', 'The job fails']) {
      expect((await choose(emulator, ending)).status).toBe(303);
    }
    expect(await pageOf(emulator)).toContain('<option selected>The job fails</option>');
    const next = (words: string) => [`The next one, from here or from a workflow: ${words}`];
    expect(await rowsOf(emulator, 'next')).toEqual(next('2 pages, failed after 0 s The job fails'));
    expect((await look(emulator, await startJob(emulator))).body.status).toBe('failed');
    expect(await rowsOf(emulator, 'next')).toEqual(next('7 pages, completed after 0 s'));
    // The first ending removes a choice.
    await choose(emulator, 'The job fails');
    await choose(emulator, 'As the settings say');
    expect(await rowsOf(emulator, 'next')).toEqual(next('7 pages, completed after 0 s'));
  });

  it('offers only endings that the emulator accepts, and accepts no others', async () => {
    const emulator = await start();
    const endings = [...(await pageOf(emulator)).matchAll(/<option[^>]*>([^<]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(endings.length).toBeGreaterThan(5);
    for (const ending of endings) expect((await choose(emulator, ending)).status).toBe(303);
    for (const ending of ['', 'constructor']) expect((await choose(emulator, ending)).status).toBe(400);
    const broken = { 'Content-Type': 'multipart/form-data' };
    expect((await ask('POST', `${emulator.baseUrl}/emulator/ending`, broken, 'x')).status).toBe(400);
  });
});

describe('the list of requests', () => {
  it('shows each request, the newest first, with its fault as the page names it', async () => {
    const emulator = await start();
    await choose(emulator, 'Every status check gets 503');
    const id = await startJob(emulator);
    await look(emulator, id);
    emulator.setNextJob({ faults: [{ at: 'getExportJob', does: { kind: 'cut' } }] });
    const other = await startJob(emulator);
    await look(emulator, other).catch(() => undefined);
    const rows = await rowsOf(emulator, 'requests');
    expect(rows.map((row) => row.replace(/^\d\d:\d\d:\d\d /, '').replace(/ \d+ ms,/, ''))).toEqual([
      `GET none ${JOBS}/${other} api cut`,
      `POST 202 ${JOBS} api`,
      `GET 503 ${JOBS}/${id} api Every status check gets 503`,
      `POST 202 ${JOBS} api`,
    ]);
  });

  it('shows no credentials of a bundle URL, on the page or in the terminal', async () => {
    const lines: string[] = [];
    const emulator = await start({ name: 'Named' }, undefined, (line) => lines.push(line));
    const bundle = `${JOBS}/${await startJob(emulator)}/bundle`;
    const { bundleUrl } = (await call<{ bundleUrl: string }>(emulator, 'POST', bundle)).body;
    await (await fetch(bundleUrl)).arrayBuffer();
    // The client has the last byte before the storage knows that it was sent.
    while (lines.length < 3) await setImmediate();
    const { search, searchParams } = new URL(bundleUrl);
    expect(lines.at(-1)).toMatch(
      /^\d\d:\d\d:\d\d {2}storage GET {2}200 +\d+ ms {2}\/se_\w+\/export\.tar\.gz$/,
    );
    const texts = `${lines.join('\n')} ${await pageOf(emulator)}`;
    const secrets = [search, ...searchParams.values()].filter(({ length }) => length > 15);
    expect(secrets.filter((secret) => texts.includes(secret))).toEqual([]);
  });
});

const FORM = 'application/x-www-form-urlencoded';

describe('a page of another origin', () => {
  it.each([
    ['/emulator/exports', '', FORM, 303],
    ['/emulator/ending', 'ending=The+job+fails', FORM, 303],
    ['/emulator/next-job', '{"pages":7}', 'application/json', 202],
    ['/emulator/reset', '', 'text/plain', 200],
    // A page of another origin may send this without a preflight request.
    ['/emulator/next-job', '{"pages":7}', 'text/plain', 202],
  ] as const)('is refused at %s with %s as %s', async (address, body, type, done) => {
    const emulator = await start();
    const { host, port } = new URL(emulator.baseUrl);
    const post = async (headers: Record<string, string>) =>
      (await ask('POST', `${emulator.baseUrl}${address}`, { 'Content-Type': type, ...headers }, body)).status;
    const under = (name: string) => post({ Host: name, Origin: `http://${name}` });
    const before = await rowsOf(emulator, 'next');
    for (const Origin of ['http://evil.example', `https://${host}`, 'http://127.0.0.1', 'null', '']) {
      expect([Origin, await post({ Origin })]).toEqual([Origin, 403]);
    }
    expect([await under(`evil.example:${port}`), await rowsOf(emulator, 'next'), emulator.requests]).toEqual([
      403,
      before,
      [],
    ]);
    for (const own of [host, `localhost:${port}`, `[::1]:${port}`])
      expect([own, await under(own)]).toEqual([own, done]);
    expect(await post({})).toBe(done);
  });

  it.each([
    ['GET', '/'],
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

  it('cannot read or frame the page', async () => {
    const { baseUrl } = await start();
    const { headers } = await fetch(baseUrl, { headers: { Origin: 'http://evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('reset: restores the initial state and settings', async () => {
  const emulator = await start({ nextJobs: [{ pages: 7 }], startsPerHour: 1 });
  const startByProject = async () =>
    (await call(emulator, 'POST', `/v1/static-export/${emulator.projectId}/jobs`)).status;
  const jobId = await startJob(emulator);
  await choose(emulator, 'The job fails');
  expect([await startByProject(), await startByProject()]).toEqual([202, 429]);
  await choose(emulator, 'The job fails');

  expect(await call(emulator, 'POST', '/emulator/reset')).toMatchObject({
    status: 200,
    body: { reset: true },
  });
  expect(await rowsOf(emulator, 'jobs')).toEqual(['No job has been started yet.']);
  expect(await rowsOf(emulator, 'requests')).toEqual(['No request has arrived yet.']);
  expect(await rowsOf(emulator, 'next')).toEqual([expect.stringMatching(/: 7 pages, completed after 0 s$/)]);
  expect(emulator.requests).toEqual([]);
  expect([(await look(emulator, jobId)).status, await startByProject()]).toEqual([404, 202]);
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
