/**
 * Waits for the end of a job of any kind. Decides which failures are inconclusive checks, what the log shows, and
 * how to report a timeout. `job-status.ts` decides what a status means.
 */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted, duration } from '../text/units.ts';
import { type CheckResult, poll } from '../timing/poll.ts';
import { type JobProgress, JobProgressLog } from './job-progress.ts';
import type { JobKind } from './job-status.ts';
import type { Pace } from './retry-policy.ts';
import { ServiceError } from './service-error.ts';

interface AwaitedJob<Job extends JobProgress> {
  readonly kind: JobKind<Job>;
  /** The name of the job in the message of a timeout. */
  readonly name: string;
  /** True if the job was just started: the service might not know the job at the first checks. */
  readonly isNew: boolean;
  readonly getJob: (deadlineMs: number) => Promise<Job>;
  /** Called with the job after each check that returned it, even if the job failed. */
  readonly onChecked?: (job: Job) => void;
  /** Returns the error for a job that failed. */
  readonly jobFailed: (job: Job) => ActionError;
  /** How to resume the wait after a timeout. The job may continue. */
  readonly timeoutHint: string;
}

/** The number of checks at which the service might not know a new job. */
const MAX_UNKNOWN_CHECKS = 5;

/**
 * @returns the completed job
 * @throws the error of `jobFailed`; ActionError with the code `timed-out` after the last check, while the job keeps
 *   running; ServiceError if the service refuses to report the job
 * @throws whatever `onChecked` throws, and the signal's reason when it aborts
 */
export async function pollJob<Job extends JobProgress>(
  { pollIntervalMs, maxAttempts }: Pace,
  context: Context,
  { kind, name, isNew, getJob, onChecked, jobFailed, timeoutHint }: AwaitedJob<Job>,
): Promise<Job> {
  const progressLog = new JobProgressLog(context, kind);
  const checkDeadlineMs = Math.min(20_000, Math.max(10_000, pollIntervalMs));
  let lastSeen: Job | undefined;
  let lastFailure: string | undefined;
  let unknownChecks = 0;

  async function check(): Promise<CheckResult<Job>> {
    let job: Job;
    try {
      job = await getJob(checkDeadlineMs);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const isUnknown = isNew && error.status === 404 && lastSeen === undefined;
      if (isUnknown && ++unknownChecks <= MAX_UNKNOWN_CHECKS) {
        progressLog.inconclusive(`The service does not know the new ${kind.name.toLowerCase()} yet.`);
        return { kind: 'inconclusive' };
      }
      if (!error.isTransient) {
        if (isComplete(kind, lastSeen)) return { kind: 'end', end: lastSeen };
        throw error;
      }
      lastFailure = error.message;
      progressLog.inconclusive(error.message);
      return { kind: 'inconclusive', retryAfterMs: error.retryAfterMs };
    }
    const state = kind.stateOf(job, lastSeen);
    lastSeen = job;
    onChecked?.(job);
    if (state === 'failed') throw jobFailed(job);
    if (state === 'completed') return { kind: 'end', end: job };
    progressLog.state(job);
    return { kind: 'waiting', progress: job.status === 'queued' ? undefined : job.progress };
  }

  const result = await poll({ ...context, check, intervalMs: pollIntervalMs, maxAttempts, checkDeadlineMs });
  if (result.ended) return result.end;
  if (isComplete(kind, lastSeen)) return lastSeen;
  const waited = `${counted(result.attempts, 'check')} in ${duration(result.elapsedMs)}`;
  const message = `Timed out waiting for ${name} after ${waited}: ${lastState(lastSeen, lastFailure)}.`;
  const hint = `${timeoutHint} To wait longer, raise \`max-attempts\` or \`poll-interval\`.`;
  throw new ActionError('timed-out', message, { hint });
}

/** A completed job may be checked once more (`AGENT_JOB`). It remains completed if that check fails or is not made. */
function isComplete<Job>(kind: JobKind<Job>, lastSeen: Job | undefined): lastSeen is Job {
  return lastSeen !== undefined && kind.stateOf(lastSeen, lastSeen) === 'completed';
}

/** @param failure why the last inconclusive check failed */
function lastState(job: JobProgress | undefined, failure: string | undefined): string {
  if (job === undefined) {
    const why = failure === undefined ? '' : `. ${failure.replace(/\.$/, '')}`;
    return `the service never reported its status${why}`;
  }
  const percent = job.progress === undefined ? '' : ` at ${Math.floor(job.progress)}%`;
  return `its last known status is ${cleanText(job.status, 60)}${percent}`;
}
