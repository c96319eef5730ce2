/** Waits until an export job has ended: what its states mean. */
import { JobFailedError } from '../errors.ts';
import type { Logger } from '../log/logger.ts';
import type { ExportService } from '../service/export-service.ts';
import { pollJob, timedOut } from '../service/poll-job.ts';
import type { ExportJob } from '../service/schemas.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Clock } from '../timing/clock.ts';

export interface WaitOptions {
  readonly service: ExportService;
  readonly jobId: string;
  /** Started by this run: the service may need some checks until it knows the job. */
  readonly isNew: boolean;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** Told of every state that is no end. */
  readonly onWaiting: (job: ExportJob) => void;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The words that the service is known to use (its public documentation); only the last two mean something here. */
const KNOWN_STATUSES: ReadonlySet<string> = new Set(['queued', 'running', 'completed', 'failed']);

/** Checks in which a new job may be unknown. */
const CHECKS_UNTIL_KNOWN = 5;

/**
 * @returns the completed job
 * @throws JobFailedError where the service says `failed`
 * @throws TimedOutError after the last check; the job goes on
 * @throws ServiceError where the service refuses to tell
 */
export async function waitForJob(options: WaitOptions): Promise<ExportJob> {
  const { service, jobId, isNew, onWaiting, ...pace } = options;
  const waited = await pollJob({
    ...pace,
    getJob: (deadlineMs) => service.getJob(jobId, deadlineMs),
    knownStatuses: KNOWN_STATUSES,
    unknownChecksAllowed: isNew ? CHECKS_UNTIL_KNOWN : 0,
    isEnd(job) {
      if (job.status === 'completed') return true;
      if (job.status === 'failed') throw jobFailed(jobId, job);
      onWaiting(job);
      return false;
    },
  });
  if (waited.ended) return waited.job;
  throw timedOut(
    `job ${jobId}`,
    waited,
    `The job goes on at the service. Take it up with \`job-id: ${jobId}\`, or wait longer: raise \`max-attempts\` ` +
      'or `poll-interval`.',
  );
}

function jobFailed(jobId: string, job: ExportJob): JobFailedError {
  const why = cleanText(job.error ?? '');
  return new JobFailedError(
    `The service reports that export job ${jobId} failed${why === '' ? ', without a reason.' : `: "${why}"`}`,
    'A failed job does not come back. Mend what the reason names, then run the workflow again to start a new one.',
  );
}
