/** What a deployment does, and in which order, with the site and the state in memory. */
import { beforeEach, expect, it } from '@jest/globals';
import { Destination } from '../../../src/deploy/destination/destination.ts';
import { performPlan } from '../../../src/deploy/perform-plan.ts';
import { planDeployment } from '../../../src/deploy/plan/plan.ts';
import type { DeployRun } from '../../../src/deploy/report/deploy-run.ts';
import { DeployReport } from '../../../src/deploy/report/report.ts';
import { type LiveState, parseStateFile } from '../../../src/deploy/state/state-file.ts';
import { StateLog } from '../../../src/deploy/state/state-log.ts';
import type { Batch } from '../../../src/deploy/storage/storage.ts';
import { workflowRun } from '../../../src/runner/workflow-run.ts';
import { filesOf, PLAN_OPTIONS, RUN, type Texts } from '../../support/deployment-states.ts';
import { FakeClock } from '../../support/fake-clock.ts';
import { deployInputs } from '../../support/inputs.ts';
import { MemoryStorage } from '../../support/memory-storage.ts';
import { silentLog } from '../../support/silent-log.ts';

/** What was called, in order, such as `upload a.css`. */
let calls: string[];
/** Called with each call, which it may let fail. */
let onCall: (call: string) => void;
/** Whether the storage does what it accepts. */
let deletes: boolean;
let live: Map<string, string>;
/** When each file of the site was written, in seconds. */
let times: Map<string, number>;
let state: Map<string, string>;
let cancellation: AbortController;
/** Of the last deployment. */
let report: DeployReport;
let outputs: Map<string, unknown>;
beforeEach(() => {
  calls = [];
  onCall = () => undefined;
  deletes = true;
  [live, state, times] = [new Map(), new Map(), new Map()];
  cancellation = new AbortController();
});

function call(text: string): void {
  calls.push(text);
  onCall(text);
}

class SiteStorage extends MemoryStorage {
  override async list(paths: ReadonlySet<string>) {
    call('list site');
    const timeOf = (path: string) => new Date((times.get(path) ?? 0) * 1000).toISOString();
    const listing = await super.list(paths);
    return new Map([...listing].map(([path, file]) => [path, { ...file, modified: timeOf(path) }]));
  }

  override async write(batches: readonly Batch[]) {
    const paths = batches.flatMap((batch) => batch.paths);
    call(`upload ${paths}`);
    await super.write(batches);
    for (const path of paths) times.set(path, 1 + (times.get(path) ?? 0));
  }

  override async remove(paths: readonly string[]) {
    call(`delete ${paths}`);
    if (deletes) await super.remove(paths);
  }

  override async removeFolders(...[folders = []]: string[][]) {
    if (folders.length > 0) call(`remove ${folders.map((folder) => `"${folder}"`)}`);
  }
}

class StateStorage extends MemoryStorage {
  override async list(paths: ReadonlySet<string>) {
    call('list state');
    return super.list(paths);
  }

  override async write(batches: readonly Batch[]) {
    call(`write ${/live|pending/.exec(`${batches[0]?.paths}`)}`);
    await super.write(batches);
  }

  override async remove(paths: readonly string[]) {
    call('remove state');
    await super.remove(paths);
  }
}

interface Options {
  readonly inputs?: Partial<DeployRun['inputs']>;
  readonly digest?: string;
  readonly features?: Partial<MemoryStorage['features']>;
}

/** Deploys a site: see {@link performPlan}. The calls until its plan are left out. */
async function deploy(
  texts: Texts,
  { inputs: given = {}, digest = 'sha256:1', features = {} }: Options = {},
) {
  calls = [];
  const inputs = deployInputs(given);
  const context = { log: silentLog, clock: new FakeClock(), signal: cancellation.signal };
  outputs = new Map();
  report = new DeployReport(context, (name, value) => outputs.set(name, value));
  const storage = new SiteStorage(live, { site: texts, features });
  const stateStorage = new StateStorage(state);
  const stateLog = await StateLog.open(stateStorage, '', { ...RUN, attempt: 1 }, context);
  const site = filesOf(texts);
  const found = { now: 0, site, stateLog, state: await stateLog.read(), contentDigest: digest };
  const destination = new Destination(await storage.list(new Set(site.keys())), storage.features, undefined);
  const options = { ...PLAN_OPTIONS, keepMs: 0 };
  const plan = planDeployment(found.state, site, destination, options);
  const deployment = { ...found, destination, plan };
  const run = {
    ...context,
    inputs,
    report,
    workflow: workflowRun({}),
    hostingPath: undefined,
    listPages: async () => '',
    storage,
    stateStorage,
  };
  report.compared(found.state, { site, plan, isEarlierSite: false });
  calls = [];
  await performPlan(deployment, run);
}

