/**
 * The texts of an alarm. Three kinds of text come from outside. `watched-jobs.ts` accepts error codes, job IDs, and job
 * names only without markup, and makes error messages plain text. The name of the workflow and the key are shown
 * without their markup.
 */
import { ERROR_CODES, type ErrorCode, FIX_IN_RUN, NO_CODE_HINT, RESUMED } from '../error-codes.ts';
import type { WorkflowRun } from '../runner/workflow-run.ts';
import {
  ONCE_FIXED,
  type Reported,
  repairStep,
  verdictSentence,
  verdictSentences,
} from '../summary/verdicts.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { type Memory, withMemory } from './memory.ts';
import { type Failure, INCOMPLETE, NO_CODE } from './watched-jobs.ts';

/** The workflow that the alarm watches. */
export interface Watched extends Pick<WorkflowRun, 'repository' | 'workflow' | 'runUrl'> {
  /** Input `key`. */
  readonly key: string;
}

/** The most jobs that a text lists. GitHub refuses a text of more than 65,536 characters. */
const SHOWN = 20;

/** The most error messages that a text quotes. */
const QUOTED = 5;

/** GitHub accepts 256 characters. The key has at most 100, and the code 50. */
export function titleOf({ code }: Failure, { workflow, key }: Watched): string {
  return `${cleanText(workflow, 80)}${key && ` (${key})`} failed: ${code}`;
}

const CLOSED_BY =
  'The next run in which every job succeeds closes this issue. To add notes, write a comment.';

/** The text of an issue. Each failure replaces it. */
export function issueBody(failure: Failure, watched: Watched, memory: Memory): string {
  return withMemory(`${commentAgain(failure, watched, memory)}\n\n${CLOSED_BY}`, memory);
}

/** The text of an issue after a run in which its failure did not occur again, and that does not close it. */
export function laterBody(reported: Reported, watched: Watched, memory: Memory): string {
  const text = [
    verdictSentences(reported),
    `The newest run did not fail with the error code ${plain(memory.code)}: ${watched.runUrl}`,
    timesFailed(memory),
    CLOSED_BY,
  ];
  return withMemory(text.join('\n\n'), memory);
}

/** The comment on an issue that is already open. */
export function commentAgain(failure: Failure, watched: Watched, memory: Memory): string {
  return [
    verdictSentence(failure.reported),
    titled('What happened', quotes(failure)),
    titled('What to do', whatToDo(failure)),
    whatFailed(failure, watched),
    `${timesFailed(memory)}\n${details(failure, watched)}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param issueUrl undefined if GitHub has not opened the issue */
export function chatMessage(failure: Failure, watched: Watched, issueUrl: string | undefined): string {
  return [
    `${watched.repository}: ${verdictSentence(failure.reported)}`,
    quotes(failure),
    whatToDo(failure),
    whatFailed(failure, watched),
    details(failure, watched),
    issueUrl && `- Issue: ${issueUrl}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The message for a run in which it is unknown whether a job failed. */
export function unreadableMessage(watched: Watched): string {
  return [
    `${watched.repository}: the alarm of ${nameOf(watched)} cannot read its input \`needs\`, and does not know whether a job failed.`,
    `- Run: ${watched.runUrl}`,
  ].join('\n');
}

function whatFailed({ code, jobs }: Failure, watched: Watched): string {
  const noun = jobs.length === 1 ? 'Job' : 'Jobs';
  const names = shown(jobs.map(({ name }) => `\`${name}\``));
  if (code === INCOMPLETE)
    return `${noun} ${names.join(', ')} of ${nameOf(watched)} succeeded, and left the mix.`;
  const how = code === NO_CODE ? 'without an error code' : `with the error code \`${code}\``;
  return `${noun} ${names.join(', ')} of ${nameOf(watched)} failed ${how}.`;
}

/** Chats interpret `<` and `>` even in code. */
function plain(text: string): string {
  return `\`${cleanText(text, 100).replace(/[`<>]/g, "'")}\``;
}

function nameOf({ workflow, key }: Watched): string {
  return key === '' ? plain(workflow) : `${plain(workflow)} (${plain(key)})`;
}

function timesFailed({ count, since }: Memory): string {
  return `- Failed ${counted(count, 'time')} since ${since.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Lists the run, and the IDs of the jobs of the service. */
function details({ jobs }: Failure, { runUrl }: Watched): string {
  const ids = jobs.flatMap(({ jobId }) => (jobId === undefined ? [] : [`- Job ID: \`${jobId}\``]));
  return [`- Run: ${runUrl}`, ...shown(ids)].join('\n');
}

function shown(lines: readonly string[], max = SHOWN): string[] {
  const more = lines.length - max;
  return more > 0 ? [...lines.slice(0, max), `and ${more} more`] : [...lines];
}

function titled(title: string, text: string): string {
  return text && `**${title}:** ${text}`;
}

/** Quotes what the failed jobs say, each message once and in a line of its own; empty without a message. */
function quotes({ jobs }: Failure): string {
  const messages = new Set(jobs.flatMap(({ errorMessage }) => (errorMessage ? [`\`${errorMessage}\``] : [])));
  return shown([...messages], QUOTED).join('\n');
}

/**
 * Says what is true of every run with the code, and what repairs a mix. A message that is quoted replaces the meaning of its
 * code.
 */
function whatToDo(failure: Failure): string {
  const { code, jobs, reported } = failure;
  const repair = repairStep(reported);
  if (code === INCOMPLETE) return repair;
  if (code === NO_CODE) return `${NO_CODE_HINT} ${repair}`.trim();
  const { meaning = '', fix = FIX_IN_RUN, isResumed = false } = rowOf(failure) ?? {};
  const isQuoted = jobs.every(({ errorMessage }) => errorMessage !== undefined);
  // A repair that needs no fix is all that there is to do.
  const isAll = repair !== '' && repair !== ONCE_FIXED;
  const isKnown = isResumed && repair === '' && jobs.every(({ jobId }) => jobId !== undefined);
  return [isQuoted ? '' : meaning, isAll ? '' : fix, isKnown ? RESUMED : '', repair]
    .filter(Boolean)
    .join(' ');
}

/** Accepts any code, even one of another action or of a later version. */
function rowOf({ code }: Failure): (typeof ERROR_CODES)[ErrorCode] | undefined {
  return Object.hasOwn(ERROR_CODES, code) ? ERROR_CODES[code as ErrorCode] : undefined;
}
