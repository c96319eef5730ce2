/** Performs the steps of a deployment, one after the other. */
import type { Context } from '../context/context.ts';
import { ConflictError, DeployError } from '../errors.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import type { Cdn } from './cdn/cdn.ts';
import { purgeAddresses } from './cdn/purge-addresses.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import { keyPrefixOf } from './inputs/remote.ts';
import type { Destination, DestinationStorage } from './plan/destination.ts';
import { keptAfter, type Plan, type Step } from './plan/plan.ts';
import type { StorageFeatures } from './rclone/storage-features.ts';
import { type DeployReport, GROUP_NAMES } from './report/report.ts';
import type { State } from './state/state.ts';
import type { Files, StateFile } from './state/state-file.ts';
import type { StateLog, StateStorage } from './state/state-log.ts';

/** What all parts of a deployment get. */
export interface DeployRun {
  readonly inputs: DeployInputs;
  readonly cdn: Cdn | undefined;
  readonly workflow: WorkflowRun;
  readonly storage: DestinationStorage;
  readonly stateStorage: StateStorage;
  readonly features: StorageFeatures;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly report: DeployReport;
  readonly context: Context;
}

/** What the site was compared with, and what follows. */
export interface Comparison {
  /** The time of the run (milliseconds since 1970). */
  readonly now: number;
  readonly state: State;
  readonly stateLog: StateLog;
  readonly site: Files;
  readonly contentDigest: string;
  readonly destination: Destination;
  readonly plan: Plan;
}

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
    // Another run may have deleted what this one needs. It may also have removed the pending state of this run.
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

/** Says what was live before, and what this deployment may change. */
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
  // A run that only repairs or keeps what is live is no new site.
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
