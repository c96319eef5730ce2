/** Performs the steps of a deployment, one after the other. */
import { ConflictError, DeployError } from '../errors.ts';
import { counted } from '../text/units.ts';
import { checkDestination } from './destination/check.ts';
import { stillThere } from './destination/look.ts';
import { requireUnchanged, type Stamps, stampsOf } from './inputs/site-folder.ts';
import type { UploadGroup } from './plan/file-groups.ts';
import type { Step } from './plan/plan.ts';
import { purgeCdn } from './purge-cdn.ts';
import type { Deployment, DeployRun } from './report/deploy-run.ts';
import { changesHold, isNewestRun, mayStillWork, pendingVersions } from './state/state.ts';
import type { Files, FileVersion } from './state/state-file.ts';
import type { NewState } from './state/state-log.ts';
import type { ListedFile, Listing } from './storage/storage.ts';

/** For each upload group, the name of one file and of several. */
const GROUP_NAMES: Readonly<Record<UploadGroup, readonly [singular: string, plural: string]>> = {
  hashed: ['hashed file', 'hashed files'],
  assets: ['file that is not a page', 'files that are not pages'],
  pages: ['page', 'pages'],
};

/** @throws DeployError, ConflictError, and the signal's reason */
export async function performPlan(deployment: Deployment, run: DeployRun): Promise<void> {
  const { plan, state, stateLog, now } = deployment;
  if (plan.kind === 'nothing') {
    run.signal.throwIfAborted();
    // Otherwise, an older run that is approved later could replace the site.
    if (isNewestRun(state, run.workflow)) await stateLog.recordRun(new Date(now).toISOString());
    return;
  }
  const pending = pendingState(deployment, run);
  const progress: Progress = { stamps: await stampsBefore(plan.uploads, run), isChanging: false };
  run.signal.throwIfAborted();
  run.report.changing();
  await stateLog.begin(pending);
  try {
    await change(deployment, run, progress);
  } catch (error) {
    // Another run may have deleted what this run needs, or the pending state of this run.
    const isCancelled = error === run.signal.reason;
    if (!(error instanceof DeployError || isCancelled)) throw error;
    await stateLog.requireAlone(pending, error).catch((other) => {
      // If the storage fails again here, the first error is the more useful one.
      throw other instanceof ConflictError && !isCancelled ? other : error;
    });
    // The next run would call the site a mix, although nothing was changed.
    if (!progress.isChanging) await stateLog.withdraw().catch(() => undefined);
    throw error;
  }
}

/** What is still needed if a change fails. */
interface Progress {
  readonly stamps: Stamps;
  /** Whether a step has begun that changes the site. */
  isChanging: boolean;
}

/** Changes the site, and completes its state. A run that only tidies writes its state after that. */
async function change(deployment: Deployment, run: DeployRun, progress: Progress): Promise<void> {
  const { plan, state, stateLog, holdUntil, now } = deployment;
  const { report } = run;
  let hasItsPages = plan.before.live === 'unchanged' && plan.changes !== undefined;
  for (const step of plan.steps) {
    run.signal.throwIfAborted();
    hasItsPages &&= step.kind === 'upload' && step.group !== 'pages';
    // A run that only removes kept files leaves the site whole.
    if (plan.kind === 'deploy') report.learn({ live: 'incomplete', mix: hasItsPages ? 'assets' : undefined });
    progress.isChanging = true;
    await perform(step, run);
  }
  run.signal.throwIfAborted();
  const isDeployment = plan.kind === 'deploy';
  const uploaded = isDeployment ? await check(deployment, progress.stamps, run) : new Map();
  run.signal.throwIfAborted();
  if (plan.purges.length > 0) {
    if (run.inputs.cdn !== undefined) report.learn({ mix: 'caches' });
    await purgeCdn(plan.purges, run);
  }
  const undeleted = isDeployment ? [] : await tidy(deployment, run);
  run.signal.throwIfAborted();
  const complete = completeState(deployment, run, uploaded, undeleted);
  await stateLog.write(complete);
  report.completed(plan);
  if (isDeployment) await tidy(deployment, run);
  run.signal.throwIfAborted();
  await stateLog.finish(complete);
  if (changesHold(state, holdUntil, now)) report.holdChanged(holdUntil);
}

