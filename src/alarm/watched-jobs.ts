/** Reads from `needs` which jobs failed, and with which error code. Their outputs are text from outside. */
import * as v from 'valibot';
import { InputError } from '../errors.ts';
import { parseJson } from '../text/decode-text.ts';

/** A job of the workflow, as `needs` describes it. */
export interface WatchedJob {
  /** Its key in the workflow: letters, digits, `_` and `-`. */
  readonly name: string;
  readonly result: 'success' | 'failure' | 'cancelled' | 'skipped';
  /** Its output `error-code`, if it is one word of letters, digits and `-`. */
  readonly errorCode: string | undefined;
  /** Its output `job-id`, if it has only letters, digits, `.`, `_`, `:` and `-`. Markup needs other characters. */
  readonly jobId: string | undefined;
}

/** The failures with one error code. */
export interface Failure {
  readonly code: string;
  readonly jobs: readonly WatchedJob[];
}

/** Used for a job that failed without an error code. */
export const NO_CODE = 'no-error-code';

/** GitHub's result for a cancelled job. It is also the error code of a step that was cancelled. */
const CANCELLED = 'cancelled';

const needsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]{0,99}$/)),
  v.object({
    result: v.picklist(['success', 'failure', 'cancelled', 'skipped']),
    outputs: v.nullish(v.record(v.string(), v.unknown()), {}),
  }),
);

const FIX = `Write \`needs: \${{ toJSON(needs) }}\`, and name the jobs to watch in \`needs\` of the job that runs this action.`;

/** @throws InputError unless it is what `toJSON(needs)` writes, with at least one job */
export function parseNeeds(input: string, value: string): WatchedJob[] {
  if (value === '') throw new InputError(input, 'is empty.', FIX);
  const parsed = v.safeParse(needsSchema, parseJson(value));
  if (!parsed.success) throw new InputError(input, 'is not what `toJSON(needs)` writes.', FIX);
  const jobs = Object.entries(parsed.output).map(([name, { result, outputs }]) => ({
    name,
    result,
    errorCode: wordIn(outputs?.['error-code'], /^[a-z][a-z0-9-]{0,49}$/),
    jobId: wordIn(outputs?.['job-id'], /^[\w.:-]{1,100}$/),
  }));
  if (jobs.length === 0) throw new InputError(input, 'names no job.', FIX);
  return jobs;
}

/**
 * Returns the failures, one for each error code. A cancelled job with the error code of another failure failed before
 * it was cancelled. Without such a code, a cancelled run looks like one that reached a time limit.
 */
export function failuresOf(jobs: readonly WatchedJob[]): Failure[] {
  const byCode = new Map<string, WatchedJob[]>();
  for (const job of jobs) {
    const { result, errorCode } = job;
    const hasFailed = result === 'cancelled' && errorCode !== undefined && errorCode !== CANCELLED;
    if (result !== 'failure' && !hasFailed) continue;
    const code = errorCode ?? NO_CODE;
    byCode.set(code, [...(byCode.get(code) ?? []), job]);
  }
  return [...byCode].map(([code, failed]) => ({ code, jobs: failed }));
}

/** True if no job failed or was cancelled, and at least one succeeded: then issues may be closed. */
export function isOver(jobs: readonly WatchedJob[]): boolean {
  const isCalm = jobs.every(({ result }) => result === 'success' || result === 'skipped');
  return isCalm && jobs.some(({ result }) => result === 'success');
}

function wordIn(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
