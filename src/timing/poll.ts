/**
 * Polls until something ends. It knows nothing of exports, HTTP or the log: a check is a function, and what it found
 * is a value. For the timing see docs/reference.md, "Cadence".
 */
import type { Context } from '../context/context.ts';
import { Jitter } from './jitter.ts';
import { ProgressEstimate } from './progress-estimate.ts';

/** What one check found. */
export type CheckResult<End> =
  | { readonly kind: 'end'; readonly end: End }
  | {
      readonly kind: 'waiting';
      /** Per cent of the work that is done, if known. */
      readonly progress?: number | undefined;
      /** Called with the estimated milliseconds left; undefined if there is no estimate. */
      readonly onTimeLeft?: (ms: number | undefined) => void;
    }
  | {
      /** Nothing was learned: the network failed, or the service could not respond. */
      readonly kind: 'inconclusive';
      /** Do not check again before this many milliseconds (`Retry-After`). */
      readonly retryAfterMs?: number | undefined;
    };

export interface PollOptions<End> extends Context {
  /** Checks once. What it throws ends the polling. */
  readonly check: () => Promise<CheckResult<End>>;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** Longest time of one check. Slow checks delay the time-out by no more than this in total. */
  readonly checkDeadlineMs: number;
  /** 0 to 1, for the jitter. */
  readonly random?: () => number;
}

export type PollResult<End> =
  | { readonly ended: true; readonly end: End }
  | { readonly ended: false; readonly attempts: number; readonly elapsedMs: number };

/** Shortest time between two checks. */
const MIN_GAP_MS = 1000;

/**
 * Checks at once, then every `intervalMs`, at most `maxAttempts` times, and times out after the last check without
 * another wait. Checks early where progress shows that the end is near; early checks are not counted as attempts.
 *
 * The checks between the first and the last have {@link Jitter}.
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the time-out does not move. Only the last
 * check is made in any case, since it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
export async function poll<End>(options: PollOptions<End>): Promise<PollResult<End>> {
  const { check, intervalMs, maxAttempts, log, clock, signal, random = Math.random } = options;
  const startedAt = clock.now();
  const latestCheckAt = startedAt + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
  const estimate = new ProgressEstimate(startedAt);

  const jitter = new Jitter(intervalMs, random);
  let jitterMs = 0;
  for (let attempt = 1, dueAt = startedAt; ; ) {
    let result = await check();

    if (result.kind !== 'end') {
      if (attempt >= maxAttempts || clock.now() >= latestCheckAt) {
        if (result.kind === 'waiting') result.onTimeLeft?.(undefined);
        return { ended: false, attempts: attempt, elapsedMs: clock.now() - startedAt };
      }
      attempt += 1;
      // A check that took longer than the interval delays the following ones, so that each of them is still made.
      dueAt = Math.min(Math.max(dueAt + intervalMs, clock.now()), latestCheckAt);
      jitterMs = jitter.next();
    }
    let notBefore = clock.now();
    // The last check, and with it the time-out, is exact.
    const wakeAt = () =>
      Math.max(notBefore, Math.min(latestCheckAt, attempt < maxAttempts ? dueAt + jitterMs : dueAt));

    for (;;) {
      if (result.kind === 'end') return { ended: true, end: result.end };
      const now = clock.now();
      if (result.kind === 'inconclusive') {
        notBefore = now + (result.retryAfterMs ?? 0);
        for (; dueAt < notBefore && attempt < maxAttempts; attempt += 1) dueAt += intervalMs;
        // The last check is made in any case.
        if (attempt === maxAttempts) notBefore = now;
        break;
      }
      const { progress } = result;
      result.onTimeLeft?.(progress === undefined ? undefined : estimate.timeLeftMs(progress, now));
      const delayMs = progress === undefined ? undefined : estimate.delayMs(progress, now);
      if (delayMs === undefined || now + delayMs > wakeAt() - MIN_GAP_MS) break;
      log.debug(`Progress ${progress} %: early check in ${Math.round(delayMs)} ms`);
      await clock.sleep(delayMs, signal);
      result = await check();
    }

    const delayMs = Math.max(0, wakeAt() - clock.now());
    log.debug(`Check ${attempt} of ${maxAttempts} in ${Math.round(delayMs)} ms`);
    await clock.sleep(delayMs, signal);
  }
}
