/** What a deployment writes into its state, with the site and the state in memory. */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deploySite } from '../../../src/deploy/main.ts';
import type { performPlan } from '../../../src/deploy/perform-plan.ts';
import type { DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { DeployReport } from '../../../src/deploy/report/report.ts';
import { parseStateFile, type StateFile } from '../../../src/deploy/state/state-file.ts';
import type { Batch } from '../../../src/deploy/storage/storage.ts';
import { ConflictError, DeployError } from '../../../src/errors.ts';
import { workflowRun } from '../../../src/runner/workflow-run.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { writeFiles } from '../../support/folders.ts';
import { deployInputs } from '../../support/inputs.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';
import { newFolder } from '../../support/new-folder.ts';
import { sha256Of } from '../../support/sha256.ts';

/** The state, which may act when a file of it was written. */
class StateStorage extends MemoryStorage {
  onWritten: (name: string) => unknown = () => undefined;

  override async write(batches: readonly Batch[]) {
    await super.write(batches);
    for (const name of batches.flatMap(({ paths }) => paths)) await this.onWritten(name);
  }

  /** The newest state, which is the only one after a green run. */
  get newest(): Partial<StateFile> {
    const name = this.names.findLast((found) => found.endsWith('.json')) ?? '';
    return parseStateFile(this.files.get(name) ?? '', name) ?? {};
  }
}

/** The site, whose storage may fail, or act while it is changed. */
class SiteStorage extends MemoryStorage {
  override async write(batches: readonly Batch[]) {
    await onWrite();
    await super.write(batches);
  }

  override async remove(paths: readonly string[]) {
    if (await onRemove()) await super.remove(paths);
  }
}

/** A day later, kept files have expired. */
const DAY_MS = 86_400_000;
/** A file whose name has a hash, so that it is kept for a day. */
const HASHED = '_next/static/chunks/0a1b2c3d4e5f6789.js';

let live: Map<string, string>;
let state: StateStorage;
let onWrite: () => unknown;
/** Returns whether the storage does what it accepts. */
let onRemove: () => unknown;
let lines: string[];
/** Of the last deployment. */
let report: DeployReport;
let runId = 100;
const log = { info: (line: string) => void lines.push(line), debug: () => undefined };
let now: jest.SpiedFunction<typeof Date.now>;
beforeEach(() => {
  [live, state, lines] = [new Map(), new StateStorage(), []];
  onWrite = () => undefined;
  onRemove = () => true;
  now = jest.spyOn(Date, 'now').mockReturnValue(DAY_MS * 20_000);
});
afterEach(() => now.mockRestore());

/** Deploys a site, or one with a home page of this text: see {@link performPlan}. */
async function deploy(
  given: string | Readonly<Record<string, string>>,
  inputs: Partial<DeployRun['inputs']> = {},
  signal: AbortSignal = neverAborted,
  run = ++runId,
): Promise<void> {
  const site = typeof given === 'string' ? { 'index.html': given } : given;
  const sitePath = newFolder();
  await writeFiles(sitePath, site);
  const context = { log, clock: new FakeClock(), signal };
  report = new DeployReport(context, () => undefined);
  const digests = Object.entries(site).map(([path, text]) => [path, sha256Of(text)] as const);
  await deploySite(new Map(digests.sort()), {
    ...context,
    inputs: deployInputs({ sitePath, requireFiles: [], summary: false, keepAssetsMs: DAY_MS, ...inputs }),
    workflow: workflowRun({
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_RUN_ID: `${run}`,
      GITHUB_RUN_ATTEMPT: '1',
    }),
    storage: new SiteStorage(live, { site }),
    stateStorage: state,
    stamps: new Map(),
    report,
    listPages: async () => undefined,
  });
}

it('performPlan: records the job of the site, and none for a site that came without one', async () => {
  await deploy('first', { jobId: 'se_first' });
  expect([state.newest.jobId, state.newest.history]).toEqual([
    'se_first',
    [expect.objectContaining({ jobId: 'se_first' })],
  ]);
  // Another program has changed the page, so the same site is deployed again.
  live.set('index.html', 'of another program');
  await deploy('first');
  expect(state.newest.jobId).toBe('se_first');
  await deploy('second');
  expect([state.newest.complete, state.newest.jobId]).toEqual([true, undefined]);
  expect(state.newest.history?.map(({ jobId }) => jobId)).toEqual([undefined, 'se_first']);
});

it('performPlan: leaves no pending state if it is cancelled before its first change', async () => {
  await deploy('first');
  const before = state.names;
  const cancellation = new AbortController();
  state.onWritten = () => cancellation.abort(new Error('cancelled'));
  await expect(deploy('second', {}, cancellation.signal)).rejects.toThrow('cancelled');
  expect([state.names, live.get('index.html')]).toEqual([before, 'first']);
});

describe('performPlan: kept files whose time has come', () => {
  /** Deploys a site without the hashed file of an earlier one, and lets a day pass. */
  async function expire() {
    await deploy({ 'index.html': 'first', [HASHED]: 'code' });
    await deploy('second');
    expect([live.has(HASHED), state.newest.kept?.has(HASHED)]).toEqual([true, true]);
    now.mockReturnValue(Date.now() + DAY_MS + 1);
  }
  const isListed = () => state.newest.kept?.has(HASHED);

  it('are deleted by a run that changes nothing else', async () => {
    await expire();
    await deploy('second');
    expect([live.has(HASHED), isListed()]).toEqual([false, false]);
  });

  it('are deleted after the complete state of a deployment, and leave the next one', async () => {
    await expire();
    const listed: unknown[] = [];
    onRemove = () => listed.push([state.newest.complete, isListed()]);
    await deploy('third');
    expect([live.has(HASHED), listed]).toEqual([false, [[true, true]]]);
    await deploy('fourth');
    expect(isListed()).toBe(false);
  });

  it.each([
    [
      'accepts the deletion and keeps the file',
      () => false,
      /^The storage still has 1 file that it accepted to delete/,
    ],
    [
      'refuses it',
      () => Promise.reject(new DeployError('Denied.', 'Allow it.')),
      /^Denied\. No page uses these files\. The next run tries again\. Allow it\.$/,
    ],
  ])('stay in the state of a run that changes nothing else if the storage %s', async (_, keeps, line) => {
    await expire();
    onRemove = keeps;
    await deploy('second');
    expect([live.has(HASHED), state.newest.complete, isListed()]).toEqual([true, true, true]);
    expect(lines).toContainEqual(expect.stringMatching(line));
    onRemove = () => true;
    await deploy('second');
    expect([live.has(HASHED), isListed()]).toEqual([false, false]);
  });

  it('fail the run if the cause is not the storage', async () => {
    await expire();
    onRemove = () => Promise.reject(new TypeError('a defect'));
    await expect(deploy('third')).rejects.toThrow('a defect');
  });

  it('are not deleted by a run that was cancelled', async () => {
    await expire();
    const cancellation = new AbortController();
    state.onWritten = () => {
      if (state.newest.complete) cancellation.abort(new Error('cancelled'));
    };
    await expect(deploy('third', {}, cancellation.signal)).rejects.toThrow('cancelled');
    expect(live.has(HASHED)).toBe(true);
  });
});

describe('performPlan: the error of a deployment that fails', () => {
  /** Another run writes its state while this one uploads. */
  function writeAsOther() {
    const name = state.names.findLast((found) => found.endsWith('.json')) ?? '';
    state.files.set(name.replace(/^\d{6}-\d+-1-\w+/, '000009-999-1-abcdef'), state.files.get(name) ?? '');
  }

  it('is the conflict if another run has written meanwhile', async () => {
    await deploy('first');
    onWrite = () => {
      writeAsOther();
      throw new DeployError('The folder vanished.');
    };
    await expect(deploy('second')).rejects.toBeInstanceOf(ConflictError);
  });

  it('is the signal if the run was cancelled, even after a conflict', async () => {
    await deploy('first');
    const cancellation = new AbortController();
    onWrite = () => {
      writeAsOther();
      cancellation.abort(new Error('cancelled'));
    };
    await expect(deploy('second', {}, cancellation.signal)).rejects.toThrow('cancelled');
  });

  it('is the first one if the state cannot be listed either', async () => {
    await deploy('first');
    onWrite = () => {
      state.onList = () => {
        throw new DeployError('The second error.');
      };
      throw new DeployError('The first error.');
    };
    await expect(deploy('second')).rejects.toThrow('The first error.');
  });

  it('is a defect without another look at the state', async () => {
    await deploy('first');
    onWrite = () => {
      writeAsOther();
      throw new TypeError('a defect');
    };
    await expect(deploy('second')).rejects.toThrow('a defect');
  });

  it('leaves the pending state of a run that has begun to change the site', async () => {
    await deploy('first');
    onWrite = () => Promise.reject(new DeployError('Denied.'));
    await expect(deploy('second')).rejects.toThrow('Denied.');
    expect(state.newest).toMatchObject({
      complete: false,
      pending: new Map([['index.html', expect.anything()]]),
    });
  });
});

it.each([
  ['has written no page', { 'a.html': 'a', 'new.css': 'new' }, /: its pages are the previous ones/],
  ['has deleted a page in the way', { 'a.html/new.css': 'new' }, /, or only partly deployed/],
])('performPlan: says what visitors see after a run that %s', async (_what, site, verdict) => {
  await deploy({ 'a.html': 'a' });
  onWrite = () => Promise.reject(new DeployError('Denied.'));
  await expect(deploy(site)).rejects.toThrow('Denied.');
  expect(report.verdict({ outcome: 'errored', code: 'deploy-failed' })).toMatch(verdict);
});

it('performPlan: records a run that changes nothing, but not an older one', async () => {
  await deploy('first');
  const records = () => state.names.filter((name) => !name.endsWith('.json'));
  await deploy('first');
  expect(records()).toEqual([expect.stringContaining(`${runId}`)]);
  await deploy('first', {}, neverAborted, 50);
  expect(records()).toEqual([expect.stringContaining(`${runId}`)]);
});

it('performPlan: requires that the destination no longer has what it deleted', async () => {
  await deploy({ 'index.html': 'first', 'old.html': 'old' });
  onRemove = () => false;
  await expect(deploy('second')).rejects.toThrow('"old.html" was deleted, but the destination still has it');
});

it('performPlan: reports a conflict if the site is removed while it is deployed', async () => {
  await deploy({ 'index.html': 'first', 'same.css': 'same' });
  state.onWritten = () => {
    state.onWritten = () => undefined;
    return deploy({}, { remove: true, keepAssetsMs: 0 });
  };
  await expect(deploy({ 'index.html': 'second', 'same.css': 'same' })).rejects.toMatchObject({
    code: 'conflict',
  });
  // The run has uploaded only what had changed.
  expect([...live.keys()]).toEqual(['index.html']);
  expect(state.newest.complete).toBe(false);
  await deploy({ 'index.html': 'second', 'same.css': 'same' });
  expect([...live.keys()].sort()).toEqual(['index.html', 'same.css']);
});
