/**
 * Waits for the end of a job of any kind. Decides which failures are inconclusive checks, what the log shows, and
 * how to report a timeout. `job-status.ts` decides what a status means.
 */
import type { Context } from '../context/context.ts';
import { ActionError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted, duration } from '../text/units.ts';
import { type CheckResult, poll } from '../timing/poll.ts';
import type { JobKind } from './job-status.ts';
import { KEY_REVOKED } from './operation-hints.ts';
import type { PollLimits } from './retry-policy.ts';
import { ServiceError } from './service-error.ts';

/** The part of a job's state that the log shows. */
interface JobProgress {
  readonly status: string;
  /** Percentage, 0 to 100. */
  readonly progress?: number | undefined;
  readonly pageCount?: number | undefined;
  /** What the service is doing, in its own words. */
  readonly activity?: string | undefined;
}

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

/** If nothing changes, the log has a line after this time. */
const MIN_GAP_MS = 60_000;

/** The number of checks at which the service might not know a new job. */
const MAX_UNKNOWN_CHECKS = 5;

/**
 * @returns the completed job
 * @throws the error of `jobFailed`; ActionError with the code `timed-out` after the last check, while the job keeps
 *   running; ServiceError or ActionError if the service refuses to report the job
 * @throws whatever `onChecked` throws, and the signal's reason when it aborts
 */
export async function pollJob<Job extends JobProgress>(
  { pollIntervalMs, maxAttempts }: PollLimits,
  context: Context,
  { kind, name, isNew, getJob, onChecked, jobFailed, timeoutHint }: AwaitedJob<Job>,
): Promise<Job> {
  const progressLog = new JobProgressLog(context, kind);
  const checkDeadlineMs = Math.min(20_000, Math.max(10_000, pollIntervalMs));
  let lastSeen: Job | undefined;
  /** Why the checks since the last answer failed, and how many there were. */
  let lastFailure: ServiceError | undefined;
  let failed = 0;
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
        throw isNew || lastSeen !== undefined ? withRevokedKey(error) : error;
      }
      lastFailure = error;
      failed += 1;
      progressLog.inconclusive(error.message);
      return { kind: 'inconclusive', retryAfterMs: error.retryAfterMs };
    }
    const state = kind.stateOf(job, lastSeen);
    lastSeen = job;
    failed = 0;
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
  const message = `Timed out waiting for ${name} after ${waited}: ${lastState(lastSeen, failed, lastFailure?.message)}.`;
  const isOutage = failed > result.attempts / 2;
  const hint = isOutage
    ? `${lastFailure?.hint ?? OUTAGE} ${timeoutHint}`
    : `${timeoutHint} To wait longer, raise \`max-attempts\` or \`poll-interval\`.`;
  throw new ActionError('timed-out', message, { hint });
}

/** The key has started this job, or was accepted at an earlier check, so a 401 has one cause. */
function withRevokedKey(error: ServiceError): ActionError {
  const { code, message, problem } = error;
  const isRefused = problem.kind === 'http-status' && problem.status === 401 && problem.isOfService;
  return isRefused ? new ActionError(code, message, { hint: KEY_REVOKED, cause: error }) : error;
}

/** A completed job may be checked once more (`AGENT_JOB`). It remains completed if that check fails or is not made. */
function isComplete<Job>(kind: JobKind<Job>, lastSeen: Job | undefined): lastSeen is Job {
  return lastSeen !== undefined && kind.stateOf(lastSeen, lastSeen) === 'completed';
}

/** For an outage whose failure has no hint of its own. */
const OUTAGE =
  'The service, or the network, had an outage: the job is not the cause. Run the workflow again later.';

/**
 * @param failed how many checks have failed since the last answer
 * @param failure why the last of them failed
 */
function lastState(job: JobProgress | undefined, failed: number, failure = ''): string {
  const why = failure.replace(/\.$/, '');
  if (job === undefined) return `the service never reported its status${why && `. ${why}`}`;
  const percent = job.progress === undefined ? '' : ` at ${Math.floor(job.progress)}%`;
  const status = `its last known status is ${cleanText(job.status, 60)}${percent}`;
  if (failed === 0) return status;
  const checks = failed === 1 ? 'the last check' : `the last ${failed} checks`;
  return `${status}, and ${checks} failed. ${why}`;
}

/** Logs the progress of a job: one line when something changes, and otherwise one line per minute. */
class JobProgressLog {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #kind: JobKind<never>;
  readonly #reportedStatuses = new Set<string>();
  #latestState = '';
  #loggedAt = 0;
  /** The last check before progress moved for the first time: a queued job has no pace yet. */
  #paceFrom: { readonly progress: number; readonly at: number } | undefined;

  constructor(context: Pick<Context, 'log' | 'clock'>, kind: JobKind<never>) {
    this.#context = context;
    this.#kind = kind;
  }

  state(job: JobProgress): void {
    const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)}%`;
    const timeLeftMs = this.#timeLeftMs(job);
    if (!this.#kind.statuses.has(job.status) && !this.#reportedStatuses.has(job.status)) {
      this.#reportedStatuses.add(job.status);
      this.#context.log.info(`The service reports the unknown status "${job.status}". Still waiting.`);
    }
    const count = job.pageCount === undefined ? '' : `, ${counted(job.pageCount, 'page')}`;
    const left =
      timeLeftMs === undefined ? '' : `, about ${duration(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
    const activity = job.activity === undefined ? '' : `: ${cleanText(job.activity, 200)}`;
    // A change of only the page count or the activity is not logged: otherwise, every check would log a line.
    this.#log(
      `${job.status}${percent}`,
      `${this.#kind.name} ${cleanText(job.status, 60)}${percent}${count}${left}${activity}`,
    );
  }

  /** @param reason why a check was inconclusive, as a sentence */
  inconclusive(reason: string): void {
    this.#log(reason, `${reason} Still waiting.`);
  }

  /** Estimates the time left from the pace since the first progress; undefined before there is a pace. */
  #timeLeftMs({ status, progress }: JobProgress): number | undefined {
    if (progress === undefined || status === 'queued') return undefined;
    const now = this.#context.clock.now();
    if (this.#paceFrom === undefined || progress <= this.#paceFrom.progress) {
      this.#paceFrom = { progress, at: now };
      return undefined;
    }
    const msPerPercent = (now - this.#paceFrom.at) / (progress - this.#paceFrom.progress);
    return progress < 100 ? (100 - progress) * msPerPercent : undefined;
  }

  #log(state: string, line: string): void {
    const now = this.#context.clock.now();
    if (state === this.#latestState && now - this.#loggedAt < MIN_GAP_MS) return;
    this.#latestState = state;
    this.#loggedAt = now;
    this.#context.log.info(line);
  }
}
