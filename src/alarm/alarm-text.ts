/**
 * The texts of an alarm. Three kinds of text come from outside. `watched-jobs.ts` accepts error codes, job IDs, and job
 * names only without markup, and makes error messages plain text. The name of the workflow and the key are shown
 * without their markup.
 */
import type { WorkflowRun } from '../runner/workflow-run.ts';
import { repairStep, verdictSentence } from '../summary/verdicts.ts';
import { cleanText, MAX_MESSAGE, plainText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { type Memory, withMemory } from './memory.ts';
import { codeOf, type Failure, INCOMPLETE, NO_CODE, type WatchedJob } from './watched-jobs.ts';

/** The workflow that the alarm watches. */
export interface Watched extends Pick<WorkflowRun, 'repository' | 'workflow' | 'runUrl'> {
  /** Input `key`. */
  readonly key: string;
}

/** The most jobs that a line lists, and the most lines about jobs. GitHub refuses a text of more than 65,536 characters. */
const SHOWN = 20;
const SHOWN_LINES = 5;

/** GitHub accepts 256 characters. The key has at most 100, and two codes 102. */
export function titleOf({ code }: Failure, { workflow, key }: Watched): string {
  const rest = `${key && ` (${key})`} failed: ${code}`;
  return `${cleanText(workflow, Math.min(80, 255 - rest.length))}${rest}`;
}

const CLOSED_BY =
  'The next run in which every job succeeds closes this issue. To add notes, write a comment.';

/** The text of the issue. Each failure replaces it. */
export function issueBody(failure: Failure, watched: Watched, memory: Memory): string {
  return withMemory(`${comment(failure, watched, memory)}\n\n${CLOSED_BY}`, memory);
}

/** The text of the issue after a run that has ended a mix, and that neither failed nor closes the issue. */
export function repairedBody(watched: Watched, memory: Memory): string {
  const text = [`The mix is repaired: ${watched.runUrl}`, timesFailed(memory), CLOSED_BY];
  return withMemory(text.join('\n\n'), memory);
}

/** The comment on an issue that is already open. */
export function comment(failure: Failure, watched: Watched, memory: Memory): string {
  const facts = [...details(failure, watched), timesFailed(memory)].join('\n');
  return [verdictSentence(failure.reported), ...whatHappened(failure, watched), facts].join('\n\n');
}

/**
 * @param issueUrl undefined if GitHub has not opened the issue
 * @param known what the issue stores after this failure, if GitHub has responded
 */
export function chatMessage(
  failure: Failure,
  watched: Watched,
  issueUrl: string | undefined,
  known?: Memory,
): string {
  return [
    `${watched.repository}: ${verdictSentence(failure.reported)}`,
    ...whatHappened(failure, watched),
    ...details(failure, watched),
    ...(known === undefined ? [] : [timesFailed(known)]),
    ...(issueUrl ? [`- Issue: ${issueUrl}`] : []),
  ].join('\n');
}

/** The message for a run in which it is unknown whether a job failed. */
export function unreadableMessage(watched: Watched): string {
  return [
    `${watched.repository}: the alarm of ${nameOf(watched)} cannot read its input \`needs\`, and does not know whether a job failed.`,
    `- Run: ${watched.runUrl}`,
  ].join('\n');
}

/** Says what failed and what to do: one line for the jobs that say the same, and one for a mix that none of them knows. */
function whatHappened({ jobs, reported }: Failure, watched: Watched): string[] {
  const lines = new Map<string, WatchedJob[]>();
  for (const job of jobs) {
    const said = saidBy(job);
    lines.set(said, [...(lines.get(said) ?? []), job]);
  }
  const happened = [...lines].map(([said, those]) => {
    const names = shown(
      those.map(({ name }) => `\`${name}\``),
      SHOWN,
    );
    return `Job${those.length > 1 ? 's' : ''} ${names.join(', ')} of ${nameOf(watched)} ${said}`;
  });
  const isOfEarlierRun = reported.live === 'incomplete' && !jobs.some(({ live }) => live === 'incomplete');
  const repair = repairStep(reported);
  // The message of a job that left the mix ends with it, unless there was no room.
  const isSaid = jobs.some(({ errorMessage }) => errorMessage?.endsWith(plainText(repair, MAX_MESSAGE)));
  return [
    ...shown(happened, SHOWN_LINES),
    ...(repair === '' || isSaid ? [] : [`${isOfEarlierRun ? EARLIER_MIX : ''}${repair}`]),
  ];
}

const EARLIER_MIX = 'An earlier run left the mix. ';

const DROPPED = 'GitHub drops an output that contains a secret, even a short one such as `22`';

/** Continues the sentence "Job `name` ...". */
function saidBy(job: WatchedJob): string {
  const { errorMessage, outcome, live, hasOutputs } = job;
  const code = codeOf(job);
  if (code === INCOMPLETE) return 'succeeded, and left the mix.';
  const ended = job.result === 'cancelled' ? 'was cancelled' : 'failed';
  const failed = `${ended} ${code === NO_CODE ? 'without an error code' : `with the error code \`${code}\``}`;
  if (errorMessage !== undefined) return `${failed}: \`${errorMessage}\``;
  if (code !== NO_CODE) {
    return `${failed}. Open the run: its error message says what to do. The job does not pass on \`error-message\`, or ${DROPPED}.`;
  }
  const open = `${failed}. Open the run, and see which step failed.`;
  if (outcome === 'completed' && (live === 'updated' || live === 'unchanged')) {
    return `${open} The deployment itself was completed.`;
  }
  if (hasOutputs && (outcome !== undefined || live !== undefined)) {
    return `${open} Another step failed, or ${DROPPED}.`;
  }
  return `${open} Possible causes: its runner was lost; another step failed; it never started, such as after a rejected approval; or it passes on no outputs.`;
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
function details({ jobs }: Failure, { runUrl }: Watched): string[] {
  const ids = jobs.flatMap(({ name, jobId }) => {
    const ofJob = jobs.length > 1 ? ` (\`${name}\`)` : '';
    return jobId === undefined ? [] : [`- Job ID${ofJob}: \`${jobId}\``];
  });
  return [`- Run: ${runUrl}`, ...shown(ids, SHOWN)];
}

function shown(lines: readonly string[], max: number): string[] {
  const more = lines.length - max;
  return more > 0 ? [...lines.slice(0, max), `and ${more} more`] : [...lines];
}
