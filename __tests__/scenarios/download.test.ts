/** The bundle comes over the wire whole or not at all: what can befall a transfer in several parts. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Emulator, startEmulator } from '../../emulator/emulator.ts';
import type { Fault, GivenExportJobSettings } from '../../emulator/settings.ts';
import { runStep, type StepResult } from '../../tools/runner-double/run-step.ts';
import { runnersRuntime } from '../../tools/runtimes.ts';
import { plain, tarGz } from '../support/archives.ts';
import { REPOSITORY } from '../support/repository.ts';

const MiB = 1024 * 1024;
const home = mkdtempSync(path.join(tmpdir(), 'fetch-'));
const node = runnersRuntime(REPOSITORY)?.node ?? process.execPath;
let emulator: Emulator;
let archive: string;
let other: string;
let tags = 0;

/** An archive of seven parts, no two of them alike. */
async function largeArchive(name: string): Promise<string> {
  const folder = path.join(home, name);
  mkdirSync(folder);
  const noise = Array.from({ length: 12 }, (_, index) =>
    plain(`${index}.bin`, randomBytes(MiB / 2).toString('hex')),
  );
  return tarGz({ 'index.html': name }, noise, { level: 1 })(folder);
}

beforeAll(async () => {
  emulator = await startEmulator({ queuedMs: 0, runningMs: 0 });
  [archive, other] = await Promise.all([largeArchive('one'), largeArchive('other')]);
});
afterAll(async () => {
  await emulator.close();
  rmSync(home, { recursive: true });
});

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

async function startJob(settings: GivenExportJobSettings): Promise<string> {
  emulator.setNextJob(settings);
  const answer = await fetch(`${emulator.baseUrl}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${emulator.apiKey}` },
    body: JSON.stringify({ domain: emulator.domain }),
  });
  return ((await answer.json()) as { jobId: string }).jobId;
}

/** Jobs are started one after the other: what is set for the next one is for nobody else's. */
let started: Promise<string> = Promise.resolve('');

/** Starts a job with these faults and runs the built action on it. */
async function fetchWith(
  faults: readonly Fault[],
  settings: GivenExportJobSettings = {},
): Promise<{ step: StepResult; files: string[]; sha256: string | undefined }> {
  started = started.then(() => startJob({ archive, faults: [...faults], ...settings }));
  const jobId = await started;
  const folder = path.join(home, `run-${tags++}`);
  const step = await runStep({
    actionFile: path.join(REPOSITORY, 'action.yml'),
    node,
    inputs: { 'api-key': emulator.apiKey, 'job-id': jobId, 'base-url': emulator.baseUrl, path: folder },
  });
  await step.remove();
  const files = readdirSync(folder);
  const [file] = files;
  return { step, files, sha256: file && sha256(path.join(folder, file)) };
}

/** The one rule: success means the very bytes, and failure means none. */
function holdToOrigin(
  { step, files, sha256: got }: Awaited<ReturnType<typeof fetchWith>>,
  origin: string,
): void {
  const errors = step.commands.annotations.map(({ message }) => message);
  if (step.exitCode === 0) {
    expect([got, step.outputs['bundle-sha256'], errors]).toEqual([sha256(origin), sha256(origin), []]);
  } else {
    expect([files, step.outputs['bundle-path'], errors.length]).toEqual([[], undefined, 1]);
  }
}

const at = (does: Fault['does'], first: number, last: number | null = first): Fault => ({
  at: 'storage',
  does,
  calls: [first, last],
});

