/**
 * Finishes the export after the workflow job has ended. It closes the deployment on GitHub that the step left open. It
 * adds to the job summary what visitors see, or that the job failed or was cancelled after a successful export.
 */
import { setDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { gitHubContext } from '../../inputs/github-context.ts';
import { runAction } from '../../runner/run-action.ts';
import { readState } from '../../runner/saved-state.ts';
import { stepLog as log } from '../../runner/step-log.ts';
import { readDeployMarks } from '../../summary/deploy-mark.ts';
import { readJobEnd } from '../inputs/job-context.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import { failedJobSummary, killedDeploySummary, undeployedSummary } from '../report/failed-job-summary.ts';

type JobEnd = ReturnType<typeof readJobEnd>;

const DEPLOYMENT_OPEN =
  'The deployment remains `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
  'closes it after six days.';

/**
 * Fails if the deployment remains open, since GitHub keeps showing it as in progress.
 *
 * @param isOpen whether the step left a deployment open
 */
export function finishExport(isOpen: boolean): Promise<void> {
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const job = readJobEnd();
      summary = summaryOf(job, isOpen);
      if (isOpen) await closeDeployment(job, signal);
      return 'completed';
    },
    hasOutputs: false,
    resumeHint: () => (isOpen ? DEPLOYMENT_OPEN : undefined),
    summary: () => summary,
  });
}

/** @returns undefined if the job succeeded, or if the summary of a step itself explains what failed */
function summaryOf({ jobStatus, siteName }: JobEnd, isOpen: boolean): string | undefined {
  if (jobStatus === 'success') return undefined;
  if (isOpen && readState(STEP_STATE.deploymentState) !== 'ready') return undefined;
  const marks = readDeployMarks();
  if (marks.length > 0) return killedDeploySummary(marks);
  if (isOpen) return undeployedSummary(siteName, jobStatus);
  return failedJobSummary(siteName, jobStatus, readState(STEP_STATE.completedJob));
}

/** @throws InputError without a token; GitHubError if the status cannot be written */
async function closeDeployment(
  { githubToken, jobStatus, environmentUrl }: JobEnd,
  signal: AbortSignal,
): Promise<void> {
  const gitHub = gitHubContext(githubToken, '`environment`');
  const id = Number(readState(STEP_STATE.deploymentId));
  const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
  // A job may continue after an export step that failed, and succeed.
  const stepHasFailed = jobStatus === 'success' && readState(STEP_STATE.deploymentState) !== 'ready';
  const api = new GitHubApi({ ...gitHub, log, signal });
  const state = await setDeploymentStatus(api, id, stepHasFailed ? 'stepFailed' : jobStatus, links);
  log.info(`Closed deployment ${id} as ${state}`);
}
