/** What can go wrong in a call to the service, as data. What follows from it is decided in `what-counts.ts`. */
import { ActionError } from '../errors.ts';
import type { ConnectionError } from '../http/connection-error.ts';

/** The service's operations, named as messages name them. */
export type Operation =
  | 'Starting the export'
  | 'Checking the job'
  | 'Making the link'
  | 'Checking the agent job';

export type Problem =
  | {
      /** The service answered with a status other than 2xx. */
      readonly kind: 'http-status';
      readonly status: number;
      readonly retryAfterMs: number | undefined;
    }
  | {
      /** A 2xx answer that is not what the service promises. */
      readonly kind: 'malformed';
    }
  | {
      /** No complete answer. */
      readonly kind: 'connection';
      readonly error: ConnectionError;
    };

export class ServiceError extends ActionError {
  readonly operation: Operation;
  readonly problem: Problem;

  /** @param what what came back, fit for a log line */
  constructor(operation: Operation, problem: Problem, what: string, hint: string | undefined) {
    super('errored', `${operation} failed: ${what}`, {
      hint,
      cause: problem.kind === 'connection' ? problem.error : undefined,
    });
    this.operation = operation;
    this.problem = problem;
  }
}
