/** What a deployment writes into its state, with the site and the state in memory. */
import { beforeEach, expect, it } from '@jest/globals';
import { deploySite } from '../../../src/deploy/main.ts';
import type { performPlan } from '../../../src/deploy/perform-plan.ts';
import type { DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { DeployReport } from '../../../src/deploy/report/report.ts';
import { parseStateFile, type StateFile } from '../../../src/deploy/state/state-file.ts';
import type { Batch } from '../../../src/deploy/storage/storage.ts';
import { workflowRun } from '../../../src/runner/workflow-run.ts';
import { FakeClock, neverAborted } from '../../support/fake-clock.ts';
import { writeFiles } from '../../support/folders.ts';
import { deployInputs } from '../../support/inputs.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';
import { newFolder } from '../../support/new-folder.ts';
import { sha256Of } from '../../support/sha256.ts';
import { silentLog } from '../../support/silent-log.ts';

/** The state, which may act when a file of it was written. */
class StateStorage extends MemoryStorage {
  onWritten: (name: string) => void = () => undefined;

  override async write(batches: readonly Batch[]) {
    await super.write(batches);
    for (const name of batches.flatMap(({ paths }) => paths)) this.onWritten(name);
  }

  /** The newest state, which is the only one after a green run. */
  get newest(): Partial<StateFile> {
    const name = this.names.findLast((found) => found.endsWith('.json')) ?? '';
    return parseStateFile(this.files.get(name) ?? '', name) ?? {};
  }
}

let live: Map<string, string>;
let state: StateStorage;
let runId = 100;
beforeEach(() => {
  live = new Map();
  state = new StateStorage();
});

/** Deploys a site with a home page of this text: see {@link performPlan}. */
async function deploy(
  text: string,
  inputs: Partial<DeployRun['inputs']> = {},
  signal: AbortSignal = neverAborted,
): Promise<void> {
  const site = { 'index.html': text };
  const sitePath = newFolder();
  await writeFiles(sitePath, site);
  const context = { log: silentLog, clock: new FakeClock(), signal };
  runId += 1;
  await deploySite(new Map(Object.entries(site).map(([path, one]) => [path, sha256Of(one)])), {
    ...context,
    inputs: deployInputs({ sitePath, requireFiles: [], summary: false, ...inputs }),
    workflow: workflowRun({
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_RUN_ID: `${runId}`,
      GITHUB_RUN_ATTEMPT: '1',
    }),
    storage: new MemoryStorage(live, { site }),
    stateStorage: state,
    stamps: new Map(),
    report: new DeployReport(context, () => undefined),
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
