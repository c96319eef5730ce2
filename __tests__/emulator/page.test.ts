/**
 * The emulator's page over HTTP: what a user reads there, the form, the site of a job, and which requests are refused.
 * `__tests__/real/emulator-page.real.ts` tests it in a browser, including its accessibility.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import type { Emulator } from '../../emulator/emulator.ts';
import { ADMIN_KEY, KEYS } from '../../emulator/settings/keys.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { runStep } from '../../tools/runner-double/run-step.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';
import { ask, call, JOBS, look, start, startJob } from './emulator-under-test.ts';

const ENDLESS = { queuedMs: 0, runningMs: 600_000 } as const;

const pageOf = async (emulator: Emulator) => (await fetch(emulator.baseUrl)).text();
/** Returns what the pattern's group finds in a page, as a browser shows it. */
const shown = (page: string, pattern: RegExp) =>
  [...page.matchAll(pattern)].map(([, found = '']) =>
    found
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

describe('the page', () => {
  it('says how to connect, and shows the jobs, the newest first', async () => {
    const emulator = await start({ domains: ['a.example', 'b.example'] });
    emulator.setNextJob({ outcome: 'failed', error: 'Broken' });
    emulator.setNextJob({ ...ENDLESS, faults: [{ at: 'storage', does: { kind: 'stall' } }] });
    const ids = [await startJob(emulator), await startJob(emulator)];
    const page = await pageOf(emulator);
    const { baseUrl, domain, projectId, agentJobId } = emulator;
    for (const value of [
      baseUrl,
      domain,
      projectId,
      agentJobId,
      ...KEYS.map(({ key }) => key),
      'b.example',
    ]) {
      expect(page).toContain(value);
    }
    expect(shown(page, /<li id="(se_\w+)"/g)).toEqual(ids.toReversed());
    expect(shown(page, /<p class="state \w+">(\w+)/g).slice(0, 2)).toEqual(['running', 'failed']);
    expect(shown(page, /<span class="remark">(.*)<\/span>/g)).toEqual(['fault: storage']);
    expect(shown(page, /<p class="end">(.+)<\/p>/g)).toEqual(['Broken']);
  });

  it('shows the address that the client used, and who else reaches it', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const { port } = new URL(emulator.baseUrl);
    const { body } = await ask(emulator, 'GET', '/', { Host: `192.0.2.2:${port}` });
    expect(body).toContain(`base-url: http://192.0.2.2:${port}\n`);
    expect(body).toContain('The actions refuse this address');
    expect(body).toContain('It listens at every address of this machine: anyone who');
  });

  it('escapes what comes from outside', async () => {
    const markup = `</p><script>alert("1")</script>&'`;
    const emulator = await start({
      agentJobs: { [markup]: { outcome: 'active' } },
      outcome: 'failed',
      error: markup,
    });
    await startJob(emulator, { version: markup });
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)';
    const pages = [await pageOf(emulator), await (await send(emulator, { domain: markup })).text()];
    for (const page of pages) {
      expect(page.match(/<script/g)).toHaveLength(1);
      expect(page.split(escaped).length).toBeGreaterThan(3);
    }
    expect(pages[1]).toContain('is not a bare host name');
  });

  it('has steps for a workflow: inputs that there are, and the one for this machine works', async () => {
    const page = await pageOf(await start());
    const { inputs } = parse(readFileSync(path.join(REPOSITORY, 'action.yml'), 'utf8'));
    const [here, , there] = [...page.matchAll(/>(- uses: [^<]*)</g)].flatMap(([, step = '']) => parse(step));
    for (const step of [here, there]) {
      expect(step.uses).toBe(`${OUR_ACTION}@v1`);
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));
    }
    const { conclusion, outputs } = await runStep({
      actionFile: path.join(REPOSITORY, 'action.yml'),
      inputs: Object.fromEntries(Object.entries(here.with).map(([name, value]) => [name, String(value)])),
      secrets: [ADMIN_KEY],
    });
    expect({ conclusion, outputs }).toMatchObject({ conclusion: 'success', outputs: { 'page-count': '2' } });
  });
});

const FORM = { domain: 'docs.example.com', pages: '3', seconds: '0', fault: 'none', when: 'now' };

