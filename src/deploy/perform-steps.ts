/** Performs the steps of a deployment, one after the other. */
import { ConflictError, DeployError } from '../errors.ts';
import { purgeAddresses } from './cdn/purge-addresses.ts';
import type { Comparison, DeployRun } from './deploy-run.ts';
import { keyPrefixOf } from './inputs/remote.ts';
import { keptAfter, type Step } from './plan/plan.ts';
import { GROUP_NAMES } from './report/report.ts';
import type { StateFile } from './state/state-file.ts';

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
      return report.firstWritten();
    case 'upload': {
      report.uploading(step.group, step.paths.length);
      return storage.upload(step.batches, GROUP_NAMES[step.group][1]);
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
  const prefix = features.isBucket ? keyPrefixOf(inputs.destination) : '';
  const addresses = purgeAddresses(paths, prefix, cdn.maxPaths);
  await cdn.purge(addresses, folder, context);
  report.purged(cdn, addresses?.length);
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
    history: [current, ...before].slice(0, MAX_HISTORY),
    holdUntil,
  };
}
