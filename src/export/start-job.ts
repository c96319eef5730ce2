/** Starts the export, and starts it again only where it surely was not accepted. */
import { ActionError } from '../errors.ts';
import type { Logger } from '../log/logger.ts';
import { logRetry } from '../log/retry-log.ts';
import type { ExportService, StartExportJob } from '../service/export-service.ts';
import { mayHaveBeenAccepted, startRetryRule } from '../service/retry-policy.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Clock } from '../timing/clock.ts';
import { retry } from '../timing/retry.ts';

export interface StartOptions {
  readonly service: ExportService;
  readonly request: StartExportJob;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * @returns the id of the new job
 * @throws ServiceError where the service refuses, ActionError where a job may be running that cannot be found
 */
export async function startJob(options: StartOptions): Promise<string> {
  const { service, request, log, clock, signal } = options;
  try {
    const { jobId } = await retry(() => service.startJob(request), {
      again: startRetryRule,
      onRetry: logRetry(log),
      clock,
      signal,
    });
    return jobId;
  } catch (error) {
    if (error instanceof ServiceError && mayHaveBeenAccepted(error.problem)) throw startIsLost(error);
    throw error;
  }
}

function startIsLost(error: ServiceError): ActionError {
  return new ActionError(
    'errored',
    `${error.message} A job may be running all the same: the start was sent once, and not again.`,
    {
      hint:
        'The service has no list of jobs, so its id cannot be found out. Running the workflow again starts another ' +
        `job.${error.hint === undefined ? '' : ` ${error.hint}`}`,
      cause: error,
    },
  );
}
