/** The names of the values that the step saves for its post step. */
export const STEP_STATE = {
  /** Hidden folder for all unfinished files, which the step removes at its end unless it is killed. */
  workFolder: 'work-folder',
  /** ID of the deployment that the step created. */
  deploymentId: 'deployment-id',
  /**
   * How far the step got. `ready`: the step is complete, and the result of the job decides the status. `closed`:
   * nothing is left to do. Missing while the step that created the deployment is running.
   */
  deploymentState: 'deployment-state',
} as const;
