/**
 * Closes the deployment on GitHub that the step left open, when the workflow job has ended. If the job failed or was
 * cancelled after the export, it adds to the job summary what visitors see.
 */
import { ActionError, InputError } from '../../errors.ts';
import { setDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { gitHubContext } from '../../inputs/github-context.ts';
import { ICONS } from '../../runner/result.ts';
import { runAction } from '../../runner/run-action.ts';
import { stepLog as log } from '../../runner/step-log.ts';
import { heading, paragraph, summaryText, text } from '../../summary/summary-text.ts';
import { verdict } from '../../summary/verdicts.ts';
import { readJobEnd } from '../inputs/job-context.ts';

const DEPLOYMENT_OPEN =
  'The deployment remains `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
  'closes it after six days.';

/** The step itself has used the same inputs (actions/runner#2009). */
const INPUT_LOST =
  'The export step had it. In a composite action that another composite action uses, the runner loses outputs of steps ' +
  'that inputs refer to, before it starts this post step. Use the export action in the workflow itself, or in one ' +
  'composite action, or do not set `github-token`.';

/**
 * Fails if the deployment remains open, since GitHub keeps showing it as in progress.
 *
 * @param isReady whether the step completed. If it failed, its own summary explains why.
 */
export function closeDeployment(id: number, isReady: boolean): Promise<void> {
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const { jobStatus, siteName, environmentUrl, gitHub } = readContext();
      if (isReady && jobStatus !== 'success') summary = undeployedSummary(siteName, jobStatus);
      const api = new GitHubApi({ ...gitHub, log, signal });
      const links = { log_url: gitHub.runUrl, environment_url: environmentUrl };
      // A job may continue after an export step that failed, and succeed.
      const status = jobStatus === 'success' && !isReady ? 'stepFailed' : jobStatus;
      const state = await setDeploymentStatus(api, id, status, links);
      log.info(`Closed deployment ${id} as ${state}`);
      return 'completed';
    },
    hasOutputs: false,
    resumeHint: () => DEPLOYMENT_OPEN,
    summary: () => summary,
  });
}

function readContext() {
  try {
    const { githubToken, ...end } = readJobEnd();
    return { ...end, gitHub: gitHubContext(githubToken, '`environment`') };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new ActionError(error.code, error.message, { hint: INPUT_LOST, cause: error });
  }
}

/** The export step's summary says what was live before. */
export function undeployedSummary(siteName: string, job: 'failure' | 'cancelled'): string {
  const [icon, what] = job === 'failure' ? [ICONS.failed, 'failed'] : [ICONS.cancelled, 'was cancelled'];
  return summaryText([
    heading(`${icon} ${text(siteName)}: ${verdict({ live: 'unknown' })}, the job ${what} after the export`),
    paragraph(
      'Run the workflow again: it deploys the site, even if nothing changes. The log of the deploy step says whether a deployment had begun.',
    ),
  ]);
}
