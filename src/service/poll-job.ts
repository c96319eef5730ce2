/**
 * Waits until a job of the service has ended, whatever kind of job it is: which failures are no news, what the log
 * says, and how giving up is told. What a state means is the caller's.
 */
import { TimedOutError } from '../errors.ts';
import { type JobProgress, JobProgressLog } from '../log/job-progress.ts';
import type { Logger } from '../log/logger.ts';
import { cleanText } from '../text/clean-text.ts';
import { duration } from '../text/units.ts';
import type { Clock } from '../timing/clock.ts';
import { type CheckResult, poll } from '../timing/poll.ts';
import { isTransient, isUnknownJob, retryAfterOf } from './retry-policy.ts';
import { ServiceError } from './service-error.ts';

export interface PollJobOptions<Job extends JobProgress> {
  /** Asks the service once. */
  readonly getJob: (deadlineMs: number) => Promise<Job>;
  /** Told of every state, in order. True where the job has ended; throws where it has failed. */
  readonly isEnd: (job: Job) => boolean;
  /** Statuses that are not told as unknown. */
  readonly knownStatuses: ReadonlySet<string>;
  /** Checks in which the service may not know the job: some for a job that was just started, none for others. */
  readonly unknownChecksAllowed: number;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export type PollJobResult<Job> =
  | { readonly ended: true; readonly job: Job }
  | {
      /** The checks are used up; the job goes on. */
      readonly ended: false;
      readonly attempts: number;
      readonly elapsedMs: number;
      /** Its last known state, where there was one. */
      readonly lastSeen: Job | undefined;
    };

/**
 * @throws ServiceError where the service refuses to tell
 * @throws whatever `isEnd` throws, and the signal's reason when it aborts
 */
export async function pollJob<Job extends JobProgress>(
  options: PollJobOptions<Job>,
): Promise<PollJobResult<Job>> {
  const { log, clock, signal, intervalMs, maxAttempts, unknownChecksAllowed } = options;
  const progressLog = new JobProgressLog(log, clock, options.knownStatuses);
  const checkDeadlineMs = Math.min(20_000, Math.max(10_000, intervalMs));
  let lastSeen: Job | undefined;
  let unknownChecks = 0;

  async function check(): Promise<CheckResult<Job>> {
    let job: Job;
    try {
      job = await options.getJob(checkDeadlineMs);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { problem } = error;
      if (isUnknownJob(problem) && lastSeen === undefined && ++unknownChecks <= unknownChecksAllowed) {
        progressLog.inconclusive('The service does not know the new job yet.');
        return { kind: 'inconclusive' };
      }
      if (!isTransient(problem)) throw error;
      progressLog.inconclusive(error.message);
      return { kind: 'inconclusive', retryAfterMs: retryAfterOf(problem) };
    }
    lastSeen = job;
    if (options.isEnd(job)) return { kind: 'end', end: job };
    return {
      kind: 'waiting',
      progress: job.progress,
      onTimeLeft: (timeLeftMs) => progressLog.state(job, timeLeftMs),
    };
  }

  const result = await poll({ check, intervalMs, maxAttempts, checkDeadlineMs, clock, signal });
  return result.ended ? { ended: true, job: result.end } : { ...result, lastSeen };
}

/**
 * @param job the job, as messages name it
 * @param hint what becomes of the job, and how to wait for it again
 */
export function timedOut(
  job: string,
  waited: PollJobResult<JobProgress> & { ended: false },
  hint: string,
): TimedOutError {
  const { attempts, elapsedMs, lastSeen } = waited;
  const checks = `${attempts} ${attempts === 1 ? 'check' : 'checks'}`;
  let seen = 'nothing was heard of it';
  if (lastSeen !== undefined) {
    seen = `it was last seen ${cleanText(lastSeen.status, 60)}`;
    if (lastSeen.progress !== undefined) seen += ` at ${Math.floor(lastSeen.progress)} %`;
  }
  return new TimedOutError(`Gave up on ${job} after ${checks} in ${duration(elapsedMs)}: ${seen}.`, { hint });
}
