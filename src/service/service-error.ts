/** Describes, as data, what can go wrong in a call to the service. `retry-policy.ts` decides what follows from it. */
import { ActionError, type ErrorCode } from '../errors.ts';
import type { ConnectionError } from '../http/connection-error.ts';

/** The operations of the service by their `operationId` in `api/openapi.yaml`, as messages name them. */
const NAMES = {
  startExportJob: 'Starting the export',
  startProjectExportJob: 'Starting the export',
  getExportJob: 'Checking the job',
  getProjectExportJob: 'Checking the job',
  makeBundle: 'Creating the bundle URL',
  startUpdate: 'Publishing the latest content',
  getUpdate: 'Checking the publish run',
  createAgentJob: 'Creating the agent job',
  sendAgentMessage: 'Sending the message to the agent job',
  getAgentJob: 'Checking the agent job',
} as const;

export type Operation = keyof typeof NAMES;

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
      /** The job has completed, and its status has no bundle URL yet. */
      readonly kind: 'no-bundle-url';
    }
  | {
      /** There was no complete response. */
      readonly kind: 'connection';
      readonly error: ConnectionError;
    };

export class ServiceError extends ActionError {
  readonly problem: Problem;

  /** @param reason what came back, safe for a log line */
  constructor(operation: Operation, problem: Problem, reason: string, hint: string | undefined) {
    super(codeOf(problem), `${NAMES[operation]} failed: ${reason}`, {
      hint,
      cause: problem.kind === 'connection' ? problem.error : undefined,
    });
    this.problem = problem;
  }

  /** The status of the response, if it was not 2xx. */
  get status(): number | undefined {
    return this.problem.kind === 'http-status' ? this.problem.status : undefined;
  }

  get retryAfterMs(): number | undefined {
    return this.problem.kind === 'http-status' ? this.problem.retryAfterMs : undefined;
  }
}

const CODES: Readonly<Partial<Record<number, ErrorCode>>> = {
  400: 'bad-input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  429: 'rate-limited',
};

function codeOf(problem: Problem): ErrorCode {
  if (problem.kind === 'connection') return 'unreachable';
  return (problem.kind === 'http-status' && CODES[problem.status]) || 'service-error';
}
