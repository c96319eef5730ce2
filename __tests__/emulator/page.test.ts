/**
 * The emulator's pages as they come over the wire: what they say, what the form does, the site of a job, and who is
 * let in. What a browser makes of them is in `real/emulator-page.test.ts`.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { parse } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { ADMIN_KEY, KEYS } from '../../emulator/keys.ts';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../emulator/settings.ts';
import { runStep } from '../../tools/runner-double/run-step.ts';
import { REPOSITORY } from '../support/repository.ts';

const JOBS = '/v1/static-export/jobs';
const ENDLESS = { queuedMs: 0, runningMs: 600_000 } as const;

let open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
});

/** An emulator that ends with the test; its jobs are over at once. */
async function start(given: GivenEmulatorSettings = {}): Promise<Emulator> {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2, ...given });
  open.push(emulator);
  return emulator;
}

async function startJob(emulator: Emulator, fields: object = {}): Promise<string> {
  const answer = await fetch(`${emulator.baseUrl}${JOBS}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${ADMIN_KEY}` },
    body: JSON.stringify({ domain: emulator.domain, ...fields }),
  });
  return ((await answer.json()) as { jobId: string }).jobId;
}

/** What the tests use of a browser's elements; all its types would be in all of Node's. */
interface Part {
  readonly id: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part> & { readonly length: number };
}

async function documentAt(emulator: Emulator, address = '/'): Promise<Part> {
  return documentOf(await fetch(`${emulator.baseUrl}${address}`));
}

async function documentOf(answer: Response): Promise<Part> {
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  return new JSDOM(await answer.text()).window.document;
}

const textOf = (within: Part, selector: string): string =>
  within.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const textsOf = (within: Part, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

describe('the home page', () => {
  it('says how to connect', async () => {
    const emulator = await start();
    const page = await documentAt(emulator);
    expect(textOf(page, '#no-jobs')).toBe('No job was started yet.');
    expect(textsOf(page, 'dd code')).toEqual(
      expect.arrayContaining([
        emulator.baseUrl,
        emulator.storageUrl,
        emulator.projectId,
        emulator.agentJobId,
        ...KEYS.map(({ key }) => key),
      ]),
    );
  });

  it('shows the jobs, the newest first, and how each is doing', async () => {
    const emulator = await start({ agentJobs: { 'my "agent" job': { outcome: 'active' } } });
    emulator.setNextJob({ outcome: 'failed', error: 'Broken <i>' });
    emulator.setNextJob({ ...ENDLESS, faults: [{ at: 'storage', does: { kind: 'stall' } }] });
    emulator.setNextJob({ archive: path.join(REPOSITORY, 'README.md') });
    const ids = [];
    for (let job = 0; job < 4; job++) ids.push(await startJob(emulator));

    const page = await documentAt(emulator);
    const items = [...page.querySelectorAll('#export-jobs > li')];
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    const [completed, given, running, failed] = items as [Part, Part, Part, Part];
    expect(items.map((item) => textOf(item, '.state'))).toEqual([
      'completed',
      'completed',
      'running',
      'failed',
    ]);
    expect(textOf(completed, '.end a')).toBe(`Browse the site of ${ids[3]}`);
    expect(textOf(completed, '.figures')).toBe('2 of 2 pages · 100 %');
    expect(textOf(given, '.end')).toBe('');
    expect(textsOf(running, '.remark')).toEqual(['fault at storage']);
    expect(textOf(failed, '.end')).toBe('Broken <i>');
    expect(textOf(page, '#agent-jobs > li:last-child .title')).toBe('my "agent" job');
  });

  it('counts the jobs that it does not show', async () => {
    const emulator = await start();
    for (let job = 0; job < 22; job++) await startJob(emulator);
    const page = await documentAt(emulator);
    expect(page.querySelectorAll('#export-jobs > li[data-state]')).toHaveLength(20);
    expect(textOf(page, '#older')).toBe('And 2 older.');
  });

  it('does not begin the agent jobs', async () => {
    const emulator = await start({ agentJobs: { mine: { outcome: 'completed', activeMs: 50 } } });
    const state = async () => textOf(await documentAt(emulator), '#agent-jobs > li:last-child .state');
    await state();
    await sleep(100);
    expect(await state()).toBe('active');
  });

  const MARKUP = `</p><script>alert("1")</script>&'`;
  it('escapes what comes from outside', async () => {
    const emulator = await start({
      agentJobs: { [MARKUP]: { outcome: 'active' } },
      outcome: 'failed',
      error: MARKUP,
    });
    await startJob(emulator, { version: MARKUP });
    const page = await documentAt(emulator);
    expect(page.querySelectorAll('script')).toHaveLength(1);
    expect([
      textOf(page, '.jobs .title .quiet'),
      textOf(page, '.end'),
      textOf(page, '#agent-jobs > li:last-child code'),
    ]).toEqual([MARKUP, MARKUP, MARKUP]);

    const refused = await documentOf(await send(emulator, { domain: MARKUP, error: MARKUP, paths: MARKUP }));
    expect(refused.querySelectorAll('script')).toHaveLength(1);
    expect(textOf(refused, '.problem')).toContain('is not a bare host name');
    expect(refused.querySelector('[name=domain]')?.getAttribute('value')).toBe(MARKUP);
  });

  it('has steps for a workflow: inputs that there are, and the one for this machine works', async () => {
    const emulator = await start();
    const page = await documentAt(emulator);
    const { inputs } = parse(readFileSync(path.join(REPOSITORY, 'action.yml'), 'utf8'));
    const steps = ['#step-here', '#steps-there'].flatMap((id) =>
      parse(page.querySelector(id)?.textContent ?? ''),
    );
    const exports = steps.filter(({ uses }) => uses === 'your-organization/static-export-action@v1');
    expect(exports).toHaveLength(2);
    for (const step of exports)
      expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.keys(step.with)));

    const { conclusion, outputs } = await runStep({
      actionFile: path.join(REPOSITORY, 'action.yml'),
      inputs: Object.fromEntries(
        Object.entries(exports[0].with).map(([name, value]) => [name, String(value)]),
      ),
      secrets: [ADMIN_KEY],
    });
    expect({ conclusion, outputs }).toMatchObject({ conclusion: 'success', outputs: { 'page-count': '2' } });
  });
});

