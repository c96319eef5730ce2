/** What all parts of a deployment get. */
import type { Context } from '../context/context.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Destination, DestinationStorage } from './plan/destination.ts';
import type { Plan } from './plan/plan.ts';
import type { StorageFeatures } from './rclone/storage-features.ts';
import type { DeployReport } from './report/report.ts';
import type { State } from './state/state.ts';
import type { Files } from './state/state-file.ts';
import type { StateLog, StateStorage } from './state/state-log.ts';

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

/** The site, what it was compared with, and the plan that follows. */
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
