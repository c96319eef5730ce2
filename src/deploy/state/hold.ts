/** The time in which only runs that a person starts change the destination (input `hold`). */
import type { State } from './state.ts';
import type { RecordedRun } from './state-file.ts';

export interface Hold {
  /** ISO 8601. */
  readonly until: string;
  /** The run that set it. */
  readonly setBy: RecordedRun;
}

/** @returns the hold of the destination; undefined if it has none, or none any longer */
export function currentHold({ live }: State, now: number): Hold | undefined {
  if (live?.holdUntil === undefined || Date.parse(live.holdUntil) <= now) return undefined;
  return { until: live.holdUntil, setBy: live.run };
}
