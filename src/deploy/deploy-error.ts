/** The errors of the deploy action that other actions do not have. */
import { ActionError, type FailureOutcome } from '../errors.ts';

/** The storage, rclone, or the CDN failed. */
export class DeployError extends ActionError {
  constructor(message: string, hint?: string, cause?: unknown) {
    super('deploy-failed', message, { hint, cause });
  }
}

/** Another run deployed to the same destination at the same time. */
export class ConflictError extends ActionError {
  constructor(message: string, cause?: unknown) {
    super('conflict', message, {
      cause,
      hint:
        'Run the workflows that deploy to it one after the other: give them the same `concurrency` group. Then run this ' +
        'workflow again, which repairs the destination.',
    });
  }

  /** A conflict of exports ends a run only when its time is up. This one ends it at once. */
  override get outcome(): FailureOutcome {
    return 'errored';
  }
}