/** The newest state that is complete. */
function newest(): ReturnType<typeof parseStateFile> {
  const name = [...state.keys()].sort().at(-1) ?? '';
  return parseStateFile(state.get(name) ?? '', name);
}

const HASHED = '_next/static/a.js';
const FIRST = { 'index.html': '1', 'old.html': '1', [HASHED]: '1' };
const SECOND = { 'index.html': '22', 'a.css': '2', '_next/static/b.js': '2' };

it('`performPlan` records the times of its uploads as they are listed at the end, and others as at the start', async () => {
  await deploy({ 'a.html': 'a', 'b.html': 'b' });
  // Another program writes to the same destination, which the next run has to notice.
  onCall = (text) => {
    if (text.startsWith('upload')) times.set('a.html', 9);
  };
  await deploy({ 'a.html': 'a', 'b.html': 'bb' });
  const { files } = newest() as LiveState;
  expect([...files].map(([path, { modified }]) => [path, Date.parse(modified ?? '') / 1000])).toEqual([
    ['a.html', 1],
    ['b.html', 2],
  ]);
});

it('`performPlan` records the job of the site, and the last ten sites', async () => {
  const recorded = async (digest: string, jobId?: string) => {
    await deploy({ 'index.html': digest }, { digest, inputs: { jobId } });
    const { jobId: job, history } = newest() as LiveState;
    return [job, ...history];
  };
  expect(await recorded('1', 'se_1')).toEqual(['se_1', '1']);
  // Others have changed the page, so the same site is deployed again.
  live.set('index.html', 'xx');
  expect(await recorded('1')).toEqual(['se_1', '1']);
  expect(await recorded('2')).toEqual([undefined, '2', '1']);
  for (const digest of ['3', '4', '5', '6', '7', '8', '9', 'a']) await recorded(digest);
  expect(await recorded('b')).toEqual([undefined, ...'ba98765432']);
});

it.each(['write pending', 'upload a.css', 'delete old.html', 'list site'])(
  '`performPlan` ends after the call in which it is cancelled: %s',
  async (last) => {
    await deploy(FIRST);
    onCall = (text) => {
      if (calls[0] === 'write pending' && text === last) cancellation.abort(new Error('cancelled'));
    };
    await expect(deploy(SECOND)).rejects.toThrow('cancelled');
    expect(calls.slice(-3)).toEqual([last, 'write pending', 'list state']);
  },
);

it('`performPlan` fails if the storage still lists what it deleted, and names it', async () => {
  await deploy({ ...FIRST, 'older/gone.html': '1' });
  deletes = false;
  const error = await deploy({ 'index.html': '1', [HASHED]: '1' }).catch((cause) => cause);
  expect(error).toMatchObject({
    code: 'deploy-failed',
    message: '"old.html" was deleted, but the destination still has it. The same is true of 1 other file.',
  });
  expect(newest()).toMatchObject({ kind: 'pending', pending: ['old.html', 'older/gone.html'] });
});

it('`performPlan` accepts another spelling of a file of the site instead of a deleted one', async () => {
  await deploy({ 'A.html': '1' });
  deletes = false;
  await deploy({ 'a.html': '1' });
  expect([...(newest() as LiveState).files.keys()]).toEqual(['a.html']);
});

// A scenario removes a site with its folders.
it('`performPlan` removes a site and its state, but no folder if that deletes its contents', async () => {
  await deploy(FIRST);
  await deploy({}, { inputs: { remove: true }, features: { deletesContents: true } });
  expect(calls.slice(-2)).toEqual(['list state', 'remove state']);
  expect([live.size, state.size, outputs.get('live')]).toEqual([0, 0, 'updated']);
});

it('`performPlan` calls the pages the previous ones only if they were whole before', async () => {
  const failing = async () => {
    await expect(deploy(SECOND)).rejects.toThrow('refused');
    return report.verdict({ outcome: 'errored', code: 'deploy-failed' });
  };
  const refuse = (text: string) => {
    if (text === 'upload a.css') throw new Error('refused');
  };
  onCall = refuse;
  expect(await failing()).toMatch(/or only partly deployed/);
  [live, state, onCall] = [new Map(), new Map(), () => undefined];
  await deploy(FIRST);
  onCall = refuse;
  expect(await failing()).toMatch(/its pages are the previous ones/);
  expect(await failing()).toMatch(/or only partly deployed/);
});