/** Sends the form of the page, as a browser does without a script. */
function send(emulator: Emulator, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${emulator.baseUrl}/emulator/exports`, {
    method: 'POST',
    headers: { Origin: emulator.baseUrl },
    body: new URLSearchParams({ ...FORM, ...fields }),
    redirect: 'manual',
  });
}

const nextStarts = async (emulator: Emulator) =>
  shown(await pageOf(emulator), /<li id="next-\d+">\s*<p>(.*?)<\/p>/gs);
const newestJob = async (emulator: Emulator) =>
  /<li id="(se_\w+)"/.exec(await pageOf(emulator))?.[1] as string;

describe('the form', () => {
  it('starts a job with what was filled in, and leads to it', async () => {
    const emulator = await start();
    const answer = await send(emulator, { version: ' 2.3 ' });
    const id = await newestJob(emulator);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/#${id}`]);
    expect(emulator.requests.map(({ body }) => body)).toEqual([
      '{"domain":"docs.example.com","version":"2.3"}',
    ]);
    expect((await look(emulator, id)).body).toMatchObject({ status: 'completed', pageCount: 3 });
  });

  it('keeps settings for later starts until they are taken back', async () => {
    const emulator = await start();
    for (const fault of ['job-fails', 'storage-slow', 'status-down'])
      await send(emulator, { when: 'next', fault });
    // A job that the form itself starts comes first.
    await send(emulator, { pages: '4' });
    expect((await look(emulator, await newestJob(emulator))).body).toMatchObject({ pageCount: 4 });
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, failed after 0 s The job fails',
      'Then: 3 pages, completed after 0 s Downloads have 10 kB per second',
      'Then: 3 pages, completed after 0 s Every check gets 503',
    ]);
    const [, slow = ''] = shown(await pageOf(emulator), /action="(\/emulator\/next-job\/\d+\/remove)"/g);
    expect((await look(emulator, await startJob(emulator))).body).toMatchObject({ status: 'failed' });
    await fetch(`${emulator.baseUrl}${slow}`, { method: 'POST', redirect: 'manual' });
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, completed after 0 s Every check gets 503',
    ]);
  });

  it.each([
    ['no number', { pages: 'many' }, 'Pages: enter a whole number.'],
    ['too much time', { seconds: '3601' }, 'Duration: enter 3600 or less.'],
    ['an unknown fault', { fault: 'constructor' }, 'What goes wrong: choose from the list.'],
    ['a start that the service refuses', { fault: 'start-busy' }, 'The service responded with 503'],
  ])('refuses %s, and keeps the rest of what was filled in', async (_what, fields, problem) => {
    const emulator = await start({ domains: null });
    const page = await (await send(emulator, { domain: 'kept.example', ...fields })).text();
    expect(shown(page, /<p class="problem" role="alert">(.*)<\/p>/g)).toEqual([
      expect.stringContaining(problem),
    ]);
    expect(page).toContain('name="domain" value="kept.example"');
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it('offers faults, each a setting that the emulator accepts', async () => {
    const emulator = await start();
    const faults = shown(await pageOf(emulator), /<option value="([^"]+)"/g);
    expect(faults.length).toBeGreaterThan(10);
    for (const fault of faults) {
      expect({ fault, status: (await send(emulator, { fault, when: 'next' })).status }).toEqual({
        fault,
        status: 303,
      });
    }
    expect(await nextStarts(emulator)).toHaveLength(faults.length);
  });
});

describe('the site of a job', () => {
  async function get(url: string) {
    const response = await fetch(url);
    const type = response.headers.get('content-type');
    return { status: response.status, url: response.url, type, body: await response.text() };
  }
  const browse = (emulator: Emulator, jobId: string) => get(`${emulator.baseUrl}/emulator/sites/${jobId}/`);

  it('is at the root of an origin of its own, and nothing from outside the site is there', async () => {
    const emulator = await start();
    const [jobId, other] = [await startJob(emulator, { version: '9 <9>' }), await startJob(emulator)];
    const home = await browse(emulator, jobId);
    const { origin } = new URL(home.url);
    expect(home).toMatchObject({
      status: 200,
      url: `${origin}/index.html`,
      type: 'text/html; charset=utf-8',
      body: expect.stringContaining('9 &#60;9&#62;'),
    });
    const origins = [origin, new URL((await browse(emulator, other)).url).origin, emulator.baseUrl];
    expect(new Set(origins).size).toBe(3);
    const [stylesheet] = shown(home.body, /href="(\/[^"]+\.css)"/g);
    expect(await get(`${origin}${stylesheet}`)).toMatchObject({
      status: 200,
      type: 'text/css; charset=utf-8',
    });
    for (const name of ['no/such.html', '%2e%2e%2f%2e%2e%2fetc/passwd', '..%5c..%5cx', '%00', '_next']) {
      expect({ name, ...(await get(`${origin}/${name}`)) }).toMatchObject({
        status: 404,
        body: expect.stringContaining('<h1>Page not found</h1>'),
      });
    }
  });

  it.each<[string, GivenExportJobSettings, object]>([
    ['a job that still runs', ENDLESS, {}],
    ['a job without pages', {}, { paths: [] }],
    ['a job whose bundle is a given file', { archive: path.join(REPOSITORY, 'README.md') }, {}],
  ])('is not there for %s', async (_what, settings, fields) => {
    const emulator = await start(settings);
    const jobId = await startJob(emulator, fields);
    expect(await browse(emulator, jobId)).toMatchObject({ status: 404, body: 'This job has no site.' });
    expect(await pageOf(emulator)).not.toContain('Browse the site');
  });
});

