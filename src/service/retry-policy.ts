/**
 * Decides which failures end a run, which are waited out, and which requests may be sent again (docs/reference.md,
 * "Retry policy"). Only a GET on a kept connection that was closed is sent again elsewhere (`http/http-client.ts`).
 */
import type { RetryRule } from '../timing/retry.ts';
import { ServiceError } from './service-error.ts';

/** The limits for a request that is safe to repeat: about 15 s of failures, and more if the service asks for it. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: 300_000 };

/** The status of a request that the state of the job, or another job of the same site, does not allow yet. */
const CONFLICT = 409;

export interface PollLimits {
  readonly pollIntervalMs: number;
  readonly maxAttempts: number;
}

/** While the service responds "not now", retry with the same limits as the wait for the end of a job. */
function waitLimits({ pollIntervalMs, maxAttempts }: PollLimits): Omit<RetryRule, 'kind'> {
  return {
    tries: maxAttempts,
    // A wait without `Retry-After` has a jitter of a quarter.
    maxWaitMs: 1.25 * pollIntervalMs * (maxAttempts - 1),
    maxDelayMs: pollIntervalMs,
  };
}

/**
 * The start, and a prompt for an agent, are retried only if the service certainly did not accept them: there is no
 * idempotency key, and a job that was started twice can be neither found nor stopped.
 *
 * @param pace how long to wait for another job of the same site; without it, such a conflict is final
 */
export function startRetryRule(error: unknown, pace?: PollLimits): RetryRule | undefined {
  if (pace !== undefined && isBusy(error)) {
    const { retryAfterMs } = error;
    return { kind: 'busy', ...waitLimits(pace), firstDelayMs: pace.pollIntervalMs, retryAfterMs };
  }
  return mayHaveBeenAccepted(error) ? undefined : repeatableRetryRule(error);
}

/** The rule for a request that can be repeated at any time, such as starting a publish run. */
export function repeatableRetryRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof ServiceError) || !error.isTransient) return undefined;
  return { ...TRANSIENT, retryAfterMs: error.retryAfterMs };
}

/** Creating a bundle URL can be repeated at any time. */
export function bundleUrlRetryRule(error: unknown, pace: PollLimits): RetryRule | undefined {
  if (!isNotReady(error)) return repeatableRetryRule(error);
  return { kind: 'not ready', ...waitLimits(pace), retryAfterMs: error.retryAfterMs };
}

/** True if a start was refused because another job of the same site is queued or running. */
export function isBusy(error: unknown): error is ServiceError {
  return error instanceof ServiceError && error.status === CONFLICT;
}

/** True if the service reports the job as completed, but has no bundle yet: 409, or a status without the URL. */
export function isNotReady(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  return error.problem.kind === 'no-bundle-url' || error.status === CONFLICT;
}

/** True if a start that failed may still have created a job. */
export function mayHaveBeenAccepted(error: unknown): error is ServiceError {
  if (!(error instanceof ServiceError)) return false;
  const { problem, status, retryAfterMs, isTransient } = error;
  switch (problem.kind) {
    case 'http-status': {
      const isPostponed = status === 429 || (status === 503 && retryAfterMs !== undefined);
      return isTransient && !isPostponed;
    }
    case 'malformed':
    case 'no-bundle-url':
      return true;
    case 'connection':
      return !problem.error.neverSent;
  }
}
