/** Does one thing again where doing it again is safe. What is safe is the caller's rule; the pace is set here. */
import type { Clock } from './clock.ts';

/** How a failure may be met. */
export interface RetryRule {
  /** Failures of one kind are counted together, and apart from those of others: trouble before must not use up theirs. */
  readonly kind: string;
  /** Tries that this kind of failure allows, the first one included. */
  readonly tries: number;
  /** From the first failure of this kind to its last try, in milliseconds. */
  readonly budgetMs: number;
  /** Do not try again before this many milliseconds (`Retry-After`). */
  readonly retryAfterMs?: number | undefined;
  /** Longest wait between two tries; 10 s unless told, and 0 for trying again at once. */
  readonly maxDelayMs?: number | undefined;
}

export interface RetryOptions {
  /** Says whether a failure is worth another try; undefined ends it. */
  readonly again: (error: unknown) => RetryRule | undefined;
  /** Told before each wait. */
  readonly onRetry: (error: unknown, delayMs: number, nextTry: number) => void;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** 0 to 1, for the jitter that keeps workflows of one cron minute out of step. */
  readonly random?: () => number;
}

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 10_000;

/**
 * Waits 1 s, 2 s, 4 s ... between tries, each give or take a quarter; or what `Retry-After` asks for and up to a quarter
 * more, at least a second, since everybody who was refused got the same figure. A `Retry-After` beyond the budget ends
 * it at once, since nothing would come of the wait.
 *
 * @throws the last failure, or the signal's reason when it aborts
 */
export async function retry<Result>(
  operation: () => Promise<Result>,
  options: RetryOptions,
): Promise<Result> {
  const { clock, signal, random = Math.random } = options;
  const failures = new Map<string, { tried: number; readonly since: number }>();
  for (;;) {
    try {
      return await operation();
    } catch (error) {
      signal.throwIfAborted();
      const again = options.again(error);
      if (again === undefined) throw error;
      const kind = failures.get(again.kind) ?? { tried: 0, since: clock.now() };
      failures.set(again.kind, kind);
      kind.tried += 1;
      if (kind.tried >= again.tries) throw error;
      const steady = Math.min(FIRST_DELAY_MS * 2 ** (kind.tried - 1), again.maxDelayMs ?? MAX_DELAY_MS);
      const delayMs =
        again.retryAfterMs === undefined
          ? steady * (0.75 + random() / 2)
          : again.retryAfterMs + random() * Math.max(FIRST_DELAY_MS, again.retryAfterMs / 4);
      if (clock.now() + delayMs > kind.since + again.budgetMs) throw error;
      options.onRetry(error, delayMs, kind.tried + 1);
      await clock.sleep(delayMs, signal);
    }
  }
}