const FORM = { domain: 'docs.example.com', pages: '3', seconds: '0', mishap: 'none', when: 'now' };

/** Sends the form of the page, as a browser does without a script. */
function send(emulator: Emulator, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${emulator.baseUrl}/emulator/exports`, {
    method: 'POST',
    headers: { Origin: emulator.baseUrl },
    body: new URLSearchParams({ ...FORM, ...fields }),
    redirect: 'manual',
  });
}

async function look(emulator: Emulator, jobId: string): Promise<Response> {
  return fetch(`${emulator.baseUrl}${JOBS}/${jobId}`, { headers: { Authorization: `Bearer ${ADMIN_KEY}` } });
}

/** The job that was started last. */
async function newestJob(emulator: Emulator): Promise<{ id: string; item: Part }> {
  const [item] = (await documentAt(emulator)).querySelectorAll('#export-jobs > li[data-state]');
  if (item === undefined) throw new Error('There is no job.');
  return { id: item.id, item };
}

const nextStarts = async (emulator: Emulator) =>
  textsOf(await documentAt(emulator), '#next-starts > li').map((text) => text.replaceAll(/\s+/g, ' '));

describe('the form', () => {
  it('starts a job with what was filled in', async () => {
    const emulator = await start();
    const paths = ' index \r\n\r\n/getting-started/quickstart\r\n';
    const answer = await send(emulator, { version: ' 2.3 ', paths });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#exports']);
    expect(emulator.requests.map(({ body }) => JSON.parse(body))).toEqual([
      {
        domain: 'docs.example.com',
        version: '2.3',
        paths: ['index', '/getting-started/quickstart'],
      },
    ]);
    const { item } = await newestJob(emulator);
    expect(textOf(item, '.figures')).toBe('2 of 2 pages · 100 %');
  });

  it('asks for the latest version of every page where nothing else is filled in', async () => {
    const emulator = await start();
    await send(emulator);
    expect(emulator.requests.map(({ body }) => body)).toEqual(['{"domain":"docs.example.com"}']);
    expect(textOf((await newestJob(emulator)).item, '.figures')).toBe('3 of 3 pages · 100 %');
  });

  it('says how long a job takes', async () => {
    const emulator = await start();
    await send(emulator, { seconds: '600' });
    const { item } = await newestJob(emulator);
    expect(textOf(item, '.state')).toBe('queued');
    await send(emulator, { seconds: '600', when: 'next' });
    expect(await nextStarts(emulator)).toEqual([
      'The next start: a site of 3 pages, takes 600 s, then is complete',
    ]);
  });

  it('keeps settings for the starts to come, but one that it starts itself overtakes them', async () => {
    const emulator = await start();
    await send(emulator, { when: 'next', mishap: 'job-fails', error: 'As kept' });
    await send(emulator, { when: 'next', mishap: 'storage-slow' });
    await send(emulator, { pages: '4' });
    expect(textOf((await newestJob(emulator)).item, '.figures')).toBe('4 of 4 pages · 100 %');
    expect(await nextStarts(emulator)).toEqual([
      'The next start: a site of 3 pages, takes 0 s, then fails',
      'Then: a site of 3 pages, takes 0 s, then is complete slow storage',
    ]);
    expect(await (await look(emulator, await startJob(emulator))).json()).toMatchObject({ error: 'As kept' });
    expect(await nextStarts(emulator)).toHaveLength(1);
  });

  it.each([
    ['no number', { pages: 'many' }, 'Pages of the site: a whole number, please.'],
    ['no pages', { pages: '0' }, 'Pages of the site: 1 or more, please.'],
    ['too many pages', { pages: '50001' }, 'Pages of the site: 50000 or less, please.'],
    ['less than no time', { seconds: '-1' }, 'Seconds it takes: a whole number, please.'],
    ['too much time', { seconds: '3601' }, 'Seconds it takes: 3600 or less, please.'],
    ['an unknown mishap', { mishap: 'constructor' }, 'What goes wrong: one of the list, please.'],
    ['an unknown button', { when: 'later' }, 'Now, or the next start?'],
  ])('refuses %s, and keeps the rest of what was filled in', async (_what, fields, problem) => {
    const emulator = await start();
    const answer = await send(emulator, { domain: 'kept.example', ...fields });
    expect(answer.status).toBe(400);
    const page = await documentOf(answer);
    expect(textOf(page, '.problem')).toBe(problem);
    expect(page.querySelector('[name=domain]')?.getAttribute('value')).toBe('kept.example');
    expect(emulator.requests).toEqual([]);
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it('says what the service responded with to a start that it refused, and forgets its settings', async () => {
    const emulator = await start();
    const page = await documentOf(await send(emulator, { paths: 'no/such' }));
    expect(textOf(page, '.problem')).toBe(
      'The start was answered with 400: paths: there is no page "no/such".',
    );
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it('offers mishaps, each a setting that the emulator takes', async () => {
    const emulator = await start();
    const options = [...(await documentAt(emulator)).querySelectorAll('option')].map(
      (option) => option.getAttribute('value') ?? '',
    );
    expect(options.length).toBeGreaterThan(10);
    for (const mishap of options) {
      expect({ mishap, status: (await send(emulator, { mishap, when: 'next' })).status }).toEqual({
        mishap,
        status: 303,
      });
    }
    expect(await nextStarts(emulator)).toHaveLength(options.length);
  });

  const status = async (emulator: Emulator, jobId: string) => (await look(emulator, jobId)).status;
  const bundle = (emulator: Emulator, jobId: string) =>
    fetch(`${emulator.baseUrl}${JOBS}/${jobId}/bundle`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}` },
    });
  const archive = async (emulator: Emulator, jobId: string) => {
    const { bundleUrl } = (await (await bundle(emulator, jobId)).json()) as { bundleUrl: string };
    return fetch(bundleUrl);
  };
  const size = (answer: Response) => answer.arrayBuffer().then(({ byteLength }) => byteLength);

  it.each<[string, (emulator: Emulator, jobId: string) => Promise<unknown>, unknown]>([
    ['none', status, 200],
    ['job-unknown', status, 404],
    [
      'job-tells-little',
      async (e, id) => Object.keys((await (await look(e, id)).json()) as object),
      ['status'],
    ],
    [
      'status-busy',
      async (e, id) => [await status(e, id), await status(e, id), await status(e, id)],
      [503, 503, 200],
    ],
    ['status-limited', async (e, id) => (await look(e, id)).headers.get('retry-after'), '5'],
    ['status-cut', (e, id) => status(e, id).catch(() => 'cut'), 'cut'],
    [
      'status-down',
      async (e, id) => [await status(e, id), await status(e, id), await status(e, id)],
      [503, 503, 503],
    ],
    ['bundle-not-yet', async (e, id) => (await bundle(e, id)).status, 409],
    [
      'bundle-busy',
      async (e, id) => [(await bundle(e, id)).status, (await bundle(e, id)).status],
      [503, 200],
    ],
    ['storage-cut', async (e, id) => (await archive(e, id)).arrayBuffer().catch(() => 'cut'), 'cut'],
    ['storage-short', async (e, id) => size(await archive(e, id)), 4000],
    ['storage-denied', async (e, id) => (await archive(e, id)).status, 403],
  ])('makes a job go wrong as it says: %s', async (mishap, ask, comes) => {
    const emulator = await start();
    await send(emulator, { mishap });
    const { id } = await newestJob(emulator);
    expect(await ask(emulator, id)).toEqual(comes);
  });

  it.each([
    ['start-busy', 'The start was answered with 503: The service is busy.', 0],
    ['start-refused', 'The start was answered with 403: Static export is not part of this plan.', 0],
    ['start-lost', 'The start got no answer. The job may be there all the same.', 1],
  ])('meets a start that goes wrong, once: %s', async (mishap, problem, jobs) => {
    const emulator = await start();
    // Calls of the start are counted for the emulator, so the first fault must not be the last.
    await startJob(emulator);
    for (const round of [1, 2]) {
      const page = await documentOf(await send(emulator, { mishap }));
      expect(textOf(page, '.problem')).toBe(problem);
      expect(page.querySelectorAll('#export-jobs > li[data-state]')).toHaveLength(1 + round * jobs);
    }
    expect(await startJob(emulator)).toMatch(/^se_/);
  });

  it.each(['start-busy', 'start-refused', 'start-lost'])(
    'keeps a mishap of the next start: %s',
    async (mishap) => {
      const emulator = await start();
      await send(emulator, { mishap, when: 'next' });
      const outcomes = [];
      for (let round = 0; round < 2; round++) outcomes.push(await startJob(emulator).catch(() => undefined));
      expect(outcomes).toEqual([undefined, expect.stringMatching(/^se_/)]);
    },
  );
});

