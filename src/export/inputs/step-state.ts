/** What the step saves for its post step: the names under which the runner keeps it. */

/** Hidden folder for all unfinished files, which the step removes at its end unless it is killed. */
export const WORK_FOLDER = 'work-folder';

/** The inputs for resuming the job whose export the step completed, as messages quote them. */
export const COMPLETED_JOB = 'completed-job';

/** Number of the deployment that the step created. */
export const DEPLOYMENT_ID = 'deployment-id';

/** What was live before the deployment, as JSON; empty if that is not known. */
export const LIVE_BEFORE = 'live-before';

/** What is left to do for the files of the release; empty if nothing is. */
export const UNFINISHED_RELEASE = 'unfinished-release';

/** How far the step got; missing while the step that created the deployment is running. */
export const DEPLOYMENT_STATE = 'deployment-state';

/** `ready`: the step is complete, and the result of the job decides. `closed`: nothing is left to do. */
export type DeploymentState = 'ready' | 'closed';
