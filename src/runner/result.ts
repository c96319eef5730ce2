/** The result of a run, and how the headline of a job summary shows it. */
import type { ErrorCode } from '../error-codes.ts';
import type { FailureOutcome } from '../errors.ts';

export type SuccessOutcome = 'completed' | 'started' | 'checked';

/** The result of an action that succeeds with the outcomes `Success`. */
export interface Result<Success extends SuccessOutcome = SuccessOutcome> {
  readonly outcome: Success | FailureOutcome;
  /** What went wrong, safe to show. */
  readonly error?: { readonly code: ErrorCode; readonly message: string; readonly hint: string };
}

/** The icon of each outcome in the headline of a job summary. */
export const ICONS: Readonly<Record<Result['outcome'], string>> = {
  completed: '✅',
  checked: '✅',
  started: '🚀',
  failed: '❌',
  'timed-out': '⏳',
  cancelled: '🚫',
  errored: '❌',
};

/** Returns what a headline adds, such as ` (unauthorized)`; empty if the outcome already says it. */
export function reasonOf({ outcome, error }: Result): string {
  return error === undefined || error.code === outcome ? '' : ` (${error.code})`;
}
