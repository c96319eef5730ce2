/** Finishes on GitHub what the step left open, after the workflow job has ended. */

import * as v from 'valibot';
import { finishAttaching } from '../../github/attach-files.ts';
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

const RELEASE_UNFINISHED =
  'The release may lack the bundle or its checksum. Run the workflow again to attach them.';

/** Fails if something stays open: a deployment would stay in progress forever, or a release would lack its files. */
export function finishDelivery(isDeploymentOpen: boolean): Promise<void> {
  const unfinishedRelease = readState(STEP_STATE.unfinishedRelease);
  let hint = DEPLOYMENT_OPEN;
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const context = readPostContext();
      if (isDeploymentOpen) summary = undeployed(context);
      const api = new GitHubApi({ ...context.gitHub, log, signal });
      // Each one is done even if the other fails.
      const [closed, finished] = await Promise.allSettled([
        isDeploymentOpen ? closeDeployment(api, context) : undefined,
        unfinishedRelease === '' ? undefined : finishAttaching(unfinishedRelease, api, log),
      ]);
      if (closed.status === 'rejected') {
        // A step has one annotation, so the other failure goes to the log.
        if (finished.status === 'rejected') log.info(`${finished.reason} ${RELEASE_UNFINISHED}`);
        throw closed.reason;
      }
      if (finished.status === 'rejected') {
        hint = RELEASE_UNFINISHED;
        throw finished.reason;
      }
      return 'completed';
    },
    hasOutputs: false,
    resumeHint: () => hint,
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
