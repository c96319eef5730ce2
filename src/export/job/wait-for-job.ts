/** Waits until an export job has completed. */

import type { Context } from '../../context/context.ts';
import { JobFailedError } from '../../errors.ts';
import type { ExportService } from '../../service/export-service.ts';
import { EXPORT_JOB_STATUSES, exportJobState } from '../../service/job-status.ts';
import { type Pace, pollJob, timedOut } from '../../service/poll-job.ts';
import type { ExportJob } from '../../service/schemas.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Job } from '../report/facts.ts';

export interface WaitOptions {
  readonly service: ExportService;
  readonly job: Job;
  readonly pace: Pace;
  /** The inputs that resume the job, for messages. */
  readonly resume: string;
  /** Called with the job after each check that returned it. */
  readonly onChecked: (job: ExportJob) => void;
}

/**
 * @returns the completed job
 * @throws JobFailedError if the service reports `failed`
 * @throws TimedOutError after the last check; the job keeps running
 * @throws ServiceError if the service refuses to report the job
 */
export async function waitForJob(options: WaitOptions, context: Context): Promise<ExportJob> {
  const { service, job, pace, resume, onChecked } = options;
  const result = await pollJob(
    {
      ...pace,
      getJob: (deadlineMs) => service.getJob(job.id, deadlineMs),
      stateOf: exportJobState,
      onChecked,
      knownStatuses: EXPORT_JOB_STATUSES,
      isNew: job.isNew,
    },
    context,
  );
  switch (result.state) {
    case 'completed':
      return result.job;
    case 'failed':
      throw jobFailed(job.id, result.job);
    case 'timed-out':
      throw timedOut(
        `job ${job.id}`,
        result,
        `The job is still running. Resume it with ${resume}. To wait longer, raise \`max-attempts\` or ` +
          '`poll-interval`.',
      );
  }
}

function jobFailed(jobId: string, { error }: ExportJob): JobFailedError {
  const reason = cleanText(error ?? '');
  const message = `The service reports that export job ${jobId} failed`;
  return reason === ''
    ? new JobFailedError(
        `${message}, without a reason.`,
        'A failed job cannot be resumed. See the job in the dashboard, then run the workflow again to start a new job.',
      )
    : new JobFailedError(
        `${message}: "${reason}"`,
        'A failed job cannot be resumed. Fix what the message says, then run the workflow again to start a new job.',
      );
}
