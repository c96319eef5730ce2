/** Retries an operation. The caller decides which failures are worth a retry; the backoff is set here. */
import type { Context, Logger } from '../context/context.ts';
import { duration } from '../text/units.ts';

export interface RetryRule {
  /** Failures of one kind are counted together. Other kinds have their own counts. */
  readonly kind: string;
  /** Tries that this kind of failure allows, including the first one. */
  readonly tries: number;
  /** The time from the first failure of this kind to its last try, in milliseconds; no limit by default. */
  readonly budgetMs?: number;
  /** Do not retry before this many milliseconds (`Retry-After`). */
  readonly retryAfterMs?: number | undefined;
  /** The limit for the sum of the waits of this kind. Without it, {@link MAX_RETRY_AFTER_MS} limits each wait. */
  readonly maxWaitMs?: number | undefined;
  /** The wait before the second try, which then doubles; 1 s by default. */
  readonly firstDelayMs?: number | undefined;
  /** Longest wait between two tries; 10 s by default, and 0 to retry immediately. */
  readonly maxDelayMs?: number | undefined;
}

interface RetryOptions extends Context {
  /** Returns how to retry after a failure; undefined if it is final. */
  readonly retryRule: (error: unknown) => RetryRule | undefined;
  /** Called before each wait, in place of a log line. */
  readonly onRetry?: (error: unknown, delayMs: number, nextTry: number) => void;
  /** Returns a number from 0 to 1, for the jitter. */
  readonly random?: () => number;
}

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 10_000;
/** The longest `Retry-After` of a rule without `maxWaitMs`, whatever its budget: runner minutes cost money. */
const MAX_RETRY_AFTER_MS = 300_000;

/**
 * Waits 1 s, 2 s, 4 s ... between tries (or from `firstDelayMs` on), each plus or minus a quarter. A `Retry-After`
 * replaces the wait, plus up to a quarter and at least up to a second, since every refused client got the same number.
 * A `Retry-After` above five minutes (or above what is left of `maxWaitMs`) or beyond the budget ends the retries
 * immediately, since waiting would not help.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
export async function retry<Result>(
  operation: () => Promise<Result>,
  options: RetryOptions,
): Promise<Result> {
  const { log, clock, signal, random = Math.random } = options;
  const { onRetry = (...failure) => logRetry(log, ...failure) } = options;
  const failures = new Map<string, { tried: number; waitedMs: number; readonly since: number }>();
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      signal.throwIfAborted();
      const rule = options.retryRule(error);
      if (rule === undefined) throw error;
      const failure = failures.get(rule.kind) ?? { tried: 0, waitedMs: 0, since: clock.now() };
      failures.set(rule.kind, failure);
      failure.tried += 1;
      const { tries, budgetMs = Number.POSITIVE_INFINITY, retryAfterMs, maxWaitMs } = rule;
      const { firstDelayMs = FIRST_DELAY_MS, maxDelayMs = MAX_DELAY_MS } = rule;
      const leftMs = maxWaitMs === undefined ? undefined : maxWaitMs - failure.waitedMs;
      if (failure.tried >= tries || (retryAfterMs ?? 0) > (leftMs ?? MAX_RETRY_AFTER_MS)) throw error;
      const backoffMs = Math.min(firstDelayMs * 2 ** (failure.tried - 1), maxDelayMs);
      const wantedMs =
        retryAfterMs === undefined
          ? backoffMs * (0.75 + random() / 2)
          : retryAfterMs + random() * Math.max(FIRST_DELAY_MS, retryAfterMs / 4);
      const delayMs = Math.min(wantedMs, leftMs ?? wantedMs);
      if (clock.now() + delayMs > failure.since + budgetMs) throw error;
      failure.waitedMs += delayMs;
      onRetry(error, delayMs, failure.tried + 1);
      await clock.sleep(delayMs, signal);
    }
  }
}

/** Logs a retry. Call it from an `onRetry` that does more, or that says what is retried, such as ` the download`. */
export function logRetry(log: Logger, error: unknown, delayMs: number, nextTry: number, what = ''): void {
  const message = error instanceof Error ? error.message : String(error);
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`.replace(/(?<![.!?]"?)$/, '.');
  const when = delayMs === 0 ? 'now' : `in ${duration(delayMs)}`;
  log.info(`${sentence} Retrying${what} ${when} (try ${nextTry}).`);
}
