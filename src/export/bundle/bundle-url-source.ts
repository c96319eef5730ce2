/** Obtains presigned URLs for the bundle of a completed job: from its status, or from the bundle endpoint. */

import type { Context } from '../../context/context.ts';
import { TimedOutError } from '../../errors.ts';
import { logRetry } from '../../log/retry-log.ts';
import type { ExportService } from '../../service/export-service.ts';
import type { Pace } from '../../service/poll-job.ts';
import { bundleUrlRetryRule, isNotReady } from '../../service/retry-policy.ts';
import type { ExportJob } from '../../service/schemas.ts';
import { ServiceError } from '../../service/service-error.ts';
import { retry } from '../../timing/retry.ts';
import type { BundleUrl } from '../../values/bundle-url.ts';

/** Allowance for slow responses. */
const RESPONSES_MS = 60_000;

interface KnownJob {
  readonly id: string;
  /** Its status, if it is known already. */
  readonly completed?: ExportJob;
}

/**
 * Each call of the result obtains a fresh URL. The first one uses the status that is already known.
 *
 * @param pace how often and how long to try while the service reports that the bundle is not ready
 * @param resume the inputs that resume the job, for a message
 * @returns a function that throws TimedOutError if the bundle does not become ready, and ServiceError if the service
 *   refuses or its failures do not end
 */
export function bundleUrlSource(
  service: ExportService,
  { id, completed }: KnownJob,
  { pollIntervalMs, maxAttempts }: Pace,
  resume: string,
  { log, clock, signal }: Context,
): () => Promise<BundleUrl> {
  // The tries are the limit; the budget is for a `Retry-After` that goes beyond them.
  const budgetMs = 2 * pollIntervalMs * maxAttempts + RESPONSES_MS;
  const notReady = { tries: maxAttempts, maxDelayMs: pollIntervalMs, budgetMs };
  let known = completed;
  let unused = completed;
  const request = async (): Promise<BundleUrl> => {
    if (known !== undefined && !service.hasUrlInStatus(known)) return service.createBundleUrl(id);
    known = unused ?? (await service.getJob(id));
    unused = undefined;
    return service.hasUrlInStatus(known) ? service.urlInStatus(id, known) : service.createBundleUrl(id);
  };
  return async () => {
    try {
      return await retry(request, {
        retryRule: (error) => bundleUrlRetryRule(error, notReady),
        onRetry: logRetry(log),
        clock,
        signal,
      });
    } catch (error) {
      if (error instanceof ServiceError && isNotReady(error.problem)) {
        throw new TimedOutError(`${error.message} The job is complete, but its bundle is not ready.`, {
          hint: `Create the bundle URL later with ${resume}.`,
          cause: error,
        });
      }
      throw error;
    }
  };
}
