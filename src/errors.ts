/**
 * The family of errors that end a run. Each is made where the knowledge is, and carries what the end needs: the
 * outcome it stands for, what failed (`message`), and how to mend it (`hint`). Nothing here prints.
 */

/** The outcomes of a run that did not do what was asked (contract: output `outcome`). */
export type FailureOutcome = 'failed' | 'timed-out' | 'cancelled' | 'errored';

export interface ActionErrorOptions {
  readonly hint?: string | undefined;
  readonly cause?: unknown;
  /** True where the same job would end in the same way once more. */
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
   * @param problem what is wrong, with the value where that is no secret
   * @param mend what would be right
   */
  constructor(input: string, problem: string, mend: string) {
    super('errored', `Input \`${input}\` ${problem}`, { hint: mend });
  }
}

/** The service reports the job as `failed`. */
export class JobFailedError extends ActionError {
  constructor(message: string, hint: string) {
    super('failed', message, { hint });
  }
}

/** The checks are used up; the job itself goes on. */
export class TimedOutError extends ActionError {
  constructor(message: string, options: ActionErrorOptions) {
    super('timed-out', message, options);
  }
}

/** The bundle could not be fetched, or is not what the service announced. */
export class BundleError extends ActionError {
  constructor(message: string, options: ActionErrorOptions) {
    super('errored', message, options);
  }
}

/** The runner asked the step to end (SIGINT or SIGTERM). */
export class CancelledError extends ActionError {
  constructor(signalName: string) {
    super('cancelled', `Cancelled (${signalName})`);
  }
}
