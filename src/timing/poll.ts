/**
 * Polls until something ends. This module knows nothing about exports, HTTP, or the log: a check is a function, and its
 * result is a value. For the timing, see docs/reference.md, "Cadence".
 */
import type { Context } from '../context/context.ts';

export type CheckResult<End> =
  | { readonly kind: 'end'; readonly end: End }
  /** `progress` is the percentage of the work that is done, if known. */
  | { readonly kind: 'waiting'; readonly progress?: number | undefined }
  /** Nothing was learned. Do not check again before `retryAfterMs` milliseconds (`Retry-After`). */
  | { readonly kind: 'inconclusive'; readonly retryAfterMs?: number | undefined };

interface PollOptions<End> extends Context {
  /** Checks once. An error that it throws ends the polling. */
  readonly check: () => Promise<CheckResult<End>>;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** Longest time of one check. Slow checks delay the last one by no more than this in total. */
  readonly checkDeadlineMs: number;
  /** Returns a number from 0 to 1, for the jitter. */
  readonly random?: () => number;
}

type PollResult<End> =
  | { readonly ended: true; readonly end: End }
  | { readonly ended: false; readonly attempts: number; readonly elapsedMs: number };

/** The largest offset of a check, as a fraction of the interval. It spreads out workflows with the same cron minute. */
const MAX_JITTER = 0.1;

/** The percentage at which the end is near enough for early checks. */
const NEAR_END_PERCENT = 90;
const EARLY_CHECK_MS = 2000;
/** A job that hangs at 99% must not cost a request every two seconds for hours. */
const MAX_EARLY_CHECKS = 30;

/** Shortest time from an early check to the next regular one. */
const MIN_GAP_MS = 1000;

/**
 * Checks immediately, then every `intervalMs`, at most `maxAttempts` times, and times out after the last check without
 * another wait. The checks between the first and the last have a jitter of 10% of the interval.
 *
 * From 90% of progress on, it also checks every two seconds, at most thirty times. These early checks are not counted
 * as attempts, and move no other check.
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the timeout does not move. Only the last
 * check is always made, since it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
export async function poll<End>(options: PollOptions<End>): Promise<PollResult<End>> {
  const { check, intervalMs, maxAttempts, log, clock, signal, random = Math.random } = options;
  const startedAt = clock.now();
  const latestCheckAt = startedAt + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
  let attempt = 1;
  let dueAt = startedAt;
  let jitterMs = 0;
  let earlyChecks = 0;
  let isEarly = false;
  for (;;) {
    const result = await check();
    if (result.kind === 'end') return { ended: true, end: result.end };

    const now = clock.now();
    if (!isEarly) {
      if (attempt >= maxAttempts || now >= latestCheckAt) {
        return { ended: false, attempts: attempt, elapsedMs: now - startedAt };
      }
      attempt += 1;
      // A check that took longer than the interval delays the following ones, so that each of them is still made.
      dueAt = Math.min(Math.max(dueAt + intervalMs, now), latestCheckAt);
      jitterMs = (2 * random() - 1) * MAX_JITTER * intervalMs;
    }
    const retryAt = result.kind === 'inconclusive' ? now + (result.retryAfterMs ?? 0) : now;
    for (; dueAt < retryAt && attempt < maxAttempts; attempt += 1) dueAt += intervalMs;
    // The last check, and with it the timeout, is exact, and is always made.
    const isLast = attempt === maxAttempts;
    const nextAt = isLast ? dueAt : Math.max(retryAt, dueAt + jitterMs);
    const delayMs = Math.max(0, Math.min(nextAt, latestCheckAt) - now);

    const isNearEnd = result.kind === 'waiting' && (result.progress ?? 0) >= NEAR_END_PERCENT;
    isEarly = isNearEnd && earlyChecks < MAX_EARLY_CHECKS && EARLY_CHECK_MS + MIN_GAP_MS <= delayMs;
    if (isEarly) earlyChecks += 1;
    else log.debug(`Check ${attempt} of ${maxAttempts} in ${Math.round(delayMs)} ms`);
    await clock.sleep(isEarly ? EARLY_CHECK_MS : delayMs, signal);
  }
}
