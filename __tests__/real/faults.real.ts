/**
 * The bundle on a real S3 server, with URLs that the AWS CLI presigned, and a real fault proxy in front of it and of the API.
 * In every case, a success means the origin's bytes.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type ActionRun, runBuiltAction } from '../support/run-built-action.ts';
import { until } from '../support/until.ts';
import {
  expectBundle,
  expectBundleOrFailure,
  expectFailure,
  startService,
} from './support/exported-bundle.ts';
import { describeWith, pathOf } from './support/needs.ts';
import { type Bundle, makeBundle, type S3, startS3 } from './support/s3.ts';
import { startToxiproxy, type Toxic, type Toxiproxy } from './support/toxiproxy.ts';

type Check = (run: ActionRun, sha256: string) => void;
const failure =
  (...says: readonly RegExp[]): Check =>
  (run) =>
    expectFailure(run, ...says);

const LATENCY: Toxic = { type: 'latency', attributes: { latency: 150, jitter: 120 } };
/** The connection is so slow that an event can occur during the download. */
const CRAWLING: Toxic = { type: 'bandwidth', attributes: { rate: 20 } };
const SLICER: Toxic = { type: 'slicer', attributes: { average_size: 4000, size_variation: 3000, delay: 50 } };
const SLIVERS: Toxic = { type: 'slicer', attributes: { average_size: 8, size_variation: 6, delay: 500 } };
const after = (bytes: number): Toxic => ({ type: 'limit_data', attributes: { bytes } });
const silent = (ms: number): Toxic => ({ type: 'timeout', attributes: { timeout: ms } });
const reset = (ms: number): Toxic => ({ type: 'reset_peer', attributes: { timeout: ms } });

const atStorage: readonly (readonly [string, readonly Toxic[], Check])[] = [
  ['answers in slices', [SLICER], expectBundle],
  ['every connection closed after 700 KB, with latency', [after(700_000), LATENCY, SLICER], expectBundle],
  ['every connection closed within the headers', [after(100)], failure(/Downloading the bundle failed/)],
  ['every connection reset at once', [reset(0)], failure(/Downloading the bundle failed/)],
  ['every connection silent, then closed', [silent(300)], failure(/Downloading the bundle failed/)],
  [
    'half of the connections closed after 100 KB',
    [{ ...after(100_000), toxicity: 0.5 }],
    expectBundleOrFailure,
  ],
];

const LOST = /A job may be running, but its ID is unknown, so the start is not repeated/;

const atApi: readonly (readonly [string, readonly Toxic[], Check])[] = [
  ['answers in tiny slices', [SLIVERS], expectBundle],
  ['answers reset', [reset(0)], failure(/Starting the export failed/, LOST)],
  ['answers that never come', [silent(500)], failure(/Starting the export failed/, LOST)],
  ['requests reset', [{ ...reset(0), stream: 'upstream' }], failure(/Starting the export failed/, LOST)],
];

describeWith(
  'a bundle behind a real S3 server and a fault proxy',
  ['toxiproxy-server', 'versitygw', 'aws'],
  () => {
    let home: string;
    let s3: S3;
    let toxiproxy: Toxiproxy;
    let bundle: Bundle;

    beforeAll(async () => {
      home = await makeTempFolder('real-faults');
      [s3, toxiproxy, bundle] = await Promise.all([
        startS3(path.join(home, 's3')),
        startToxiproxy(pathOf('toxiproxy-server')),
        makeBundle(path.join(home, 'bundle')),
      ]);
      await s3.upload('bundle', bundle.file);
    });

    afterAll(async () => {
      await Promise.all([s3?.stop(), toxiproxy?.stop()]);
      await removeFolder(home);
    });

    /** Runs the export of a job that has these bundle URLs. */
    async function exportOf(bundleUrls: readonly string[], toxics: readonly Toxic[] = []) {
      const emulator = await startService(bundleUrls, { archive: bundle.file });
      try {
        const inputs = { 'base-url': await toxiproxy.connectTo(emulator.baseUrl, toxics), extract: 'true' };
        const run = await runBuiltAction({ home: await makeTempFolder('run', home), emulator, inputs });
        const requests = (end: string) =>
          emulator.requests.filter(({ path: address }) => address.endsWith(end)).length;
        return { run, starts: requests('/jobs'), urlRequests: requests('/bundle') };
      } finally {
        await emulator.close();
      }
    }

    /** The signature covers only GET, so there must be no other request, except those that uploaded the object. */
    async function getsOf(key: string): Promise<string[]> {
      const operations = await s3.operationsOn(key);
      expect(operations.filter((operation) => !/^GetObject$|^Put|Upload/.test(operation))).toEqual([]);
      return (await s3.log()).filter((line) => line.includes(' GET ') && line.endsWith(`/${key}`));
    }

    it.concurrent('is downloaded in byte ranges, and extracted', async () => {
      await s3.upload('complete', bundle.file);
      const { run, urlRequests } = await exportOf([await s3.presign('complete')]);
      expectBundle(run, bundle.sha256);
      const gets = await getsOf('complete');
      expect(gets.length).toBeGreaterThan(8);
      expect([urlRequests, gets.filter((line) => !line.startsWith('206 '))]).toEqual([1, []]);
      const page = path.join(run.step.outputs['site-path'] ?? '', 'guides', 'start.html');
      expect(String(await readFile(page))).toBe('<h1>Start</h1>');
    });

    it.concurrent('is downloaded with a fresh URL if the first expired before the download', async () => {
      await s3.upload('expired', bundle.file);
      const expired = await s3.presign('expired', 1);
      await sleep(2100);
      const { run, urlRequests } = await exportOf([expired, await s3.presign('expired')]);
      expectBundle(run, bundle.sha256);
      // The first range is requested alone, so only it finds that the URL has expired.
      const refused = (await getsOf('expired')).filter((line) => line.startsWith('403 '));
      expect([urlRequests, refused.length]).toEqual([2, 1]);
    });

    it.concurrent('is downloaded from the start if it is replaced during the download', async () => {
      await s3.upload('replaced', bundle.file);
      const other = await makeBundle(path.join(home, 'other-bundle'));
      const slow = await toxiproxy.connectTo(s3.url, [CRAWLING]);
      const exporting = exportOf([await s3.presign('replaced', 600, slow)]);
      const isRequested = async () => (await s3.log()).includes('206 GET /exports/replaced');
      await until(isRequested, 'the first range is requested');
      await s3.upload('replaced', other.file);
      await toxiproxy.removeToxics(slow);
      expectBundle((await exporting).run, other.sha256);
      expect((await getsOf('replaced')).some((line) => line.startsWith('412 '))).toBe(true);
    });

    it.concurrent.each(atStorage)('in front of the storage: %s', async (_name, toxics, check) => {
      const storage = await toxiproxy.connectTo(s3.url, toxics);
      const { run } = await exportOf([await s3.presign('bundle', 600, storage)]);
      check(run, bundle.sha256);
    });

    it.concurrent.each(atApi)('in front of the API: %s', async (_name, toxics, check) => {
      const { run, starts } = await exportOf([await s3.presign('bundle')], toxics);
      check(run, bundle.sha256);
      // A start that may have been accepted is not repeated.
      expect(starts).toBeLessThanOrEqual(1);
    });
  },
);
