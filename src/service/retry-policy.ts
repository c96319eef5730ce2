/**
 * Which failures end a run, which are waited out, and which requests may be sent again
 * (docs/reference.md, "Retry policy"). Nothing else decides it.
 */
import { isTransientStatus } from '../http/send-request.ts';
import type { RetryRule } from '../timing/retry.ts';
import { type Problem, ServiceError } from './service-error.ts';

/** For a request that is safe to repeat: about 15 s of failures, and more if the service asks for it. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: 300_000 };

/** On a start: another job of the same deployment is queued or running. */
export const CONFLICT = 409;

/** True if a failure may be gone at the next try. */
export function isTransient(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return isTransientStatus(problem.status);
    case 'malformed':
      return true;
    case 'no-bundle-url':
      return false;
    case 'connection':
      return !problem.error.isFinal;
  }
}

/** How often and how long to try while the service says "not now", in milliseconds. */
type Patience = Pick<RetryRule, 'tries' | 'budgetMs' | 'firstDelayMs' | 'maxDelayMs'>;

/**
 * The start, and a prompt for an agent, are retried only if the service certainly did not accept them: there is no
 * idempotency key, and a job that was started twice can be neither found nor stopped.
 *
 * @param busy how long to wait for another job of the same deployment; without it, that is final
 */
export function startRetryRule(error: unknown, busy?: Patience): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const { retryAfterMs } = error;
  if (busy !== undefined && error.status === CONFLICT) {
    return { kind: 'busy', ...busy, retryAfterMs, maxRetryAfterMs: busy.budgetMs };
  }
  return wasNotAccepted(error.problem) ? { ...TRANSIENT, retryAfterMs } : undefined;
}

/** For a request that can be repeated at any time, such as starting a publish run. */
export function repeatableRetryRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof ServiceError) || !isTransient(error.problem)) return undefined;
  return { ...TRANSIENT, retryAfterMs: error.retryAfterMs };
}

/** Creating a bundle URL can be repeated at any time. */
export function bundleUrlRetryRule(error: unknown, notReady: Patience): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  if (isNotReady(error)) {
    const { retryAfterMs } = error;
    // The service knows how long the bundle takes, and the budget is what the user set.
    return { kind: 'not ready', ...notReady, retryAfterMs, maxRetryAfterMs: notReady.budgetMs };
  }
  return repeatableRetryRule(error);
}

/** The service has the job as completed, but has no bundle yet: 409, or a status without the URL. */
export function isNotReady({ problem, status }: ServiceError): boolean {
  return problem.kind === 'no-bundle-url' || status === CONFLICT;
}

/** True if a start that failed may have created a job nevertheless. */
export function mayHaveBeenAccepted(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return isTransientStatus(problem.status) && !wasNotAccepted(problem);
    case 'malformed':
    case 'no-bundle-url':
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
    case 'no-bundle-url':
      return false;
    case 'connection':
      return problem.error.neverSent && !problem.error.isFinal;
  }
}
