/** What all parts of a deployment get. */
import type { Context } from '../context/context.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import type { Cdn } from './cdn/cdn.ts';
import type { DeployInputs } from './inputs/inputs.ts';
import type { Rclone } from './rclone/rclone.ts';
import type { Parallel } from './rclone/rclone-environment.ts';
import type { StorageFeatures } from './rclone/storage-features.ts';
import type { DeployReport } from './report/report.ts';

export interface DeployRun {
  readonly inputs: DeployInputs;
  readonly cdn: Cdn | undefined;
  readonly workflow: WorkflowRun;
  readonly rclone: Rclone;
  readonly features: StorageFeatures;
  readonly parallel: Parallel;
  /** An existing folder for temporary files. */
  readonly folder: string;
  readonly report: DeployReport;
  readonly context: Context;
}
