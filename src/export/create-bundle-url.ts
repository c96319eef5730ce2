/** Creates a presigned URL for the bundle of a completed job. Each call returns a fresh one, so it can be repeated. */
import type { Context } from '../context.ts';
import { TimedOutError } from '../errors.ts';
import { logRetry } from '../log/retry-log.ts';
import type { ExportService } from '../service/export-service.ts';
import type { Pace } from '../service/poll-job.ts';
import { bundleUrlRetryRule, isNotReady } from '../service/retry-policy.ts';
import type { BundleUrl } from '../service/schemas.ts';
import { ServiceError } from '../service/service-error.ts';
import { retry } from '../timing/retry.ts';

/** Allowance for slow responses. */
const RESPONSES_MS = 60_000;

/**
 * @param pace how often and how long to try while the service reports that the job is not finished yet
 * @throws TimedOutError if the service keeps reporting that
 * @throws ServiceError if it refuses, or its failures do not end
 */
export async function createBundleUrl(
  service: ExportService,
  jobId: string,
  { pollIntervalMs, maxAttempts }: Pace,
  { log, clock, signal }: Context,
): Promise<BundleUrl> {
  // The tries are the limit; the budget is for a `Retry-After` that goes beyond them.
  const budgetMs = 2 * pollIntervalMs * maxAttempts + RESPONSES_MS;
  const notReady = { tries: maxAttempts, maxDelayMs: pollIntervalMs, budgetMs };
  try {
    return await retry(() => service.createBundleUrl(jobId), {
      retryRule: (error) => bundleUrlRetryRule(error, notReady),
      onRetry: logRetry(log),
      clock,
      signal,
    });
  } catch (error) {
    if (error instanceof ServiceError && isNotReady(error.problem)) {
      throw new TimedOutError(`${error.message} The job is complete, but its bundle is not ready.`, {
        hint: `Create the bundle URL later with \`job-id: ${jobId}\`.`,
        cause: error,
      });
    }
    throw error;
  }
}
