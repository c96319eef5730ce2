/** Makes a link to the bundle of a completed job. Each call gives a fresh one, so it can be tried again at any time. */
import { GaveUpError } from '../errors.ts';
import type { Log } from '../runner/log.ts';
import { tellRetry } from '../runner/tell-retry.ts';
import type { Bundle } from '../service/decode.ts';
import type { ExportService } from '../service/export-service.ts';
import { ServiceError } from '../service/service-error.ts';
import { isNotYet, linkAgain } from '../service/what-counts.ts';
import type { Clock } from '../waiting/clock.ts';
import { retry } from '../waiting/retry.ts';

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

/** Room for answers that take their time. */
const ANSWERS_MS = 60_000;

/**
 * @throws GaveUpError where the service goes on saying "not yet"
 * @throws ServiceError where it refuses, or its trouble does not end
 */
export async function makeLink(options: LinkOptions): Promise<Bundle> {
  const { service, jobId, intervalMs, maxAttempts, log, clock, signal } = options;
  // The tries are the limit; the time is for a `Retry-After` that leads beyond them.
  const budgetMs = 2 * intervalMs * maxAttempts + ANSWERS_MS;
  const notYet = { tries: maxAttempts, longestDelayMs: intervalMs, budgetMs };
  try {
    return await retry(() => service.makeBundle(jobId), {
      again: (error) => linkAgain(error, notYet),
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
