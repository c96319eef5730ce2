/** The storage and the connections to it, as far as the built action does not show them. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Emulator } from '../../../emulator/emulator.ts';
import type { GivenEmulatorSettings } from '../../../emulator/settings/settings.ts';
import { systemClock } from '../../../src/context/context.ts';
import { downloadInto } from '../../../src/download/parallel-download.ts';
import { PartialFile } from '../../../src/download/partial-file.ts';
import { PresignedUrl } from '../../../src/download/presigned-url.ts';
import { requestBytes } from '../../../src/download/range-request.ts';
import { HttpClient } from '../../../src/http/http-client.ts';
import { call, JOBS, start, startJob } from '../../emulator/emulator-under-test.ts';
import { plain, tarGz } from '../../support/archives.ts';
import { neverAborted } from '../../support/fake-clock.ts';
import { silentLog } from '../../support/silent-log.ts';

const MiB = 1024 * 1024;
let folder: string;
let client: HttpClient;
let emulator: Emulator;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storage-'));
  client = new HttpClient({ keepAlive: true, log: silentLog });
});
afterEach(async () => {
  client.close();
  await rm(folder, { recursive: true });
});

async function readyBundle(settings: GivenEmulatorSettings): Promise<string> {
  emulator = await start(settings);
  const address = `${JOBS}/${await startJob(emulator)}/bundle`;
  return (await call<{ bundleUrl: string }>(emulator, 'POST', address)).body.bundleUrl;
}

it('requestBytes: does not mistake a slow disk for a silent storage', async () => {
  const url = new URL(await readyBundle({ pages: 40, pageBytes: 20_000 }));
  const idleMs = 1000;
  const answer = await requestBytes({ url }, { client, signal: neverAborted }, idleMs);
  let [bytes, chunks] = [0, 0];
  await answer.body.read((chunk) => {
    bytes += chunk.length;
    chunks += 1;
    return chunks === 1 ? sleep(2.5 * idleMs, true) : true;
  });
  expect(chunks).toBeGreaterThan(1);
  expect(bytes).toBe(answer.sizeBytes);
});

it('downloadInto: requests the next range while the last bytes of one arrive', async () => {
  const noise = plain('noise.bin', randomBytes(6 * MiB).toString('hex'));
  const archive = await tarGz({ 'index.html': '' }, [noise], { level: 0 })(folder);
  // Eight ranges that never end: only a range that is requested ahead can be the ninth.
  const bundleUrl = await readyBundle({
    archive,
    faults: [{ at: 'storage', calls: [1, 8], does: { kind: 'stall', afterBytes: MiB - 1 } }],
  });
  const abort = new AbortController();
  const file = await PartialFile.create(path.join(folder, 'bundle'));
  const downloading = downloadInto(file, {
    presignedUrl: new PresignedUrl({ bundleUrl, expiresAt: undefined, sizeBytes: undefined }, () =>
      Promise.reject(new Error('not needed')),
    ),
    client,
    onBytes: () => {},
    log: silentLog,
    clock: systemClock,
    signal: abort.signal,
  });
  const isOver = downloading.then(
    () => true,
    () => true,
  );
  const asked = () => emulator.requests.filter(({ origin }) => origin === 'storage').length;
  while (asked() < 13 && !(await Promise.race([isOver, sleep(20, false)])));
  expect(asked()).toBe(13);
  expect((await file.head(MiB)).length).toBeLessThan(MiB);
  abort.abort(new Error('seen enough'));
  await expect(downloading).rejects.toThrow('seen enough');
  await file.close();
});
