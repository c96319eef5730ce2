/** Finishes on GitHub what the step left open, after the workflow job has ended. */

import * as v from 'valibot';
import { finishAttaching } from '../../github/attach-files.ts';
import { createDeploymentStatus } from '../../github/deployments.ts';
import { GitHubApi } from '../../github/github-api.ts';
import { runAction } from '../../runner/run-action.ts';
import { readState } from '../../runner/saved-state.ts';
import { stepLog as log } from '../../runner/step-log.ts';
import { parseJson } from '../../text/decode-text.ts';
import { type PostContext, readPostContext, type WorkflowResult } from '../inputs/job-context.ts';
import { STEP_STATE } from '../inputs/step-state.ts';
import { undeployedSummary } from '../report/summary.ts';

const DEPLOYMENT_OPEN =
  'The deployment stays `in_progress`. It is not considered live, so the next export is deployed again, and a run ' +
  'closes it after six days.';

const RELEASE_UNFINISHED =
  'The release may lack the bundle or its checksum. Run the workflow again to attach them.';

/** Fails if something stays open: a deployment would stay in progress forever, or a release would lack its files. */
export function finishDelivery({ isDeploymentOpen }: { readonly isDeploymentOpen: boolean }): Promise<void> {
  const unfinishedRelease = readState(STEP_STATE.unfinishedRelease);
  let hint = DEPLOYMENT_OPEN;
  let summary: string | undefined;
  return runAction({
    run: async (signal) => {
      const context = readPostContext();
      const { jobStatus, gitHub, environmentUrl } = context;
      if (isDeploymentOpen) summary = undeployed(context);
      const links = { logUrl: gitHub.runUrl, environmentUrl };
      const api = new GitHubApi({ ...gitHub, log, signal });
      // Each one is done even if the other fails.
      const [closed, finished] = await Promise.allSettled([
        isDeploymentOpen ? closeDeployment(api, jobStatus, links) : undefined,
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
  const what = jobStatus === 'failure' ? 'failed' : 'was cancelled';
  return undeployedSummary(siteName, what, live.success ? live.output : undefined);
}

/** @throws GitHubError if the state cannot be written */
async function closeDeployment(
  api: GitHubApi,
  jobStatus: WorkflowResult,
  links: Parameters<typeof createDeploymentStatus>[4],
): Promise<void> {
  const id = Number(readState(STEP_STATE.deploymentId));
  const [state, description] = finalState(jobStatus, readState(STEP_STATE.deploymentState) === 'ready');
  await createDeploymentStatus(api, id, state, description, links);
  log.info(`Closed deployment ${id} as ${state}`);
}

/** @param isReady whether the export step completed; a job may continue after a step that failed */
function finalState(
  jobStatus: WorkflowResult,
  isReady: boolean,
): ['success' | 'failure' | 'inactive', string] {
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
