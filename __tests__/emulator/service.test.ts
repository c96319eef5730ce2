/**
 * The emulator's API: the states of its jobs, what it refuses, its settings, and the effect of every fault on the wire.
 * `openapi.test.ts` checks the responses against the description, and the scenarios show what a client makes of them.
 */
import { connect } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { components } from '../../api/wire.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type {
  Fault,
  GivenEmulatorSettings,
  GivenExportJobSettings,
} from '../../emulator/settings/settings.ts';
import { ask, call, JOBS, look, start, startJob, type WireJob } from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

type WireBundle = components['schemas']['Bundle'];

const makeBundle = (emulator: Emulator, jobId: string) =>
  call<WireBundle>(emulator, 'POST', `${JOBS}/${jobId}/bundle`);

/** Repeats a call at fixed intervals of the clock, and returns all responses. */
async function every<Response>(
  stepMs: number,
  times: number,
  clock: TestClock,
  call: () => Promise<Response>,
): Promise<Response[]> {
  const responses = [await call()];
  while (responses.length < times) {
    clock.advance(stepMs);
    responses.push(await call());
  }
  return responses;
}

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

describe('an export job', () => {
  it('goes from queued over running to completed, with growing progress and page count', async () => {
    const clock = new TestClock();
    const emulator = await start({ queuedMs: 100, runningMs: 500, pages: 4 }, clock);
    const started = await call<WireJob>(emulator, 'POST', JOBS, { domain: emulator.domain });
    const jobId = started.body.jobId as string;
    const looks = await every(50, 13, clock, () => look(emulator, jobId));
    const jobs = [started, ...looks].map(({ body }) => body);
    expect([started.status, ...unique(looks.map(({ status }) => status))]).toEqual([202, 200]);
    expect(jobs.map(({ status }) => status)).toEqual([
      ...Array(3).fill('queued'),
      ...Array(10).fill('running'),
      'completed',
    ]);
    expect(jobs.map(({ progress }) => progress)).toEqual([
      0, 0, 0, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
    ]);
    expect(jobs.map(({ pageCount }) => pageCount)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4]);
    expect(jobs.at(-1)).toMatchObject({ jobId, error: null });
    expect(unique(jobs.map(({ createdAt }) => createdAt))).toEqual(['2026-01-01T00:00:00.000Z']);
    expect(jobs.at(-1)?.updatedAt).toBe('2026-01-01T00:00:00.600Z');
  });

  it('that fails has an error, not all of its pages, and no bundle', async () => {
    const clock = new TestClock();
    const emulator = await start({ runningMs: 300, pages: 4, outcome: 'failed', error: 'Broken <b>' }, clock);
    const jobId = await startJob(emulator);
    const looks = await every(100, 3, clock, () => look(emulator, jobId));
    expect(looks.map(({ body }) => [body.status, body.progress, body.error])).toEqual([
      ['running', 0, null],
      ['running', 33, null],
      ['failed', 66, 'Broken <b>'],
    ]);
    expect(looks.at(-1)?.body.pageCount).toBe(2);
    expect(await makeBundle(emulator, jobId)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('failed') },
    });
  });

  it('is unknown for a while, if that is set', async () => {
    const clock = new TestClock();
    const emulator = await start({ unknownMs: 400 }, clock);
    const jobId = await startJob(emulator);
    expect(await makeBundle(emulator, jobId)).toMatchObject({ status: 404 });
    const looks = await every(200, 3, clock, () => look(emulator, jobId));
    expect(looks.map(({ status }) => status)).toEqual([404, 404, 200]);
    expect(await makeBundle(emulator, jobId)).toMatchObject({ status: 200 });
  });
});

