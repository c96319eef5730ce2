/** What all parts of a deployment get. */
import type { Context } from '../context/context.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { DestinationStorage } from './plan/destination.ts';
import type { StorageFeatures } from './rclone/storage-features.ts';
import type { DeployReport } from './report/report.ts';
import type { StateStorage } from './state/state-log.ts';

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
