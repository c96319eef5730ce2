/** Makes a link to the bundle of a completed job. Each call gives a fresh one, so it can be tried again at any time. */
import { GaveUpError } from './errors.ts';
import type { Log } from './runner/log.ts';
import type { Bundle } from './service/decode.ts';
import type { ExportService } from './service/export-service.ts';
import { ServiceError } from './service/service-error.ts';
import { isNotYet, linkAgain } from './service/what-counts.ts';
import { tellRetry } from './tell-retry.ts';
import type { Clock } from './waiting/clock.ts';
import { retry } from './waiting/retry.ts';

export interface LinkOptions {
  readonly service: ExportService;
  readonly jobId: string;
  /** Pace and patience while the service says that the job is not finished yet. */
  readonly intervalMs: number;
  readonly maxAttempts: number;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Longest time for the tries where the service has trouble; waiting for "not yet" may take the polling's time. */
const TROUBLE_BUDGET_MS = 300_000;

/**
 * @throws GaveUpError where the service goes on saying "not yet"
 * @throws ServiceError where it refuses, or its trouble does not end
 */
export async function makeLink(options: LinkOptions): Promise<Bundle> {
  const { service, jobId, intervalMs, maxAttempts, log, clock, signal } = options;
  try {
    return await retry(() => service.makeBundle(jobId), {
      again: (error) => linkAgain(error, { tries: maxAttempts, longestDelayMs: intervalMs }),
      budgetMs: Math.max(TROUBLE_BUDGET_MS, intervalMs * maxAttempts),
      onRetry: tellRetry(log),
      clock,
      signal,
    });
  } catch (error) {
    if (error instanceof ServiceError && isNotYet(error.problem)) {
      throw new GaveUpError(`${error.message} The job is complete, but its bundle is not ready.`, {
        hint: `Make the link later with \`job-id: ${jobId}\`.`,
        cause: error,
      });
    }
    throw error;
  }
}
