/**
 * The errors that end a run. Each is created where the cause is known, and contains what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */
import { ERROR_CODES, type ErrorCode } from './error-codes.ts';

/** The outcomes of a run that did not do what was asked (docs/reference.md, "Outcomes and exit code"). */
export type FailureOutcome = 'failed' | 'timed-out' | 'cancelled' | 'errored';

export interface ActionErrorOptions {
  /** How to fix it: complete sentences. */
  readonly hint?: string | undefined;
  readonly cause?: unknown;
  /** True if resuming the same job would fail in the same way. */
  readonly isPermanent?: boolean;
}

export class ActionError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly isPermanent: boolean;

  constructor(code: ErrorCode, message: string, options: ActionErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.hint = options.hint;
    this.isPermanent = options.isPermanent ?? false;
  }

  /** Returns the error itself if it is an ActionError. Any other error is a defect of the action. */
  static from(error: unknown): ActionError {
    if (error instanceof ActionError) return error;
    const what = error instanceof Error ? error.message : String(error);
    return new ActionError('internal', `The action failed with an unexpected error: ${what}`, {
      hint: 'Run the workflow again with debug logging, and report the log (without URLs and keys).',
      cause: error,
    });
  }

  get outcome(): FailureOutcome {
    return ERROR_CODES[this.code].outcome ?? 'errored';
  }
}

/** An input that cannot be used; found before any request. */
export class InputError extends ActionError {
  /**
   * @param input name of the input in `action.yml`
   * @param problem what is wrong, with the value unless it is a secret; continues the sentence "Input `name` ..."
   * @param fix how to correct it
   * @param code `disk` for a folder that cannot be used
   */
  constructor(input: string, problem: string, fix: string, code: 'bad-input' | 'disk' = 'bad-input') {
    super(code, `Input \`${input}\` ${problem}`, { hint: fix });
  }
}

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
        'Run the workflows that deploy to this destination one after the other: give them the same `concurrency` group. ' +
        'Then run this workflow again: it deploys its site, and repairs the destination if necessary.',
    });
  }

  /** A conflict of exports ends a run only when the run times out. A conflict of deployments ends it at once. */
  override get outcome(): FailureOutcome {
    return 'errored';
  }
}
