/**
 * The emulator's storage: its bundle URLs behave as presigned URLs of S3 do, so that a client which passes here does
 * not fail there.
 */
import { createHash } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { unpackTar } from 'modern-tar';
import type { components } from '../../api/wire.ts';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { call, JOBS, start, startJob } from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

type Bundle = Required<components['schemas']['Bundle']>;

/** The emulator that most tests use, since they do not change anything in it. */
let emulator: Emulator;
let bundle: Bundle;
/** The archive, as the storage sends it. */
let whole: Buffer;
let etag: string;

beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0, pages: 3 });
  bundle = await exportBundle(emulator);
  const answer = await get(bundle.bundleUrl);
  whole = answer.body;
  etag = answer.headers.etag as string;
});
afterAll(() => emulator.close());

async function exportBundle(on: Emulator, settings: GivenExportJobSettings = {}): Promise<Bundle> {
  on.setNextJob(settings);
  return createUrl(on, await startJob(on));
}

const createUrl = async (on: Emulator, jobId: string) =>
  (await call<Bundle>(on, 'POST', `${JOBS}/${jobId}/bundle`)).body;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request unchanged: nothing is added, followed, or unpacked. */
async function send(
  method: string,
  url: string | URL,
  headers: http.OutgoingHttpHeaders = {},
): Promise<Answer> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.request(url, { method, headers, agent: false }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

const get = (url: string | URL, headers: http.OutgoingHttpHeaders = {}) => send('GET', url, headers);

/** The response of S3 when it refuses a request. */
function refusal(status: number, code: string, says: RegExp = /./) {
  return {
    status,
    type: 'application/xml',
    code,
    message: expect.stringMatching(says),
  };
}

function asRefusal({ status, headers, body }: Answer) {
  const text = body.toString();
  const [, code, message] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<Error><Code>(\w+)<\/Code><Message>([^<]+)<\/Message>.*<\/Error>$/.exec(
      text,
    ) ?? [];
  return { status, type: headers['content-type'], code: code ?? text, message };
}

describe('a bundle URL', () => {
  it('has another origin than the API, the query of presigned URLs, and expires at `expiresAt`', () => {
    const { origin, pathname, searchParams } = new URL(bundle.bundleUrl);
    expect([origin, pathname]).toEqual([emulator.storageUrl, `/${bundle.jobId}/export.tar.gz`]);
    expect(origin).not.toBe(emulator.baseUrl);
    const query = Object.fromEntries(searchParams);
    expect(query).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': expect.stringMatching(/^ASIA[A-Z0-9]{16}\/\d{8}\/us-east-1\/s3\/aws4_request$/),
      'X-Amz-Date': expect.stringMatching(/^\d{8}T\d{6}Z$/),
      'X-Amz-Expires': '3600',
      'X-Amz-Security-Token': expect.stringMatching(/[+/=]/),
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const [, ...parts] = /^(....)(..)(..T..)(..)(..Z)$/.exec(query['X-Amz-Date'] ?? '') ?? [];
    const [year, month, dayAndHour, minute, second] = parts;
    const madeAt = Date.parse(`${year}-${month}-${dayAndHour}:${minute}:${second}`);
    expect(Date.parse(bundle.expiresAt) - madeAt).toBe(3_600_000);
    expect(madeAt).toBeLessThanOrEqual(Date.now());
  });

  it('returns the archive, with the headers of S3', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const { status, headers, body } = await get(bundle.bundleUrl);
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: {
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'accept-ranges': 'bytes',
        'content-length': String(bundle.sizeBytes),
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="docs-export-${today}.tar.gz"`,
        'last-modified': expect.stringMatching(/ GMT$/),
        server: 'AmazonS3',
      },
    });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(Math.abs(Date.parse(headers['last-modified'] ?? '') - Date.now())).toBeLessThan(60_000);
    expect(body).toHaveLength(bundle.sizeBytes);
    const files = (await unpackTar(gunzipSync(body))).map(({ header }) => header.name);
    expect(files).toEqual(expect.arrayContaining(['index.html', 'sitemap.xml', 'favicon.svg']));
  });

  it.each(['HEAD', 'PUT'])('is signed for GET alone, not for %s', async (method) => {
    const answer = await send(method, bundle.bundleUrl);
    // A response to HEAD has no body.
    if (method === 'HEAD') expect(answer).toMatchObject({ status: 403, body: Buffer.alloc(0) });
    else expect(asRefusal(answer)).toEqual(refusal(403, 'SignatureDoesNotMatch'));
  });

  it('is refused when a key comes along', async () => {
    const answer = await get(bundle.bundleUrl, { Authorization: 'Bearer mint_emulator_admin' });
    expect(asRefusal(answer)).toEqual(refusal(400, 'InvalidArgument', /^Only one auth mechanism allowed/));
  });

  it.each<[string, (link: URL) => void, code: string, status?: number]>([
    [
      'another signature',
      (link) => link.searchParams.set('X-Amz-Signature', '0'.repeat(64)),
      'SignatureDoesNotMatch',
    ],
    ['another lifetime', (link) => link.searchParams.set('X-Amz-Expires', '604800'), 'SignatureDoesNotMatch'],
    ['more in its query', (link) => link.searchParams.set('versionId', '1'), 'SignatureDoesNotMatch'],
    [
      'another file',
      (link) => (link.pathname = link.pathname.replace('tar.gz', 'zip')),
      'SignatureDoesNotMatch',
    ],
    [
      'another job',
      (link) => (link.pathname = '/se_0000000000000000/export.tar.gz'),
      'SignatureDoesNotMatch',
    ],
    ['another host', (link) => (link.hostname = 'localhost'), 'SignatureDoesNotMatch'],
    ['no signature at all', (link) => (link.search = '?versionId=1'), 'AccessDenied'],
    [
      'a part of a signature',
      (link) => link.searchParams.delete('X-Amz-Signature'),
      'AuthorizationQueryParametersError',
      400,
    ],
  ])('is refused with %s', async (_what, alter, code, status = 403) => {
    const link = new URL(bundle.bundleUrl);
    alter(link);
    expect(asRefusal(await get(link))).toEqual(refusal(status, code));
  });

  it.each([
    [404, 'NoSuchKey'],
    [403, 'AccessDenied'],
  ] as const)('of an object that is gone gets %i, if that is set', async (missingObject, code) => {
    const { bundleUrl } = await exportBundle(emulator, { missingObject });
    expect(asRefusal(await get(bundleUrl))).toEqual(refusal(missingObject, code));
  });

  it('works until it expires, and then a fresh one does', async () => {
    const clock = new TestClock();
    const other = await start({ urlLifetimeSeconds: 2 }, clock);
    const { jobId, bundleUrl, expiresAt } = await exportBundle(other);
    expect(expiresAt).toBe('2026-01-01T00:00:02.000Z');
    clock.advance(1999);
    expect(await get(bundleUrl)).toMatchObject({ status: 200 });
    clock.advance(1);
    expect(asRefusal(await get(bundleUrl))).toEqual(refusal(403, 'AccessDenied', /^Request has expired$/));
    expect((await send('HEAD', bundleUrl)).status).toBe(403);

    const fresh = await createUrl(other, jobId);
    expect(fresh.expiresAt).toBe('2026-01-01T00:00:04.000Z');
    expect(await get(fresh.bundleUrl)).toMatchObject({ status: 200 });
  });

  it('expires early when the credentials that signed it do', async () => {
    const clock = new TestClock();
    const { bundleUrl, expiresAt } = await exportBundle(
      await start({ credentialsLifetimeSeconds: 1 }, clock),
    );
    clock.advance(999);
    expect(await get(bundleUrl)).toMatchObject({ status: 200 });
    clock.advance(1);
    expect(expiresAt).toBe('2026-01-01T01:00:00.000Z');
    expect(asRefusal(await get(bundleUrl))).toEqual(refusal(400, 'ExpiredToken', /expired/));
  });
});

describe('a range', () => {
  const LAST = () => bundle.sizeBytes - 1;

  it.each<[string, () => string, () => readonly [first: number, last: number]]>([
    ['a beginning', () => 'bytes=0-99', () => [0, 99]],
    ['the rest', () => 'bytes=1000-', () => [1000, LAST()]],
    ['more than there is', () => `bytes=100-${LAST() + 100}`, () => [100, LAST()]],
  ])('of %s', async (_what, range, part) => {
    const [first, last] = part();
    const { status, headers, body } = await get(bundle.bundleUrl, { Range: range() });
    expect({ status, headers }).toMatchObject({
      status: 206,
      headers: {
        'content-range': `bytes ${first}-${last}/${bundle.sizeBytes}`,
        'content-length': String(last - first + 1),
        'accept-ranges': 'bytes',
        etag,
      },
    });
    expect(body.equals(whole.subarray(first, last + 1))).toBe(true);
  });

  it('behind the end cannot be satisfied', async () => {
    const answer = await get(bundle.bundleUrl, { Range: `bytes=${bundle.sizeBytes}-` });
    expect(asRefusal(answer)).toEqual(refusal(416, 'InvalidRange'));
    expect(answer.headers['content-range']).toBe(`bytes */${bundle.sizeBytes}`);
  });

  it.each([
    ['several at once', 'bytes=0-9,20-29'],
    ['without a unit', '0-9'],
  ])('that S3 does not know is taken for none: %s (%p)', async (_what, range) => {
    const { status, headers, body } = await get(bundle.bundleUrl, { Range: range });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
    expect(body.equals(whole)).toBe(true);
  });
});

describe('If-Match', () => {
  it('is refused if it names the archive of another export', async () => {
    const other = await exportBundle(emulator, { pages: 2 });
    for (const headers of [{}, { Range: 'bytes=0-9' }]) {
      const answer = await get(other.bundleUrl, { 'If-Match': etag, ...headers });
      expect(asRefusal(answer)).toEqual(refusal(412, 'PreconditionFailed'));
    }
  });
});

describe('the object', () => {
  /** This makes some hundred kilobytes. */
  const LARGE = { pages: 30, pageBytes: 20_000 };

  it('is sent no faster than is set, per connection', async () => {
    const clock = new TestClock();
    const { bundleUrl, sizeBytes } = await exportBundle(
      await start({ ...LARGE, bytesPerSecond: 200_000 }, clock),
    );
    expect(sizeBytes).toBeGreaterThan(100_000);
    const half = Math.ceil(sizeBytes / 2);
    const downloads = Promise.all([
      get(bundleUrl),
      get(bundleUrl, { Range: `bytes=0-${half - 1}` }),
      get(bundleUrl, { Range: `bytes=${half}-` }),
    ]);
    // All of them have begun, so a shared limit for all connections would double the time.
    await clock.asleep(3);
    clock.jump();
    expect((await downloads).map(({ body }) => body.length)).toEqual([sizeBytes, half, sizeBytes - half]);
    expect(Math.abs(clock.now() - sizeBytes / 200)).toBeLessThan(20);
  });
});
