/** The errors of calls to the service, as data, and how to fix them. `retry-policy.ts` decides what follows. */
import type { ErrorCode } from '../error-codes.ts';
import { ActionError } from '../errors.ts';
import type { ConnectionError } from '../http/connection-error.ts';
import { isTransientStatus } from '../http/send-request.ts';
import { waitSentence } from '../text/units.ts';
import {
  API_OPERATIONS,
  type ApiOperation,
  hintForStatus,
  NOT_THE_SERVICE,
  type Refusal,
} from './operation-hints.ts';

type ServiceProblem =
  /** The service responded with a status other than 2xx. */
  | ({ readonly kind: 'http-status'; readonly retryAfterMs: number | undefined } & Refusal)
  /** A 2xx response without the fields that the service promises. */
  | { readonly kind: 'malformed' /** True if a retry gets the same. */; readonly isFinal?: boolean }
  /** The job has completed, but its status has no bundle URL yet. */
  | { readonly kind: 'no-bundle-url' }
  /** There was no complete response. */
  | { readonly kind: 'connection'; readonly error: ConnectionError };

export class ServiceError extends ActionError {
  readonly problem: ServiceProblem;
  /** True if the next try may succeed. */
  readonly isTransient: boolean;

  /** @param reason what came back, safe for a log line */
  constructor(operation: ApiOperation, problem: ServiceProblem, reason: string) {
    super(codeOf(problem), `${API_OPERATIONS[operation].name} failed: ${reason}${whenToRetry(problem)}`, {
      hint: hintFor(operation, problem),
      isPermanent: isAboutRequest(problem),
      cause: problem.kind === 'connection' ? problem.error : undefined,
    });
    this.problem = problem;
    this.isTransient = isTransient(problem);
  }

  /** The status of the response, if it was not 2xx. */
  get status(): number | undefined {
    return this.problem.kind === 'http-status' ? this.problem.status : undefined;
  }

  get retryAfterMs(): number | undefined {
    return this.problem.kind === 'http-status' ? this.problem.retryAfterMs : undefined;
  }
}

/** Returns what `Retry-After` asks for, as a sentence; empty if there is nothing that helps a reader. */
function whenToRetry(problem: ServiceProblem): string {
  if (problem.kind !== 'http-status' || !isTransientStatus(problem.status)) return '';
  return waitSentence(problem.retryAfterMs ?? 0);
}

/**
 * True if the service does not know the job or the project, or cannot use the request. Resuming the job sends the same
 * request, so the hint about its ID must not be followed by one to resume it.
 */
function isAboutRequest(problem: ServiceProblem): boolean {
  if (problem.kind !== 'http-status' || problem.said === undefined) return false;
  return problem.status === 400 || problem.status === 404;
}

function isTransient(problem: ServiceProblem): boolean {
  switch (problem.kind) {
    case 'http-status':
      return isTransientStatus(problem.status);
    case 'malformed':
      return problem.isFinal !== true;
    case 'no-bundle-url':
      return false;
    case 'connection':
      return !problem.error.isFinal;
  }
}

const CODES: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'bad-input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  429: 'rate-limited',
};

function codeOf(problem: ServiceProblem): ErrorCode {
  if (problem.kind === 'connection') return 'unreachable';
  return (problem.kind === 'http-status' && CODES[problem.status]) || 'service-error';
}

const CHECK_BASE_URL =
  'Check `base-url`, and that the runner can reach it. Behind a proxy, set `https_proxy` for the job, such as ' +
  '`http://user:password@host:port`. Write a `%` in the password as `%25`: a proxy address that cannot be parsed is ' +
  'ignored.';

function hintFor(operation: ApiOperation, problem: ServiceProblem): string | undefined {
  switch (problem.kind) {
    case 'http-status':
      return hintForStatus(operation, problem);
    case 'malformed':
      return NOT_THE_SERVICE;
    case 'no-bundle-url':
      return undefined;
    case 'connection':
      return problem.error.hint ?? (problem.error.neverSent ? CHECK_BASE_URL : undefined);
  }
}