describe('a start', () => {
  it.each(['localhost', 'my_docs.a-b.example.co.uk', 'ドキュメント.例え.テスト'])(
    'takes the domain %p',
    async (domain) => {
      await startJob(await start({ domains: null }), { domain });
    },
  );

  it.each<[string, GivenEmulatorSettings, readonly string[]]>([
    ['the one that it announces', {}, ['docs.example.com', 'Docs.Example.COM']],
    [
      'those of its settings',
      { domains: ['docs.test', 'Help.Test'] },
      ['docs.test', 'DOCS.test', 'help.test'],
    ],
  ])('knows no other domains than %s', async (_what, settings, known) => {
    const emulator = await start(settings);
    expect(emulator.domain).toBe(known[0]);
    for (const domain of known) await startJob(emulator, { domain });
    expect(await call(emulator, 'POST', JOBS, { domain: 'doc.test' })).toMatchObject({
      status: 400,
      body: { error: 'domain: this organization has no site at doc.test.' },
    });
    expect(jobsOn(await homePage(emulator))).toHaveLength(known.length);
  });

  it('gives bundle URLs with the address that the client used, if it listens at all of them', async () => {
    const emulator = await start({ host: '0.0.0.0' });
    expect([emulator.baseUrl, emulator.storageUrl]).toEqual([
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    ]);
    // Not every system has a second address that a test could use.
    const Host = `192.0.2.2:${new URL(emulator.baseUrl).port}`;
    const Authorization = `Bearer ${emulator.apiKey}`;
    const address = `${JOBS}/${await startJob(emulator)}/bundle`;
    const { body } = await ask(emulator, 'POST', address, { Host, Authorization });
    const { hostname, port } = new URL((JSON.parse(body) as WireBundle).bundleUrl);
    expect([hostname, port]).toEqual(['192.0.2.2', new URL(emulator.storageUrl).port]);
  });

  const NOT_A_HOST_NAME = /^domain: .*bare host name/s;
  it.each<[string, unknown, RegExp]>([
    ['a domain with a scheme', { domain: 'https://docs.example.com' }, NOT_A_HOST_NAME],
    ['a domain with a path', { domain: 'docs.example.com/guides' }, NOT_A_HOST_NAME],
    ['a domain with a port', { domain: 'docs.example.com:443' }, NOT_A_HOST_NAME],
    ['a domain with a line break', { domain: 'docs.example.com\n' }, NOT_A_HOST_NAME],
    ['a domain of more than 253 characters', { domain: `${'a.'.repeat(126)}com` }, NOT_A_HOST_NAME],
    ['text that is not JSON', '{"domain":', /not JSON/],
    ['a list', ['docs.example.com'], /not an object/],
    ['no domain', { version: '1' }, /^domain: /],
    ['a number as version', { domain: 'a.b', version: 2 }, /^version: /],
    ['one path that is not a list', { domain: 'a.b', paths: 'index' }, /^paths: /],
    ['an unknown page', { domain: 'a.b', paths: ['index', 'no/such'] }, /^paths: .*"no\/such"/],
  ])('refuses %s', async (_what, body, says) => {
    const emulator = await start({ domains: ['a.b'] });
    expect(await call(emulator, 'POST', JOBS, body)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(says) },
    });
    expect(jobsOn(await homePage(emulator))).toEqual([]);
  });
});

