/** Which failures of the storage are worth a retry, and how often (docs/reference.md, "Download"). */
import type { Context } from '../context/context.ts';
import { ConnectionError } from '../http/connection-error.ts';
import { isTransientStatus } from '../http/send-request.ts';
import { type RetryRule, retry } from '../timing/retry.ts';
import type { PresignedUrl } from './presigned-url.ts';
import { StorageError } from './storage-error.ts';

const BUDGET_MS = 6 * 3_600_000;

/** The tries for one request. Each try requests only the rest of its range. */
const TRANSIENT = { kind: 'transient', tries: 5, budgetMs: BUDGET_MS };

/**
 * A range is requested once more, since a proxy may have cut off one response. After that, the storage is assumed not
 * to support it.
 */
const RANGE_MISMATCH = { kind: 'range mismatch', tries: 2, budgetMs: BUDGET_MS, maxDelayMs: 0 };

/** Waiting does not help if a fresh URL does not work either. */
const URL_EXPIRED = { kind: 'URL expired', tries: 3, budgetMs: BUDGET_MS, maxDelayMs: 0 };

/** Retries transient failures, with a fresh URL if the current one has expired. */
export function withRetries<Result>(
  options: Context & { readonly presignedUrl: PresignedUrl },
  operation: (url: URL) => Promise<Result>,
): Promise<Result> {
  const { presignedUrl, log, clock, signal } = options;
  let expired: URL | undefined;
  return retry(
    async () => {
      if (expired !== undefined) await presignedUrl.refresh(expired);
      const { url } = presignedUrl;
      try {
        expired = undefined;
        return await operation(url);
      } catch (error) {
        if (error instanceof StorageError && error.isUrlExpired) expired = url;
        throw error;
      }
    },
    { retryRule: rangeRetryRule, log, clock, signal },
  );
}

function rangeRetryRule(error: unknown): RetryRule | undefined {
  if (error instanceof ConnectionError) return error.isFinal ? undefined : TRANSIENT;
  if (!(error instanceof StorageError)) return undefined;
  if (error.isUrlExpired) return URL_EXPIRED;
  const { problem } = error;
  if (problem.kind === 'range-mismatch') return RANGE_MISMATCH;
  if (problem.kind !== 'http-status' || !isTransientStatus(problem.status)) return undefined;
  if (error.isAboutRange) return undefined;
  return { ...TRANSIENT, retryAfterMs: problem.retryAfterMs };
}
