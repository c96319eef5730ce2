/**
 * The emulator's storage: its bundle URLs behave as presigned URLs of S3 do, so that a client which passes here does
 * not fail there.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { unpackTar } from 'modern-tar';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { GivenEmulatorSettings, GivenExportJobSettings } from '../../emulator/settings.ts';
import type { components } from '../../src/service/wire.ts';
import { TestClock } from './test-clock.ts';

type Bundle = Required<components['schemas']['Bundle']>;

const SETTINGS = { queuedMs: 0, runningMs: 0, pages: 3 } as const;

/** The one that most tests ask, since they change nothing in it. */
let emulator: Emulator;
let bundle: Bundle;
/** The archive, as the storage sends it. */
let whole: Buffer;
let etag: string;

beforeAll(async () => {
  emulator = await startEmulator(SETTINGS);
  bundle = await exportBundle(emulator);
  const answer = await get(bundle.bundleUrl);
  whole = answer.body;
  etag = answer.headers.etag as string;
});
afterAll(() => emulator.close());

let others: Emulator[] = [];
afterEach(async () => {
  await Promise.all(others.map((other) => other.close()));
  others = [];
});

/** Another emulator, which ends with the test. */
async function start(given: GivenEmulatorSettings, clock?: TestClock): Promise<Emulator> {
  const other = await startEmulator({ ...SETTINGS, ...given }, clock);
  others.push(other);
  return other;
}

async function callApi(on: Emulator, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${on.baseUrl}/v1/static-export/jobs${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${on.apiKey}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.ok).toBe(true);
  return answer.json();
}

async function exportBundle(on: Emulator, settings: GivenExportJobSettings = {}): Promise<Bundle> {
  on.setNextJob(settings);
  const { jobId } = (await callApi(on, '', { domain: on.domain })) as { jobId: string };
  return createUrl(on, jobId);
}

const createUrl = async (on: Emulator, jobId: string) => (await callApi(on, `/${jobId}/bundle`)) as Bundle;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request as it is: nothing is added to it, followed, or unpacked. */
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

