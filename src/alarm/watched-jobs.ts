/** Reads from `needs` which jobs failed, and with which error code. Their outputs are text from outside. */
import * as v from 'valibot';
import { InputError } from '../errors.ts';
import type { Live, Reported } from '../summary/verdicts.ts';
import { plainText } from '../text/clean-text.ts';
import { parseJson } from '../text/decode-text.ts';

/** A job of the workflow, as `needs` describes it. */
export interface WatchedJob {
  /** The key of the job in the workflow: letters, digits, `_`, and `-`. */
  readonly name: string;
  readonly result: 'success' | 'failure' | 'cancelled' | 'skipped';
  /** False for a job that never started, and if all its outputs are empty: the runner leaves those out. */
  readonly hasOutputs: boolean;
  /** The output `error-code` of the job, if it is one word of letters, digits, and `-`. */
  readonly errorCode: string | undefined;
  /** The output `error-message` of the job, as plain text. */
  readonly errorMessage: string | undefined;
  /** The output `job-id` of the job, if it has only letters, digits, `.`, `_`, `:`, and `-`, which exclude markup. */
  readonly jobId: string | undefined;
  /** The output `live` of the job, from the deploy action; `unknown` if the job failed without outputs. */
  readonly live: Live | undefined;
  /** The output `outcome` of the job, if it is one word of letters and `-`. */
  readonly outcome: string | undefined;
}

/** The failures with one error code. */
export interface Failure {
  readonly code: string;
  readonly jobs: readonly WatchedJob[];
  /** The jobs whose sites are a mix, whichever job failed. */
  readonly mixed: readonly string[];
  /** What the failed jobs report about the site. With a mix, it is `incomplete`. */
  readonly reported: Reported;
}

export const NO_CODE = 'no-error-code';

/** The code of a job that succeeded, and whose site is a mix, such as after a dry run. */
export const INCOMPLETE = 'incomplete';

/** GitHub's result for a cancelled job. It is also the error code of a step that was cancelled. */
const CANCELLED = 'cancelled';

/** The values of `live`, the worst first. */
const WORST_FIRST = ['incomplete', 'unknown', 'untouched', 'unchanged', 'updated'] as const satisfies Live[];

/** A list, since valibot leaves the keys `constructor` and `__proto__` out of a record. Both can be names of jobs. */
const needsSchema = v.array(
  v.tuple([
    v.pipe(v.string(), v.regex(/^[A-Za-z_][\w-]{0,99}$/)),
    v.object({
      result: v.picklist(['success', 'failure', 'cancelled', 'skipped']),
      outputs: v.nullish(v.looseObject({}), {}),
    }),
  ]),
);

/** The outcomes of a job that succeeded, and left its work to a later run. */
const UNPROVEN: ReadonlySet<string | undefined> = new Set(['checked', 'started']);

const FIX = `Write \`needs: \${{ toJSON(needs) }}\`, and list the jobs to watch in the \`needs\` of this action's job.`;

/** @throws InputError unless it is what `toJSON(needs)` writes, with at least one job */
export function parseNeeds(value: string): WatchedJob[] {
  if (value === '') throw new InputError('needs', 'is empty.', FIX);
  const json = parseJson(value);
  const entries = typeof json === 'object' && json !== null ? Object.entries(json) : undefined;
  const parsed = v.safeParse(needsSchema, entries);
  if (!parsed.success) throw new InputError('needs', 'is not what `toJSON(needs)` writes.', FIX);
  const jobs = parsed.output.map(([name, { result, outputs }]) => {
    const hasOutputs = Object.keys(outputs ?? {}).length > 0;
    const live = WORST_FIRST.find((value) => value === outputs?.['live']);
    const errorMessage = outputs?.['error-message'];
    return {
      name,
      result,
      hasOutputs,
      errorCode: wordIn(outputs?.['error-code'], /^[a-z][a-z0-9-]{0,49}$/),
      errorMessage: typeof errorMessage === 'string' ? plainText(errorMessage) || undefined : undefined,
      jobId: wordIn(outputs?.['job-id'], /^[\w.:-]{1,100}$/),
      // A runner that was lost may have deployed a part of the site.
      live: result === 'failure' && !hasOutputs ? 'unknown' : live,
      outcome: wordIn(outputs?.['outcome'], /^[a-z][a-z-]{0,49}$/),
    };
  });
  if (jobs.length === 0) throw new InputError('needs', 'lists no job.', FIX);
  return jobs;
}

/**
 * Returns the failures, one for each error code. A cancelled job has failed if it left a mix of two versions, or if it
 * has the error code of another failure: then it failed before it was cancelled. Without either, a job that a person
 * cancelled looks like one that reached a time limit.
 *
 * @param mixed the jobs whose sites are a mix
 */
export function failuresOf(jobs: readonly WatchedJob[], mixed: readonly string[]): Failure[] {
  const byCode = new Map<string, WatchedJob[]>();
  for (const job of jobs) {
    const { result, errorCode, live } = job;
    const isOfPerson = live !== 'incomplete' && (errorCode === undefined || errorCode === CANCELLED);
    const isMix = result === 'success' && live === 'incomplete';
    if (!isMix && result !== 'failure' && (result !== 'cancelled' || isOfPerson)) continue;
    const code = isMix ? INCOMPLETE : (errorCode ?? (result === 'cancelled' ? CANCELLED : NO_CODE));
    byCode.set(code, [...(byCode.get(code) ?? []), job]);
  }
  return [...byCode].map(([code, failed]) => ({
    code,
    jobs: failed,
    mixed,
    reported: reportedBy(failed, mixed),
  }));
}

/**
 * Returns what the jobs together report about the site.
 *
 * @param mixed the jobs whose sites are a mix, even if none of `jobs` has learned that
 */
export function reportedBy(jobs: readonly WatchedJob[], mixed: readonly string[]): Reported {
  const worst = WORST_FIRST.find((value) => jobs.some(({ live }) => live === value));
  const live = mixed.length > 0 ? 'incomplete' : worst;
  // What was exported may have been deployed in part.
  const reporter =
    jobs.find((job) => live !== undefined && job.live === live) ??
    jobs.find(({ outcome }) => outcome === 'completed') ??
    jobs.find(({ outcome }) => outcome !== undefined) ??
    jobs[0];
  return { live, outcome: reporter?.outcome, code: reporter?.errorCode };
}

/** Whether the job has learned what the destination has. */
export function knowsSite({ live }: WatchedJob): boolean {
  return live === 'updated' || live === 'unchanged' || live === 'incomplete';
}

/**
 * True if at least one job succeeded, no job failed or was cancelled, and none left a mix of two versions. Then a
 * heartbeat is due, even after a dry run: the schedule has started the run.
 */
export function haveSucceeded(jobs: readonly WatchedJob[]): boolean {
  const isGood = ({ result, live }: WatchedJob) =>
    (result === 'success' || result === 'skipped') && live !== 'incomplete';
  return jobs.every(isGood) && jobs.some(({ result }) => result === 'success');
}

/** True if issues may be closed: the jobs have succeeded, and none left its work to a later run. */
export function isOver(jobs: readonly WatchedJob[]): boolean {
  return haveSucceeded(jobs) && !jobs.some(({ outcome }) => UNPROVEN.has(outcome));
}

function wordIn(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