async function check({ site, plan, destination, state, now }: Deployment, stamps: Stamps, run: DeployRun) {
  const deletions = plan.deletions.filter(({ when }) => when !== 'last').map(({ path }) => path);
  const others = [...state.interrupted, ...state.earlier].filter((file) =>
    mayStillWork(file, now, run.workflow),
  );
  const shared = new Set(pendingVersions(others).keys());
  await requireUnchanged(stamps, plan.uploads, run.inputs.sitePath);
  return checkDestination({ site, destination, uploads: plan.uploads, deletions, shared }, run);
}

async function perform(step: Step, { storage, report }: DeployRun): Promise<void> {
  if (step.kind === 'upload') {
    const [singular, plural] = GROUP_NAMES[step.group];
    const count = step.batches.reduce((sum, { paths }) => sum + paths.length, 0);
    report.uploading(counted(count, singular, plural));
    return storage.write(step.batches, `Uploading ${plural}`);
  }
  if (step.deletions.length > 0) {
    report.deleting(step.deletions);
    await storage.remove(step.deletions.map(({ path }) => path));
  }
  return storage.removeFolders(step.folders);
}

/**
 * Deletes kept files whose time has come. No page uses them: if the storage refuses that, the state still lists them, and
 * the next run tries again.
 *
 * @returns the files that were not deleted, or of which this is not known
 */
async function tidy({ plan, destination }: Deployment, run: DeployRun): Promise<readonly string[]> {
  const { storage, log } = run;
  const paths = plan.tidying
    .flatMap((step) => (step.kind === 'delete' ? step.deletions : []))
    .map(({ path }) => path);
  try {
    for (const step of plan.tidying) {
      run.signal.throwIfAborted();
      await perform(step, run);
    }
    // The complete state of a deployment still lists them.
    if (plan.kind === 'deploy') return [];
    const left = await stillThere(paths, destination, storage);
    if (left.length > 0)
      log.info(
        `The storage still has ${counted(left.length, 'file')} that it accepted to delete. The next run tries again.`,
      );
    return left;
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    log.info(
      `${error.message} No page uses these files. The next run tries again. ${error.hint ?? ''}`.trim(),
    );
    return paths;
  }
}

/** Returns what each file looked like before it was hashed, or now if its digest is from the manifest. */
async function stampsBefore(uploads: readonly string[], { stamps, inputs }: DeployRun): Promise<Stamps> {
  const others = uploads.filter((name) => !stamps.has(name));
  return new Map([...stamps, ...(await stampsOf(others, inputs.sitePath))]);
}

/** Returns the state during the deployment: what was live before, and what this deployment may change. */
function pendingState({ plan, state, now, contentDigest }: Deployment, { inputs }: DeployRun): NewState {
  const { live } = state;
  return {
    complete: false,
    startedAt: new Date(now).toISOString(),
    finishedAt: undefined,
    jobId: inputs.jobId,
    contentDigest,
    files: live?.files ?? new Map(),
    pending: plan.pending,
    kept: live?.kept ?? new Map(),
    // Runs read it from the newest complete state.
    history: [],
  };
}

/** How many sites `history` lists. */
const MAX_HISTORY = 10;

function completeState(
  deployment: Deployment,
  { inputs }: DeployRun,
  uploaded: Listing,
  undeleted: readonly string[],
): NewState {
  const { plan, state, site, destination, contentDigest, now, pages, unserved, holdUntil } = deployment;
  const { live } = state;
  const finishedAt = new Date().toISOString();
  // A run that only repairs or keeps what is live does not deploy a new site.
  const isSame = live?.contentDigest === contentDigest;
  const current = { jobId: inputs.jobId ?? (isSame ? live.jobId : undefined), contentDigest, finishedAt };
  const before = (live?.history ?? []).slice(isSame ? 1 : 0);
  const stillKept = undeleted.flatMap((path) => {
    const file = live?.kept.get(path);
    return file === undefined ? [] : [[path, file] as const];
  });
  return {
    complete: true,
    startedAt: new Date(now).toISOString(),
    finishedAt,
    jobId: current.jobId,
    contentDigest,
    files: withTimes(site, (path) => uploaded.get(path) ?? destination.find(path)),
    pending: new Map(),
    kept: new Map([...plan.kept, ...stillKept]),
    pages,
    unserved,
    history: [current, ...before].slice(0, MAX_HISTORY),
    holdUntil,
  };
}

/** Adds the times that the destination lists. The next run uploads a file again that has another time. */
function withTimes(site: Files, find: (path: string) => ListedFile | undefined): Files {
  const files = new Map<string, FileVersion>();
  for (const [path, version] of site) {
    const modified = find(path)?.modified;
    const { sha256, size } = version;
    files.set(path, modified === version.modified ? version : { sha256, size, modified });
  }
  return files;
}
