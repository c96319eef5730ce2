/** What every part that does work takes as arguments, instead of knowing the runner. */

import type { Clock } from './clock.ts';
import type { Logger } from './logger.ts';

export interface Context {
  readonly log: Logger;
  readonly clock: Clock;
  /** Aborts when the runner cancels the step. */
  readonly signal: AbortSignal;
}
