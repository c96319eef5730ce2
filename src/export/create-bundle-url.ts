/** Makes a link to the bundle of a completed job. Each call gives a fresh one, so it can be tried again at any time. */
import { TimedOutError } from '../errors.ts';
import type { Logger } from '../log/logger.ts';
import { logRetry } from '../log/retry-log.ts';
import type { ExportService } from '../service/export-service.ts';
import { bundleUrlRetryRule, isNotReady } from '../service/retry-policy.ts';
import type { BundleUrl } from '../service/schemas.ts';
import { ServiceError } from '../service/service-error.ts';
import type { Clock } from '../timing/clock.ts';
import { retry } from '../timing/retry.ts';

export interface BundleUrlOptions {
  readonly service: ExportService;
  readonly jobId: string;
  /** Pace and patience while the service says that the job is not finished yet. */
  readonly intervalMs: number;
  readonly maxAttempts: number;
  readonly log: Logger;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Room for answers that take their time. */
const ANSWERS_MS = 60_000;

/**
 * @throws TimedOutError where the service goes on saying "not yet"
 * @throws ServiceError where it refuses, or its trouble does not end
 */
export async function createBundleUrl(options: BundleUrlOptions): Promise<BundleUrl> {
  const { service, jobId, intervalMs, maxAttempts, log, clock, signal } = options;
  // The tries are the limit; the time is for a `Retry-After` that leads beyond them.
  const budgetMs = 2 * intervalMs * maxAttempts + ANSWERS_MS;
  const notYet = { tries: maxAttempts, maxDelayMs: intervalMs, budgetMs };
  try {
    return await retry(() => service.createBundleUrl(jobId), {
      again: (error) => bundleUrlRetryRule(error, notYet),
      onRetry: logRetry(log),
      clock,
      signal,
    });
  } catch (error) {
    if (error instanceof ServiceError && isNotReady(error.problem)) {
      throw new TimedOutError(`${error.message} The job is complete, but its bundle is not ready.`, {
        hint: `Make the link later with \`job-id: ${jobId}\`.`,
        cause: error,
      });
    }
    throw error;
  }
}
