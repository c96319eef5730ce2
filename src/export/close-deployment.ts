/**
 * The closing step of the export action (`post`): when the workflow's job has ended, the deployment that the step
 * recorded gets the state that says how.
 */
import { type FinalState, setState } from '../github/deployments.ts';
import { GitHubApi } from '../github/github-api.ts';
import type { JobStatus } from '../inputs/parsers.ts';
import { readState } from '../runner/read-state.ts';
import { runAction } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { readPostInputs } from './github-inputs.ts';
import { DEPLOYMENT_ID, DEPLOYMENT_STATE } from './step-state.ts';

/** Fails where the state cannot be written: the record would say for ever that the job is at work. */
export function closeRecord(): Promise<void> {
  return runAction({
    story: close,
    hasOutputs: false,
    whatGoesOn: () =>
      'The record stays `in_progress`: it is not taken for live, so the next export is deployed again, and a run ' +
      'closes it after six days.',
    summary: () => undefined,
  });
}

async function close(signal: AbortSignal): Promise<'completed'> {
  const { jobStatus, gitHub } = readPostInputs();
  const id = Number(readState(DEPLOYMENT_ID));
  const [state, why] = ending(jobStatus, readState(DEPLOYMENT_STATE) === 'ready');
  const api = new GitHubApi({ ...gitHub, log, signal });
  await setState(api, id, state, why, gitHub.runUrl);
  log.info(`Closed deployment ${id} as ${state}`);
  return 'completed';
}

/** @param isReady whether the step that made the record came to its own end; a job may go on after a step that did not */
function ending(jobStatus: JobStatus, isReady: boolean): [FinalState, string] {
  switch (jobStatus) {
    case 'success':
      return isReady
        ? ['success', 'The job that deploys it succeeded']
        : ['failure', 'The export step failed after making this record'];
    case 'failure':
      return ['failure', 'The job that deploys it failed'];
    case 'cancelled':
      return ['inactive', 'The job that deploys it was cancelled'];
  }
}
