/** Waits until an export job has completed. */

import type { Context } from '../../context/context.ts';
import { ActionError } from '../../errors.ts';
import type { ExportJob, ExportService } from '../../service/export-service.ts';
import { EXPORT_JOB } from '../../service/job-status.ts';
import { pollJob, timedOut } from '../../service/poll-job.ts';
import { cleanText } from '../../text/clean-text.ts';
import { resumeInputs } from '../inputs/export-target.ts';
import type { ExportInputs } from '../inputs/inputs.ts';
import type { Job } from '../report/facts.ts';
import type { ExportReport } from '../report/report.ts';

type WaitInputs = Pick<ExportInputs, 'pollIntervalMs' | 'maxAttempts' | 'target'>;

/**
 * @returns the completed job
 * @throws ActionError with the code `job-failed` if the service reports `failed`
 * @throws ActionError with the code `timed-out` after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
export async function waitForJob(
  service: ExportService,
  job: Job,
  inputs: WaitInputs,
  report: Pick<ExportReport, 'jobChecked' | 'jobCompleted'>,
  context: Context,
): Promise<ExportJob> {
  const { pollIntervalMs, maxAttempts, target } = inputs;
  const result = await pollJob(
    {
      pollIntervalMs,
      maxAttempts,
      getJob: (deadlineMs) => service.getJob(job.id, deadlineMs),
      kind: EXPORT_JOB,
      onChecked: (checked) => report.jobChecked(checked),
      isNew: job.isNew,
    },
    context,
  );
  switch (result.state) {
    case 'completed':
      report.jobCompleted(result.job);
      return result.job;
    case 'failed':
      throw jobFailed(job.id, result.job);
    case 'timed-out':
      throw timedOut(
        `job ${job.id}`,
        result,
        `The job is still running. Resume it with ${resumeInputs(job.id, target)}. To wait longer, raise \`max-attempts\` or ` +
          '`poll-interval`.',
      );
  }
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
