/** Writes the job summary of an agent job. */
import { ICONS, type Result, reasonOf } from '../runner/result.ts';
import type { AgentJob } from '../service/agent-service.ts';
import { code, failureBlock, heading, link, summaryText, table, text } from '../summary/summary-text.ts';
import type { AgentJobInputs } from './inputs.ts';

/** An argument is undefined if its value is not known. */
export function agentJobSummary(
  inputs: Pick<AgentJobInputs, 'projectId'> | undefined,
  jobId: string | undefined,
  job: AgentJob | undefined,
  result: Result<'completed'>,
): string {
  const rows: [string, string | undefined][] = [
    ['Pull request', job && pullRequest(job.prLink, result)],
    ['Agent job', jobId && code(jobId)],
    ['Project', inputs && code(inputs.projectId)],
    ['Status', job && code(job.status)],
    ['Repository', job?.repository && code(job.repository)],
    ['Branch', job?.ref && code(job.ref)],
    ['Model', job?.model && code(job.model)],
    ['Created', job?.createdAt && code(job.createdAt)],
    ['Archived', job?.archivedAt && code(job.archivedAt)],
  ];
  const isArchived = job?.status === 'archived';
  const icon = isArchived ? '🗄️' : ICONS[result.outcome];
  const what = isArchived ? 'archived' : HEADLINES[result.outcome];
  return summaryText([
    heading(`${icon} Agent job${jobId === undefined ? '' : ` ${text(jobId)}`}: ${what}${reasonOf(result)}`),
    result.error === undefined ? '' : failureBlock(result.error.message, result.error.hint),
    table(rows),
  ]);
}

const HEADLINES: Readonly<Record<Result<'completed'>['outcome'], string>> = {
  completed: 'completed',
  failed: 'failed',
  'timed-out': 'still active',
  cancelled: 'waiting cancelled',
  errored: 'waiting failed',
};

function pullRequest(url: string | undefined, { outcome }: Result<'completed'>): string | undefined {
  if (url === undefined) return outcome === 'completed' ? 'none' : undefined;
  return link(url, text(url));
}
