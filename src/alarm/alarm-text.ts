/**
 * The texts of an alarm. The only texts from outside are error codes, job IDs, and job names. `watched-jobs.ts` accepts
 * only those without markup, and they are shown as code.
 */
import { hintFor } from './hints.ts';
import { type Failure, NO_CODE, type WatchedJob } from './watched-jobs.ts';

/** What an issue of this action remembers, in a hidden comment in its body. */
interface Memory {
  readonly code: string;
  /** The jobs that failed. */
  readonly jobs: readonly string[];
}

export function titleOf({ code }: Failure): string {
  return `The documentation workflow failed: ${code}`;
}

export function issueBody(failure: Failure, runUrl: string): string {
  return [
    whatFailed(failure),
    `**What to do:** ${hintFor(failure.code).hint}`,
    details(failure, runUrl),
    'This issue is closed by the next run in which every job succeeds.',
    marker({ code: failure.code, jobs: namesOf(failure.jobs) }),
  ].join('\n\n');
}

/** The comment on an issue that is already open. */
export function commentAgain(failure: Failure, runUrl: string): string {
  const again = whatFailed(failure).replace(/\.$/, ' again.');
  return [again, hintFor(failure.code).hint, details(failure, runUrl)].join('\n\n');
}

export function commentClosing(runUrl: string): string {
  return `It works again: ${runUrl}`;
}

/** @param issueUrl undefined if the issue could not be opened */
export function chatMessage(
  failure: Failure,
  { repository, runUrl }: { readonly repository: string; readonly runUrl: string },
  issueUrl: string | undefined,
): string {
  return [
    `${repository}: ${whatFailed(failure)}`,
    hintFor(failure.code).hint,
    details(failure, runUrl),
    issueUrl === undefined ? '- The issue on GitHub could not be opened.' : `- Issue: ${issueUrl}`,
  ].join('\n');
}

/** Returns the body of an issue with its memory replaced. */
export function withMemory(body: string, memory: Memory): string {
  return body.replace(MARKER, marker(memory));
}

/** @returns undefined for an issue that this action did not open */
export function memoryOf(body: string): Memory | undefined {
  const [, code, jobs] = MARKER.exec(body) ?? [];
  return code === undefined || jobs === undefined ? undefined : { code, jobs: jobs.split(',') };
}

const MARKER = /<!-- static-export-alarm code=([a-z0-9-]+) jobs=([\w,-]+) -->/;

function marker({ code, jobs }: Memory): string {
  return `<!-- static-export-alarm code=${code} jobs=${jobs.join(',')} -->`;
}

function namesOf(jobs: readonly WatchedJob[]): string[] {
  return jobs.map(({ name }) => name);
}

function whatFailed({ code, jobs }: Failure): string {
  const names = namesOf(jobs).map((name) => `\`${name}\``);
  const noun = names.length === 1 ? 'Job' : 'Jobs';
  const how = code === NO_CODE ? 'without an error code' : `with the error code \`${code}\``;
  return `${noun} ${names.join(', ')} failed ${how}.`;
}

/** Lists the run, and the export jobs with their IDs. */
function details({ code, jobs }: Failure, runUrl: string): string {
  const verb = hintFor(code).isResumable ? 'Resume with' : 'Export job:';
  const ids = jobs.flatMap(({ jobId }) => (jobId === undefined ? [] : [`- ${verb} \`job-id: ${jobId}\``]));
  return [`- Run: ${runUrl}`, ...ids].join('\n');
}
