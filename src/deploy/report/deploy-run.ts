/** What all parts of a deployment get: the run, and what it compares. */
import type { Context } from '../../context/context.ts';
import type { WorkflowRun } from '../../runner/workflow-run.ts';
import type { Destination } from '../destination/destination.ts';
import type { DeployInputs } from '../inputs/inputs.ts';
import type { Plan } from '../plan/plan.ts';
import type { State } from '../state/state.ts';
import type { Files } from '../state/state-file.ts';
import type { StateLog } from '../state/state-log.ts';
import type { Storage } from '../storage/storage.ts';
import type { DeployReport } from './report.ts';

export interface DeployRun extends Context {
  readonly inputs: DeployInputs;
  readonly report: DeployReport;
  readonly workflow: WorkflowRun;
  /** Path under which the site has to be hosted, if its home page shows one; see `site/hosting-path.ts`. */
  readonly hostingPath: string | undefined;
  /** Writes the file of the output `changed-pages-path`. */
  readonly listPages: (pages: string) => Promise<unknown>;
  readonly storage: Storage;
  readonly stateStorage: Storage;
}

/** The site, what it was compared with, and the plan that follows. */
export interface Deployment {
  /** The time of the run (milliseconds since 1970). */
  readonly now: number;
  readonly state: State;
  readonly stateLog: StateLog;
  readonly site: Files;
  readonly contentDigest: string;
  readonly destination: Destination;
  readonly plan: Plan;
}
