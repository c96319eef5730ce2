/**
 * Which failures end a run, which are waited out, and which requests may be sent again
 * (docs/reference.md, "Retry policy"). Nothing else decides it.
 */
import { isTransientStatus } from '../http/transient-status.ts';
import type { RetryRule } from '../timing/retry.ts';
import { type Problem, ServiceError } from './service-error.ts';

/** For a request that is safe to repeat: about 15 s of failures, and more if the service asks for it. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: 300_000 };

/** True if a failure may be gone at the next try. */
export function isTransient(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return isTransientStatus(problem.status);
    case 'malformed':
      return true;
    case 'connection':
      return !problem.error.isFinal;
  }
}

/**
 * The start is retried only if the service certainly did not accept it: there is no idempotency key, and a job that was
 * started twice can be neither found nor stopped.
 */
export function startRetryRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  return wasNotAccepted(error.problem)
    ? { ...TRANSIENT, retryAfterMs: retryAfterOf(error.problem) }
    : undefined;
}

/** Creating a bundle URL can be repeated at any time. */
export function bundleUrlRetryRule(
  error: unknown,
  notReady: Pick<RetryRule, 'tries' | 'budgetMs' | 'maxDelayMs'>,
): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const retryAfterMs = retryAfterOf(error.problem);
  if (isNotReady(error.problem)) {
    // The service knows how long the bundle takes, and the budget is what the user set.
    return { kind: 'not ready', ...notReady, retryAfterMs, maxRetryAfterMs: notReady.budgetMs };
  }
  return isTransient(error.problem) ? { ...TRANSIENT, retryAfterMs } : undefined;
}

/** 409 on creating a bundle URL: the service does not consider the job finished yet. */
export function isNotReady(problem: Problem): boolean {
  return problem.kind === 'http-status' && problem.status === 409;
}

export function isUnknownJob(problem: Problem): boolean {
  return problem.kind === 'http-status' && problem.status === 404;
}

export function retryAfterOf(problem: Problem): number | undefined {
  return problem.kind === 'http-status' ? problem.retryAfterMs : undefined;
}

/** True if a start that failed may have created a job nevertheless. */
export function mayHaveBeenAccepted(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return isTransientStatus(problem.status) && !wasNotAccepted(problem);
    case 'malformed':
      return true;
    case 'connection':
      return !problem.error.neverSent;
  }
}

function wasNotAccepted(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return problem.status === 429 || (problem.status === 503 && problem.retryAfterMs !== undefined);
    case 'malformed':
      return false;
    case 'connection':
      return problem.error.neverSent && !problem.error.isFinal;
  }
}
