/** What can go wrong in a call to the service, as data. What follows from it is decided in `retry-policy.ts`. */
import { ActionError } from '../errors.ts';
import type { ConnectionError } from '../http/connection-error.ts';

/** The operations of the service, as messages name them. */
export type Operation =
  | 'Starting the export'
  | 'Checking the job'
  | 'Creating the bundle URL'
  | 'Checking the agent job';

export type Problem =
  | {
      /** The service responded with a status other than 2xx. */
      readonly kind: 'http-status';
      readonly status: number;
      readonly retryAfterMs: number | undefined;
    }
  | {
      /** A 2xx response without the fields that the service promises. */
      readonly kind: 'malformed';
    }
  | {
      /** No complete response. */
      readonly kind: 'connection';
      readonly error: ConnectionError;
    };

export class ServiceError extends ActionError {
  readonly operation: Operation;
  readonly problem: Problem;

  /** @param reason what came back, safe for a log line */
  constructor(operation: Operation, problem: Problem, reason: string, hint: string | undefined) {
    super('errored', `${operation} failed: ${reason}`, {
      hint,
      cause: problem.kind === 'connection' ? problem.error : undefined,
    });
    this.operation = operation;
    this.problem = problem;
  }
}
