/** Closes on GitHub the deployment that the step left open, after the workflow job has ended. */

import * as v from 'valibot';
import { setDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { runAction } from '../../runner/run-action.ts';
import { readState } from '../../runner/saved-state.ts';
import { stepLog as log } from '../../runner/step-log.ts';
import { parseJson } from '../../text/decode-text.ts';
import { type PostContext, readPostContext } from '../inputs/job-context.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import { undeployedSummary } from '../report/failed-job-summary.ts';

const DEPLOYMENT_OPEN =
  'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
  'closes it after six days.';

/** Fails if the deployment stays open: it would be in progress forever. */
export function finishDelivery(): Promise<void> {
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const context = readPostContext();
      summary = undeployed(context);
      await closeDeployment(new GitHubApi({ ...context.gitHub, log, signal }), context);
      return 'completed';
    },
    hasOutputs: false,
    resumeHint: () => DEPLOYMENT_OPEN,
    summary: () => summary,
  });
}

const liveSchema = v.object({ id: v.number(), createdAt: v.string() });

/** @returns undefined if the site was deployed, or if the summary of the step itself explains why not */
function undeployed({ jobStatus, siteName, summary }: PostContext): string | undefined {
  if (!summary || jobStatus === 'success' || readState(STEP_STATE.deploymentState) !== 'ready')
    return undefined;
  const live = v.safeParse(liveSchema, parseJson(readState(STEP_STATE.liveBefore)));
  return undeployedSummary(siteName, jobStatus, live.success ? live.output : undefined);
}

/** @throws GitHubError if the status cannot be written */
async function closeDeployment(
  api: GitHubApi,
  { jobStatus, gitHub, environmentUrl }: PostContext,
): Promise<void> {
  const id = Number(readState(STEP_STATE.deploymentId));
  const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
  // A job may continue after an export step that failed, and succeed.
  const stepHasFailed = jobStatus === 'success' && readState(STEP_STATE.deploymentState) !== 'ready';
  const state = await setDeploymentStatus(api, id, stepHasFailed ? 'stepFailed' : jobStatus, links);
  log.info(`Closed deployment ${id} as ${state}`);
}
