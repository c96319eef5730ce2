/** Closes on GitHub the deployment that the step left open, after the workflow job has ended. */

import * as v from 'valibot';
import { setDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { gitHubContext } from '../../inputs/github-context.ts';
import { runAction } from '../../runner/run-action.ts';
import { readState } from '../../runner/saved-state.ts';
import { stepLog as log } from '../../runner/step-log.ts';
import { readDeployMarks } from '../../summary/deploy-mark.ts';
import { parseJson } from '../../text/decode-text.ts';
import { type JobEnd, readJobEnd } from '../inputs/job-context.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import { killedDeploySummary, undeployedSummary } from '../report/failed-job-summary.ts';

const DEPLOYMENT_OPEN =
  'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
  'closes it after six days.';

/** Fails if the deployment stays open: it would be in progress forever. */
export function finishDelivery(): Promise<void> {
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const job = readJobEnd();
      const gitHub = gitHubContext(job.githubToken, '`environment`');
      summary = undeployed(job);
      await closeDeployment(new GitHubApi({ ...gitHub, log, signal }), gitHub.runUrl, job);
      return 'completed';
    },
    hasOutputs: false,
    resumeHint: () => DEPLOYMENT_OPEN,
    summary: () => summary,
  });
}

const liveSchema = v.object({ id: v.number(), createdAt: v.string() });

/** @returns undefined if the site was deployed, or if the summary of a step itself explains why not */
function undeployed({ jobStatus, siteName }: JobEnd): string | undefined {
  if (jobStatus === 'success' || readState(STEP_STATE.deploymentState) !== 'ready') return undefined;
  const marks = readDeployMarks();
  if (marks.length > 0) return killedDeploySummary(marks);
  const live = v.safeParse(liveSchema, parseJson(readState(STEP_STATE.liveBefore)));
  return undeployedSummary(siteName, jobStatus, live.success ? live.output : undefined);
}

/** @throws GitHubError if the status cannot be written */
async function closeDeployment(
  api: GitHubApi,
  runUrl: string,
  { jobStatus, environmentUrl }: JobEnd,
): Promise<void> {
  const id = Number(readState(STEP_STATE.deploymentId));
  const links = { log_url: runUrl, environment_url: environmentUrl };
  // A job may continue after an export step that failed, and succeed.
  const stepHasFailed = jobStatus === 'success' && readState(STEP_STATE.deploymentState) !== 'ready';
  const state = await setDeploymentStatus(api, id, stepHasFailed ? 'stepFailed' : jobStatus, links);
  log.info(`Closed deployment ${id} as ${state}`);
}
