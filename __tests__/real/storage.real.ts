/** The bundle behind a real S3 server and links that the AWS CLI signed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { GivenEmulatorSettings } from '../../emulator/settings.ts';
import { describeWith } from './support/needs.ts';
import { expectBundle, expectFailure, type GivenRun, runExport, startService } from './support/run-export.ts';
import { type Bundle, makeBundle, type S3, startS3 } from './support/s3.ts';
import { startToxiproxy, type Toxic, type Toxiproxy } from './support/toxiproxy.ts';

describeWith('a bundle behind a real S3 server', ['versitygw', 'aws', 'toxiproxy-server'], () => {
  let home: string;
  let s3: S3;
  let toxiproxy: Toxiproxy;
  let bundle: Bundle;

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'real-storage-'));
    [s3, toxiproxy, bundle] = await Promise.all([
      startS3(path.join(home, 's3')),
      startToxiproxy(),
      makeBundle(path.join(home, 'bundle')),
    ]);
  });

  afterAll(async () => {
    await Promise.all([s3?.stop(), toxiproxy?.stop()]);
    await rm(home, { recursive: true, force: true });
  });

  /** Uploads the bundle under a key of the test's own, and runs the export with these links to it. */
  async function exportOf(
    key: string,
    links: readonly string[],
    given: Pick<GivenRun, 'inputs' | 'onOutput'> = {},
    settings: GivenEmulatorSettings = { archive: bundle.file },
  ) {
    const emulator = await startService(links, settings);
    try {
      const own = await mkdtemp(path.join(home, 'run-'));
      const run = await runExport({ home: own, emulator, ...given });
      const made = emulator.requests.filter(({ path: address }) => address.endsWith('/bundle')).length;
      const atStorage = s3.log().filter((line) => line.endsWith(`/${key}`));
      // The signature covers GET alone, so nothing else must be tried.
      expect(atStorage.filter((line) => !/^\d+ (?:GET|PUT|POST) /.test(line))).toEqual([]);
      return { run, links: made, gets: atStorage.filter((line) => line.includes(' GET ')) };
    } finally {
      await emulator.close();
    }
  }

  /** So slow that there is time for whatever has to happen in mid-transfer. */
  const CRAWLING: Toxic = { type: 'bandwidth', attributes: { rate: 20 } };

  async function untilLogged(request: string): Promise<void> {
    for (const endsAt = Date.now() + 120_000; !s3.log().includes(request); await sleep(20)) {
      if (Date.now() > endsAt) throw new Error(`There was no ${request}.`);
    }
  }

  /** Puts another object under the key as soon as the first part of the present one was asked for; then the way is free. */
  async function replaceOnceAsked(key: string, file: string, way: string): Promise<void> {
    await untilLogged(`206 GET /exports/${key}`);
    await s3.upload(key, file);
    await toxiproxy.heal(way);
  }

  it.concurrent('is fetched in parts, each of the same object, and unpacked', async () => {
    await s3.upload('whole', bundle.file);
    const link = await s3.presign('whole');
    const { run, gets, links } = await exportOf('whole', [link], { inputs: { extract: 'true' } });
    expectBundle(run, bundle.sha256);
    expect(links).toBe(1);
    expect(gets.length).toBeGreaterThan(8);
    expect(gets.filter((line) => !line.startsWith('206 '))).toEqual([]);
    expect(run.step.outputs['file-count']).toBe('3');
    const page = path.join(run.step.outputs['site-path'] ?? '', 'guides', 'start.html');
    expect(String(await readFile(page))).toBe('<h1>Start</h1>');
  });

  it.concurrent('is fetched by a fresh link where the first has ended before its first byte', async () => {
    await s3.upload('ended', bundle.file);
    const ended = await s3.presign('ended', 1);
    await sleep(2100);
    const { run, gets, links } = await exportOf('ended', [ended, await s3.presign('ended')]);
    expectBundle(run, bundle.sha256);
    expect(links).toBe(2);
    expect(gets.filter((line) => line.startsWith('403 '))).toHaveLength(1);
  });

  it.concurrent('is fetched to its end by a fresh link where the first ends in mid-transfer', async () => {
    await s3.upload('ending', bundle.file);
    // Eight parts are asked for at once, and the others after half a part, which takes 13 s: the link lives 8 s.
    const slow = await toxiproxy.wayTo(s3.url, [{ type: 'bandwidth', attributes: { rate: 40 } }]);
    const fresh = await s3.presign('ending', 600, slow);
    const refused = untilLogged('403 GET /exports/ending').then(() => toxiproxy.heal(slow));
    const { run, gets, links } = await exportOf('ending', [await s3.presign('ending', 8, slow), fresh]);
    await refused;
    expectBundle(run, bundle.sha256);
    // Some parts came by the first link, and one new link was enough for all connections.
    expect(gets[0]).toMatch(/^206 /);
    expect(gets.some((line) => line.startsWith('403 '))).toBe(true);
    expect(links).toBe(2);
  });

  it.concurrent('is given up where every link that the service makes has ended already', async () => {
    await s3.upload('always-ended', bundle.file);
    const ended = await s3.presign('always-ended', 1);
    await sleep(2100);
    const { run } = await exportOf('always-ended', [ended]);
    expectFailure(run, /the storage answered 403 Forbidden/);
  });

  it.concurrent('is fetched anew where another takes its place in mid-transfer', async () => {
    await s3.upload('replaced', bundle.file);
    const other = await makeBundle(path.join(home, 'other-bundle'));
    const slow = await toxiproxy.wayTo(s3.url, [CRAWLING]);
    const link = await s3.presign('replaced', 600, slow);
    const replacing = replaceOnceAsked('replaced', other.file, slow);
    const { run, gets } = await exportOf('replaced', [link]);
    await replacing;
    expectBundle(run, other.sha256);
    expect(gets.some((line) => line.startsWith('412 '))).toBe(true);
  });

  it.concurrent('of another size takes its place in mid-transfer, and is fetched anew where the service tells no size', async () => {
    await s3.upload('resized', bundle.file);
    const other = await makeBundle(path.join(home, 'smaller-bundle'), 9);
    const slow = await toxiproxy.wayTo(s3.url, [CRAWLING]);
    const link = await s3.presign('resized', 600, slow);
    const replacing = replaceOnceAsked('resized', other.file, slow);
    const settings = { archive: bundle.file, minimalResponses: true };
    const { run } = await exportOf('resized', [link], {}, settings);
    await replacing;
    expectBundle(run, other.sha256);
  });

  it.concurrent('that is not there fails with what the storage answered', async () => {
    const { run, links } = await exportOf('nothing-there', [await s3.presign('nothing-there')]);
    expectFailure(run, /the storage answered 404 Not Found/, /`job-id/);
    expect(links).toBe(1);
  });

  it.concurrent('whose link is signed for another object fails with what the storage answered', async () => {
    await s3.upload('forged', bundle.file);
    const forged = (await s3.presign('not-forged')).replace('/not-forged?', '/forged?');
    const { run } = await exportOf('forged', [forged]);
    expectFailure(run, /the storage answered 403 Forbidden/);
  });

  it.concurrent('that is not as long as the service said fails', async () => {
    const short = await makeBundle(path.join(home, 'short-bundle'), 2);
    await s3.upload('short', short.file);
    const { run } = await exportOf('short', [await s3.presign('short')]);
    expectFailure(run, /bytes that the service announced/);
  });
});
