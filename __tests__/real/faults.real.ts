/**
 * Puts a real fault proxy in front of the API and of a real S3 server. In every case, a success means the origin's bytes.
 */
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeTempFolder, removeFolder } from '../support/folders.ts';
import { type ActionRun, runBuiltAction } from '../support/run-built-action.ts';
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
const SLICER: Toxic = { type: 'slicer', attributes: { average_size: 4000, size_variation: 3000, delay: 50 } };
const SLIVERS: Toxic = { type: 'slicer', attributes: { average_size: 8, size_variation: 6, delay: 500 } };
const after = (bytes: number): Toxic => ({ type: 'limit_data', attributes: { bytes } });
const silent = (ms: number): Toxic => ({ type: 'timeout', attributes: { timeout: ms } });
const reset = (ms: number): Toxic => ({ type: 'reset_peer', attributes: { timeout: ms } });

const atStorage: readonly (readonly [string, readonly Toxic[], Check])[] = [
  ['latency and jitter', [LATENCY], expectBundle],
  ['low bandwidth', [{ type: 'bandwidth', attributes: { rate: 400 } }], expectBundle],
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
  ['connections that close slowly', [{ type: 'slow_close', attributes: { delay: 500 } }], expectBundle],
];

const LOST = /A job may be running, but its ID is unknown, so the start is not repeated/;

const atApi: readonly (readonly [string, readonly Toxic[], Check])[] = [
  ['answers in tiny slices', [SLIVERS], expectBundle],
  ['connections that close slowly', [{ type: 'slow_close', attributes: { delay: 500 } }], expectBundle],
  ['answers reset', [reset(0)], failure(/Starting the export failed/, LOST)],
  ['answers that never come', [silent(500)], failure(/Starting the export failed/, LOST)],
  ['requests reset', [{ ...reset(0), stream: 'upstream' }], failure(/Starting the export failed/, LOST)],
];

describeWith('a real fault proxy', ['toxiproxy-server', 'versitygw', 'aws'], () => {
  let home: string;
  let s3: S3;
  let toxiproxy: Toxiproxy;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await makeTempFolder('real-faults');
    [s3, toxiproxy, bundle] = await Promise.all([
      startS3(path.join(home, 's3')),
      startToxiproxy(pathOf('toxiproxy-server')),
      makeBundle(path.join(home, 'bundle'), 6),
    ]);
    await s3.upload('bundle', bundle.file);
  });

  afterAll(async () => {
    await Promise.all([s3?.stop(), toxiproxy?.stop()]);
    await removeFolder(home);
  });

  async function exportThrough(toxics: { api?: readonly Toxic[]; storage?: readonly Toxic[] }) {
    const storage = await toxiproxy.connectTo(s3.url, toxics.storage);
    const emulator = await startService([await s3.presign('bundle', 600, storage)], { archive: bundle.file });
    try {
      const inputs = { 'base-url': await toxiproxy.connectTo(emulator.baseUrl, toxics.api) };
      const run = await runBuiltAction({ home: await makeTempFolder('run', home), emulator, inputs });
      return { run, starts: emulator.requests.filter(({ path: address }) => address.endsWith('/jobs')) };
    } finally {
      await emulator.close();
    }
  }

  it.concurrent.each(atStorage)('in front of the storage: %s', async (_name, storage, check) => {
    const { run } = await exportThrough({ storage });
    check(run, bundle.sha256);
  });

  it.concurrent.each(atApi)('in front of the API: %s', async (_name, api, check) => {
    const { run, starts } = await exportThrough({ api });
    check(run, bundle.sha256);
    // A start that may have been accepted is not repeated.
    expect(starts.length).toBeLessThanOrEqual(1);
  });
});
