/** The bundle on a real S3 server, with URLs that the AWS CLI presigned. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type GivenRun, runBuiltAction } from '../support/run-built-action.ts';
import { until } from '../support/until.ts';
import { expectBundle, startService } from './support/exported-bundle.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type Bundle, makeBundle, type S3, startS3 } from './support/s3.ts';
import { startToxiproxy, type Toxic, type Toxiproxy } from './support/toxiproxy.ts';

describeWith('a bundle behind a real S3 server', ['versitygw', 'aws', 'toxiproxy-server'], () => {
  let home: string;
  let s3: S3;
  let toxiproxy: Toxiproxy;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await makeTempFolder('real-storage');
    [s3, toxiproxy, bundle] = await Promise.all([
      startS3(path.join(home, 's3')),
      startToxiproxy(pathOf('toxiproxy-server')),
      makeBundle(path.join(home, 'bundle')),
    ]);
  });

  afterAll(async () => {
    await Promise.all([s3?.stop(), toxiproxy?.stop()]);
    await removeFolder(home);
  });

  /** Runs the export of a job that has these bundle URLs. Each test uploads its bundle under its own key. */
  async function exportOf(key: string, bundleUrls: readonly string[], given: Pick<GivenRun, 'inputs'> = {}) {
    const emulator = await startService(bundleUrls, { archive: bundle.file });
    try {
      const own = await makeTempFolder('run', home);
      const run = await runBuiltAction({ home: own, emulator, ...given });
      const requested = emulator.requests.filter(({ path: address }) => address.endsWith('/bundle')).length;
      const atStorage = (await s3.log()).filter((line) => line.endsWith(`/${key}`));
      // The signature covers only GET, so there must be no other request, except those that uploaded the object.
      const operations = await s3.operationsOn(key);
      expect(operations).toContain('GetObject');
      const others = operations.filter((operation) => !/^GetObject$|^Put|Upload/.test(operation));
      expect(others).toEqual([]);
      return { run, urlRequests: requested, gets: atStorage.filter((line) => line.includes(' GET ')) };
    } finally {
      await emulator.close();
    }
  }

  /** The connection is so slow that an event can occur during the download. */
  const CRAWLING: Toxic = { type: 'bandwidth', attributes: { rate: 20 } };

  async function untilLogged(request: string): Promise<void> {
    await until(async () => (await s3.log()).includes(request), `a request ${request}`);
  }

  /** Replaces the object as soon as its first range was requested, then removes the toxics. */
  async function replaceOnceRequested(key: string, file: string, connection: string): Promise<void> {
    await untilLogged(`206 GET /exports/${key}`);
    await s3.upload(key, file);
    await toxiproxy.removeToxics(connection);
  }

  it.concurrent('is downloaded in byte ranges, and extracted', async () => {
    await s3.upload('complete', bundle.file);
    const bundleUrl = await s3.presign('complete');
    const { run, gets, urlRequests } = await exportOf('complete', [bundleUrl], {
      inputs: { extract: 'true' },
    });
    expectBundle(run, bundle.sha256);
    expect(urlRequests).toBe(1);
    expect(gets.length).toBeGreaterThan(8);
    expect(gets.filter((line) => !line.startsWith('206 '))).toEqual([]);
    expect(run.step.outputs['file-count']).toBe('3');
    const page = path.join(run.step.outputs['site-path'] ?? '', 'guides', 'start.html');
    expect(String(await readFile(page))).toBe('<h1>Start</h1>');
  });

  it.concurrent('is downloaded with a fresh URL if the first expired before the download', async () => {
    await s3.upload('expired', bundle.file);
    const expired = await s3.presign('expired', 1);
    await sleep(2100);
    const { run, gets, urlRequests } = await exportOf('expired', [expired, await s3.presign('expired')]);
    expectBundle(run, bundle.sha256);
    expect(urlRequests).toBe(2);
    // The first range is requested alone, so only it finds that the URL has expired.
    expect(gets.filter((line) => line.startsWith('403 '))).toHaveLength(1);
  });

  it.concurrent('is downloaded from the start if it is replaced during the download', async () => {
    await s3.upload('replaced', bundle.file);
    const other = await makeBundle(path.join(home, 'other-bundle'));
    const slow = await toxiproxy.connectTo(s3.url, [CRAWLING]);
    const bundleUrl = await s3.presign('replaced', 600, slow);
    const replacing = replaceOnceRequested('replaced', other.file, slow);
    const { run, gets } = await exportOf('replaced', [bundleUrl]);
    await replacing;
    expectBundle(run, other.sha256);
    expect(gets.some((line) => line.startsWith('412 '))).toBe(true);
  });

  // If the emulator is more lenient than a real server, a client that passes there would fail here.
  it('is refused for the same reasons in the emulator', async () => {
    await s3.upload('compared', bundle.file);
    const emulator = await startEmulator({ queuedMs: 0, runningMs: 0, archive: bundle.file });
    /** Returns the same URLs for the real server and for the emulator. */
    const urls = async (urlLifetimeSeconds: number) => {
      emulator.setNextJob({ urlLifetimeSeconds });
      return [await s3.presign('compared', urlLifetimeSeconds), await emulatedUrl(emulator)] as const;
    };
    const compare = async (pair: readonly string[], alter: (query: URLSearchParams) => void = () => {}) => {
      const [real, emulated] = await Promise.all(
        pair.map((address) => {
          const url = new URL(address);
          alter(url.searchParams);
          return answerOf(url);
        }),
      );
      expect([alter.toString(), emulated]).toEqual([alter.toString(), real]);
      return real;
    };
    try {
      const pair = await urls(600);
      expect(await compare(pair)).toMatchObject({ status: 200 });
      for (const alter of ALTERATIONS) expect((await compare(pair, alter))?.status).not.toBe(200);

      const short = await urls(1);
      await sleep(2100);
      for (const alter of [undefined, falsify]) {
        expect(await compare(short, alter)).toMatchObject({ status: 403, code: 'AccessDenied' });
      }
    } finally {
      await emulator.close();
    }
  });
});

async function emulatedUrl({ baseUrl, projectId, apiKey }: Emulator): Promise<string> {
  const jobs = `${baseUrl}/v1/static-export/${projectId}/jobs`;
  const call = async (method: string, url: string) => {
    const response = await fetch(url, { method, headers: { Authorization: `Bearer ${apiKey}` } });
    return (await response.json()) as { jobId: string; bundleUrl: string };
  };
  const { jobId } = await call('POST', jobs);
  return (await call('GET', `${jobs}/${jobId}`)).bundleUrl;
}

const PARAMETERS = ['Algorithm', 'Credential', 'Signature', 'Date', 'SignedHeaders', 'Expires'];

const ALTERATIONS: readonly ((query: URLSearchParams) => void)[] = [
  ...PARAMETERS.map((name) => (query: URLSearchParams) => query.delete(`X-Amz-${name}`)),
  (query) => query.set('X-Amz-Algorithm', 'AWS4-HMAC-SHA1'),
  (query) => query.set('X-Amz-Date', '2026-01-01T00:00:00Z'),
  ...['soon', '-1', '604801'].map((value) => (query: URLSearchParams) => query.set('X-Amz-Expires', value)),
  falsify,
  (query) => {
    for (const name of [...query.keys()]) query.delete(name);
  },
];

function falsify(query: URLSearchParams): void {
  query.set('X-Amz-Signature', '0'.repeat(64));
}

async function answerOf(url: URL): Promise<{ status: number; code: string | undefined }> {
  const response = await fetch(url);
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return { status: response.status, code };
}
