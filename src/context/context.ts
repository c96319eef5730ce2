/** What every part that does work takes as arguments, instead of knowing the runner. */

import type { Clock } from './clock.ts';

export interface Context {
  readonly log: Logger;
  readonly clock: Clock;
  /** Aborts when the runner cancels the step. */
  readonly signal: AbortSignal;
}

/** What the parts that do the work may log. They take a logger as an argument and never import the toolkit. */
export interface Logger {
  info(line: string): void;
  /** Shown only if the workflow runs with debug logging. */
  debug(text: string): void;
}
