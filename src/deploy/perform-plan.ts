/** Performs the steps of a deployment, one after the other, and writes its state before and after them. */
import { DeployError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { Destination, listAgain } from './destination/destination.ts';
import type { UploadGroup } from './plan/file-groups.ts';
import { anyKeyOf } from './plan/in-the-way.ts';
import type { Step } from './plan/plan.ts';
import { purgeCdn } from './purge-cdn.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import type { Files } from './state/state-file.ts';
import type { LiveContents } from './state/state-log.ts';

/** For each upload group, the name of one file and of several. */
const GROUP_NAMES: Readonly<Record<UploadGroup, readonly [singular: string, plural: string]>> = {
  hashed: ['hashed file', 'hashed files'],
  assets: ['file that is not a page', 'files that are not pages'],
  pages: ['page', 'pages'],
};

/** @throws DeployError, ConflictError, and the signal's reason. Then, the next run repairs what this one may have changed. */
export async function performPlan(deployment: Deployment, run: DeployRun): Promise<void> {
  const { plan, stateLog, now } = deployment;
  if (plan.kind === 'nothing') return;
  run.signal.throwIfAborted();
  run.report.update({ progress: 'began' });
  await stateLog.begin({ startedAt: new Date(now).toISOString(), ...plan.pending });
  run.report.stateBegun();
  try {
    await change(deployment, run);
  } catch (error) {
    throw await stateLog.fail(error);
  }
}

/** Changes the site, and completes its state. */
async function change(deployment: Deployment, run: DeployRun): Promise<void> {
  const { plan, stateLog, site } = deployment;
  const { report, storage, inputs, signal } = run;
  let hasItsPages = plan.before.live === 'unchanged' && plan.changes !== undefined;
  for (const step of plan.steps) {
    signal.throwIfAborted();
    hasItsPages &&= step.kind === 'upload' && step.group !== 'pages';
    report.update({ progress: 'changed', mix: hasItsPages ? 'assets' : undefined });
    await perform(step, run);
  }
  signal.throwIfAborted();
  if (plan.purges.length > 0) await purgeCdn(plan.purges, run);
  const deleted = plan.deletions.map(({ path }) => path);
  const listing = await listAgain([...plan.uploads, ...deleted], site, storage);
  const after = new Destination(listing, storage.features, undefined);
  requireGone(deleted, site, after);
  signal.throwIfAborted();
  if (inputs.remove) await remove(deployment, run);
  else await stateLog.finish(liveState(deployment, run, after));
  report.update({ progress: 'completed' });
}

async function perform(step: Step, { storage, report }: DeployRun): Promise<void> {
  if (step.kind === 'upload') {
    const [singular, plural] = GROUP_NAMES[step.group];
    const count = step.batches.reduce((sum, { paths }) => sum + paths.length, 0);
    report.uploading(counted(count, singular, plural));
    return storage.write(step.batches, `Uploading ${plural}`);
  }
  report.deleting(step.deletions);
  await storage.remove(step.deletions.map(({ path }) => path));
  return storage.removeFolders(step.folders);
}

/** @throws DeployError if the storage still lists a deleted file. Its name may be another spelling of one of the site. */
function requireGone(deleted: readonly string[], site: Files, after: Destination): void {
  const left = deleted.filter((path) => after.find(path) !== undefined);
  if (left.length === 0) return;
  const keys = new Set([...site.keys()].map(anyKeyOf));
  const [name, ...others] = left.filter((path) => !keys.has(anyKeyOf(path)));
  if (name === undefined) return;
  const same = others.length === 0 ? '' : ` The same is true of ${counted(others.length, 'other file')}.`;
  throw new DeployError(
    `"${cleanText(name)}" was deleted, but the destination still has it.${same}`,
    'The storage accepted the deletion, but keeps the file. Look for a retention policy, Object Lock, or a replication in both directions. The next run tries again.',
  );
}

/** Removes what is left of a site that is removed: its state, and its folder if that is empty. */
async function remove({ stateLog }: Deployment, { inputs, storage }: DeployRun): Promise<void> {
  await stateLog.remove();
  if (storage.features.deletesContents) return;
  const { ownState } = inputs;
  await storage.removeFolders(ownState === undefined ? [''] : [ownState, '']);
}

/** How many sites `history` lists. */
const MAX_HISTORY = 10;

function liveState(
  { plan, state, site, destination, contentDigest }: Deployment,
  { inputs }: DeployRun,
  after: Destination,
): LiveContents {
  const { live } = state;
  const { history = [] } = live ?? {};
  const isSame = history[0] === contentDigest;
  const uploaded = new Set(plan.uploads);
  const timeOf = (path: string) => (uploaded.has(path) ? after : destination).find(path)?.modified;
  return {
    finishedAt: new Date().toISOString(),
    // A run that only repairs what is live does not deploy a new site.
    jobId: inputs.jobId ?? (isSame ? live?.jobId : undefined),
    files: new Map(
      [...site].map(([path, { sha256, size }]) => [path, { sha256, size, modified: timeOf(path) }]),
    ),
    kept: plan.kept,
    history: (isSame ? history : [contentDigest, ...history]).slice(0, MAX_HISTORY),
  };
}