describe('a transfer in several parts', () => {
  const mishaps: [string, Fault['does']][] = [
    ['cut before the headers', { kind: 'cut', how: 'reset' }],
    ['closed before the headers', { kind: 'cut', how: 'close' }],
    ...([1, MiB / 2, MiB - 1] as const).flatMap((afterBytes): [string, Fault['does']][] => [
      [`cut after ${afterBytes} bytes`, { kind: 'cut', afterBytes, how: 'reset' }],
      [`closed after ${afterBytes} bytes`, { kind: 'cut', afterBytes, how: 'close' }],
      [`ended cleanly after ${afterBytes} bytes`, { kind: 'short', bytes: afterBytes }],
    ]),
    ['answered with 503', { kind: 'answer', status: 503, body: '<Error><Code>SlowDown</Code></Error>' }],
    ['answered with 403', { kind: 'answer', status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }],
    ['answered with 400', { kind: 'answer', status: 400, body: '<Error><Code>ExpiredToken</Code></Error>' }],
    ['answered with another range', { kind: 'wrong-range' }],
    ['dripping', { kind: 'drip', bytes: 100_000, everyMs: 20 }],
  ];
  const cases = mishaps.flatMap(([what, does]) =>
    (
      [
        [1, 1],
        [3, 3],
        [2, 5],
      ] as const
    ).map(([first, last]) => ({ what, does, first, last })),
  );

  it.concurrent.each(cases)('heals when calls $first to $last are $what', async ({ does, first, last }) => {
    const run = await fetchWith([at(does, first, last)]);
    holdToOrigin(run, archive);
    expect(run.step.exitCode).toBe(0);
  });

  it.concurrent.each([
    ['before the headers', undefined, 1],
    ['in the middle of the first part', MiB / 2, 1],
    ['in the middle of a later part', MiB / 2, 4],
  ])('heals a silence %s', async (_where, afterBytes, call) => {
    const does: Fault['does'] = { kind: 'stall', ...(afterBytes === undefined ? {} : { afterBytes }) };
    const run = await fetchWith([at(does, call)]);
    holdToOrigin(run, archive);
    expect(run.step.exitCode).toBe(0);
    expect(run.step.log).toMatch(/sent nothing, or next to nothing, for 30 s/);
  });

  it.concurrent.each([
    ['a web page', { kind: 'answer', status: 200, body: '<!doctype html><title>Sign in</title>' }],
    ['XML', { kind: 'answer', status: 200, body: '<?xml version="1.0"?><Error/>' }],
  ] as [string, Fault['does']][])('takes %s with 200 in the middle for no part', async (_what, does) => {
    const run = await fetchWith([at(does, 3)]);
    holdToOrigin(run, archive);
    expect(run.step.exitCode).toBe(0);
  });

  it.concurrent.each([
    ['is cut', { kind: 'cut', afterBytes: 10 }],
    ['is answered with 403', { kind: 'answer', status: 403 }],
    ['is answered with another range', { kind: 'wrong-range' }],
    ['is answered with a web page', { kind: 'answer', status: 200, body: '<html></html>' }],
  ] as [string, Fault['does']][])(
    'fails and leaves nothing when every call from the third %s',
    async (_what, does) => {
      const run = await fetchWith([at(does, 3, null)]);
      holdToOrigin(run, archive);
      expect(run.step.exitCode).toBe(1);
    },
  );
});

describe('an object that is replaced in mid-transfer', () => {
  it.concurrent.each([2, 3, 5])(
    'from call %i on: the new one is fetched from its beginning',
    async (call) => {
      const run = await fetchWith([at({ kind: 'replaced', archive: other }, call, null)], {
        minimalResponses: true,
      });
      expect(run.step.exitCode).toBe(0);
      holdToOrigin(run, other);
    },
  );

  it('of another size: the service tells the new size with a fresh link', async () => {
    const fields = { sizeBytes: statSync(other).size };
    const run = await fetchWith([
      at({ kind: 'replaced', archive: other }, 3, null),
      { at: 'makeBundle', does: { kind: 'change', fields }, calls: [2, null] },
    ]);
    expect(run.step.exitCode).toBe(0);
    holdToOrigin(run, other);
  });

  it('fails where the service goes on announcing the size of the old one', async () => {
    const run = await fetchWith([at({ kind: 'replaced', archive: other }, 3, null)]);
    holdToOrigin(run, other);
    expect(run.step.exitCode).toBe(1);
  });
});

describe('a storage', () => {
  it.concurrent.each([
    ['without ranges', { withoutRanges: true }, []],
    [
      'without ranges that cuts twice',
      { withoutRanges: true },
      [at({ kind: 'cut', afterBytes: 2 * MiB }, 1, 2)],
    ],
    ['that tells no size', { minimalResponses: true }, []],
    ['whose links end after a second', { urlLifetimeSeconds: 1, bytesPerSecond: 400_000 }, []],
    ['whose credentials end after a second', { credentialsLifetimeSeconds: 1, bytesPerSecond: 400_000 }, []],
  ] as [string, GivenExportJobSettings, Fault[]][])(
    '%s gives the whole bundle',
    async (_what, settings, faults) => {
      const run = await fetchWith(faults, settings);
      holdToOrigin(run, archive);
      expect(run.step.exitCode).toBe(0);
    },
  );
});