describe('the site of a job', () => {
  const page = async (emulator: Emulator, address: string) => {
    const answer = await fetch(`${emulator.baseUrl}/emulator/sites/${address}`);
    return {
      status: answer.status,
      url: answer.url,
      type: answer.headers.get('content-type'),
      body: await answer.text(),
    };
  };

  it('is what the bundle holds, with the kinds of files that it has', async () => {
    const emulator = await start({ pages: 14 });
    const jobId = await startJob(emulator, { version: '9 <9>' });
    const home = await page(emulator, `${jobId}/`);
    expect(home).toMatchObject({
      status: 200,
      url: `${emulator.baseUrl}/emulator/sites/${jobId}/index.html`,
      type: 'text/html; charset=utf-8',
      body: expect.stringContaining('9 &lt;9&gt;'),
    });
    for (const [file, type] of [
      ['assets/site.css', 'text/css; charset=utf-8'],
      ['assets/search.js', 'text/javascript; charset=utf-8'],
      ['assets/wave-heights.png', 'image/png'],
      ['search-index.json', 'application/json'],
      ['getting-started/quickstart.html', 'text/html; charset=utf-8'],
    ]) {
      expect(await page(emulator, `${jobId}/${file}`)).toMatchObject({ status: 200, type });
    }
  });

  it('begins with the first page where there is no start page', async () => {
    const emulator = await start({ pages: 14 });
    const jobId = await startJob(emulator, { paths: ['getting-started/quickstart'] });
    expect(await page(emulator, `${jobId}/`)).toMatchObject({
      status: 200,
      url: expect.stringMatching(/getting-started\/quickstart\.html$/),
    });
  });

  it('has a page for what is not there', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    for (const path of [
      'no/such.html',
      'guides/',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      '..%5c..%5cx',
      '%00',
      'assets',
    ]) {
      expect(await page(emulator, `${jobId}/${path}`)).toMatchObject({
        status: 404,
        type: 'text/html; charset=utf-8',
        body: expect.stringContaining('There is no such page'),
      });
    }
  });

  it.each<[string, GivenExportJobSettings, object]>([
    ['a job that still runs', ENDLESS, {}],
    ['a job that failed', { outcome: 'failed' }, {}],
    ['a job without pages', {}, { paths: [] }],
    ['a job whose bundle is a file of somebody', { archive: path.join(REPOSITORY, 'README.md') }, {}],
  ])('is not shown of %s', async (_what, settings, fields) => {
    const emulator = await start(settings);
    const jobId = await startJob(emulator, fields);
    for (const file of ['', 'index.html']) {
      expect(await page(emulator, `${jobId}/${file}`)).toMatchObject({
        status: 404,
        body: 'There is no site of this job.',
      });
    }
    expect((await documentAt(emulator)).querySelector('.end a')).toBeNull();
  });

  it('is not shown of a job that there is not', async () => {
    expect(await page(await start(), 'se_0/index.html')).toMatchObject({ status: 404 });
  });
});

