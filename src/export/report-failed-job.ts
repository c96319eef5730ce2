/**
 * Adds to the job summary that the job failed or was cancelled after a successful export. It is used if the post step
 * has nothing to finish on GitHub. Otherwise, a failed job would show only a green mark.
 */
import { runAction } from '../runner/run-action.ts';
import { readJobEnd } from './inputs/job-context.ts';
import { failedJobSummary } from './report/failed-job-summary.ts';

/** @param resumeInputs the inputs for resuming its job, as messages quote them */
export function reportFailedJob(resumeInputs: string): Promise<void> {
  return runAction({
    run: async () => 'completed',
    hasOutputs: false,
    summary: () => {
      const { jobStatus, siteName, summary } = readJobEnd();
      if (!summary || jobStatus === 'success') return undefined;
      return failedJobSummary(siteName, jobStatus, resumeInputs);
    },
  });
}