/** What S3 answers with where it refuses. */
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
  it('has another origin than the API', () => {
    const { origin, pathname } = new URL(bundle.bundleUrl);
    expect(origin).toBe(emulator.storageUrl);
    expect(origin).not.toBe(emulator.baseUrl);
    expect(pathname).toBe(`/exports/${bundle.jobId}/site.tar.gz`);
  });

  it('has the query of presigned URLs, and expires at `expiresAt`', () => {
    const query = Object.fromEntries(new URL(bundle.bundleUrl).searchParams);
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
    const { status, headers, body } = await get(bundle.bundleUrl);
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: {
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'accept-ranges': 'bytes',
        'content-length': String(bundle.sizeBytes),
        'content-type': 'application/gzip',
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

  it('returns the same bytes each time, also for another URL', async () => {
    const another = await createUrl(emulator, bundle.jobId);
    expect((await get(another.bundleUrl)).body.equals(whole)).toBe(true);
    expect((await get(bundle.bundleUrl)).body.equals(whole)).toBe(true);
  });

  it.each(['HEAD', 'PUT', 'DELETE', 'POST'])('is signed for GET alone, not for %s', async (method) => {
    const answer = await send(method, bundle.bundleUrl);
    // An answer to HEAD has no body.
    if (method === 'HEAD') expect(answer).toMatchObject({ status: 403, body: Buffer.alloc(0) });
    else expect(asRefusal(answer)).toEqual(refusal(403, 'SignatureDoesNotMatch'));
  });

  it.each(['Bearer mint_emulator_admin', 'Basic eDp5', 'AWS4-HMAC-SHA256 Credential=x'])(
    'is refused when %p comes along',
    async (authorization) => {
      const answer = await get(bundle.bundleUrl, { Authorization: authorization });
      expect(asRefusal(answer)).toEqual(refusal(400, 'InvalidArgument', /^Only one auth mechanism allowed/));
    },
  );

  it.each<[string, (link: URL) => void]>([
    ['signature', (link) => link.searchParams.set('X-Amz-Signature', '0'.repeat(64))],
    ['signature, in its last digit', (link) => alterLast(link, 'X-Amz-Signature')],
    ['lifetime', (link) => link.searchParams.set('X-Amz-Expires', '604800')],
    ['time', (link) => link.searchParams.set('X-Amz-Date', '20990101T000000Z')],
    ['token', (link) => alterLast(link, 'X-Amz-Security-Token')],
    ['token, which is missing', (link) => link.searchParams.delete('X-Amz-Security-Token')],
    [
      'credential',
      (link) => link.searchParams.set('X-Amz-Credential', 'AKIA/20250101/us-east-1/s3/aws4_request'),
    ],
    ['signed headers', (link) => link.searchParams.set('X-Amz-SignedHeaders', 'host;range')],
    ['query, which has more', (link) => link.searchParams.set('versionId', '1')],
    ['path, to another file', (link) => (link.pathname = link.pathname.replace('site.tar.gz', 'site.zip'))],
    ['path, to another job', (link) => (link.pathname = '/exports/se_0000000000000000/site.tar.gz')],
    ['path, to nothing', (link) => (link.pathname = '/')],
    ['path, by a slash', (link) => (link.pathname += '/')],
  ])('is refused with another %s', async (_what, alter) => {
    const link = new URL(bundle.bundleUrl);
    alter(link);
    expect(asRefusal(await get(link))).toEqual(refusal(403, 'SignatureDoesNotMatch'));
  });

  it('is refused for another host', async () => {
    const link = new URL(bundle.bundleUrl);
    expect(asRefusal(await get(link, { Host: `localhost:${link.port}` }))).toEqual(
      refusal(403, 'SignatureDoesNotMatch'),
    );
  });

  it('may come with its query in another order', async () => {
    const link = new URL(bundle.bundleUrl);
    const entries = [...link.searchParams].reverse();
    link.search = new URLSearchParams(entries).toString();
    expect(await get(link)).toMatchObject({ status: 200 });
  });

  it('is refused without its query', async () => {
    const link = new URL(bundle.bundleUrl);
    link.search = '?versionId=1';
    expect(asRefusal(await get(link))).toEqual(refusal(403, 'AccessDenied'));
  });

  it.each(['Algorithm', 'Credential', 'Signature', 'Date', 'SignedHeaders', 'Expires'])(
    'is refused without its X-Amz-%s',
    async (name) => {
      const link = new URL(bundle.bundleUrl);
      link.searchParams.delete(`X-Amz-${name}`);
      expect(asRefusal(await get(link))).toEqual(
        refusal(400, 'AuthorizationQueryParametersError', /^Query-string authentication version 4 requires/),
      );
    },
  );

  it.each([
    ['Algorithm', 'AWS4-HMAC-SHA1', /^X-Amz-Algorithm only supports/],
    ['Date', '2026-01-01T00:00:00Z', /ISO8601 Long Format/],
    ['Expires', 'soon', /should be a number/],
    ['Expires', '-1', /must be non-negative/],
    ['Expires', '604801', /must be less than a week/],
  ])('is refused with an X-Amz-%s of %p', async (name, value, says) => {
    const link = new URL(bundle.bundleUrl);
    link.searchParams.set(`X-Amz-${name}`, value);
    expect(asRefusal(await get(link))).toEqual(refusal(400, 'AuthorizationQueryParametersError', says));
  });

  it('lasts a week at most', async () => {
    const other = await start({ urlLifetimeSeconds: 604_800 });
    expect((await get((await exportBundle(other)).bundleUrl)).status).toBe(200);
    const { bundleUrl } = await exportBundle(other, { urlLifetimeSeconds: 604_801 });
    expect(asRefusal(await get(bundleUrl))).toEqual(refusal(400, 'AuthorizationQueryParametersError'));
  });

  it('that has expired is refused for that, also if it was altered', async () => {
    const clock = new TestClock();
    const { bundleUrl } = await exportBundle(await start({ urlLifetimeSeconds: 2 }, clock));
    clock.advance(2000);
    const link = new URL(bundleUrl);
    alterLast(link, 'X-Amz-Signature');
    expect(asRefusal(await get(link))).toEqual(refusal(403, 'AccessDenied', /^Request has expired$/));
  });

  it.each([
    [404, 'NoSuchKey'],
    [403, 'AccessDenied'],
  ] as const)('of an object that is gone gets %i, if that is set', async (missingObject, code) => {
    const { bundleUrl } = await exportBundle(emulator, { missingObject });
    expect(asRefusal(await get(bundleUrl))).toEqual(refusal(missingObject, code));
  });

  it('gets a request id of its own for each response, also in the XML', async () => {
    const answers = await Promise.all([1, 2].map(() => get(bundle.bundleUrl)));
    const refused = await get(`${emulator.storageUrl}/`);
    const ids = [...answers, refused].map(({ headers }) => headers['x-amz-request-id']);
    expect(new Set(ids).size).toBe(3);
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9A-F]{16}$/)));
    expect(refused.body.toString()).toContain(`<RequestId>${ids[2]}</RequestId>`);
  });

  it('of one emulator is nothing to another', async () => {
    const other = await start({});
    const link = new URL(bundle.bundleUrl);
    link.port = new URL(other.storageUrl).port;
    expect(asRefusal(await get(link))).toEqual(refusal(403, 'SignatureDoesNotMatch'));
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

  it('is signed in whole seconds, from the present one', async () => {
    const clock = new TestClock();
    clock.advance(700);
    const { bundleUrl, expiresAt } = await exportBundle(await start({ urlLifetimeSeconds: 1 }, clock));
    expect(expiresAt).toBe('2026-01-01T00:00:01.000Z');
    clock.advance(300);
    expect(await get(bundleUrl)).toMatchObject({ status: 403 });
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

function alterLast(link: URL, name: string): void {
  const value = link.searchParams.get(name) ?? '';
  link.searchParams.set(name, value.slice(0, -1) + (value.endsWith('0') ? '1' : '0'));
}

describe('a range', () => {
  const LAST = () => bundle.sizeBytes - 1;

  it.each<[string, () => string, () => readonly [first: number, last: number]]>([
    ['the first byte', () => 'bytes=0-0', () => [0, 0]],
    ['a beginning', () => 'bytes=0-99', () => [0, 99]],
    ['a middle', () => 'bytes=100-1099', () => [100, 1099]],
    ['the rest', () => 'bytes=1000-', () => [1000, LAST()]],
    ['everything', () => 'bytes=0-', () => [0, LAST()]],
    ['the last byte', () => `bytes=${LAST()}-`, () => [LAST(), LAST()]],
    ['an end', () => 'bytes=-100', () => [LAST() - 99, LAST()]],
    ['an end longer than all', () => `bytes=-${LAST() + 100}`, () => [0, LAST()]],
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

  it('for range returns the complete object', async () => {
    const parts: Buffer[] = [];
    for (let at = 0; at < bundle.sizeBytes; at += 5000) {
      parts.push((await get(bundle.bundleUrl, { Range: `bytes=${at}-${at + 4999}` })).body);
    }
    expect(parts.length).toBeGreaterThan(2);
    expect(Buffer.concat(parts).equals(whole)).toBe(true);
  });

  it.each([
    ['behind the end', () => `bytes=${bundle.sizeBytes}-`],
    ['far behind it', () => `bytes=${bundle.sizeBytes + 5}-${bundle.sizeBytes + 9}`],
    ['of the last no bytes', () => 'bytes=-0'],
  ])('%s cannot be satisfied', async (_what, range) => {
    const answer = await get(bundle.bundleUrl, { Range: range() });
    expect(asRefusal(answer)).toEqual(refusal(416, 'InvalidRange'));
    expect(answer.headers['content-range']).toBe(`bytes */${bundle.sizeBytes}`);
  });

  it.each([
    ['several at once', 'bytes=0-9,20-29'],
    ['one that ends before it begins', 'bytes=9-5'],
    ['of something else than bytes', 'items=0-9'],
    ['of nothing', 'bytes='],
    ['of words', 'bytes=first-last'],
    ['without a unit', '0-9'],
    ['below nothing', 'bytes=--5'],
  ])('that S3 does not know is taken for none: %s (%p)', async (_what, range) => {
    const { status, headers, body } = await get(bundle.bundleUrl, { Range: range });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('content-range');
    expect(body.equals(whole)).toBe(true);
  });

  it('is not known to a storage without ranges', async () => {
    const { bundleUrl } = await exportBundle(await start({ withoutRanges: true }));
    const { status, headers, body } = await get(bundleUrl, { Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('accept-ranges');
    expect(body).toHaveLength(Number(headers['content-length']));
    expect(gunzipSync(body).length).toBeGreaterThan(1000);
  });
});

describe('a condition', () => {
  const OTHER = '"00000000000000000000000000000000"';

  it.each<[string, () => http.OutgoingHttpHeaders, number, number?]>([
    ['If-Match that holds', () => ({ 'If-Match': etag }), 200],
    ['If-Match of one of several', () => ({ 'If-Match': `${OTHER}, ${etag}` }), 200],
    ['If-Match of anything', () => ({ 'If-Match': '*' }), 200],
    ['If-Match that holds, of a part', () => ({ 'If-Match': etag, Range: 'bytes=0-9' }), 206, 10],
    ['If-Match that does not', () => ({ 'If-Match': OTHER }), 412],
    ['If-Match that does not, of a part', () => ({ 'If-Match': OTHER, Range: 'bytes=0-9' }), 412],
    ['If-Match without quotes', () => ({ 'If-Match': etag.slice(1, -1) }), 412],
    ['If-None-Match that holds', () => ({ 'If-None-Match': OTHER }), 200],
    ['If-None-Match that holds, of a part', () => ({ 'If-None-Match': OTHER, Range: 'bytes=0-9' }), 206, 10],
    ['If-None-Match that does not', () => ({ 'If-None-Match': etag }), 304],
    ['If-None-Match of several', () => ({ 'If-None-Match': `${OTHER}, ${etag}` }), 304],
    ['If-None-Match of anything', () => ({ 'If-None-Match': '*' }), 304],
    ['If-Range that holds', () => ({ 'If-Range': etag, Range: 'bytes=0-9' }), 206, 10],
    ['If-Range that does not', () => ({ 'If-Range': OTHER, Range: 'bytes=0-9' }), 200],
    [
      'If-Range that does not, of an impossible part',
      () => ({ 'If-Range': OTHER, Range: 'bytes=99999999-' }),
      200,
    ],
    ['If-Range without a range', () => ({ 'If-Range': etag }), 200],
  ])('%s', async (_what, headers, status, length = bundle.sizeBytes) => {
    const answer = await get(bundle.bundleUrl, headers());
    expect(answer.status).toBe(status);
    if (status === 412) {
      expect(asRefusal(answer)).toEqual(refusal(412, 'PreconditionFailed'));
    } else {
      expect(answer.headers.etag).toBe(etag);
      expect(answer.body).toHaveLength(status === 304 ? 0 : length);
    }
    if (status === 304) expect(answer.headers).not.toHaveProperty('content-length');
  });

  it('distinguishes the archive of another export', async () => {
    const other = await exportBundle(emulator, { pages: 2 });
    expect(await get(other.bundleUrl, { 'If-Match': etag })).toMatchObject({ status: 412 });
    expect(await get(other.bundleUrl, { 'If-Range': etag, Range: 'bytes=0-9' })).toMatchObject({
      status: 200,
    });
  });
});

describe('the object', () => {
  /** Some hundred kilobytes. */
  const LARGE = { pages: 30, pageBytes: 20_000 };

  it.each([
    ['of 8 MiB is one part', 8 << 20, ''],
    ['of more is several', (8 << 20) + 1, '-2'],
    ['of 20 MiB is three', 20 << 20, '-3'],
  ])('%s, as its ETag says', async (_what, size, ending) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'emulator-object-'));
    try {
      const archive = path.join(folder, 'object');
      const bytes = Buffer.alloc(size, 'documentation');
      await writeFile(archive, bytes);
      const { bundleUrl } = await exportBundle(await start({ archive }));
      const { headers, body } = await get(bundleUrl);
      expect(body.equals(bytes)).toBe(true);
      const md5 = (part: Buffer) => createHash('md5').update(part).digest();
      const parts = [];
      for (let at = 0; at < size; at += 8 << 20) parts.push(md5(bytes.subarray(at, at + (8 << 20))));
      const expected = ending === '' ? md5(bytes) : md5(Buffer.concat(parts));
      expect(headers.etag).toBe(`"${expected.toString('hex')}${ending}"`);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('may be stored with a content encoding, which changes no byte of it', async () => {
    const { bundleUrl, sizeBytes } = await exportBundle(emulator, { contentEncoding: 'gzip' });
    for (const headers of [{}, { 'Accept-Encoding': 'identity' }]) {
      const answer = await get(bundleUrl, headers);
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'gzip', 'content-length': String(sizeBytes) },
      });
      expect(answer.body.equals(whole)).toBe(true);
    }
    // A client that takes it for the transport's gets a tar.
    const unpacked = Buffer.from(await (await fetch(bundleUrl)).arrayBuffer());
    expect(unpacked.equals(gunzipSync(whole))).toBe(true);
  });

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
    // All of them have begun, so with a limit for all connections together the time would double.
    await clock.asleep(3);
    clock.jump();
    expect((await downloads).map(({ body }) => body.length)).toEqual([sizeBytes, half, sizeBytes - half]);
    expect(Math.abs(clock.now() - sizeBytes / 200)).toBeLessThan(20);
  });

  it.each([1, 4, 30])('of a site of %i pages is a tar.gz with as many bytes as announced', async (pages) => {
    const { bundleUrl, sizeBytes } = await exportBundle(emulator, { pages });
    const { body } = await get(bundleUrl);
    expect(body).toHaveLength(sizeBytes);
    const names = (await unpackTar(gunzipSync(body))).map(({ header }) => header.name);
    expect(names.filter((name) => name.endsWith('.html') && name !== '404.html')).toHaveLength(pages);
  });

  it('is gone with the emulator', async () => {
    const other = await startEmulator(SETTINGS);
    const { bundleUrl } = await exportBundle(other);
    await other.close();
    await expect(get(bundleUrl)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});

describe('a request to the storage', () => {
  it('is recorded, beside the requests to the API', async () => {
    const other = await start({});
    const { bundleUrl } = await exportBundle(other);
    await get(bundleUrl, { Range: 'bytes=0-0' });
    const { pathname, search } = new URL(bundleUrl);
    expect(other.requests.map(({ origin, method }) => `${origin} ${method}`)).toEqual([
      'api POST',
      'api POST',
      'storage GET',
    ]);
    expect(other.requests.at(-1)).toMatchObject({
      path: `${pathname}${search}`,
      headers: { range: 'bytes=0-0', host: new URL(bundleUrl).host },
      body: '',
    });
  });
});
