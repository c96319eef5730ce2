/** When the job of the workflow has ended, gives the deployment that the step created the matching final state. */
import { createDeploymentStatus, type FinalState } from '../github/deployments.ts';
import { GitHubApi } from '../github/github-api.ts';
import { readState } from '../runner/read-state.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { type JobStatus, readPostContext } from './github-context.ts';
import { DEPLOYMENT_ID, DEPLOYMENT_STATE } from './step-state.ts';

/** Fails if the state cannot be written: the deployment would stay in progress forever. */
export function closeDeployment(): Promise<void> {
  return runAction({
    run: close,
    hasOutputs: false,
    resumeHint: () =>
      'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
      'closes it after six days.',
    summary: () => undefined,
  });
}

async function close(signal: AbortSignal): Promise<'completed'> {
  const { jobStatus, gitHub } = readPostContext();
  const id = Number(readState(DEPLOYMENT_ID));
  const [state, description] = finalState(jobStatus, readState(DEPLOYMENT_STATE) === 'ready');
  const api = new GitHubApi({ ...gitHub, log, signal });
  await createDeploymentStatus(api, id, state, description, gitHub.runUrl);
  log.info(`Closed deployment ${id} as ${state}`);
  return 'completed';
}

/** @param isReady whether the export step completed; a job may continue after a step that failed */
function finalState(jobStatus: JobStatus, isReady: boolean): [FinalState, string] {
  switch (jobStatus) {
    case 'success':
      return isReady
        ? ['success', 'The job that deploys it succeeded']
        : ['failure', 'The export step failed after creating this deployment'];
    case 'failure':
      return ['failure', 'The job that deploys it failed'];
    case 'cancelled':
      return ['inactive', 'The job that deploys it was cancelled'];
  }
}
