/**
 * Runs an action's story and tells the runner how it ended: the exit code, the one annotation, the output `outcome`
 * and the job summary are decided here and nowhere else.
 */
import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ActionError, CancelledError, type FailureOutcome } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import { stepLog } from './log.ts';
import { redact } from './secrets.ts';
import { setOutput } from './step-outputs.ts';

export type SuccessOutcome = 'completed' | 'started';

export interface Ending {
  readonly outcome: SuccessOutcome | FailureOutcome;
  /** What went wrong, fit to be shown. */
  readonly error?: { readonly message: string; readonly hint?: string | undefined };
}

export interface Action {
  /** Does the work. What it throws fails the step. */
  readonly story: (signal: AbortSignal) => Promise<SuccessOutcome>;
  /** Last words where the step was cancelled: what goes on without it. */
  readonly afterCancel: () => string | undefined;
  /** The job summary, or undefined for none. */
  readonly summary: (ending: Ending) => string | undefined;
}

/** GitHub cuts an annotation after 4,096 characters (runner's limits). */
const LONGEST_ANNOTATION = 4000;

/** How long something that was left open may hold the process. */
const LINGER_MS = 1000;

/**
 * Runs to its end whatever happens. The exit code says failure from the first moment and success only after the last
 * output is written, so a process that ends by itself, as Node does when nothing is left to wait for, is a failure.
 */
export async function runAction(action: Action): Promise<void> {
  process.exitCode = 1;
  const cancelled = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => cancelled.abort(new CancelledError(name)));
  }
  const accident = new Promise<never>((_, reject) => {
    process.once('uncaughtException', reject);
    process.once('unhandledRejection', reject);
    process.once('beforeExit', () => reject(new Error('Nothing was left to wait for, but the work was not done.')));
  });

  let ending: Ending;
  try {
    const outcome = await Promise.race([action.story(cancelled.signal), accident]);
    setOutput('outcome', outcome);
    ending = { outcome };
  } catch (error) {
    ending = fail(error, action);
  }
  writeSummary(action.summary(ending));
  if (ending.error === undefined) process.exitCode = 0;
  setTimeout(() => process.exit(), LINGER_MS).unref();
}

function fail(error: unknown, { afterCancel }: Action): Ending {
  const outcome = error instanceof ActionError ? error.outcome : 'errored';
  const { message, hint } = described(error, afterCancel);
  core.error([message, hint].filter(Boolean).join('\n'));
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) stepLog.debug(cause.stack ?? cause.message);
  try {
    setOutput('outcome', outcome);
  } catch (cause) {
    // The step has failed already, and says so.
    stepLog.debug(`The output \`outcome\` could not be written: ${cause}`);
  }
  return { outcome, error: { message, hint } };
}

function described(error: unknown, afterCancel: () => string | undefined): { message: string; hint?: string | undefined } {
  const fit = (text: string) => cleanText(redact(text), LONGEST_ANNOTATION / 2);
  if (error instanceof CancelledError) return { message: fit(error.message), hint: fit(afterCancel() ?? '') };
  if (error instanceof ActionError) {
    return { message: fit(error.message), hint: error.hint === undefined ? undefined : fit(error.hint) };
  }
  const what = error instanceof Error ? error.message : String(error);
  return {
    message: fit(`The action failed in a way that it does not know: ${what}`),
    hint: 'Run the workflow again with debug logging, and report what it shows (without links and keys).',
  };
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
