/**
 * The emulator's page over HTTP: what it says, the form, the site of a job, and which requests are refused.
 * `__tests__/real/emulator-page.real.ts` looks at it in a browser.
 */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { parse } from 'yaml';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { ADMIN_KEY, KEYS } from '../../emulator/keys.ts';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../emulator/settings.ts';
import { runStep } from '../../tools/runner-double/run-step.ts';
import { OUR_ACTION, REPOSITORY } from '../support/repository.ts';

const JOBS = '/v1/static-export/jobs';
const AUTHORIZED = { Authorization: `Bearer ${ADMIN_KEY}` };
const ENDLESS = { queuedMs: 0, runningMs: 600_000 } as const;

let open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
});

/** An emulator that ends with the test; its jobs end at once. */
async function start(given: GivenEmulatorSettings = {}, print?: (line: string) => void): Promise<Emulator> {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2, ...given }, undefined, print);
  open.push(emulator);
  return emulator;
}

async function call(emulator: Emulator, method: string, address: string, body?: object) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(`${emulator.baseUrl}${address}`, { method, headers: AUTHORIZED, ...init });
}

async function startJob(emulator: Emulator, fields: object = {}): Promise<string> {
  const answer = await call(emulator, 'POST', JOBS, { domain: emulator.domain, ...fields });
  return ((await answer.json()) as { jobId: string }).jobId;
}

const look = (emulator: Emulator, jobId: string) => call(emulator, 'GET', `${JOBS}/${jobId}`);

/** What the tests use of a browser's elements; all its types would be in all of Node's. */
interface Part {
  readonly id: string;
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
  querySelectorAll(selector: string): Iterable<Part> & { readonly length: number };
}

async function documentOf(answer: Response): Promise<Part> {
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  return new JSDOM(await answer.text()).window.document;
}

const documentAt = async (emulator: Emulator) => documentOf(await fetch(emulator.baseUrl));
const textOf = (within: Part, selector: string): string =>
  within.querySelector(selector)?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const textsOf = (within: Part, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? '');

