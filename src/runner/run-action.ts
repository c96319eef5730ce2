/**
 * Runs an action and reports the result to the runner. Only this file decides the exit code, the annotation, the
 * outputs `outcome`, `error-code`, and `error-message`, and the job summary (docs/reference.md, "Outcomes and exit code").
 */
import { appendFileSync } from 'node:fs';
import * as core from '@actions/core';
import { ActionError, type FailureOutcome } from '../errors.ts';
import { MAX_MESSAGE, plainText } from '../text/clean-text.ts';
import { cancellationSignal } from './cancellation.ts';
import type { Result, SuccessOutcome } from './result.ts';
import { redact, safeText } from './secrets.ts';
import { stepLog } from './step-log.ts';
import { requireOutputs, setOutput } from './step-outputs.ts';

interface Action<Success extends SuccessOutcome> {
  /** Does the work. An error that it throws fails the step. */
  readonly run: (signal: AbortSignal) => Promise<Success>;
  /** False for a post step: nothing reads its outputs. */
  readonly hasOutputs?: boolean;
  /** Says what visitors see after a failure, in complete sentences. The annotation begins with it. */
  readonly verdict?: (failure: Pick<ActionError, 'outcome' | 'code'>) => string;
  /** Says what repairs the site after a failure, in complete sentences. The annotation ends with it. */
  readonly repair?: (failure: Pick<ActionError, 'outcome' | 'code'>) => string;
  /** Says what continues without the step, and how to resume it. Not called for an error that would occur again. */
  readonly resumeHint?: (outcome: FailureOutcome) => string | undefined;
  /** What a person should look into although the step succeeded. At most one warning annotation says it. */
  readonly warning?: (outcome: Success) => string | undefined;
  /** The job summary, or undefined for none. Called once when the result is known, even if no summary is written. */
  readonly summary?: (result: Result<Success>) => string | undefined;
}

/** GitHub cuts an annotation after 4,096 characters. */
const MAX_ANNOTATION_LENGTH = 4000;

/**
 * How long a cancelled run may take to stop: the step must end within three seconds, even on a busy machine. The runner
 * sends SIGTERM 7.5 s after SIGINT (actions/runner, ProcessInvoker.cs).
 */
const STOP_MS = 1500;

/** The signal does not say more. */
const STOPPED_BY =
  'a person, a newer run, a time limit such as `timeout-minutes`, or the runner stopped the step.';

/** On Windows, data written to a pipe is sent only while the process lives (Node.js, "A note on process I/O"). */
const LINGER_MS = 250;

/**
 * Reports a result, however the run ends. The exit code means failure from the first moment, and success only after the
 * last output is written. A process that ends by itself, as Node.js does if nothing is left to wait for, is therefore a
 * failure.
 */
export async function runAction<Success extends SuccessOutcome>(action: Action<Success>): Promise<void> {
  process.exitCode = 1;
  // A deprecation concerns the authors of a bundled package, not the reader of the log. Under
  // `NODE_OPTIONS=--no-deprecation` the property is already true and read-only, so it is not set again.
  process.noDeprecation ||= true;
  const stop = new AbortController();
  const interruption = new Promise<never>((_, reject) => {
    const cancel = () => {
      const cancelled = new ActionError(
        'cancelled',
        `Cancelled (${cancellationSignal.reason}): ${STOPPED_BY}`,
      );
      stop.abort(cancelled);
      setTimeout(reject, STOP_MS, cancelled).unref();
    };
    if (cancellationSignal.aborted) cancel();
    else cancellationSignal.addEventListener('abort', cancel);
    process.on('uncaughtException', reject);
    process.on('unhandledRejection', reject);
    process.once('beforeExit', () =>
      reject(new Error('The process ran out of work before the action had finished.')),
    );
  });

  let result: Result<Success>;
  try {
    stop.signal.throwIfAborted();
    if (action.hasOutputs !== false) requireOutputs();
    const outcome = await Promise.race([action.run(stop.signal), interruption]);
    // This is the decisive moment: a signal before it cancels the step, a later one changes nothing.
    stop.signal.throwIfAborted();
    if (action.hasOutputs !== false) setOutput('outcome', outcome);
    const warning = action.warning?.(outcome);
    if (warning !== undefined) core.warning(shown(warning));
    result = { outcome };
  } catch (error) {
    result = fail(error, action);
    // After an interruption, the run does not know that it is over.
    stop.abort(error);
  }
  writeSummary(() => action.summary?.(result));
  if (result.error === undefined) process.exitCode = 0;
  // The process does not end by itself: Node.js would first take back its signal handlers, and a signal in its last
  // milliseconds would fail a step that has completed.
  if (process.platform === 'win32') setTimeout(() => process.exit(), LINGER_MS).unref();
  else process.exit();
}