describe('settings', () => {
  it('of jobs to come are for one job each, in their order, over those of the emulator', async () => {
    const emulator = await start({ pages: 3 });
    emulator.setNextJob({ outcome: 'failed', error: 'one' });
    emulator.setNextJob({ pages: 4 });
    const jobs = [];
    for (let job = 0; job < 3; job++) jobs.push((await look(emulator, await startJob(emulator))).body);
    expect(jobs).toMatchObject([
      { status: 'failed', error: 'one' },
      { status: 'completed', pageCount: 4 },
      { status: 'completed', pageCount: 3 },
    ]);
  });

  it('of a job to come wait for a start that is accepted', async () => {
    const emulator = await start();
    emulator.setNextJob({ pages: 4 });
    for (const refused of [{ domain: 'https://refused' }, { domain: 'a.b' }, { paths: ['no/such'] }]) {
      await call(emulator, 'POST', JOBS, { domain: emulator.domain, ...refused });
    }
    expect((await look(emulator, await startJob(emulator))).body.pageCount).toBe(4);
  });

  it('of a job to come can be sent', async () => {
    const emulator = await start();
    const answer = await call<unknown>(emulator, 'POST', '/emulator/next-job', {
      outcome: 'failed',
      error: 'as sent',
    });
    expect(answer).toMatchObject({ status: 202, body: { queued: true } });
    expect((await look(emulator, await startJob(emulator))).body).toMatchObject({ error: 'as sent' });
    expect((await look(emulator, await startJob(emulator))).body).toMatchObject({ status: 'completed' });
  });

  it.each<[string, GivenExportJobSettings, RegExp]>([
    [
      'as its bundle',
      { archive: import.meta.filename },
      /^The body has a bad value at `archive`: only the settings of its start/,
    ],
    [
      'that replaces its bundle',
      { faults: [{ at: 'storage', does: { kind: 'replaced', archive: import.meta.filename } }] },
      /^The body has a bad value at `archive`: only the settings of its start/,
    ],
  ])('of a job to come cannot name a file %s when they are sent', async (_what, settings, says) => {
    const emulator = await start();
    const answer = await call(emulator, 'POST', '/emulator/next-job', settings);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(says) } });
    // The program that started the emulator may name a file.
    emulator.setNextJob({ ...settings, pages: 7 });
    expect((await look(emulator, await startJob(emulator))).body.pageCount).toBe(7);
  });

  it('of a job to come count the calls of its own start', async () => {
    const emulator = await start();
    const given = (status: number) => ({
      faults: [{ at: 'startExportJob', calls: [1, 1], does: { kind: 'answer', status, body: '{}' } }],
    });
    const post = async () => (await call(emulator, 'POST', JOBS, { domain: emulator.domain })).status;
    expect([await post(), await post()]).toEqual([202, 202]);
    for (const status of [503, 429]) {
      await call(emulator, 'POST', '/emulator/next-job', given(status));
    }
    expect([await post(), await post(), await post(), await post(), await post()]).toEqual([
      503, 202, 429, 202, 202,
    ]);
  });

  const MEANINGLESS: readonly [what: string, settings: unknown, says: RegExp][] = [
    ['a word that is unknown', { outcome: 'perhaps' }, /`outcome`: .*"perhaps"/],
    ['a misspelt name', { runningMS: 5 }, /^The body has an unknown key `runningMS`\.$/],
    ['a number as text', { pages: '3' }, /`pages`: .*"3"/],
    ['less than no time', { queuedMs: -1 }, /`queuedMs`: .*-1/],
    ['an unknown operation', { faults: [{ at: 'x', does: { kind: 'stall' } }] }, /`faults\.0\.at`: .*"x"/],
    [
      'a misspelt name in what it does',
      { faults: [{ at: 'storage', does: { kind: 'cut', after: 5 } }] },
      /unknown key `faults\.0\.does\.after`/,
    ],
    [
      'a changed field where there is none',
      { faults: [{ at: 'storage', does: { kind: 'change', fields: {} } }] },
      /storage/,
    ],
  ];
  it.each(MEANINGLESS)('with %s are refused', async (_what, settings, says) => {
    const emulator = await start();
    const answer = await call(emulator, 'POST', '/emulator/next-job', settings);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(says) } });
    expect(() => emulator.setNextJob(settings as GivenExportJobSettings)).toThrow(
      expect.objectContaining({ name: 'ValiError' }),
    );
    await expect(startEmulator(settings as GivenEmulatorSettings)).rejects.toMatchObject({
      name: 'ValiError',
    });
    // Nothing of the settings is left behind either.
    expect((await look(emulator, await startJob(emulator))).body).toMatchObject({ pageCount: 2 });
  });
});

/** The bytes that came over a connection. */
interface Raw {
  /** Status line and headers; empty if none came. */
  readonly head: string;
  readonly body: Buffer;
  readonly end: 'closed' | 'reset' | 'silent';
}

interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly authorization?: string;
  readonly body?: string;
}

/**
 * Sends a request, and receives the response until its end or until nothing has come for `silenceMs`. The silence
 * counts from the response's head, or from the request if no head is expected.
 */
