/** Gives the deployment that the step created the final state that matches the result of the job. */
import * as v from 'valibot';
import type { Context } from '../../context/context.ts';
import {
  createDeploymentStatus,
  type DeploymentLinks,
  Deployments,
  type FinalState,
} from '../../github/deployments.ts';
import type { GitHubApi } from '../../github/github-api.ts';
import { readState } from '../../runner/read-state.ts';
import { parseJson } from '../../text/parse-json.ts';
import type { JobStatus } from '../inputs/job-context.ts';
import {
  DEPLOYMENT_ID,
  DEPLOYMENT_STATE,
  PENDING_DEPLOYMENT,
  type PendingDeployment,
} from '../inputs/step-state.ts';

/**
 * A deployment that GitHub was creating when the step was cancelled may appear after the step: it is looked for this many
 * times. A request to GitHub may take 20 seconds.
 */
const MAX_SEARCHES = 4;
const SEARCH_INTERVAL_MS = 7000;

const pendingSchema: v.GenericSchema<unknown, PendingDeployment> = v.object({
  environment: v.string(),
  site: v.string(),
  jobId: v.string(),
});

/** @throws GitHubError if the state cannot be written */
export async function closeDeployment(
  api: GitHubApi,
  jobStatus: JobStatus,
  links: DeploymentLinks,
  context: Context,
): Promise<void> {
  const id = readState(DEPLOYMENT_ID);
  const ids = id === '' ? await findPending(api, jobStatus, context) : [Number(id)];
  const [state, description] = finalState(jobStatus, readState(DEPLOYMENT_STATE) === 'ready');
  for (const open of ids) {
    await createDeploymentStatus(api, open, state, description, links);
    context.log.info(`Closed deployment ${open} as ${state}`);
  }
}

/** The deployments whose creation GitHub did not confirm; several if the request was retried. */
async function findPending(
  api: GitHubApi,
  jobStatus: JobStatus,
  { log, clock, signal }: Context,
): Promise<number[]> {
  const { jobId, ...options } = v.parse(pendingSchema, parseJson(readState(PENDING_DEPLOYMENT)));
  const deployments = new Deployments({ api, log, ...options });
  log.info('The step ended before GitHub confirmed the deployment: looking for it');
  for (let search = 1; ; search += 1) {
    const found = await deployments.findUnanswered(jobId);
    // Only a cancelled step ends while the request is still on its way.
    if (found.length > 0 || jobStatus !== 'cancelled' || search === MAX_SEARCHES) {
      if (found.length === 0) log.info('GitHub has no such deployment: nothing is left open');
      return found;
    }
    await clock.sleep(SEARCH_INTERVAL_MS, signal);
  }
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
