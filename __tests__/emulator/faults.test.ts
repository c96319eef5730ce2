/** Tests what faults of a connection do to a response. The scenarios show how the actions handle them. */
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import type { Emulator } from '../../emulator/emulator.ts';
import type { Fault } from '../../emulator/settings/settings.ts';
import { call, JOBS, look, start, startJob } from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

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
  readonly key?: string;
  readonly body?: string;
}

/** What the emulator sent before it stalled is there, and only has to be read. */
const UNTIL_READ_MS = 300;

/** Sends a request, and receives the response until its end, or until it has stalled by this clock. */
function sendRaw({ method, url, key, body = '' }: RawRequest, clock?: TestClock): Promise<Raw> {
  const { hostname, port, host, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect({ host: hostname, port: Number(port) });
    const settle = (end: Raw['end']) => {
      socket.destroy();
      const all = Buffer.concat(chunks);
      const at = all.indexOf('\r\n\r\n');
      const head = all.subarray(0, Math.max(at, 0)).toString('latin1');
      resolve({ head, body: at < 0 ? all : all.subarray(at + 4), end });
    };
    clock?.stalled().then(() => setTimeout(() => settle('silent'), UNTIL_READ_MS), reject);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => settle('closed'));
    socket.on('error', () => settle('reset'));
    const headers = [
      `${method} ${pathname}${search} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...(key === undefined ? [] : [`Authorization: Bearer ${key}`]),
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
  const api = { key: emulator.apiKey, url: `${emulator.baseUrl}${JOBS}` };
  if (place === 'startExportJob') {
    return { ...api, method: 'POST', body: JSON.stringify({ domain: emulator.domain }) };
  }
  const jobId = await startJob(emulator);
  if (place === 'getExportJob') return { ...api, method: 'GET', url: `${api.url}/${jobId}` };
  const bundle = await call<{ bundleUrl: string }>(emulator, 'POST', `${JOBS}/${jobId}/bundle`);
  return { method: 'GET', url: bundle.body.bundleUrl };
}

/** Expects a complete and correct response of that place. */
function expectWhole(place: Place, raw: Raw): void {
  expect(raw.head).toMatch(/^HTTP\/1\.1 200 /);
  expect([raw.end, header(raw, 'content-length')]).toEqual(['closed', String(raw.body.length)]);
  if (place === 'storage') expect(gunzipSync(raw.body).length).toBeGreaterThan(1000);
  else expect(JSON.parse(raw.body.toString())).toHaveProperty('status');
}

// The API and the storage send their responses with different code, so both are tested.
describe.each(['getExportJob', 'storage'] as const)('a fault of %s', (place) => {
  it.each([
    ['resets', { kind: 'cut' }, 'reset'],
    ['closes', { kind: 'cut', how: 'close' }, 'closed'],
    ['stalls', { kind: 'stall' }, 'silent'],
  ] as const)('%s the connection before the headers: %p', async (_what, does, end) => {
    const clock = new TestClock();
    const { request } = await withFault(place, { does }, clock);
    const raw = await sendRaw(request, end === 'silent' ? clock : undefined);
    expect(raw).toEqual({ head: '', body: Buffer.alloc(0), end });
  });

  it.each([
    ['resets', { kind: 'cut', afterBytes: 10 }, 'reset'],
    ['closes', { kind: 'cut', afterBytes: 0, how: 'close' }, 'closed'],
    ['stalls', { kind: 'stall', afterBytes: 10 }, 'silent'],
  ] as const)('%s the connection in the body: %p', async (_what, does, end) => {
    const clock = new TestClock();
    const { request } = await withFault(place, { does }, clock);
    const raw = await sendRaw(request, end === 'silent' ? clock : undefined);
    expect(raw).toMatchObject({ head: expect.stringMatching(/^HTTP\/1\.1 20/), end });
    expect(raw.body).toHaveLength(does.afterBytes);
    // A client can tell that something is missing.
    expect(Number(header(raw, 'content-length'))).toBeGreaterThan(does.afterBytes);
  });

  it('delays the response', async () => {
    const clock = new TestClock();
    const { request } = await withFault(place, { does: { kind: 'delay', ms: 200 } }, clock);
    const response = sendRaw(request);
    await clock.asleep();
    expect(clock.sleeps).toEqual([200]);
    clock.advance(200);
    expectWhole(place, await response);
  });

  it('sends the body in pieces', async () => {
    const bytes = { getExportJob: 40, storage: 1000 }[place];
    const clock = new TestClock({ jumps: true });
    const { request } = await withFault(place, { does: { kind: 'drip', bytes, everyMs: 300 } }, clock);
    const raw = await sendRaw(request);
    expectWhole(place, raw);
    expect(clock.sleeps.length).toBeGreaterThan(1);
    expect(clock.sleeps).toHaveLength(Math.ceil(raw.body.length / bytes));
    expect(clock.now()).toBeCloseTo((raw.body.length / bytes) * 300);
  });

  it.each<Fault['does']>([
    { kind: 'stall' },
    { kind: 'delay', ms: 600_000 },
    { kind: 'drip', bytes: 1, everyMs: 600_000 },
  ])('%p does not keep the emulator from closing', async (does) => {
    const { emulator, request } = await withFault(place, { does });
    const before = emulator.requests.length;
    const response = sendRaw(request);
    while (emulator.requests.length === before) await setImmediate();
    await emulator.close();
    expect((await response).end).not.toBe('silent');
  });
});

describe('a fault', () => {
  it('of one job affects no other job, and counts the calls for that job', async () => {
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
    ['is cut before the work', false, { kind: 'cut' }, 0],
    ['is cut after the work', true, { kind: 'cut' }, 1],
    ['gets no response after the work', true, { kind: 'stall' }, 1],
    ['is refused before the work', false, { kind: 'answer', status: 503 }, 0],
    ['is refused after the work', true, { kind: 'answer', status: 503 }, 1],
    ['gets a short response', false, { kind: 'short', bytes: 3 }, 1],
  ])('of a start, which %s (afterWork: %p, %p), leaves %i jobs', async (_what, afterWork, does, jobs) => {
    const clock = new TestClock();
    const faults: Fault[] = [{ at: 'startExportJob', afterWork, calls: [1, 1], does }];
    // The number of pages shows how many jobs were started before.
    const emulator = await start({ faults, nextJobs: [{ pages: 1 }, { pages: 2 }] }, clock);
    const request = await requestTo('startExportJob', emulator);
    await sendRaw(request, does.kind === 'stall' ? clock : undefined);
    // Without an idempotency key, a repeated request starts another job.
    expect((await look(emulator, await startJob(emulator))).body.pageCount).toBe(jobs + 1);
  });
});