function sendRaw(
  request: RawRequest,
  { silenceMs = 20_000, expectsHead = true }: { silenceMs?: number; expectsHead?: boolean } = {},
): Promise<Raw> {
  const { method, url, authorization, body = '' } = request;
  const { hostname, port, host, pathname, search } = new URL(url);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const settle = (end: Raw['end']) => {
      socket.destroy();
      const all = Buffer.concat(chunks);
      const at = all.indexOf('\r\n\r\n');
      resolve({
        head: all.subarray(0, Math.max(at, 0)).toString('latin1'),
        body: at < 0 ? all : all.subarray(at + 4),
        end,
      });
    };
    if (!expectsHead) socket.setTimeout(silenceMs, () => settle('silent'));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      socket.setTimeout(silenceMs, () => settle('silent'));
    });
    socket.on('end', () => settle('closed'));
    socket.on('error', () => settle('reset'));
    const headers = [
      `${method} ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...(authorization === undefined ? [] : [`Authorization: ${authorization}`]),
      ...(method === 'POST' ? ['Content-Type: application/json', `Content-Length: ${body.length}`] : []),
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Returns the value of a header of a raw response. */
function header({ head }: Raw, name: string): string | undefined {
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
}

type Place = 'startExportJob' | 'getExportJob' | 'storage';

/** Returns an emulator with a fault at one place, and the request that it affects. */
async function withFault(
  place: Place,
  fault: Omit<Fault, 'at'>,
  clock?: TestClock,
): Promise<{ emulator: Emulator; request: RawRequest }> {
  const emulator = await start({ faults: [{ ...fault, at: place }] }, clock);
  return { emulator, request: await requestTo(place, emulator) };
}

async function requestTo(place: Place, emulator: Emulator): Promise<RawRequest> {
  const api = { authorization: `Bearer ${emulator.apiKey}` };
  if (place === 'startExportJob') {
    const body = JSON.stringify({ domain: emulator.domain });
    return { ...api, method: 'POST', url: `${emulator.baseUrl}${JOBS}`, body };
  }
  const jobId = await startJob(emulator);
  return place === 'getExportJob'
    ? { ...api, method: 'GET', url: `${emulator.baseUrl}${JOBS}/${jobId}` }
    : { method: 'GET', url: (await makeBundle(emulator, jobId)).body.bundleUrl };
}

/** Expects a complete and correct response of that place. */
function expectWhole(place: Place, raw: Raw): void {
  expect(raw.head).toMatch(/^HTTP\/1\.1 200 /);
  expect({ ...raw, length: String(raw.body.length) }).toMatchObject({
    end: 'closed',
    length: header(raw, 'content-length'),
  });
  if (place === 'storage') expect(gunzipSync(raw.body).length).toBeGreaterThan(1000);
  else expect(JSON.parse(raw.body.toString())).toHaveProperty('status');
}

// Different code sends the responses of the API and those of the storage.
describe.each(['getExportJob', 'storage'] as const)('a fault of %s', (place) => {
  it.each([
    ['resets', { kind: 'cut' }, 'reset'],
    ['closes', { kind: 'cut', how: 'close' }, 'closed'],
    ['stalls', { kind: 'stall' }, 'silent'],
  ] as const)('%s the connection before the headers: %p', async (_what, does, end) => {
    const { request } = await withFault(place, { does });
    const raw = await sendRaw(request, end === 'silent' ? { silenceMs: 300, expectsHead: false } : {});
    expect(raw).toEqual({ head: '', body: Buffer.alloc(0), end });
  });

  it.each([
    ['resets', { kind: 'cut', afterBytes: 10 }, 'reset'],
    ['closes', { kind: 'cut', afterBytes: 0, how: 'close' }, 'closed'],
    ['stalls', { kind: 'stall', afterBytes: 10 }, 'silent'],
  ] as const)('%s the connection in the body: %p', async (_what, does, end) => {
    const { request } = await withFault(place, { does });
    const raw = await sendRaw(request, end === 'silent' ? { silenceMs: 300 } : {});
    expect(raw).toMatchObject({ head: expect.stringMatching(/^HTTP\/1\.1 20/), end });
    expect(raw.body).toHaveLength(does.afterBytes);
    // A client can tell that something is missing.
    expect(Number(header(raw, 'content-length'))).toBeGreaterThan(does.afterBytes);
  });

  it('delays', async () => {
    const clock = new TestClock();
    const { request } = await withFault(place, { does: { kind: 'delay', ms: 200 } }, clock);
    let hasEnded = false;
    const response = sendRaw(request).finally(() => {
      hasEnded = true;
    });
    await clock.asleep();
    clock.advance(199);
    await sleep(50);
    expect({ hasEnded, sleeps: clock.sleeps }).toEqual({ hasEnded: false, sleeps: [200] });
    clock.advance(1);
    expectWhole(place, await response);
  });

  it('drips', async () => {
    const bytes = { getExportJob: 40, storage: 4000 }[place];
    const clock = new TestClock({ jumps: true });
    const { request } = await withFault(place, { does: { kind: 'drip', bytes, everyMs: 300 } }, clock);
    const raw = await sendRaw(request);
    expectWhole(place, raw);
    const pieces = Math.ceil(raw.body.length / bytes);
    expect(pieces).toBeGreaterThan(1);
    expect(clock.sleeps).toHaveLength(pieces);
    expect(clock.now()).toBeCloseTo((raw.body.length / bytes) * 300);
  });

  it('ends the body early as if it were complete', async () => {
    const { request } = await withFault(place, { does: { kind: 'short', bytes: 12 } });
    const raw = await sendRaw(request);
    expect(raw).toMatchObject({ end: 'closed', head: expect.stringMatching(/^HTTP\/1\.1 20/) });
    expect(raw.body).toHaveLength(12);
    expect([header(raw, 'content-length'), header(raw, 'transfer-encoding')]).toEqual([undefined, undefined]);
  });

  it.each<[string, Fault['does']]>([
    ['stalls', { kind: 'stall' }],
    ['delays', { kind: 'delay', ms: 600_000 }],
    ['drips', { kind: 'drip', bytes: 1, everyMs: 600_000 }],
  ])('that %s keeps nobody from closing the emulator', async (_what, does) => {
    const { emulator, request } = await withFault(place, { does });
    // Timers that keep the process alive.
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    const requestsBefore = emulator.requests.length;
    const response = sendRaw(request);
    while (emulator.requests.length === requestsBefore) await setImmediate();
    await sleep(50);
    await emulator.close();
    expect((await response).end).not.toBe('silent');
    // Some of the test's own connections take a second to close.
    for (let wait = 0; timers() > before && wait < 100; wait++) await sleep(30);
    expect(timers()).toBeLessThanOrEqual(before);
  });
});

describe('a fault of one job', () => {
  it('does not hit another, and counts the calls for that job', async () => {
    const emulator = await start();
    const does = { kind: 'answer', status: 503, body: { error: 'Not now.' } } as const;
    emulator.setNextJob({ faults: [{ at: 'getExportJob', calls: [2, 2], does }] });
    const [faulty, other] = [await startJob(emulator), await startJob(emulator)];
    const statuses = [];
    for (const jobId of [other, faulty, other, faulty, other, faulty]) {
      statuses.push((await look(emulator, jobId)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 503, 200, 200]);
  });

  it.each<[string, boolean, Fault['does'], number]>([
    ['cut before the work', false, { kind: 'cut' }, 0],
    ['cut after the work', true, { kind: 'cut' }, 1],
    ['met with silence after the work', true, { kind: 'stall' }, 1],
    ['refused before the work', false, { kind: 'answer', status: 503 }, 0],
    ['refused after the work', true, { kind: 'answer', status: 503 }, 1],
    ['answered short', false, { kind: 'short', bytes: 3 }, 1],
  ])('leaves a start that was %s (afterWork: %p, %p) with %i jobs', async (_what, afterWork, does, jobs) => {
    const { emulator, request } = await withFault('startExportJob', { afterWork, calls: [1, 1], does });
    await sendRaw(request, does.kind === 'stall' ? { silenceMs: 300, expectsHead: false } : {});
    expect(jobsOn(await homePage(emulator))).toHaveLength(jobs);
    // Sent again, the request starts another job: there is no idempotency key.
    await startJob(emulator);
    expect(jobsOn(await homePage(emulator))).toHaveLength(jobs + 1);
  });
});

async function homePage(emulator: Emulator): Promise<string> {
  return (await fetch(emulator.baseUrl)).text();
}

/** Returns the IDs of the export jobs that the page shows. */
function jobsOn(page: string): string[] {
  return [...page.matchAll(/<code>(se_[0-9a-f]{16})<\/code>/g)].map(([, id]) => id as string);
}
