/** Tests that the bundle arrives complete or not at all, whatever happens to a download in several byte ranges. */
import { randomBytes } from 'node:crypto';
import { describe, it } from '@jest/globals';
import type { Fault, GivenExportJobSettings } from '../../emulator/settings/settings.ts';
import { plain, tarGz } from '../support/archives.ts';
import { newFolder } from '../support/new-folder.ts';
import { runScenario } from '../support/run-scenario.ts';
import type { ExportExpectation, ExportScenario } from '../support/scenario.ts';

const MiB = 1024 * 1024;
const [archive, other] = await Promise.all([largeArchive('one'), largeArchive('other')]);

/** Makes an archive of five different byte ranges. */
async function largeArchive(name: string): Promise<string> {
  const noise = Array.from({ length: 8 }, (_, index) =>
    plain(`${index}.bin`, randomBytes(MiB / 2).toString('hex')),
  );
  return tarGz({ 'index.html': name }, noise, { level: 1 })(newFolder());
}

/** Resumes a job with these faults. After a success, the bundle equals the archive; after a failure, there is none. */
async function download(
  faults: readonly Fault[],
  expect: Partial<ExportExpectation> & {
    settings?: GivenExportJobSettings;
    preloads?: ExportScenario['preloads'];
  } = {},
): Promise<void> {
  const { settings, preloads = [], ...expected } = expect;
  await runScenario({
    name: 'a download',
    resumes: true,
    preloads,
    inputs: { 'poll-interval': '5s' },
    service: { queuedMs: 0, runningMs: 0, archive, faults: [...faults], ...settings },
    expect: { outcome: 'completed', bundle: archive, ...expected },
  });
}

const at = (does: Fault['does'], first: number, last: number | null = first): Fault => ({
  at: 'storage',
  does,
  calls: [first, last],
});

describe('downloadInto: a bundle of several byte ranges', () => {
  const faults: [string, Fault['does']][] = [
    ['reset before the headers', { kind: 'cut', how: 'reset' }],
    ['reset after a byte', { kind: 'cut', afterBytes: 1, how: 'reset' }],
    ['ended cleanly before the last byte', { kind: 'short', bytes: MiB - 1 }],
    ['answered with 503', { kind: 'answer', status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['answered with 403', { kind: 'answer', status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }],
    ['answered with 400', { kind: 'answer', status: 400, body: '<Error><Code>ExpiredToken</Code></Error>' }],
    ['answered with another range', { kind: 'wrong-range' }],
    ['sent slowly', { kind: 'drip', bytes: 100_000, everyMs: 20 }],
  ];
  // Later requests differ only in their range. The scenarios have the other faults of the first request.
  const cases = faults.map(([what, does]) => ({ what, does, first: 2, last: 5 }));
  const ofFirst = cases.filter(({ what }) => what === 'answered with another range');

  it.concurrent.each([...ofFirst.map((fault) => ({ ...fault, first: 1, last: 1 })), ...cases])(
    'completes when requests $first to $last are $what',
    async ({ does, first, last }) => {
      await download([at(does, first, last)]);
    },
  );

  it.concurrent.each([
    ['before the headers', undefined, 1],
    ['in the middle of the first range', MiB / 2, 1],
    ['in the middle of a later range', MiB / 2, 4],
  ])('completes after a stalled connection %s', async (_where, afterBytes, call) => {
    const does: Fault['does'] = { kind: 'stall', ...(afterBytes === undefined ? {} : { afterBytes }) };
    const log = [/sent no data, or almost none, for 30 s/];
    await download([at(does, call)], { preloads: ['skipped-pauses'], log });
  });

  it.concurrent.each([
    ['is reset', { kind: 'cut', afterBytes: 10 }],
    ['is answered with 403', { kind: 'answer', status: 403 }],
  ] as [string, Fault['does']][])(
    'fails and leaves nothing when every request from the third on %s',
    async (_what, does) => {
      await download([at(does, 3, null)], { outcome: 'errored' });
    },
  );
});

describe('downloadInto: an object that is replaced during the download', () => {
  it.concurrent.each([2, 5])('is downloaded from the start if replaced from request %i on', async (call) => {
    await download([at({ kind: 'replaced', archive: other }, call, null)], {
      settings: { minimalResponses: true },
      bundle: other,
    });
  });

  it('fails if it has another size, and the service keeps reporting the old one', async () => {
    await download([at({ kind: 'replaced', archive: other }, 3, null)], { outcome: 'errored' });
  });
});

describe('downloadInto: a bundle', () => {
  it.concurrent.each([
    ['from a storage without range requests', { withoutRanges: true }, []],
    [
      'from a storage without range requests that resets twice',
      { withoutRanges: true },
      [at({ kind: 'cut', afterBytes: 2 * MiB }, 1, 2)],
    ],
    ['whose size the service does not report', { minimalResponses: true }, []],
  ] as [string, GivenExportJobSettings, Fault[]][])('%s is complete', async (_what, settings, faults) => {
    await download(faults, { settings });
  });

  it.concurrent.each<[string, GivenExportJobSettings]>([
    ['URL', { urlLifetimeSeconds: 1 }],
    ['credentials', { credentialsLifetimeSeconds: 1 }],
  ])('is complete if the connections break after the %s expired', async (_what, settings) => {
    // At this speed, they break after a second and a half.
    await download([at({ kind: 'cut', afterBytes: 600_000 }, 2, 5)], {
      settings: { ...settings, bytesPerSecond: 400_000 },
      log: [/(?:Created a bundle URL[\s\S]*){2}/],
    });
  });
});