function fail(
  error: unknown,
  {
    verdict,
    repair,
    resumeHint,
    hasOutputs,
  }: Pick<Action<never>, 'verdict' | 'repair' | 'resumeHint' | 'hasOutputs'>,
): Result<never> {
  const failure = ActionError.from(error);
  const { outcome, code } = failure;
  const message = shown(failure.message);
  const resumed = failure.isPermanent ? undefined : resumeHint?.(outcome);
  const hints = [failure.hint, resumed, repair?.(failure)];
  const hint = shown(hints.filter(Boolean).join(' '));
  const annotated = [verdict?.(failure), message].filter(Boolean).join(' ');
  core.error(hint === '' ? annotated : `${annotated}\n${hint}`);
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    stepLog.debug(cause.stack ?? cause.message);
  }
  try {
    if (hasOutputs !== false) {
      setOutput('outcome', outcome);
      setOutput('error-code', code);
      setOutput('error-message', outputMessage(message, hint));
    }
  } catch (cause) {
    // The step has already failed, and has reported why.
    stepLog.debug(String(cause));
  }
  return { outcome, error: { code, message, hint } };
}

/** What names a host. People may store it as a secret, and GitHub drops a job output with a masked value. */
const HOST_INPUTS = ['domain', 'verify-url', 'base-url', 'destination', 'state'];
const HOST_VARIABLE = /^RCLONE_\w*(?:HOST|URL|ENDPOINT)$/;
const HOST = /(?<![\w.-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]*[a-z\d](?![\w.-])/gi;
const ADDRESS = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?![\w.])/g;

/** What failed has at least so many characters if what to do is long. */
const MIN_WHAT = 160;

/**
 * Returns the output `error-message`: what failed and what to do, without what visitors see. It contains neither a
 * secret nor a host. Of what to do, sentences between the first and the last are left out.
 */
function outputMessage(message: string, hint: string): string {
  const variables = Object.entries(process.env).filter(([name]) => HOST_VARIABLE.test(name));
  const named = [
    ...HOST_INPUTS.map((input) => core.getInput(input)),
    ...variables.map(([, value = '']) => value),
  ];
  const hosts = named.flatMap((text) => text.match(HOST) ?? []);
  const hidden = (text: string) =>
    hosts
      .reduce((rest, host) => rest.replace(new RegExp(host.replace(/\W/g, '\\$&'), 'gi'), '…'), text)
      .replace(ADDRESS, '…');
  const what = plainText(hidden(message), MAX_MESSAGE);
  const room = MAX_MESSAGE - Math.min(what.length, MIN_WHAT) - 1;
  const fix = plainText(shortened(plainText(hidden(hint), MAX_ANNOTATION_LENGTH), room), room);
  return redact(`${plainText(what, MAX_MESSAGE - fix.length - 1)} ${fix}`.trim());
}

/** Leaves out sentences before the last one, which says how to resume the job, or what repairs the site. */
function shortened(text: string, maxLength: number): string {
  const sentences = text.split(/(?<=[.!?]) /);
  const last = sentences.pop() ?? '';
  const whole = [...sentences, last].join(' ');
  if (whole.length <= maxLength) return whole;
  while (sentences.length > 1 && [...sentences, '…', last].join(' ').length > maxLength) sentences.pop();
  return [...sentences, '…', last].join(' ');
}

function shown(text: string): string {
  return safeText(text, MAX_ANNOTATION_LENGTH / 2);
}

/** The summary is a convenience: if the runner has no room for it, the step's work is still valid. */
function writeSummary(summary: () => string | undefined): void {
  const { GITHUB_STEP_SUMMARY: file, INPUT_SUMMARY: input } = process.env;
  // The input is read here, since a run whose inputs cannot be used also has a summary.
  const isWanted = input?.trim().toLowerCase() !== 'false';
  try {
    const markdown = summary();
    if (markdown !== undefined && file && isWanted) appendFileSync(file, redact(markdown));
  } catch (error) {
    stepLog.info('The job summary could not be written. The result of the step is not affected.');
    stepLog.debug(String(error));
  }
}
