/** Waits until an export job has ended: what the service's answers mean for the waiting, and what the log says. */
import { GaveUpError, JobFailedError } from './errors.ts';
import { ProgressLog } from './progress-log.ts';
import type { Log } from './runner/log.ts';
import type { ExportJob } from './service/decode.ts';
import type { ExportService } from './service/export-service.ts';
import { ServiceError } from './service/service-error.ts';
import { isUnknownJob, isWithoutNews, retryAfterOf } from './service/what-counts.ts';
import { cleanText } from './text/clean-text.ts';
import { duration } from './text/units.ts';
import type { Clock } from './waiting/clock.ts';
import { type CheckResult, poll } from './waiting/poll.ts';

export interface WaitOptions {
  readonly service: ExportService;
  readonly jobId: string;
  /** Started by this run: the service may need some checks until it knows the job. */
  readonly isNew: boolean;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** Told of every state that is no end. */
  readonly onWaiting: (job: ExportJob) => void;
  readonly log: Log;
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
 * @throws GaveUpError after the last check; the job goes on
 * @throws ServiceError where the service refuses to tell
 */
export async function waitForJob(options: WaitOptions): Promise<ExportJob> {
  const { service, jobId, log, clock, signal, intervalMs, maxAttempts } = options;
  const progressLog = new ProgressLog(log, clock, KNOWN_STATUSES);
  const checkDeadlineMs = Math.min(20_000, Math.max(10_000, intervalMs));
  let lastSeen = 'nothing was heard of it';
  let unknownChecks = 0;
  let wasSeen = !options.isNew;

  async function check(): Promise<CheckResult<ExportJob>> {
    let job: ExportJob;
    try {
      job = await service.getJob(jobId, checkDeadlineMs);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (isUnknownJob(error.problem) && !wasSeen && ++unknownChecks <= CHECKS_UNTIL_KNOWN) {
        progressLog.withoutNews('The service does not know the new job yet.');
        return { kind: 'without-news' };
      }
      if (!isWithoutNews(error.problem)) throw error;
      progressLog.withoutNews(error.message);
      return { kind: 'without-news', retryAfterMs: retryAfterOf(error.problem) };
    }
    wasSeen = true;
    switch (job.status) {
      case 'completed':
        return { kind: 'end', end: job };
      case 'failed':
        throw jobFailed(jobId, job);
      default:
        options.onWaiting(job);
        lastSeen = `it was last seen ${cleanText(job.status, 60)}`;
        if (job.progress !== undefined) lastSeen += ` at ${Math.floor(job.progress)} %`;
        return {
          kind: 'waiting',
          progress: job.progress,
          onTimeLeft: (timeLeftMs) => progressLog.state(job, timeLeftMs),
        };
    }
  }

  const result = await poll({ check, intervalMs, maxAttempts, checkDeadlineMs, clock, signal });
  if (result.ended) return result.end;
  const checks = `${result.attempts} ${result.attempts === 1 ? 'check' : 'checks'}`;
  throw new GaveUpError(
    `Gave up on job ${jobId} after ${checks} in ${duration(result.elapsedMs)}: ${lastSeen}.`,
    {
      hint:
        `The job goes on at the service. Take it up with \`job-id: ${jobId}\`, or wait longer: raise \`max-attempts\` ` +
        'or `poll-interval`.',
    },
  );
}

function jobFailed(jobId: string, job: ExportJob): JobFailedError {
  const why = cleanText(job.error ?? '');
  return new JobFailedError(
    `The service reports that export job ${jobId} failed${why === '' ? ', without a reason.' : `: "${why}"`}`,
    'A failed job does not come back. Mend what the reason names, then run the workflow again to start a new one.',
  );
}
