/** Starts the export job, and retries only if the service certainly did not accept it. */
import { ActionError } from '../../errors.ts';
import type { ExportService } from '../../service/export-service.ts';
import { isBusy, mayHaveBeenAccepted, startRetryRule } from '../../service/retry-policy.ts';
import type { ServiceError } from '../../service/service-error.ts';
import { counted } from '../../text/units.ts';
import { logRetry, retry } from '../../timing/retry.ts';
import type { ExportTarget } from '../inputs/export-target.ts';
import type { Job } from '../report/facts.ts';
import type { ExportRun } from '../report/report.ts';

/** Returns the job of the run: the one with the ID in `job-id`, or a new one. */
export async function startOrResume(service: ExportService, run: ExportRun): Promise<Job> {
  const { target, version } = run.inputs;
  const id = target.by === 'job' ? target.jobId : await startJob(service, startBody(target, version), run);
  const job = { id, isNew: target.by !== 'job' };
  run.report.jobAccepted(job);
  return job;
}

/** @returns undefined if the request has no body: for a project with its configured path */
function startBody(target: Exclude<ExportTarget, { by: 'job' }>, version: string | undefined) {
  if (target.by === 'project')
    return target.basePath === undefined ? undefined : { basePath: target.basePath };
  const { domain, paths } = target;
  return { domain, version, paths: paths.length === 0 ? undefined : paths };
}

/**
 * Waits while another job of the same site is running, with the same limits as the wait for the end of a job.
 *
 * @returns the ID of the new job
 * @throws ServiceError if the service refuses; ActionError if a job with an unknown ID may be running, or if another
 *   job is still running after the last try
 */
async function startJob(
  service: ExportService,
  body: ReturnType<typeof startBody>,
  { inputs, report, ...context }: ExportRun,
): Promise<string> {
  report.startingJob();
  let sent = 0;
  const send = () => {
    sent += 1;
    report.startSent();
    return service.startJob(body);
  };
  try {
    const { jobId } = await retry(send, {
      ...context,
      retryRule: (error) => startRetryRule(error, inputs),
      onRetry: (error, delayMs, nextTry) => {
        report.startNotAccepted();
        if (!isBusy(error)) logRetry(context.log, error, delayMs, nextTry);
        else if (nextTry === 2) report.waitingToStart(error.message);
      },
    });
    return jobId;
  } catch (error) {
    if (isBusy(error)) throw stillBusy(error, sent);
    if (mayHaveBeenAccepted(error)) throw startIsLost(error);
    throw error;
  }
}

function stillBusy(error: ServiceError, sent: number): ActionError {
  return new ActionError(
    'conflict',
    `${error.message} Timed out waiting for that job after ${counted(sent, 'attempt')}, and started no job.`,
    {
      hint:
        'The service runs one export job of a deployment at a time. Run the workflow again later, or resume the other ' +
        'job: the run that started it printed its `job-id`. To wait longer, raise `max-attempts` or `poll-interval`.',
      cause: error,
    },
  );
}

function startIsLost(error: ServiceError): ActionError {
  const lost =
    'The service has no list of jobs, so the ID cannot be found. Running the workflow again starts another job.';
  // If something other than the service responded, no job exists, so the hint about that response comes first.
  const hints = error.problem.kind === 'malformed' ? [error.hint, lost] : [lost, error.hint];
  return new ActionError(
    error.code,
    `${error.message} A job may be running, but its ID is unknown, so the start is not repeated.`,
    { hint: hints.filter(Boolean).join(' '), cause: error },
  );
}
