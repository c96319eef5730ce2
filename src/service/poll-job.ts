/**
 * Waits for the end of a job of any kind. It decides which failures are inconclusive checks, what the log shows, and
 * how to report a time-out. `job-status.ts` decides what a status means.
 */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { duration } from '../text/units.ts';
import { type CheckResult, poll } from '../timing/poll.ts';
import { type JobProgress, JobProgressLog } from './job-progress.ts';
import type { JobKind } from './job-status.ts';
import { isTransient, type Pace } from './retry-policy.ts';
import { ServiceError } from './service-error.ts';

interface PollJobOptions<Job extends JobProgress> extends Pace {
  readonly kind: JobKind<Job>;
  /** Requests the job once. */
  readonly getJob: (deadlineMs: number) => Promise<Job>;
  /** Called with the job after each check that returned it. */
  readonly onChecked: (job: Job) => void;
  /** True if the job was just started: the service may not know it yet. */
  readonly isNew: boolean;
}

type PollJobResult<Job> =
  | { readonly state: 'completed' | 'failed'; readonly job: Job }
  | {
      /** The checks are used up; the job keeps running. */
      readonly state: 'timed-out';
      readonly attempts: number;
      readonly elapsedMs: number;
      /** Its last known state, if there was one. */
      readonly lastSeen: Job | undefined;
      /** Why the last inconclusive check failed. */
      readonly lastFailure: string | undefined;
    };

/** Checks for which the service may not know a new job. */
const MAX_UNKNOWN_CHECKS = 5;

/**
 * @throws ServiceError if the service refuses to report the job
 * @throws whatever `onChecked` throws, and the signal's reason when it aborts
 */
export async function pollJob<Job extends JobProgress>(
  options: PollJobOptions<Job>,
  context: Context,
): Promise<PollJobResult<Job>> {
  const { kind, pollIntervalMs, maxAttempts, isNew } = options;
  const progressLog = new JobProgressLog(context, kind);
  const checkDeadlineMs = Math.min(20_000, Math.max(10_000, pollIntervalMs));
  let lastSeen: Job | undefined;
  let lastFailure: string | undefined;
  let unknownChecks = 0;

  async function check(): Promise<CheckResult<{ state: 'completed' | 'failed'; job: Job }>> {
    let job: Job;
    try {
      job = await options.getJob(checkDeadlineMs);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const isUnknown = isNew && error.status === 404 && lastSeen === undefined;
      if (isUnknown && ++unknownChecks <= MAX_UNKNOWN_CHECKS) {
        progressLog.inconclusive(`The service does not know the new ${kind.name.toLowerCase()} yet.`);
        return { kind: 'inconclusive' };
      }
      if (!isTransient(error.problem)) throw error;
      lastFailure = error.message;
      progressLog.inconclusive(error.message);
      return { kind: 'inconclusive', retryAfterMs: error.retryAfterMs };
    }
    const previous = lastSeen;
    lastSeen = job;
    options.onChecked(job);
    const state = kind.stateOf(job, previous);
    if (state !== 'waiting') return { kind: 'end', end: { state, job } };
    progressLog.state(job);
    return { kind: 'waiting', progress: job.status === 'queued' ? undefined : job.progress };
  }

  const result = await poll({
    ...context,
    check,
    intervalMs: pollIntervalMs,
    maxAttempts,
    checkDeadlineMs,
  });
  if (result.ended) return result.end;
  const { attempts, elapsedMs } = result;
  return { state: 'timed-out', attempts, elapsedMs, lastSeen, lastFailure };
}

/**
 * @param job the job, as messages name it
 * @param hint what happens to the job, and how to wait for it again
 */
export function timedOut(
  job: string,
  { attempts, elapsedMs, lastSeen, lastFailure }: Extract<PollJobResult<JobProgress>, { state: 'timed-out' }>,
  hint: string,
): ActionError {
  const checks = `${attempts} ${attempts === 1 ? 'check' : 'checks'}`;
  let seen = 'the service never reported its status';
  if (lastSeen === undefined && lastFailure !== undefined) seen += `. ${lastFailure.replace(/\.$/, '')}`;
  if (lastSeen !== undefined) {
    seen = `its last known status is ${cleanText(lastSeen.status, 60)}`;
    if (lastSeen.progress !== undefined) seen += ` at ${Math.floor(lastSeen.progress)}%`;
  }
  return new ActionError(
    'timed-out',
    `Timed out waiting for ${job} after ${checks} in ${duration(elapsedMs)}: ${seen}.`,
    { hint },
  );
}
