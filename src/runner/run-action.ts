/**
 * Runs an action's story and tells the runner how it ended: the exit code, the one annotation, the output `outcome`
 * and the job summary are decided here and nowhere else.
 */
import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ActionError, CancelledError, type FailureOutcome } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { redact } from './secrets.ts';
import { stepLog } from './step-log.ts';
import { setOutput } from './step-outputs.ts';

export type SuccessOutcome = 'completed' | 'started';

export interface Ending {
  readonly outcome: SuccessOutcome | FailureOutcome;
  /** What went wrong, fit to be shown. */
  readonly error?: { readonly message: string; readonly hint: string };
}

export interface Action {
  /** Does the work. What it throws fails the step. */
  readonly story: (signal: AbortSignal) => Promise<SuccessOutcome>;
  /** False for a closing step: nobody is left to read its outputs. */
  readonly hasOutputs?: boolean;
  /**
   * Last words where the work was broken off: what goes on without the step, and how to take it up. Not asked where that
   * would end in the same way.
   */
  readonly whatGoesOn: (outcome: FailureOutcome) => string | undefined;
  /** The job summary, or undefined for none. */
  readonly summary: (ending: Ending) => string | undefined;
}

/** GitHub cuts an annotation after 4,096 characters (runner's limits). */
const MAX_ANNOTATION_LENGTH = 4000;

/**
 * How long a cancelled story may take to stop: it shall be over after three seconds, also on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT.
 */
const STOP_MS = 1500;

/** How long something that was left open may hold the process. */
const LINGER_MS = 250;

/**
 * Runs to its end whatever happens. The exit code says failure from the first moment and success only after the last
 * output is written, so a process that ends by itself, as Node does when nothing is left to wait for, is a failure.
 */
export async function runAction(action: Action): Promise<void> {
  process.exitCode = 1;
  const stop = new AbortController();
  const accident = new Promise<never>((_, reject) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        const cancelled = new CancelledError(name);
        stop.abort(cancelled);
        setTimeout(reject, STOP_MS, cancelled).unref();
      });
    }
    process.on('uncaughtException', reject);
    process.on('unhandledRejection', reject);
    process.once('beforeExit', () =>
      reject(new Error('Nothing was left to wait for, but the work was not done.')),
    );
  });

  let ending: Ending;
  try {
    const outcome = await Promise.race([action.story(stop.signal), accident]);
    if (action.hasOutputs !== false) setOutput('outcome', outcome);
    ending = { outcome };
  } catch (error) {
    ending = fail(error, action);
    // After an accident the story does not know that it is over.
    stop.abort(error);
  }
  writeSummary(action.summary(ending));
  if (ending.error === undefined) process.exitCode = 0;
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

function fail(error: unknown, { whatGoesOn, hasOutputs }: Action): Ending {
  const failure = error instanceof ActionError ? error : unknownFailure(error);
  const { outcome } = failure;
  const message = shown(failure.message);
  const goesOn = failure.isPermanent ? undefined : whatGoesOn(outcome);
  const hint = shown([failure.hint, goesOn].filter(Boolean).join(' '));
  core.error(hint === '' ? message : `${message}\n${hint}`);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    stepLog.debug(cause.stack ?? cause.message);
  }
  try {
    if (hasOutputs !== false) setOutput('outcome', outcome);
  } catch (cause) {
    // The step has failed already, and says so.
    stepLog.debug(String(cause));
  }
  return { outcome, error: { message, hint } };
}

function unknownFailure(error: unknown): ActionError {
  const what = error instanceof Error ? error.message : String(error);
  return new ActionError('errored', `The action failed in a way that it does not know: ${what}`, {
    hint: 'Run the workflow again with debug logging, and report what it shows (without links and keys).',
    cause: error,
  });
}

function shown(text: string): string {
  return cleanText(redact(text), MAX_ANNOTATION_LENGTH / 2);
}

/** The summary is a service to people: where the runner has no room for it, the step's work still counts. */
function writeSummary(markdown: string | undefined): void {
  const file = process.env['GITHUB_STEP_SUMMARY'];
  if (markdown === undefined || !file) return;
  try {
    appendFileSync(file, redact(markdown));
  } catch (error) {
    stepLog.info('The job summary could not be written; everything else is as it should be.');
    stepLog.debug(String(error));
  }
}
