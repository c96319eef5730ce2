/**
 * Adds to the job summary what visitors see, or that the job failed or was cancelled after a successful export. It is
 * used if the post step has nothing to finish on GitHub.
 */
import { runAction } from '../runner/run-action.ts';
import { readDeployMarks } from '../summary/deploy-mark.ts';
import { readJobEnd } from './inputs/job-context.ts';
import { failedJobSummary, killedDeploySummary } from './report/failed-job-summary.ts';

/** @param resumeInputs the inputs for resuming its job, as messages quote them */
export function reportFailedJob(resumeInputs: string): Promise<void> {
  return runAction({
    run: async () => 'completed',
    hasOutputs: false,
    summary: () => {
      const { jobStatus, siteName } = readJobEnd();
      if (jobStatus === 'success') return undefined;
      const marks = readDeployMarks();
      if (marks.length > 0) return killedDeploySummary(marks);
      return failedJobSummary(siteName, jobStatus, resumeInputs);
    },
  });
}