/** Asks with headers that `fetch` does not let one set. */
function ask(
  emulator: Emulator,
  method: 'GET' | 'POST',
  address: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${emulator.baseUrl}${address}`, { method, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

const POSTS = [
  ['/emulator/exports', new URLSearchParams(FORM).toString(), 'application/x-www-form-urlencoded', 303],
  ['/emulator/next-job', '{"pages":7}', 'application/json', 202],
  // A page of another site may send this without being asked first.
  ['/emulator/next-job', '{"pages":7}', 'text/plain', 202],
] as const;

describe("a page of somebody else's", () => {
  it.each(POSTS)('is not let in at %s with %s as %s', async (address, body, type, done) => {
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
    // A name that leads here by the name server of somebody else; then the page has the origin of the emulator.
    for (const name of ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example']) {
      const named = `${name}:${port}`;
      expect({ name, ...(await post({ Host: named, Origin: `http://${named}` })) }).toMatchObject({
        status: 403,
        body: expect.stringContaining('not called'),
      });
    }
    expect([await nextStarts(emulator), emulator.requests]).toEqual([[], []]);

    for (const headers of [
      {},
      { Origin: emulator.baseUrl },
      { Host: `localhost:${port}`, Origin: `http://localhost:${port}` },
      { Host: `[::1]:${port}`, Origin: `http://[::1]:${port}` },
    ]) {
      expect({ headers, ...(await post(headers)) }).toMatchObject({ status: done });
    }
  });

  it.each(['/', '/emulator/api', '/emulator/page.js', '/emulator/sites/se_0/index.html'])(
    'does not read %s under a name of its own',
    async (address) => {
      const emulator = await start();
      expect(await ask(emulator, 'GET', address, { Host: 'evil.example' })).toMatchObject({ status: 403 });
    },
  );

  it('may use the name that the emulator listens at', async () => {
    const emulator = await start({ host: 'localhost' });
    expect(await ask(emulator, 'GET', '/', { Host: 'localhost' })).toMatchObject({ status: 200 });
  });

  it('gets no leave to read, and may not frame', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    for (const address of ['/', '/emulator/api', `/emulator/sites/${jobId}/index.html`]) {
      const { headers } = await fetch(`${emulator.baseUrl}${address}`, {
        headers: { Origin: 'http://evil.example' },
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('the pages', () => {
  it('are not among the requests that the service got', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    for (const address of ['/', '/emulator/api', `/emulator/sites/${jobId}/`])
      await documentAt(emulator, address);
    expect(emulator.requests.map(({ path }) => path)).toEqual([JOBS]);
  });

  it('leave the answers of the service as they are', async () => {
    const emulator = await start();
    const answer = await look(emulator, await startJob(emulator));
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });
});

describe('the page of the API', () => {
  const description = parse(readFileSync(path.join(REPOSITORY, 'emulator', 'openapi.yaml'), 'utf8'));

  /** Values at any depth that have this name. */
  function everyValueOf(name: string, within: unknown): unknown[] {
    if (typeof within !== 'object' || within === null) return [];
    return Object.entries(within).flatMap(([key, value]) => [
      ...(key === name ? [value] : []),
      ...everyValueOf(name, value),
    ]);
  }

  const plain = (markdown: string) => markdown.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim();

  it('says all that the description says', async () => {
    const page = textOf(await documentAt(await start(), '/emulator/api'), 'main');
    const { servers: _servers, ...described } = description;
    const texts = ['description', 'summary', 'operationId', 'format', 'enum']
      .flatMap((name) => everyValueOf(name, described))
      .flat()
      .filter((value) => typeof value === 'string')
      // The names of operations are in the addresses of the page.
      .filter((value) => !Object.hasOwn(OPERATIONS, value));
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts) expect(page).toContain(plain(text));

    const fields = everyValueOf('properties', described).flatMap((properties) =>
      Object.keys(properties as object),
    );
    for (const field of fields) expect(page).toContain(field);
  });

  const OPERATIONS: Record<string, [method: string, path: string]> = Object.fromEntries(
    Object.entries(description.paths as Record<string, Record<string, { operationId?: string }>>).flatMap(
      ([address, methods]) =>
        Object.entries(methods).flatMap(([method, { operationId }]) =>
          operationId === undefined ? [] : [[operationId, [method.toUpperCase(), address]]],
        ),
    ),
  );

  it.each(Object.entries(OPERATIONS))('has %s with every answer: %p', async (id, [method, address]) => {
    const page = await documentAt(await start(), '/emulator/api');
    const operation = page.querySelector(`article[aria-labelledby=${id}]`);
    if (operation === null) throw new Error('It is missing.');
    expect(textOf(operation, '.call')).toBe(`${method} ${address}`);
    const responses = description.paths[address][method.toLowerCase()].responses;
    expect(textsOf(operation, '.status')).toEqual(Object.keys(responses));
  });

  it('has no link that leads nowhere, and no id twice', async () => {
    const emulator = await start();
    const page = await documentAt(emulator, '/emulator/api');
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of page.querySelectorAll('a')) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) expect(ids).toContain(address.slice(1));
      else
        expect({ address, status: (await fetch(`${emulator.baseUrl}${address}`)).status }).toMatchObject({
          status: 200,
        });
    }
  });

  it('has commands that work', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    const commands = textsOf(await documentAt(emulator, '/emulator/api'), 'pre');
    expect(commands).toHaveLength(Object.keys(OPERATIONS).length);
    for (const command of commands) {
      const [, method = '', address = ''] = /^curl -X (\w+) (\S+)/.exec(command) ?? [];
      const headers = [...command.matchAll(/-H '(\S+): (.+)'/g)].map(
        ([, name, value]) => [name, value] as [string, string],
      );
      const [, body] = /-d '(.+)'/.exec(command) ?? [];
      const answer = await fetch(address.replace('JOB_ID', jobId), {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect({ command, ok: answer.ok }).toEqual({ command, ok: true });
    }
  });

  it('gives the description away as it is', async () => {
    const answer = await fetch(`${(await start()).baseUrl}/emulator/openapi.yaml`);
    expect(parse(await answer.text())).toEqual(description);
  });
});
