/** Starts the export job, and retries only if the service certainly did not accept it. */
import type { Context } from '../context.ts';
import { ActionError } from '../errors.ts';
import { logRetry } from '../log/retry-log.ts';
import type { ExportService, StartExportJob } from '../service/export-service.ts';
import { mayHaveBeenAccepted, startRetryRule } from '../service/retry-policy.ts';
import { ServiceError } from '../service/service-error.ts';
import { retry } from '../timing/retry.ts';
import type { ExportInputs } from './inputs.ts';
import type { ExportReport } from './report.ts';
import type { Job } from './wait-for-job.ts';

/**
 * @returns the id of the new job
 * @throws ServiceError if the service refuses; ActionError if a job may be running whose id is unknown
 */
export async function startJob(
  service: ExportService,
  request: StartExportJob,
  { log, clock, signal }: Context,
): Promise<string> {
  try {
    const { jobId } = await retry(() => service.startJob(request), {
      retryRule: startRetryRule,
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
    `${error.message} A job may be running, but its ID is unknown: the start was sent once and is not repeated.`,
    {
      hint:
        'The service has no list of jobs, so the ID cannot be found. Running the workflow again starts another ' +
        `job.${error.hint === undefined ? '' : ` ${error.hint}`}`,
      cause: error,
    },
  );
}

/** The job of the run: the one that `job-id` names, or a new one. */
export async function startOrResume(
  service: ExportService,
  { jobId, domain = '', version, paths }: ExportInputs,
  report: ExportReport,
  context: Context,
): Promise<Job> {
  if (jobId !== undefined) return { id: jobId, isNew: false };
  report.jobStarting(domain, paths);
  const request = {
    domain,
    ...(version === undefined ? {} : { version }),
    ...(paths.length === 0 ? {} : { paths: [...paths] }),
  };
  return { id: await startJob(service, request, context), isNew: true };
}
