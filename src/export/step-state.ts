/** What the step leaves for its closing step: the names under which the runner keeps it. */

/** Number of the deployment that was recorded. */
export const DEPLOYMENT_ID = 'deployment-id';

/** How far the record is; missing while the step that made it is at work. */
export const DEPLOYMENT_STATE = 'deployment-state';

/** `ready`: the step did all it had to, and the job's end decides. `closed`: nothing is left to do. */
export type DeploymentState = 'ready' | 'closed';
