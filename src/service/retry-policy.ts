/**
 * Which failures end a run, which are waited out, and what may be sent again: section "What counts" of the contract,
 * and nothing else decides it.
 */
import type { RetryRule } from '../timing/retry.ts';
import { type Problem, ServiceError } from './service-error.ts';

/** A request that is safe to send again: about 15 s of trouble, and more where the service asks for it. */
const TRANSIENT = { kind: 'trouble', tries: 5, budgetMs: 300_000 };

/** True where a check of the status brought no news, and the next one may. */
export function isTransient(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return problem.status === 408 || problem.status === 429 || problem.status >= 500;
    case 'malformed':
      return true;
    case 'connection':
      return !problem.error.isFinal;
  }
}

/**
 * A start is sent again only where it surely was not accepted: there is no idempotency key, and a job that was
 * started twice cannot be found or stopped.
 */
export function startRetryRule(error: unknown): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  return wasNotAccepted(error.problem)
    ? { ...TRANSIENT, retryAfterMs: retryAfterOf(error.problem) }
    : undefined;
}

/** Making a link can be repeated at any time (service document, section 4.4). */
export function bundleUrlRetryRule(
  error: unknown,
  notYet: Pick<RetryRule, 'tries' | 'budgetMs' | 'maxDelayMs'>,
): RetryRule | undefined {
  if (!(error instanceof ServiceError)) return undefined;
  const retryAfterMs = retryAfterOf(error.problem);
  if (isNotReady(error.problem)) return { kind: 'not yet', ...notYet, retryAfterMs };
  return isTransient(error.problem) ? { ...TRANSIENT, retryAfterMs } : undefined;
}

/** 409 on making a link: the service does not take the job for finished yet. */
export function isNotReady(problem: Problem): boolean {
  return problem.kind === 'http-status' && problem.status === 409;
}

export function isUnknownJob(problem: Problem): boolean {
  return problem.kind === 'http-status' && problem.status === 404;
}

export function retryAfterOf(problem: Problem): number | undefined {
  return problem.kind === 'http-status' ? problem.retryAfterMs : undefined;
}

/** True where a start that failed may nevertheless have made a job. */
export function mayHaveBeenAccepted(problem: Problem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return problem.status === 408 || (problem.status >= 500 && !wasNotAccepted(problem));
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
