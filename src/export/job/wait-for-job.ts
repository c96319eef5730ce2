/** Waits until an export job has completed. */
import { ActionError } from '../../errors.ts';
import type { ExportJob, ExportService } from '../../service/export-service.ts';
import { EXPORT_JOB } from '../../service/job-status.ts';
import { pollJob } from '../../service/poll-job.ts';
import { cleanText } from '../../text/clean-text.ts';
import { resumeInputs } from '../inputs/export-target.ts';
import type { Job } from '../report/facts.ts';
import type { ExportRun } from '../report/report.ts';

/**
 * @returns the completed job
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
export async function waitForJob(
  service: ExportService,
  { id, isNew }: Job,
  { inputs, report, ...context }: ExportRun,
): Promise<ExportJob> {
  const completed = await pollJob<ExportJob>(inputs, context, {
    kind: EXPORT_JOB,
    name: `job ${id}`,
    isNew,
    getJob: (deadlineMs) => service.getJob(id, deadlineMs),
    onChecked: (job) => report.jobChecked(job),
    jobFailed: (job) => jobFailed(id, job),
    timeoutHint: `To resume the job, run the workflow with ${resumeInputs(id, inputs.target)}.`,
  });
  report.jobCompleted(completed);
  return completed;
}

function jobFailed(jobId: string, { error }: ExportJob): ActionError {
  const reason = cleanText(error ?? '');
  const [what, fix] =
    reason === ''
      ? [', without a reason.', 'See the job in the dashboard']
      : [`: "${reason}"`, 'Fix what the message says'];
  return new ActionError('job-failed', `The service reports that export job ${jobId} failed${what}`, {
    hint: `A failed job cannot be resumed. ${fix}, then run the workflow again to start a new job.`,
  });
}
