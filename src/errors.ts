/**
 * The errors that end a run. Each is created where the knowledge is, and carries what the report at the end needs:
 * the outcome, what failed (`message`) and how to fix it (`hint`). Nothing here prints.
 */

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
  readonly outcome: FailureOutcome;
  readonly hint: string | undefined;
  readonly isPermanent: boolean;

  constructor(outcome: FailureOutcome, message: string, options: ActionErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = new.target.name;
    this.outcome = outcome;
    this.hint = options.hint;
    this.isPermanent = options.isPermanent ?? false;
  }
}

/** An input that cannot be used; found before any request. */
export class InputError extends ActionError {
  /**
   * @param input name of the input in `action.yml`
   * @param problem what is wrong, with the value unless it is a secret; continues the sentence "Input `name` ..."
   * @param fix what would be right
   */
  constructor(input: string, problem: string, fix: string) {
    super('errored', `Input \`${input}\` ${problem}`, { hint: fix });
  }
}

/** The service reports the job as `failed`. */
export class JobFailedError extends ActionError {
  constructor(message: string, hint: string) {
    super('failed', message, { hint });
  }
}

/** All checks are used up; the job itself keeps running. */
export class TimedOutError extends ActionError {
  constructor(message: string, options: ActionErrorOptions) {
    super('timed-out', message, options);
  }
}

/** The bundle could not be downloaded, or is not what the service announced. */
export class BundleError extends ActionError {
  constructor(message: string, options: ActionErrorOptions) {
    super('errored', message, options);
  }
}

/** The runner cancelled the step (SIGINT or SIGTERM). */
export class CancelledError extends ActionError {
  constructor(signalName: string) {
    super('cancelled', `Cancelled (${signalName})`);
  }
}
