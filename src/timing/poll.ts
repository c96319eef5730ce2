/**
 * Waits for an end by looking again and again. It knows nothing of exports, HTTP or the log: a check is a function,
 * and what it found is a value. Cadence: section "Cadence" of the contract.
 */
import type { Clock } from './clock.ts';
import { Jitter } from './jitter.ts';
import { ProgressEstimate } from './progress-estimate.ts';

/** What one look found out. */
export type CheckResult<End> =
  | { readonly kind: 'end'; readonly end: End }
  | {
      readonly kind: 'waiting';
      /** Per cent of the work that is done, where the service tells. */
      readonly progress?: number | undefined;
      /** Told how many milliseconds seem to be left; undefined where progress does not tell. */
      readonly onTimeLeft?: (ms: number | undefined) => void;
    }
  | {
      /** Nothing was learnt: the network failed, or the service could not answer. */
      readonly kind: 'inconclusive';
      /** Do not ask again before this many milliseconds (`Retry-After`). */
      readonly retryAfterMs?: number | undefined;
    };

export interface PollOptions<End> {
  /** Looks once. What it throws ends the waiting. */
  readonly check: () => Promise<CheckResult<End>>;
  readonly intervalMs: number;
  readonly maxAttempts: number;
  /** How long one check takes at most. Slow checks move the moment of giving up by no more than this in all. */
  readonly checkDeadlineMs: number;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** 0 to 1, for the jitter that brings workflows of one cron minute out of step. */
  readonly random?: () => number;
}

export type PollResult<End> =
  | { readonly ended: true; readonly end: End }
  | { readonly ended: false; readonly attempts: number; readonly elapsedMs: number };

/** Two looks are at least this far apart. */
const MIN_GAP_MS = 1000;

/**
 * Checks at once, then every `intervalMs`, at most `maxAttempts` times, and gives up after the last check without
 * another wait. Looks early where progress shows that the end is near; early looks are not counted as attempts.
 *
 * The checks between the first and the last drift a little (see {@link Jitter}).
 *
 * `Retry-After` skips the checks that it forbids. They count as attempts, so the moment of giving up stays where it
 * was; only the very last check is made even so, for it is the last chance.
 *
 * @throws whatever `check` throws, and the signal's reason when it aborts
 */
export async function poll<End>(options: PollOptions<End>): Promise<PollResult<End>> {
  const { check, intervalMs, maxAttempts, clock, signal, random = Math.random } = options;
  const began = clock.now();
  const latestCheckAt = began + (maxAttempts - 1) * intervalMs + options.checkDeadlineMs;
  const earlyLook = new ProgressEstimate(began, intervalMs);

  const drift = new Jitter(intervalMs, random);
  let driftMs = 0;
  for (let attempt = 1, dueAt = began; ; ) {
    let result = await check();

    if (result.kind !== 'end') {
      if (attempt >= maxAttempts || clock.now() >= latestCheckAt) {
        if (result.kind === 'waiting') result.onTimeLeft?.(undefined);
        return { ended: false, attempts: attempt, elapsedMs: clock.now() - began };
      }
      attempt += 1;
      // A check that took longer than the interval moves the ones after it, so that each of them is still made.
      dueAt = Math.min(Math.max(dueAt + intervalMs, clock.now()), latestCheckAt);
      driftMs = drift.next();
    }
    let notBefore = clock.now();
    // The last check, and with it the moment of giving up, is exact.
    const wakeAt = () =>
      Math.max(notBefore, Math.min(latestCheckAt, attempt < maxAttempts ? dueAt + driftMs : dueAt));

    for (;;) {
      if (result.kind === 'end') return { ended: true, end: result.end };
      const now = clock.now();
      if (result.kind === 'inconclusive') {
        notBefore = now + (result.retryAfterMs ?? 0);
        for (; dueAt < notBefore && attempt < maxAttempts; attempt += 1) dueAt += intervalMs;
        // The last check is made even so.
        if (attempt === maxAttempts) notBefore = now;
        break;
      }
      const { progress } = result;
      result.onTimeLeft?.(progress === undefined ? undefined : earlyLook.timeLeftMs(progress, now));
      const delayMs = progress === undefined ? undefined : earlyLook.delayMs(progress, now);
      if (delayMs === undefined || now + delayMs > wakeAt() - MIN_GAP_MS) break;
      await clock.sleep(delayMs, signal);
      result = await check();
    }

    await clock.sleep(Math.max(0, wakeAt() - clock.now()), signal);
  }
}
