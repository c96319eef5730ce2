/**
 * The emulator's storage: its bundle URLs behave as presigned URLs of S3 do, so that a client which passes here does not
 * fail there. The conformance check sends further requests to it (`tools/conformance/probe-storage.ts`).
 */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { components } from '../../api/wire.ts';
import type { Emulator } from '../../emulator/emulator.ts';
import type { GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { ask, call, JOBS, start, startJob } from './emulator-under-test.ts';
import { TestClock } from './test-clock.ts';

type Bundle = Required<components['schemas']['Bundle']>;

async function exportBundle(on: Emulator, settings: GivenExportJobSettings = {}): Promise<Bundle> {
  on.setNextJob(settings);
  return createUrl(on, await startJob(on));
}
const createUrl = async (on: Emulator, jobId: string) =>
  (await call<Bundle>(on, 'POST', `${JOBS}/${jobId}/bundle`)).body;

const get = (url: string | URL, headers: Record<string, string> = {}) => ask('GET', url, headers);

/** Returns status, code, and message of an error in XML. */
async function refusalOf(url: string | URL): Promise<string> {
  const { status, headers, body } = await get(url);
  expect(headers['content-type']).toBe('application/xml');
  const [, code, message] = /<Error><Code>(\w+)<\/Code><Message>([^<]+)</.exec(body.toString()) ?? [];
  return `${status} ${code}: ${message}`;
}

let emulator: Emulator;
let bundle: Bundle;
beforeEach(async () => {
  emulator = await start({}, new TestClock());
  bundle = await exportBundle(emulator);
});

describe('a bundle URL', () => {
  it('returns the archive, with the headers of S3', async () => {
    const { status, headers, body } = await get(bundle.bundleUrl);
    expect({ status, headers }).toMatchObject({
      status: 200,
      headers: {
        etag: `"${createHash('md5').update(body).digest('hex')}"`,
        'accept-ranges': 'bytes',
        'content-length': String(bundle.sizeBytes),
        'content-type': 'application/gzip',
        'content-disposition': 'attachment; filename="docs-export-2026-01-01.tar.gz"',
        'last-modified': 'Thu, 01 Jan 2026 00:00:00 GMT',
        server: 'AmazonS3',
      },
    });
    const stored = await emulator.archiveOf(bundle.jobId);
    expect(createHash('sha256').update(body).digest('hex')).toBe(stored?.sha256);
  });

  it.each<[string, (link: URL) => void, refused: string]>([
    ['another lifetime', (link) => link.searchParams.set('X-Amz-Expires', '60'), '403 SignatureDoesNotMatch'],
    ['more in its query', (link) => link.searchParams.set('versionId', '1'), '403 SignatureDoesNotMatch'],
    ['another host', (link) => (link.hostname = 'localhost'), '403 SignatureDoesNotMatch'],
    ['no signature at all', (link) => (link.search = '?versionId=1'), '403 AccessDenied'],
    [
      'a part of a signature',
      (link) => link.searchParams.delete('X-Amz-Signature'),
      '400 AuthorizationQuery',
    ],
  ])('is refused with %s', async (_what, alter, refused) => {
    const link = new URL(bundle.bundleUrl);
    alter(link);
    expect(await refusalOf(link)).toContain(refused);
  });

  it.each([
    [404, '404 NoSuchKey'],
    [403, '403 AccessDenied'],
  ] as const)('of a missing object gets %i, if the settings say so', async (missingObject, refused) => {
    expect(await refusalOf((await exportBundle(emulator, { missingObject })).bundleUrl)).toContain(refused);
  });
});

describe('a range', () => {
  it.each<[range: string, part: (size: number) => readonly [first: number, last: number] | undefined]>([
    ['bytes=0-99', () => [0, 99]],
    ['bytes=1000-', (size) => [1000, size - 1]],
    ['bytes=-50', (size) => [size - 50, size - 1]],
    ['bytes=-99999999', (size) => [0, size - 1]],
    // S3 ignores a range that it does not know.
    ['bytes=0-9,20-29', () => undefined],
    ['bytes=9-0', () => undefined],
    ['0-9', () => undefined],
  ])('%p returns only its bytes, or is ignored', async (range, part) => {
    const whole = (await get(bundle.bundleUrl)).body;
    const wanted = part(whole.length);
    const [first, last] = wanted ?? [0, whole.length - 1];
    const { status, headers, body } = await get(bundle.bundleUrl, { Range: range });
    expect([status, headers['content-range'], headers['content-length']]).toEqual([
      wanted === undefined ? 200 : 206,
      wanted && `bytes ${first}-${last}/${whole.length}`,
      String(last - first + 1),
    ]);
    expect(body.equals(whole.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=SIZE-', 'bytes=-0'])('%p beyond the end cannot be satisfied', async (range) => {
    const Range = range.replace('SIZE', String(bundle.sizeBytes));
    const { status, headers } = await get(bundle.bundleUrl, { Range });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${bundle.sizeBytes}`]);
  });
});

describe('If-Range', () => {
  const partOf = async (ifRange: string) => {
    const { status, body } = await get(bundle.bundleUrl, { Range: 'bytes=0-9', 'If-Range': ifRange });
    return [status, body.length];
  };

  it('returns the range only if the object is the same (RFC 9110, section 13.1.5)', async () => {
    const { etag = '', 'last-modified': time = '' } = (await get(bundle.bundleUrl)).headers;
    expect([etag, time]).not.toContain('');
    expect(await partOf(etag)).toEqual([206, 10]);
    expect(await partOf(time)).toEqual([206, 10]);
    for (const other of ['"00000000000000000000000000000000"', `W/${etag}`, new Date(0).toUTCString()])
      expect(await partOf(other)).toEqual([200, bundle.sizeBytes]);
  });
});

it('bytesPerSecond: is the speed of each connection', async () => {
  const clock = new TestClock();
  // This makes a few hundred kilobytes.
  const settings = { pages: 30, pageBytes: 20_000, bytesPerSecond: 200_000 };
  const { bundleUrl, sizeBytes } = await exportBundle(await start(settings, clock));
  expect(sizeBytes).toBeGreaterThan(100_000);
  const half = Math.ceil(sizeBytes / 2);
  const downloads = Promise.all([get(bundleUrl), get(bundleUrl, { Range: `bytes=${half}-` })]);
  // Both have begun, so a shared limit for all connections would double the time.
  await clock.asleep(2);
  clock.jump();
  expect((await downloads).map(({ body }) => body.length)).toEqual([sizeBytes, sizeBytes - half]);
  expect(Math.abs(clock.now() - sizeBytes / 200)).toBeLessThan(20);
});