describe('the page', () => {
  it('says how to connect', async () => {
    const emulator = await start({ domains: ['a.example', 'b.example'] });
    const page = await documentAt(emulator);
    const { baseUrl, domain, projectId, agentJobId } = emulator;
    expect(textsOf(page, 'dd code')).toEqual(
      expect.arrayContaining([baseUrl, domain, projectId, agentJobId, ...KEYS.map(({ key }) => key)]),
    );
    expect(textOf(page, '#connect ~ .hint')).toContain('Domains that have a site: a.example, b.example.');
    expect(page.querySelector('[name=domain]')?.getAttribute('value')).toBe('a.example');
    expect(textOf(page, '.lead')).toContain('Nothing leaves this machine.');
  });

  it('shows the jobs, the newest first, and how each is doing', async () => {
    const emulator = await start();
    emulator.setNextJob({ outcome: 'failed', error: 'Broken <i>' });
    emulator.setNextJob({ ...ENDLESS, faults: [{ at: 'storage', does: { kind: 'stall' } }] });
    const ids = [await startJob(emulator), await startJob(emulator)];
    ids.push(
      (
        (await (await call(emulator, 'POST', `/v1/static-export/${emulator.projectId}/jobs`)).json()) as {
          jobId: string;
        }
      ).jobId,
    );

    const page = await documentAt(emulator);
    const items = [...page.querySelectorAll('#export-jobs > li')];
    expect(items.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(items.map((item) => textOf(item, '.state'))).toEqual(['completed', 'running', 'failed']);
    const [completed, running, failed] = items as [Part, Part, Part];
    expect(textOf(completed, '.end a')).toBe(`Browse the site of ${ids[2]}`);
    expect(textOf(completed, '.title')).toBe(`${emulator.projectId} 2.4`);
    expect(textsOf(running, '.remark')).toEqual(['fault: storage']);
    expect(textOf(failed, '.end')).toBe('Broken <i>');
  });

  it('folds the sixth job, and counts those that it does not show', async () => {
    const emulator = await start();
    for (let job = 0; job < 22; job++) await startJob(emulator);
    const page = await documentAt(emulator);
    expect(page.querySelectorAll('#export-jobs > li')).toHaveLength(5);
    expect(page.querySelectorAll('details #older-jobs > li[data-state]')).toHaveLength(15);
    expect(textOf(page, '#more-jobs')).toBe('And 2 more.');
  });

  it('folds the agent jobs and the publish runs until one is used, and does not begin them', async () => {
    const emulator = await start();
    const isOpen = async (id: string) =>
      (await documentAt(emulator)).querySelector(`#fold-${id}`)?.getAttribute('open') === '';
    expect([await isOpen('agent-jobs'), await isOpen('agent-jobs'), await isOpen('updates')]).toEqual([
      false,
      false,
      false,
    ]);
    await call(emulator, 'GET', `/v2/agent/${emulator.projectId}/job/${emulator.agentJobId}`);
    expect([await isOpen('agent-jobs'), await isOpen('updates')]).toEqual([true, false]);
    await call(emulator, 'POST', `/v1/project/update/${emulator.projectId}`);
    expect(await isOpen('updates')).toBe(true);
    expect(textsOf(await documentAt(emulator), '#updates .state')).toEqual(['queued']);
  });

  it('shows the address that the client used, and who else reaches it', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const { port } = new URL(emulator.baseUrl);
    const { body } = await ask(emulator, 'GET', '/', { Host: `192.0.2.2:${port}` });
    const page = new JSDOM(body).window.document;
    expect(textOf(page, '#step-here')).toContain(`base-url: http://192.0.2.2:${port} `);
    expect(textOf(page, '#not-accepted')).toContain('The actions refuse this address');
    expect(textOf(page, '.lead')).toContain('It listens at every address of this machine: anyone who');
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
    const refused = await documentOf(await send(emulator, { domain: MARKUP }));
    expect(refused.querySelectorAll('script')).toHaveLength(1);
    expect(textOf(refused, '.problem')).toContain('is not a bare host name');
    expect(refused.querySelector('[name=domain]')?.getAttribute('value')).toBe(MARKUP);
  });

  it('has steps for a workflow: inputs that there are, and the one for this machine works', async () => {
    const page = await documentAt(await start());
    const { inputs } = parse(readFileSync(path.join(REPOSITORY, 'action.yml'), 'utf8'));
    const [here, , there] = ['#step-here', '#steps-there'].flatMap((id) =>
      parse(page.querySelector(id)?.textContent ?? ''),
    );
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

  it('leads to the description of the API', async () => {
    const page = await documentAt(await start());
    const address = page.querySelector('header a:last-child')?.getAttribute('href') ?? '';
    const [emulator] = open as [Emulator];
    const description = await (await fetch(`${emulator.baseUrl}${address}`)).text();
    expect(description).toBe(readFileSync(path.join(REPOSITORY, 'api', 'openapi.yaml'), 'utf8'));
  });

  it('is not among the recorded requests of the service', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    await documentAt(emulator);
    await fetch(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
    expect(emulator.requests.map(({ path: address }) => address)).toEqual([JOBS]);
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
  textsOf(await documentAt(emulator), '#next-starts > li > p').map((each) => each.replaceAll(/\s+/g, ' '));
const newestJob = async (emulator: Emulator) =>
  (await documentAt(emulator)).querySelector('#export-jobs > li[data-state]') as Part;

describe('the form', () => {
  it('starts a job with what was filled in, and leads to it', async () => {
    const emulator = await start();
    const answer = await send(emulator, { version: ' 2.3 ' });
    const job = await newestJob(emulator);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/#${job.id}`]);
    expect(emulator.requests.map(({ body }) => body)).toEqual([
      '{"domain":"docs.example.com","version":"2.3"}',
    ]);
    expect(textOf(job, '.figures')).toBe('3 of 3 pages · 100%');
  });

  it('keeps what was chosen for the next time, even if the service refuses the start', async () => {
    const emulator = await start();
    const refused = await documentOf(await send(emulator, { fault: 'start-busy', seconds: '7' }));
    expect(textOf(refused, '.problem')).toBe('The service responded with 503: The service is busy.');
    for (const page of [refused, await documentAt(emulator)]) {
      expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('start-busy');
      expect(page.querySelector('[name=seconds]')?.getAttribute('value')).toBe('7');
    }
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it('keeps settings for later starts, but a job that it starts itself goes first', async () => {
    const emulator = await start();
    await send(emulator, { when: 'next', fault: 'job-fails' });
    await send(emulator, { when: 'next', fault: 'storage-slow' });
    await send(emulator, { pages: '4' });
    expect(textOf(await newestJob(emulator), '.figures')).toBe('4 of 4 pages · 100%');
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, failed after 0 s The job fails',
      'Then: 3 pages, completed after 0 s Downloads have 10 kB per second',
    ]);
    expect(await (await look(emulator, await startJob(emulator))).json()).toMatchObject({ status: 'failed' });
    expect(await nextStarts(emulator)).toHaveLength(1);
  });

  it('takes settings back, those that were chosen and no others', async () => {
    const emulator = await start();
    for (const fault of ['job-fails', 'storage-slow', 'status-down'])
      await send(emulator, { when: 'next', fault });
    const page = await documentAt(emulator);
    const actions = [...page.querySelectorAll('#next-starts form')].map((form) =>
      form.getAttribute('action'),
    );
    await startJob(emulator);
    // A job has got the first ones by now.
    for (const address of actions.slice(0, 2)) {
      const answer = await fetch(`${emulator.baseUrl}${address}`, { method: 'POST', redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#exports']);
    }
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, completed after 0 s Every check gets 503',
    ]);
  });

  it.each([
    ['no number', { pages: 'many' }, 'Pages: enter a whole number.'],
    ['no pages', { pages: '0' }, 'Pages: enter 1 or more.'],
    ['too much time', { seconds: '3601' }, 'Duration: enter 3600 or less.'],
    ['an unknown fault', { fault: 'constructor' }, 'What goes wrong: choose from the list.'],
    ['an unknown button', { when: 'later' }, 'Choose one of the two buttons.'],
  ])('refuses %s, and keeps the rest of what was filled in', async (_what, fields, problem) => {
    const emulator = await start();
    const answer = await send(emulator, { domain: 'kept.example', ...fields });
    expect(answer.status).toBe(400);
    const page = await documentOf(answer);
    expect(textOf(page, '.problem')).toBe(problem);
    expect(page.querySelector('[name=domain]')?.getAttribute('value')).toBe('kept.example');
    expect([await nextStarts(emulator), emulator.requests]).toEqual([[], []]);
  });

  it.each([
    [
      'a file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="pages"; filename="a"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['no parts', 'multipart/form-data; boundary=b', 'x'],
    ['no boundary', 'multipart/form-data', '--b--'],
  ])('refuses a body with %s', async (_what, type, body) => {
    const emulator = await start();
    const headers = { 'Content-Type': type };
    const answer = await fetch(`${emulator.baseUrl}/emulator/exports`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(textOf(await documentOf(answer), '.problem')).toMatch(/^The form cannot be read|not a file/);
  });

  it('offers faults, each a setting that the emulator accepts', async () => {
    const emulator = await start();
    const options = [...(await documentAt(emulator)).querySelectorAll('option')];
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) {
      const fault = option.getAttribute('value') ?? '';
      expect({ fault, status: (await send(emulator, { fault, when: 'next' })).status }).toEqual({
        fault,
        status: 303,
      });
    }
    expect(await nextStarts(emulator)).toHaveLength(options.length);
  });

  const bundle = (emulator: Emulator, jobId: string) => call(emulator, 'POST', `${JOBS}/${jobId}/bundle`);
  const archive = async (emulator: Emulator, jobId: string) => {
    const { bundleUrl } = (await (await bundle(emulator, jobId)).json()) as { bundleUrl: string };
    return (await fetch(bundleUrl)).arrayBuffer();
  };
  const checks = async (emulator: Emulator, jobId: string) => {
    const statuses = [];
    for (let check = 0; check < 3; check++) statuses.push((await look(emulator, jobId)).status);
    return statuses;
  };

  it.each<[string, (emulator: Emulator, jobId: string) => Promise<unknown>, unknown]>([
    ['none', checks, [200, 200, 200]],
    ['job-unknown', checks, [404, 404, 404]],
    ['job-minimal', async (e, id) => Object.keys((await (await look(e, id)).json()) as object), ['status']],
    ['status-busy', checks, [503, 503, 200]],
    ['status-down', checks, [503, 503, 503]],
    ['bundle-not-yet', async (e, id) => (await bundle(e, id)).status, 409],
    ['storage-cut', (e, id) => archive(e, id).catch(() => 'cut'), 'cut'],
    ['storage-short', async (e, id) => (await archive(e, id)).byteLength, 4000],
  ])('makes a job go wrong as it says: %s', async (fault, happens, comes) => {
    const emulator = await start();
    await send(emulator, { fault });
    expect(await happens(emulator, (await newestJob(emulator)).id)).toEqual(comes);
  });

  it.each([
    ['start-busy', [503, 202]],
    ['start-lost', ['cut', 409]],
  ])('makes the start of either API go wrong, once: %s', async (fault, comes) => {
    const emulator = await start();
    const page = await documentOf(await send(emulator, { fault }));
    expect(textOf(page, '.problem')).toMatch(/^The service responded with 503|^The start got no response/);
    expect(await startJob(emulator)).toMatch(/^se_/);
    await send(emulator, { fault, when: 'next', seconds: '60' });
    const came = [];
    for (let round = 0; round < 2; round++) {
      const started = call(emulator, 'POST', `/v1/static-export/${emulator.projectId}/jobs`);
      came.push(await started.then(({ status }) => status).catch(() => 'cut'));
    }
    expect(came).toEqual(comes);
  });
});

describe('the site of a job', () => {
  async function get(url: string) {
    const response = await fetch(url);
    const type = response.headers.get('content-type');
    return { status: response.status, url: response.url, type, body: await response.text() };
  }
  const browse = (emulator: Emulator, jobId: string) => get(`${emulator.baseUrl}/emulator/sites/${jobId}/`);

  it('is at the root of an origin of its own, with every file that its pages refer to', async () => {
    const emulator = await start({ pages: 14 });
    const [jobId, other] = [await startJob(emulator, { version: '9 <9>' }), await startJob(emulator)];
    const home = await browse(emulator, jobId);
    const { origin } = new URL(home.url);
    expect(home).toMatchObject({
      status: 200,
      url: `${origin}/index.html`,
      type: 'text/html; charset=utf-8',
      body: expect.stringContaining('9 &#60;9&#62;'),
    });
    expect(await get(`${origin}/`)).toMatchObject({ status: 200, body: home.body });
    // Canonical URLs have no ending.
    expect(await get(`${origin}/guides/alerts`)).toMatchObject({ status: 200 });
    const origins = [origin, new URL((await browse(emulator, other)).url).origin, emulator.baseUrl];
    expect(new Set(origins).size).toBe(3);
    const types: Record<string, string> = {
      css: 'text/css; charset=utf-8',
      js: 'text/javascript; charset=utf-8',
      svg: 'image/svg+xml; charset=utf-8',
      html: 'text/html; charset=utf-8',
    };
    for (const [, url = ''] of home.body.matchAll(/(?:href|src)="(\/[^"#]+)/g)) {
      const type = types[path.extname(url).slice(1)];
      expect({ link: url, ...(await get(`${origin}${url}`)) }).toMatchObject({ status: 200, type });
    }
  });

  it('begins with the first page if the start page is not exported', async () => {
    const emulator = await start({ pages: 14 });
    const jobId = await startJob(emulator, { paths: ['guides/getting-started'] });
    const { headers } = await ask(emulator, 'GET', `/emulator/sites/${jobId}/`, { Host: 'localhost' });
    // The name is the one that the browser uses.
    expect(headers.location).toMatch(/^http:\/\/localhost:\d+\/guides\/getting-started\.html$/);
  });

  it('has a page for URLs that do not exist, and nothing from outside the site', async () => {
    const emulator = await start();
    const { origin } = new URL((await browse(emulator, await startJob(emulator))).url);
    for (const name of [
      'no/such.html',
      'guides/',
      '%2e%2e%2f%2e%2e%2fetc/passwd',
      '..%5c..%5cx',
      '%00',
      '_next',
    ]) {
      expect({ name, ...(await get(`${origin}/${name}`)) }).toMatchObject({
        status: 404,
        type: 'text/html; charset=utf-8',
        body: expect.stringContaining('<h1>Page not found</h1>'),
      });
    }
  });

  it.each<[string, GivenExportJobSettings, object]>([
    ['a job that still runs', ENDLESS, {}],
    ['a job that failed', { outcome: 'failed' }, {}],
    ['a job without pages', {}, { paths: [] }],
    ['a job whose bundle is a given file', { archive: path.join(REPOSITORY, 'README.md') }, {}],
  ])('is not there for %s', async (_what, settings, fields) => {
    const emulator = await start(settings);
    const jobId = await startJob(emulator, fields);
    expect(await browse(emulator, jobId)).toMatchObject({ status: 404, body: 'This job has no site.' });
    expect((await documentAt(emulator)).querySelector('.end a')).toBeNull();
  });
});

/** Sends headers that `fetch` does not allow. */
function ask(
  emulator: Emulator,
  method: 'GET' | 'POST',
  address: string,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const url = URL.canParse(address) ? address : `${emulator.baseUrl}${address}`;
    const outgoing = request(url, { method, headers }, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, headers, body }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
}

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
    // A name of somebody else's DNS that resolves to this machine; then the page has the origin of the emulator.
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

  it.each(['/', '/emulator/page.js', '/emulator/sites/se_0/'])(
    'cannot read %s under a name of its own',
    async (address) => {
      const emulator = await start();
      expect(await ask(emulator, 'GET', address, { Host: 'evil.example' })).toMatchObject({ status: 403 });
    },
  );

  it('cannot read the site of a job under a name of its own', async () => {
    const emulator = await start();
    const { url } = await fetch(`${emulator.baseUrl}/emulator/sites/${await startJob(emulator)}/`);
    expect(await ask(emulator, 'GET', url, { Host: 'evil.example' })).toMatchObject({ status: 403 });
    expect(await ask(emulator, 'GET', url, { Host: new URL(url).host })).toMatchObject({ status: 200 });
  });

  it.each([
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
    [...(await documentAt(emulator)).querySelectorAll('#requests > tr')].map((row) => textsOf(row, 'td'));
  const TIME = expect.stringMatching(/^\d\d:\d\d:\d\d$/);
  const MS = expect.stringMatching(/^\d+ ms$/);

  it('has each request, the newest first, with its fault in the words that were chosen', async () => {
    const emulator = await start();
    expect(await rows(emulator)).toEqual([['No request has come yet.']]);
    await send(emulator, { fault: 'status-busy' });
    const { id } = await newestJob(emulator);
    await look(emulator, id);
    emulator.setNextJob({ faults: [{ at: 'getExportJob', does: { kind: 'cut' } }] });
    const other = await startJob(emulator);
    await look(emulator, other).catch(() => undefined);
    await look(emulator, 'se_0');
    expect(await rows(emulator)).toEqual([
      [TIME, 'GET', '404', `${JOBS}/se_0`, MS, ''],
      [TIME, 'GET', 'none', `${JOBS}/${other}`, MS, 'cut'],
      [TIME, 'POST', '202', JOBS, MS, ''],
      [TIME, 'GET', '503', `${JOBS}/${id}`, MS, 'The first two checks get 503'],
      [TIME, 'POST', '202', JOBS, MS, ''],
    ]);
  });

  it('has no credentials of a bundle URL, neither on the page nor in the terminal', async () => {
    const lines: string[] = [];
    const emulator = await start({}, (line) => lines.push(line));
    emulator.setNextJob({ name: 'Short', faults: [{ at: 'storage', does: { kind: 'short', bytes: 9 } }] });
    const response = await call(emulator, 'POST', `${JOBS}/${await startJob(emulator)}/bundle`);
    const { bundleUrl } = (await response.json()) as { bundleUrl: string };
    await (await fetch(bundleUrl)).arrayBuffer();
    const { pathname, search, searchParams } = new URL(bundleUrl);
    expect((await rows(emulator))[0]).toEqual([TIME, 'GET', '200', `${pathname} storage`, MS, 'Short']);
    expect(lines.at(-1)).toMatch(
      /^\d\d:\d\d:\d\d {2}storage GET {2}200 +\d+ ms {2}\/se_\w+\/export\.tar\.gz {2}\[Short\]$/,
    );
    const shown = `${lines.join('\n')} ${await (await fetch(emulator.baseUrl)).text()}`;
    const secrets = [search, ...searchParams.values()].filter(({ length }) => length > 15);
    expect(secrets.filter((secret) => shown.includes(secret))).toEqual([]);
  });

  it('has the last 50', async () => {
    const emulator = await start();
    for (let check = 0; check < 52; check++) await look(emulator, `se_${check}`);
    const paths = (await rows(emulator)).map((row) => row[3]);
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([50, `${JOBS}/se_51`, `${JOBS}/se_2`]);
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
    await call(emulator, 'POST', `/v2/agent/${emulator.projectId}/job`, { prompt: 'x' });
    expect([await startByProject(), await startByProject()]).toEqual([202, 429]);

    const answer = await fetch(`${emulator.baseUrl}/emulator/reset`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { reset: true }]);
    const page = await documentAt(emulator);
    expect([textOf(page, '#no-jobs'), textOf(page, '#no-requests')]).not.toContain('');
    expect(page.querySelectorAll('#agent-jobs > li')).toHaveLength(1);
    expect(await nextStarts(emulator)).toEqual(['Next start: 7 pages, completed after 0 s']);
    expect(emulator.requests).toEqual([]);
    await expect(fetch(site.url)).rejects.toThrow();
    expect([(await look(emulator, jobId)).status, await startByProject()]).toEqual([404, 202]);
  });

  it('leads back to the page that asked for it', async () => {
    const emulator = await start();
    const headers = { Origin: emulator.baseUrl, Accept: 'text/html,*/*' };
    const answer = await fetch(`${emulator.baseUrl}/emulator/reset`, {
      method: 'POST',
      headers,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#exports']);
  });
});
