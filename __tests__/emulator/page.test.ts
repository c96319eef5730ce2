/**
 * The emulator's pages over HTTP: their content, the form, the site of a job, and which requests are refused.
 * `__tests__/real/emulator-page.real.ts` looks at them in a browser.
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
import { REPOSITORY } from '../support/repository.ts';
import { TestClock } from './test-clock.ts';

const JOBS = '/v1/static-export/jobs';
const ENDLESS = { queuedMs: 0, runningMs: 600_000 } as const;

let open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
});

/** An emulator that ends with the test; its jobs end at once. */
async function start(given: GivenEmulatorSettings = {}, clock?: TestClock): Promise<Emulator> {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2, ...given }, clock);
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
    expect(textOf(page, '#no-jobs')).toBe('No job has been started yet.');
    expect(textOf(page, 'section[aria-labelledby=log] .hint')).toContain(emulator.storageUrl);
    expect(textsOf(page, 'dd code')).toEqual(
      expect.arrayContaining([
        emulator.baseUrl,
        emulator.domain,
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
    expect(textsOf(running, '.remark')).toEqual(['fault: storage']);
    expect(textOf(failed, '.end')).toBe('Broken <i>');
    expect(textOf(page, '#agent-jobs > li:last-child .title')).toBe('my "agent" job');
  });

  it('shows the jobs of a project, and the publishings, the newest first', async () => {
    const emulator = await start();
    const call = async (address: string) => {
      const headers = { Authorization: `Bearer ${emulator.apiKey}` };
      const response = await fetch(`${emulator.baseUrl}/v1/${address}`, { method: 'POST', headers });
      return (await response.json()) as { jobId?: string; statusId?: string };
    };
    expect(textOf(await documentAt(emulator), '#no-updates')).toBe('Nothing has been published yet.');
    emulator.setNextJob({ bundleFormat: 'zip', update: { queuedMs: 0, runningMs: 0, outcome: 'failure' } });
    const failed = await call(`project/update/${emulator.projectId}`);
    const { jobId } = await call(`static-export/${emulator.projectId}/jobs`);
    const queued = await call(`project/update/${emulator.projectId}`);

    const page = await documentAt(emulator);
    const job = page.querySelector('#export-jobs > li') as Part;
    expect([job.id, textOf(job, '.title'), textOf(job, '.state')]).toEqual([
      jobId,
      `${emulator.projectId} 2.4`,
      'completed',
    ]);
    expect(textsOf(job, '.remark')).toEqual(['zip', 'the publishing fails']);
    const updates = [...page.querySelectorAll('#updates > li')];
    expect(updates.map((update) => [textOf(update, '.title'), textOf(update, '.state')])).toEqual([
      [queued.statusId, 'queued'],
      [failed.statusId, 'failure'],
    ]);
  });

  it('counts the jobs that it does not show', async () => {
    const emulator = await start();
    for (let job = 0; job < 22; job++) await startJob(emulator);
    const page = await documentAt(emulator);
    expect(page.querySelectorAll('#export-jobs > li[data-state]')).toHaveLength(5);
    expect(page.querySelectorAll('details #older-jobs > li[data-state]')).toHaveLength(15);
    expect(textOf(page, '#more-jobs')).toBe('And 2 more.');
  });

  it('has no older jobs to unfold before there are more than five', async () => {
    const emulator = await start();
    for (let job = 0; job < 5; job++) await startJob(emulator);
    expect((await documentAt(emulator)).querySelectorAll('#older-jobs > li')).toHaveLength(0);
    const first = (await documentAt(emulator)).querySelector('#export-jobs > li:last-child')?.id;
    await startJob(emulator);
    expect((await documentAt(emulator)).querySelector('#older-jobs > li')?.id).toBe(first);
  });

  it.each<[GivenEmulatorSettings, string]>([
    [{}, 'Domains that have a site: docs.example.com. The start of an export of another one gets 400.'],
    [
      { domains: ['a.example', 'b.example'] },
      'Domains that have a site: a.example, b.example. The start of an export of another one gets 400.',
    ],
    [{ domains: null }, 'Every domain has a site.'],
  ])('says for %p which domains have a site', async (settings, note) => {
    expect(textOf(await documentAt(await start(settings)), '#connect ~ .hint')).toBe(note);
  });

  it('shows the address that the client used, and claims nothing of the machine if it listens at all of them', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const url = emulator.baseUrl.replace('127.0.0.1', '127.0.0.2');
    const page = await documentOf(await fetch(url));
    expect(textOf(page, '#base-url')).toBe(url);
    expect(textOf(page, '#step-here')).toContain(`base-url: ${url} `);
    expect(textOf(page, 'section[aria-labelledby=log] .hint')).toContain('at http://127.0.0.2:');
    expect(textOf(page, '.lead')).toContain(
      'It listens at every address of this machine: anyone who reaches',
    );
    expect(textOf(page, '.lead')).not.toContain('Nothing leaves');
    expect(await (await fetch(`${url}/emulator/api`)).text()).toContain(`curl -X POST ${url}/v1/`);

    const local = await documentAt(await start());
    expect(textOf(local, '.lead')).toContain('Nothing leaves this machine.');
    expect(local.querySelector('#not-accepted')).toBeNull();
  });

  it('says that the actions refuse its address, if it is none of this machine', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    const { port } = new URL(emulator.baseUrl);
    const { body } = await ask(emulator, 'GET', '/', { Host: `192.0.2.2:${port}` });
    const page = new JSDOM(body).window.document;
    expect(textOf(page, '#step-here')).toContain(`base-url: http://192.0.2.2:${port} `);
    expect(textOf(page, '#not-accepted')).toContain('The actions refuse this address');
  });

  it('names the domain that has a site', async () => {
    const page = await documentAt(await start({ domains: ['a.example', 'b.example'] }));
    expect(textOf(page, '#domain')).toBe('a.example');
    expect(page.querySelector('[name=domain]')?.getAttribute('value')).toBe('a.example');
    expect(textOf(page, '#step-here')).toContain('domain: a.example');
  });

  it('does not begin the agent jobs', async () => {
    const clock = new TestClock();
    const emulator = await start({ agentJobs: { mine: { outcome: 'completed', activeMs: 50 } } }, clock);
    const state = async () => textOf(await documentAt(emulator), '#agent-jobs > li:last-child .state');
    await state();
    clock.advance(100);
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
  textsOf(await documentAt(emulator), '#next-starts > li > p').map((text) => text.replaceAll(/\s+/g, ' '));

describe('the form', () => {
  it('starts a job with what was filled in', async () => {
    const emulator = await start();
    const paths = ' index \r\n\r\n/guides/getting-started\r\n';
    const answer = await send(emulator, { version: ' 2.3 ', paths });
    const { id, item } = await newestJob(emulator);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/#${id}`]);
    expect(emulator.requests.map(({ body }) => JSON.parse(body))).toEqual([
      {
        domain: 'docs.example.com',
        version: '2.3',
        paths: ['index', '/guides/getting-started'],
      },
    ]);
    expect(textOf(item, '.figures')).toBe('2 of 2 pages · 100 %');
  });

  it('requests the latest version of every page if nothing else is filled in', async () => {
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
    expect(await nextStarts(emulator)).toEqual(['Next start: 3 pages, completed after 600 s']);
  });

  it.each(['now', 'next'])('keeps what was chosen for the next time, with the button "%s"', async (when) => {
    const emulator = await start();
    const filledIn = async () => {
      const form = (await documentAt(emulator)).querySelector('form[action^="/emulator/exports"]') as Part;
      const value = (name: string) => form.querySelector(`[name=${name}]`)?.getAttribute('value');
      return {
        ...Object.fromEntries(['version', 'pages', 'seconds', 'error'].map((name) => [name, value(name)])),
        paths: form.querySelector('[name=paths]')?.textContent,
        fault: form.querySelector('option[selected]')?.getAttribute('value') ?? 'none',
      };
    };
    const initial = { version: '', paths: '', pages: '25', seconds: '10', fault: 'none', error: '' };
    expect(await filledIn()).toEqual(initial);
    const chosen = {
      version: '2.3',
      paths: 'index',
      pages: '4',
      seconds: '7',
      fault: 'job-fails',
      error: 'As chosen',
    };
    expect((await send(emulator, { ...chosen, when })).status).toBe(303);
    expect(await filledIn()).toEqual(chosen);
    // What was refused is shown once, to be corrected.
    await send(emulator, { ...chosen, pages: 'many' });
    expect(await filledIn()).toEqual(chosen);
    await fetch(`${emulator.baseUrl}/emulator/reset`, { method: 'POST' });
    expect(await filledIn()).toEqual(initial);
  });

  it('keeps what was chosen also if the service refuses the start', async () => {
    const emulator = await start();
    const refused = await documentOf(await send(emulator, { fault: 'start-refused', seconds: '7' }));
    expect(textOf(refused, '.problem')).toContain('403');
    for (const page of [refused, await documentAt(emulator)]) {
      expect(page.querySelector('option[selected]')?.getAttribute('value')).toBe('start-refused');
      expect(page.querySelector('[name=seconds]')?.getAttribute('value')).toBe('7');
    }
  });

  it('keeps settings for later starts, but a job that it starts itself goes first', async () => {
    const emulator = await start();
    await send(emulator, { when: 'next', fault: 'job-fails', error: 'As kept' });
    await send(emulator, { when: 'next', fault: 'storage-slow' });
    await send(emulator, { pages: '4' });
    expect(textOf((await newestJob(emulator)).item, '.figures')).toBe('4 of 4 pages · 100 %');
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, failed after 0 s The job fails',
      'Then: 3 pages, completed after 0 s Downloads have 10 kB per second',
    ]);
    expect(await (await look(emulator, await startJob(emulator))).json()).toMatchObject({ error: 'As kept' });
    expect(await nextStarts(emulator)).toHaveLength(1);
  });

  it('takes settings back, those that were chosen and no others', async () => {
    const emulator = await start();
    for (const fault of ['job-fails', 'storage-slow', 'status-down'])
      await send(emulator, { when: 'next', fault });
    const actions = [...(await documentAt(emulator)).querySelectorAll('#next-starts form')].map(
      (form) => form.getAttribute('action') ?? '',
    );
    await startJob(emulator);
    const post = (address = '') =>
      fetch(`${emulator.baseUrl}${address}`, { method: 'POST', redirect: 'manual' });
    // A job has got the first ones by now.
    for (const address of actions.slice(0, 2)) {
      const answer = await post(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#exports']);
    }
    expect(await nextStarts(emulator)).toEqual([
      'Next start: 3 pages, completed after 0 s Every check gets 503',
    ]);
    expect(textOf((await newestJob(emulator)).item, '.remark')).toBe('The job fails');
  });

  it.each([
    ['no number', { pages: 'many' }, 'Pages: enter a whole number.'],
    ['no pages', { pages: '0' }, 'Pages: enter 1 or more.'],
    ['too many pages', { pages: '50001' }, 'Pages: enter 50000 or less.'],
    ['less than no time', { seconds: '-1' }, 'Duration: enter a whole number.'],
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
    expect(emulator.requests).toEqual([]);
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it.each([
    ['a file in place of a text', 'paths', 'paths: enter a text, not a file.'],
    ['a file in place of a number', 'pages', 'pages: enter a text, not a file.'],
    ['a file in a field that does not exist', 'more', 'more: enter a text, not a file.'],
  ])('refuses %s', async (_what, field, problem) => {
    const emulator = await start();
    const body = new FormData();
    for (const [name, value] of Object.entries(FORM)) body.set(name, value);
    body.set(field, new Blob(['index']), 'paths.txt');
    const answer = await fetch(`${emulator.baseUrl}/emulator/exports`, { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(textOf(await documentOf(answer), '.problem')).toBe(problem);
    expect([await nextStarts(emulator), emulator.requests]).toEqual([[], []]);
  });

  it.each([
    ['no parts', 'multipart/form-data; boundary=b', 'x'],
    ['no boundary', 'multipart/form-data', '--b--'],
    [
      'a file part that is cut off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="paths"; filename="a.txt"\r\n\r\nindex',
    ],
  ])('refuses a body with %s', async (_what, type, body) => {
    const emulator = await start();
    const headers = { 'Content-Type': type };
    const answer = await fetch(`${emulator.baseUrl}/emulator/exports`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
    expect(textOf(await documentOf(answer), '.problem')).toBe(
      'The form cannot be read. Send it from this page.',
    );
  });

  it('says what the service responded with to a start that it refused, and forgets its settings', async () => {
    const emulator = await start();
    const page = await documentOf(await send(emulator, { paths: 'no/such' }));
    expect(textOf(page, '.problem')).toBe(
      'The service responded with 400: paths: there is no page "no/such".',
    );
    expect(await nextStarts(emulator)).toEqual([]);
  });

  it('offers faults, each a setting that the emulator accepts', async () => {
    const emulator = await start();
    const options = [...(await documentAt(emulator)).querySelectorAll('option')].map(
      (option) => option.getAttribute('value') ?? '',
    );
    expect(options.length).toBeGreaterThan(10);
    for (const fault of options) {
      expect({ fault, status: (await send(emulator, { fault, when: 'next' })).status }).toEqual({
        fault,
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
    ['job-minimal', async (e, id) => Object.keys((await (await look(e, id)).json()) as object), ['status']],
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
  ])('makes a job go wrong as it says: %s', async (fault, ask, comes) => {
    const emulator = await start();
    await send(emulator, { fault });
    const { id } = await newestJob(emulator);
    expect(await ask(emulator, id)).toEqual(comes);
  });

  it.each([
    ['start-busy', [503, 202]],
    ['start-lost', ['cut', 409]],
    ['status-busy', [202, 503, 503, 200]],
  ])('affects the API by project too: %s', async (fault, comes) => {
    const emulator = await start({ startsPerHour: null, runningMs: 60_000 });
    await send(emulator, { fault, when: 'next', seconds: '60' });
    const jobs = `${emulator.baseUrl}/v1/static-export/${emulator.projectId}/jobs`;
    const headers = { Authorization: `Bearer ${ADMIN_KEY}` };
    const came = [];
    let jobId = '';
    for (const _ of comes) {
      const url = jobId === '' ? jobs : `${jobs}/${jobId}`;
      const response = await fetch(url, { method: jobId === '' ? 'POST' : 'GET', headers }).catch(
        () => undefined,
      );
      came.push(response?.status ?? 'cut');
      if (response?.status === 202) ({ jobId } = (await response.json()) as { jobId: string });
    }
    expect(came).toEqual(comes);
  });

  it.each([
    ['start-busy', 'The service responded with 503: The service is busy.', 0],
    ['start-refused', 'The service responded with 403: Static export is not part of this plan.', 0],
    ['start-lost', 'The start got no response. The job may exist all the same.', 1],
  ])('meets a start that goes wrong, once: %s', async (fault, problem, jobs) => {
    const emulator = await start();
    // A fault of a start affects the first try after it was set, not the first of the emulator.
    await startJob(emulator);
    for (const round of [1, 2]) {
      const page = await documentOf(await send(emulator, { fault }));
      expect(textOf(page, '.problem')).toBe(problem);
      expect(page.querySelectorAll('#export-jobs > li[data-state]')).toHaveLength(1 + round * jobs);
    }
    expect(await startJob(emulator)).toMatch(/^se_/);
  });

  it.each(['start-busy', 'start-refused', 'start-lost'])(
    'keeps a fault of the next start: %s',
    async (fault) => {
      const emulator = await start();
      await send(emulator, { fault, when: 'next' });
      const outcomes = [];
      for (let round = 0; round < 2; round++) outcomes.push(await startJob(emulator).catch(() => undefined));
      expect(outcomes).toEqual([undefined, expect.stringMatching(/^se_/)]);
    },
  );
});

describe('the site of a job', () => {
  async function get(url: string) {
    const response = await fetch(url);
    return {
      status: response.status,
      url: response.url,
      type: response.headers.get('content-type'),
      body: await response.text(),
    };
  }
  const browse = (emulator: Emulator, jobId: string) => get(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
  const originOf = async (emulator: Emulator, jobId: string) =>
    new URL((await browse(emulator, jobId)).url).origin;

  it('is at the root of an origin of its own, since its URLs are root-relative', async () => {
    const emulator = await start({ pages: 14 });
    const [jobId, other] = [await startJob(emulator, { version: '9 <9>' }), await startJob(emulator)];
    const home = await browse(emulator, jobId);
    const { origin } = new URL(home.url);
    expect(home).toMatchObject({
      status: 200,
      url: `${origin}/index.html`,
      type: 'text/html; charset=utf-8',
      body: expect.stringContaining('9 &lt;9&gt;'),
    });
    expect(await get(`${origin}/`)).toMatchObject({ status: 200, body: home.body });
    const origins = [origin, await originOf(emulator, other), emulator.baseUrl, emulator.storageUrl];
    expect(new Set(origins).size).toBe(4);
    expect(await originOf(emulator, jobId)).toBe(origin);
  });

  it('has every file that its pages refer to, with the media type of each', async () => {
    const emulator = await start({ pages: 14 });
    const origin = await originOf(emulator, await startJob(emulator));
    const types: Record<string, string> = {
      css: 'text/css; charset=utf-8',
      js: 'text/javascript; charset=utf-8',
      png: 'image/png',
      svg: 'image/svg+xml; charset=utf-8',
      html: 'text/html; charset=utf-8',
    };
    const seen = new Set<string>();
    for (const page of ['/index.html', '/guides/exporting-data.html']) {
      const { body } = await get(`${origin}${page}`);
      for (const [, url = ''] of body.matchAll(/(?:href|src)="(\/[^"#]+)/g)) {
        const extension = path.extname(url).slice(1);
        seen.add(extension);
        expect({ link: url, ...(await get(`${origin}${url}`)) }).toMatchObject({
          status: 200,
          type: types[extension],
        });
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(types).sort());
  });

  it('is reached under the name that the browser uses', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    const { headers } = await ask(emulator, 'GET', `/emulator/sites/${jobId}/`, { Host: 'localhost' });
    expect(headers.location).toMatch(/^http:\/\/localhost:\d+\/index\.html$/);
  });

  it('finds pages by their canonical URLs, which have no extension', async () => {
    const emulator = await start();
    const origin = await originOf(emulator, await startJob(emulator));
    expect(await get(`${origin}/guides/getting-started`)).toMatchObject({
      status: 200,
      body: expect.stringContaining('<h1>Getting started</h1>'),
    });
  });

  it('begins with the first page if the start page is not exported', async () => {
    const emulator = await start({ pages: 14 });
    const jobId = await startJob(emulator, { paths: ['guides/getting-started'] });
    expect(await browse(emulator, jobId)).toMatchObject({
      status: 200,
      url: expect.stringMatching(/\/guides\/getting-started\.html$/),
    });
  });

  it('has a page for URLs that do not exist', async () => {
    const emulator = await start();
    const origin = await originOf(emulator, await startJob(emulator));
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

  it('is not there for an unknown job', async () => {
    expect(await browse(await start(), 'se_0')).toMatchObject({ status: 404 });
  });

  it('ends with the emulator', async () => {
    const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2 });
    const origin = await originOf(emulator, await startJob(emulator));
    await emulator.close();
    await expect(fetch(origin)).rejects.toThrow();
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

  it.each(['/', '/emulator/api', '/emulator/page.js', '/emulator/sites/se_0/'])(
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

  it('may use the host that the emulator listens at', async () => {
    const emulator = await start({ host: 'localhost' });
    expect(await ask(emulator, 'GET', '/', { Host: 'localhost' })).toMatchObject({ status: 200 });
  });

  it('may not read or frame', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    const site = await fetch(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
    for (const url of [`${emulator.baseUrl}/`, `${emulator.baseUrl}/emulator/api`, site.url]) {
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
    await send(emulator, { fault: 'status-cut' });
    const { id } = await newestJob(emulator);
    await look(emulator, id).catch(() => undefined);
    await look(emulator, id);
    emulator.setNextJob({ faults: [{ at: 'getExportJob', does: { kind: 'answer', status: 502 } }] });
    const other = await startJob(emulator);
    await look(emulator, other);
    await look(emulator, 'se_0');
    await fetch(`${emulator.baseUrl}/v1/none`);
    expect(await rows(emulator)).toEqual([
      [TIME, 'GET', '404', '/v1/none', MS, ''],
      [TIME, 'GET', '404', `${JOBS}/se_0`, MS, ''],
      [TIME, 'GET', '502', `${JOBS}/${other}`, MS, 'answer 502'],
      [TIME, 'POST', '202', JOBS, MS, ''],
      [TIME, 'GET', '200', `${JOBS}/${id}`, MS, ''],
      [TIME, 'GET', 'none', `${JOBS}/${id}`, MS, 'The first check loses its connection'],
      [TIME, 'POST', '202', JOBS, MS, ''],
    ]);
  });

  it('has no credentials of a bundle URL, neither on the page nor in the terminal', async () => {
    const lines: string[] = [];
    const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2 }, undefined, (line) => {
      lines.push(line);
    });
    open.push(emulator);
    emulator.setNextJob({ name: 'Short', faults: [{ at: 'storage', does: { kind: 'short', bytes: 9 } }] });
    const jobId = await startJob(emulator);
    const response = await fetch(`${emulator.baseUrl}${JOBS}/${jobId}/bundle`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}` },
    });
    const { bundleUrl } = (await response.json()) as { bundleUrl: string };
    await (await fetch(bundleUrl)).arrayBuffer();
    const { pathname, search } = new URL(bundleUrl);
    expect((await rows(emulator))[0]).toEqual([TIME, 'GET', '200', `${pathname} storage`, MS, 'Short']);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(
      /^\d\d:\d\d:\d\d {2}storage GET {2}200 +\d+ ms {2}\/se_\w+\/export\.tar\.gz {2}\[Short\]$/,
    );
    const page = await (await fetch(emulator.baseUrl)).text();
    for (const secret of [search, ...new URL(bundleUrl).searchParams.values()].filter(
      ({ length }) => length > 15,
    )) {
      expect([lines.join('\n'), page].filter((text) => text.includes(secret))).toEqual([]);
    }
  });

  it('has checks in a row as one, unless something went wrong or happened between them', async () => {
    const emulator = await start(ENDLESS);
    const jobId = await startJob(emulator);
    const job = `${JOBS}/${jobId}`;
    for (let check = 0; check < 3; check++) await look(emulator, jobId);
    const [first] = await rows(emulator);
    const times = /^\S+ (3 times since \d\d:\d\d:\d\d)$/.exec(first?.[3] ?? '')?.[1];
    expect(await rows(emulator)).toEqual([
      [TIME, 'GET', '200', `${job} ${times}`, MS, ''],
      [TIME, 'POST', '202', JOBS, MS, ''],
    ]);
    const rowId = async () => (await documentAt(emulator)).querySelector('#requests > tr')?.id;
    const id = await rowId();
    await look(emulator, jobId);
    // The script finds the row by its id.
    expect(await rowId()).toBe(id);

    for (let call = 0; call < 2; call++) await startJob(emulator);
    emulator.setNextJob({ ...ENDLESS, faults: [{ at: 'getExportJob', does: { kind: 'delay', ms: 1 } }] });
    const delayed = await startJob(emulator);
    for (let check = 0; check < 2; check++) await look(emulator, delayed);
    await look(emulator, jobId);
    const shown = (await rows(emulator)).map(([, method, , path]) => [method, path]);
    expect(shown).toEqual([
      ['GET', job],
      ['GET', `${JOBS}/${delayed}`],
      ['GET', `${JOBS}/${delayed}`],
      ['POST', JOBS],
      ['POST', JOBS],
      ['POST', JOBS],
      ['GET', expect.stringMatching(/ 4 times since /)],
      ['POST', JOBS],
    ]);
  });

  it('has the last 50', async () => {
    const emulator = await start();
    for (let call = 0; call < 52; call++) await look(emulator, `se_${call}`);
    const paths = (await rows(emulator)).map((row) => row[3]);
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([50, `${JOBS}/se_51`, `${JOBS}/se_2`]);
  });
});

describe('a reset', () => {
  it('returns to the start, with the settings of the start', async () => {
    const emulator = await start({ nextJobs: [{ pages: 7 }], startsPerHour: 1 });
    const startByProject = async () => {
      const headers = { Authorization: `Bearer ${ADMIN_KEY}` };
      const jobs = `${emulator.baseUrl}/v1/static-export/${emulator.projectId}/jobs`;
      return (await fetch(jobs, { method: 'POST', headers })).status;
    };
    const jobId = await startJob(emulator);
    const site = await fetch(`${emulator.baseUrl}/emulator/sites/${jobId}/`);
    emulator.setNextJob({ outcome: 'failed' });
    await fetch(`${emulator.baseUrl}/v2/agent/${emulator.projectId}/job`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ADMIN_KEY}` },
      body: '{"prompt":"x"}',
    });
    expect([await startByProject(), await startByProject()]).toEqual([202, 429]);

    const answer = await fetch(`${emulator.baseUrl}/emulator/reset`, { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { reset: true }]);
    const page = await documentAt(emulator);
    expect(textOf(page, '#no-jobs')).not.toBe('');
    expect(textOf(page, '#no-requests')).not.toBe('');
    expect(page.querySelectorAll('#agent-jobs > li')).toHaveLength(6);
    expect(await nextStarts(emulator)).toEqual(['Next start: 7 pages, completed after 0 s']);
    expect(emulator.requests).toEqual([]);
    await expect(fetch(site.url)).rejects.toThrow();
    expect([(await look(emulator, jobId)).status, await startByProject()]).toEqual([404, 202]);
  });

  it('leads back to the page that asked for it', async () => {
    const emulator = await start();
    const answer = await fetch(`${emulator.baseUrl}/emulator/reset`, {
      method: 'POST',
      headers: { Origin: emulator.baseUrl, Accept: 'text/html,*/*' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#exports']);
  });
});

describe('the pages', () => {
  it('are not among the recorded requests of the service', async () => {
    const emulator = await start();
    const jobId = await startJob(emulator);
    for (const address of ['/', '/emulator/api', `/emulator/sites/${jobId}/`])
      await documentAt(emulator, address);
    expect(emulator.requests.map(({ path }) => path)).toEqual([JOBS]);
  });

  it('do not change the responses of the service', async () => {
    const emulator = await start();
    const answer = await look(emulator, await startJob(emulator));
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });
});

describe('the page of the API', () => {
  const text = readFileSync(path.join(REPOSITORY, 'api', 'openapi.yaml'), 'utf8');
  const operations = Object.entries(parse(text).paths as Record<string, Record<string, object>>).flatMap(
    ([address, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        'operationId' in operation ? [`${method.toUpperCase()} ${address.replaceAll(/\{\w+\}/g, '*')}`] : [],
      ),
  );

  it('shows the description unchanged, and serves it as a file', async () => {
    const emulator = await start();
    const page = await documentAt(emulator, '/emulator/api');
    expect(page.querySelector('.description')?.textContent).toBe(text);
    const file = await fetch(`${emulator.baseUrl}/emulator/openapi.yaml`);
    expect([file.headers.get('content-type'), await file.text()]).toEqual(['application/yaml', text]);
  });

  it('has no broken hyperlink, and no duplicate id', async () => {
    const emulator = await start();
    const page = await documentAt(emulator, '/emulator/api');
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of page.querySelectorAll('a')) {
      const url = link.getAttribute('href') ?? '';
      if (url.startsWith('#')) expect(ids).toContain(url.slice(1));
      else
        expect({ url, status: (await fetch(`${emulator.baseUrl}${url}`)).status }).toMatchObject({
          status: 200,
        });
    }
  });

  it('has a command for every operation, and each works', async () => {
    const emulator = await start();
    const { projectId, agentJobId } = emulator;
    // Of the last start, as the page says.
    let [jobId, statusId] = ['', ''];
    const commands = textsOf(await documentAt(emulator, '/emulator/api'), 'figure pre');
    const called = [];
    for (const command of commands) {
      const [, method = '', url = ''] = /^curl -X (\w+) (\S+)/.exec(command) ?? [];
      const headers = [...command.matchAll(/-H '(\S+): (.+)'/g)].map(
        ([, name, value]) => [name, value] as [string, string],
      );
      const [, body] = /-d '(.+)'/.exec(command) ?? [];
      const response = await fetch(url.replace('JOB_ID', jobId).replace('STATUS_ID', statusId), {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      });
      expect({ command, ok: response.ok }).toEqual({ command, ok: true });
      ({ jobId = jobId, statusId = statusId } = (await response.json()) as Record<string, string>);
      const pathname = url.slice(emulator.baseUrl.length);
      called.push(
        `${method} ${[projectId, agentJobId, 'JOB_ID', 'STATUS_ID'].reduce((left, id) => left.replace(id, '*'), pathname)}`,
      );
    }
    expect(called.sort()).toEqual(operations.sort());
  });
});
