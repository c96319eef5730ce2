/** What every part that does work takes as arguments, instead of knowing the runner. */
import type { Logger } from './log/logger.ts';
import type { Clock } from './timing/clock.ts';

export interface Context {
  readonly log: Logger;
  readonly clock: Clock;
  /** Aborts when the runner cancels the step. */
  readonly signal: AbortSignal;
}
