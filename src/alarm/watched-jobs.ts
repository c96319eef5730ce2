/** Reads from `needs` which jobs failed, and with which error code. Their outputs are text from outside. */
import * as v from 'valibot';
import { InputError } from '../errors.ts';
import type { Live, Reported } from '../summary/verdicts.ts';
import { MAX_MESSAGE, plainText } from '../text/clean-text.ts';
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
  /** The output `error-message` of the job, as plain text: what failed, and what to do. */
  readonly errorMessage: string | undefined;
  /** The output `job-id` of the job, if it has only letters, digits, `.`, `_`, `:`, and `-`, which exclude markup. */
  readonly jobId: string | undefined;
  /** The output `live` of the job, from the deploy action; `unknown` if the job failed without outputs. */
  readonly live: Live | undefined;
  /** The output `outcome` of the job, if it is one word of letters and `-`. */
  readonly outcome: string | undefined;
}

/** What failed in a run: one alarm. */
export interface Failure {
  /** The error codes of the jobs, each once, in the order of `needs`. */
  readonly code: string;
  /** The jobs that raise the alarm. */
  readonly jobs: readonly WatchedJob[];
  /** The jobs whose sites are a mix, whichever job failed. */
  readonly mixed: readonly string[];
  /** What the jobs report about the site. With a mix, it is `incomplete`. */
  readonly reported: Reported;
}

export const NO_CODE = 'no-error-code';

/** The code of a job that succeeded, and whose site is a mix, such as after a dry run. */
export const INCOMPLETE = 'incomplete';

/** The most codes that a title has. GitHub accepts 256 characters. */
const CODES = 2;

/** The values of `live`, the worst first. */
const WORST_FIRST = ['incomplete', 'unknown', 'untouched', 'unchanged', 'updated'] as const satisfies Live[];

/**
 * The key is a job, or what a workflow writes itself for each job of a matrix, such as the host name of a site. This is a
 * list, since valibot leaves the keys `constructor` and `__proto__` out of a record. Both can be names of jobs.
 */
const needsSchema = v.array(
  v.tuple([
    v.pipe(v.string(), v.regex(/^\w[\w.-]{0,99}$/)),
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
  const entries =
    typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : undefined;
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
      errorMessage:
        typeof errorMessage === 'string' ? plainText(errorMessage, MAX_MESSAGE) || undefined : undefined,
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
 * Returns what failed, or undefined if nothing raises the alarm: no job failed, and none that was cancelled or succeeded
 * left a mix of two versions.
 *
 * @param mixed the jobs whose sites are a mix
 */
export function failureOf(jobs: readonly WatchedJob[], mixed: readonly string[]): Failure | undefined {
  const failed = jobs.filter(({ result, live }) => result === 'failure' || live === 'incomplete');
  if (failed.length === 0) return undefined;
  const codes = [...new Set(failed.map(codeOf))];
  const more = codes.length - CODES;
  return {
    code: [...codes.slice(0, CODES), ...(more > 0 ? [`${more} more`] : [])].join(', '),
    jobs: failed,
    mixed,
    reported: reportedBy(failed, mixed),
  };
}

/** Returns the error code of a job that raises the alarm, also if it has none. */
export function codeOf({ result, errorCode }: WatchedJob): string {
  if (result === 'success') return INCOMPLETE;
  return errorCode ?? (result === 'cancelled' ? 'cancelled' : NO_CODE);
}

/**
 * Returns what the jobs together report about the site.
 *
 * @param mixed the jobs whose sites are a mix, even if none of `jobs` has learned that
 */
function reportedBy(jobs: readonly WatchedJob[], mixed: readonly string[]): Reported {
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
