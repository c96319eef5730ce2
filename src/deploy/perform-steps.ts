/** Performs the steps of a deployment, one after the other. */
import { ConflictError, DeployError } from '../errors.ts';
import { addressesOf } from '../site/addresses.ts';
import { counted } from '../text/units.ts';
import type { Comparison, DeployRun } from './deploy-run.ts';
import type { UploadGroup } from './plan/file-groups.ts';
import { hasWork, keptAfter, type Step } from './plan/plan.ts';
import type { StateFile } from './state/state-file.ts';
import { pagesToVerify } from './verify-url.ts';

/** For each upload group, the name of one file and of several. */
const GROUP_NAMES: Readonly<Record<UploadGroup, readonly [singular: string, plural: string]>> = {
  hashed: ['file of `_next/static/`', 'files of `_next/static/`'],
  assets: ['file that is not a page', 'files that are not pages'],
  pages: ['page', 'pages'],
};

interface Deployment extends Comparison {
  readonly holdUntil: string | undefined;
}

/** @throws DeployError, ConflictError, and the signal's reason */
export async function performSteps(
  steps: readonly Step[],
  deployment: Deployment,
  run: DeployRun,
): Promise<void> {
  try {
    for (const step of steps) await perform(step, deployment, run);
  } catch (error) {
    // Another run may have deleted what this run needs, or the pending state of this run.
    if (!(error instanceof DeployError)) throw error;
    const { stateLog } = deployment;
    await stateLog.requireAlone(pendingState(deployment, run.inputs.jobId), error).catch((other) => {
      // If the storage fails again here, the first error is the more useful one.
      throw other instanceof ConflictError ? other : error;
    });
    throw error;
  }
}

async function perform(step: Step, deployment: Deployment, run: DeployRun): Promise<void> {
  const { stateLog, plan } = deployment;
  const { inputs, storage, report } = run;
  switch (step.kind) {
    case 'write-pending':
      report.changing();
      await stateLog.write(pendingState(deployment, inputs.jobId));
      // The removal of kept files leaves the site whole.
      return report.firstWritten(hasWork(plan) || plan.isRepair);
    case 'upload': {
      const [singular, plural] = GROUP_NAMES[step.group];
      report.uploading(counted(step.paths.length, singular, plural));
      return storage.upload(step.batches, plural);
    }
    case 'delete':
    case 'remove-kept':
      if (step.paths.length > 0) {
        report.deleting(step.kind, step.paths.length);
        await storage.delete(step.paths, inputs.compare !== 'state');
      }
      return storage.removeFolders(step.folders);
    case 'invalidate':
      return invalidate(step.paths, run);
    case 'write-complete':
      await stateLog.write(completeState(deployment, inputs.jobId));
      return report.completed(plan);
    case 'finish':
      return stateLog.finish(completeState(deployment, inputs.jobId));
  }
}

async function invalidate(paths: readonly string[], run: DeployRun): Promise<void> {
  const { cdn, inputs, features, folder, context, report } = run;
  if (cdn === undefined) return;
  const [, ...folders] = features.isBucket ? inputs.destination.path.split('/').filter(Boolean) : [];
  const addresses = purgeAddresses(paths, folders.join('/'), cdn.maxPaths);
  await cdn.purge(addresses, folder, context);
  report.purged(cdn, addresses?.length);
}

/**
 * @param paths files of the site
 * @param prefix folder of the bucket that contains the site; empty for none. A CDN may serve the bucket or that folder.
 *   This action cannot know which, so both addresses are listed.
 * @returns addresses without their leading slash; undefined if there are more than `max`
 */
function purgeAddresses(paths: readonly string[], prefix: string, max: number): string[] | undefined {
  const found = new Set<string>();
  for (const path of paths) {
    for (const address of addressesOf(path)) {
      found.add(address);
      if (prefix !== '') found.add(`${prefix}/${address}`);
    }
    if (found.size > max) return undefined;
  }
  return [...found];
}

type NewState = Omit<StateFile, 'run'>;

/** Returns the state during the deployment: what was live before, and what this deployment may change. */
function pendingState(deployment: Deployment, jobId: string | undefined): NewState {
  const { plan, state, now, contentDigest } = deployment;
  const { live } = state;
  return {
    complete: false,
    startedAt: new Date(now).toISOString(),
    finishedAt: undefined,
    jobId,
    contentDigest,
    files: live?.files ?? new Map(),
    pending: plan.pending,
    kept: live?.kept ?? new Map(),
    history: live?.history ?? [],
    holdUntil: live?.holdUntil,
  };
}

/** How many sites `history` lists. */
const MAX_HISTORY = 10;

function completeState(deployment: Deployment, jobId: string | undefined): NewState {
  const { plan, state, site, contentDigest, now, holdUntil } = deployment;
  const { live } = state;
  const finishedAt = new Date().toISOString();
  // A run that only repairs or keeps what is live does not deploy a new site.
  const isSame = live?.contentDigest === contentDigest;
  const current = { jobId: jobId ?? (isSame ? live.jobId : undefined), contentDigest, finishedAt };
  const before = (live?.history ?? []).slice(isSame ? 1 : 0);
  return {
    complete: true,
    startedAt: new Date(now).toISOString(),
    finishedAt,
    jobId: current.jobId,
    contentDigest,
    files: site,
    pending: new Map(),
    kept: keptAfter(plan),
    pages: pagesToVerify(site, plan.uploads, live?.pages),
    history: [current, ...before].slice(0, MAX_HISTORY),
    holdUntil,
  };
}