const POSTS = [
  ['/emulator/exports', new URLSearchParams(FORM).toString(), 'application/x-www-form-urlencoded', 303],
  ['/emulator/next-job', '{"pages":7}', 'application/json', 202],
  ['/emulator/next-job/1/remove', '', 'application/x-www-form-urlencoded', 303],
  ['/emulator/reset', '', 'text/plain', 200],
  // A page of another origin may send this without a preflight request.
  ['/emulator/next-job', '{"pages":7}', 'text/plain', 202],
] as const;

describe('a page of another origin', () => {
  it.each(POSTS)('is refused at %s with %s as %s', async (address, body, type, done) => {
    const emulator = await start();
    const post = (headers: Record<string, string>) =>
      ask(emulator, 'POST', address, { 'Content-Type': type, ...headers }, body);
    const { host, port } = new URL(emulator.baseUrl);

    for (const origin of ['http://evil.example', `https://${host}`, 'http://127.0.0.1', 'null', '']) {
      expect({ origin, ...(await post({ Origin: origin })) }).toMatchObject({
        status: 403,
        body: expect.stringContaining("Only the emulator's own page"),
      });
    }
    // Someone else's DNS name that resolves to this machine gives the page the origin of the emulator.
    for (const name of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      const named = `${name}:${port}`;
      expect({ name, ...(await post({ Host: named, Origin: `http://${named}` })) }).toMatchObject({
        status: 403,
        body: expect.stringContaining('host is not'),
      });
    }
    expect([await nextStarts(emulator), emulator.requests]).toEqual([[], []]);

    for (const headers of [
      {},
      { Origin: emulator.baseUrl },
      { Host: `localhost:${port}`, Origin: `http://localhost:${port}` },
      { Host: `[::1]:${port}`, Origin: `http://[::1]:${port}` },
    ]) {
      expect({ sent: headers, ...(await post(headers)) }).toMatchObject({ status: done });
    }
  });

  it.each([
    ['GET', '/'],
    ['GET', '/emulator/page.js'],
    ['GET', '/emulator/sites/se_0/'],
    ['GET', `${JOBS}/se_0`],
    ['POST', JOBS],
    ['GET', '/v2/agent/project_emulator/job/agent_completes'],
    ['GET', '/v1/no/such/operation'],
  ] as const)('cannot %s %s under a name of its own', async (method, address) => {
    const emulator = await start();
    const { port } = new URL(emulator.baseUrl);
    const Authorization = `Bearer ${ADMIN_KEY}`;
    for (const name of ['evil.example', '127.0.0.1.evil.example']) {
      const answer = await ask(emulator, method, address, { Host: `${name}:${port}`, Authorization });
      expect({ name, ...answer }).toMatchObject({
        status: 403,
        body: expect.stringContaining('host is not'),
      });
    }
    expect(emulator.requests).toEqual([]);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const answer = await ask(emulator, method, address, { Host: `${name}:${port}`, Authorization });
      expect({ name, status: answer.status }).not.toMatchObject({ status: 403 });
    }
  });

  it('cannot read the site of a job under a name of its own', async () => {
    const emulator = await start();
    const { url } = await fetch(`${emulator.baseUrl}/emulator/sites/${await startJob(emulator)}/`);
    expect(await ask(emulator, 'GET', url, { Host: 'evil.example' })).toMatchObject({ status: 403 });
    expect(await ask(emulator, 'GET', url, { Host: new URL(url).host })).toMatchObject({ status: 200 });
  });

  it('may use a name that the settings name', async () => {
    const emulator = await start({ hostNames: ['api.test'] });
    expect(await ask(emulator, 'GET', '/v1/x', { Host: 'api.test' })).toMatchObject({ status: 404 });
    expect(await ask(emulator, 'GET', '/', { Host: 'api.test' })).toMatchObject({ status: 200 });
    expect(await ask(emulator, 'GET', '/', { Host: 'other.test' })).toMatchObject({
      status: 403,
      body: expect.stringContaining('Use its numeric address, or add the name to its setting hostNames.'),
    });
  });

  it('may not read or frame', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    const site = await fetch(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
    for (const url of [`${emulator.baseUrl}/`, site.url]) {
      const { headers } = await fetch(url, { headers: { Origin: 'http://evil.example' } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the list of requests', () => {
  const rows = async (emulator: Emulator) =>
    [...(await pageOf(emulator)).matchAll(/<tr id="request-\d+".*?<\/tr>/gs)].map(([row]) =>
      shown(row, /<td[^>]*>(.*?)<\/td>/gs),
    );
  const TIME = expect.stringMatching(/^\d\d:\d\d:\d\d$/);
  const MS = expect.stringMatching(/^\d+ ms$/);

  it('has each request, the newest first, with its fault in the words that were chosen', async () => {
    const emulator = await start();
    await send(emulator, { fault: 'status-busy' });
    const id = await newestJob(emulator);
    await look(emulator, id);
    emulator.setNextJob({ faults: [{ at: 'getExportJob', does: { kind: 'cut' } }] });
    const other = await startJob(emulator);
    await look(emulator, other).catch(() => undefined);
    expect(await rows(emulator)).toEqual([
      [TIME, 'GET', 'none', `${JOBS}/${other}`, MS, 'cut'],
      [TIME, 'POST', '202', JOBS, MS, ''],
      [TIME, 'GET', '503', `${JOBS}/${id}`, MS, 'The first two checks get 503'],
      [TIME, 'POST', '202', JOBS, MS, ''],
    ]);
  });

  it('has no credentials of a bundle URL, neither on the page nor in the terminal', async () => {
    const lines: string[] = [];
    const emulator = await start({}, undefined, (line) => lines.push(line));
    emulator.setNextJob({ name: 'Short', faults: [{ at: 'storage', does: { kind: 'short', bytes: 9 } }] });
    const bundle = `${JOBS}/${await startJob(emulator)}/bundle`;
    const { bundleUrl } = (await call<{ bundleUrl: string }>(emulator, 'POST', bundle)).body;
    await (await fetch(bundleUrl)).arrayBuffer();
    const { pathname, search, searchParams } = new URL(bundleUrl);
    expect((await rows(emulator))[0]).toEqual([TIME, 'GET', '200', `${pathname} storage`, MS, 'Short']);
    expect(lines.at(-1)).toMatch(
      /^\d\d:\d\d:\d\d {2}storage GET {2}200 +\d+ ms {2}\/se_\w+\/export\.tar\.gz {2}\[Short\]$/,
    );
    const texts = `${lines.join('\n')} ${await pageOf(emulator)}`;
    const secrets = [search, ...searchParams.values()].filter(({ length }) => length > 15);
    expect(secrets.filter((secret) => texts.includes(secret))).toEqual([]);
  });
});

describe('a reset', () => {
  it('returns to the start, with the settings of the start', async () => {
    const emulator = await start({ nextJobs: [{ pages: 7 }], startsPerHour: 1 });
    const startByProject = async () =>
      (await call(emulator, 'POST', `/v1/static-export/${emulator.projectId}/jobs`)).status;
    const jobId = await startJob(emulator);
    const site = await fetch(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
    emulator.setNextJob({ outcome: 'failed' });
    expect([await startByProject(), await startByProject()]).toEqual([202, 429]);

    const answer = await fetch(`${emulator.baseUrl}/emulator/reset`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { reset: true }]);
    const page = await pageOf(emulator);
    expect(page).toContain('No job has been started yet.');
    expect(page).toContain('No request has come yet.');
    expect(await nextStarts(emulator)).toEqual(['Next start: 7 pages, completed after 0 s']);
    expect(emulator.requests).toEqual([]);
    await expect(fetch(site.url)).rejects.toThrow();
    expect([(await look(emulator, jobId)).status, await startByProject()]).toEqual([404, 202]);
  });
});
