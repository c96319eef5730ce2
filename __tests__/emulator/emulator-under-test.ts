/** The emulators that a test file starts, and the requests that its tests send to them. */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterEach, expect } from '@jest/globals';
import { unpackTar } from 'modern-tar';
import type { components } from '../../api/wire.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { GivenEmulatorSettings } from '../../emulator/settings/settings.ts';
import { inTime } from '../support/until.ts';
import { TestClock } from './test-clock.ts';

export type WireJob = components['schemas']['ExportJob'];

/** The API by domain. */
export const JOBS = '/v1/static-export/jobs';

let open: Emulator[] = [];
afterEach(async () => {
  await Promise.all(open.map((emulator) => emulator.close()));
  open = [];
});

/**
 * Starts an emulator that ends with the test. Its jobs end immediately, unless the settings say otherwise. Without a
 * clock, no time passes.
 */
export async function start(
  given: GivenEmulatorSettings = {},
  clock: TestClock = new TestClock(),
  print?: (line: string) => void,
): Promise<Emulator> {
  const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 2, ...given }, clock, print);
  open.push(emulator);
  return emulator;
}

interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/**
 * Calls the API. A body that is not a string is sent as JSON.
 *
 * @param key null for none; by default the one with all permissions
 */
export async function call<Body = { error: string }>(
  emulator: Pick<Emulator, 'apiKey' | 'baseUrl'>,
  method: string,
  path: string,
  body?: unknown,
  key: string | null = emulator.apiKey,
): Promise<Answer<Body>> {
  const answer = await fetch(`${emulator.baseUrl}${path}`, {
    method: method.toUpperCase(),
    headers: {
      ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type') === 'application/json';
  return { status: answer.status, headers: answer.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Starts a job of the emulator's domain, and returns its ID. */
export async function startJob(emulator: Emulator, fields: object = {}, jobs = JOBS): Promise<string> {
  const { status, body } = await call<WireJob>(emulator, 'POST', jobs, {
    domain: emulator.domain,
    ...fields,
  });
  expect({ status, body }).toMatchObject({ status: 202, body: { jobId: expect.any(String) } });
  return body.jobId as string;
}

export const look = (emulator: Emulator, jobId: string) => call<WireJob>(emulator, 'GET', `${JOBS}/${jobId}`);

/** Returns the contents of a job's `.tar.gz` by path. */
export async function exportedFiles(emulator: Emulator, jobId: string): Promise<ReadonlyMap<string, string>> {
  const archive = readFileSync((await emulator.archiveOf(jobId))?.file ?? '');
  const entries = await unpackTar(gunzipSync(archive));
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? []).toString()]));
}

/** Repeats a call at fixed intervals of the clock, and returns all responses. */
export async function every<Response>(
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

/** Sends a request unchanged, with headers that `fetch` does not allow. Nothing is followed or unpacked. */
export function ask(
  method: 'GET' | 'POST',
  url: string | URL,
  headers: Record<string, string>,
  body = '',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  const answer = new Promise<Awaited<ReturnType<typeof ask>>>((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (response) => {
      const { statusCode: status, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    outgoing.on('error', reject).end(body);
  });
  return inTime(answer, `${method} ${url} is answered`);
}
