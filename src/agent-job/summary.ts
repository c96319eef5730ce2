/** The job summary of an agent job: a table, for people. */
import type { Result } from '../runner/run-action.ts';
import type { AgentJob } from '../service/schemas.ts';
import { cleanText, escapeHtml } from '../text/clean-text.ts';
import { code, summaryText } from '../text/summary-text.ts';
import type { AgentJobInputs } from './inputs.ts';

/**
 * @param jobId undefined if it never became known
 * @param job undefined if the service never reported it
 */
export function agentJobSummary(
  inputs: Pick<AgentJobInputs, 'projectId'>,
  jobId: string | undefined,
  job: AgentJob | undefined,
  result: Result,
): string {
  const rows: [string, string | undefined][] = [
    ['Agent job', jobId && code(jobId)],
    ['Project', code(inputs.projectId)],
    ['Status', job && code(job.status)],
    ['Pull request', job && pullRequest(job.prLink, result)],
    ['Repository', job?.repository && code(job.repository)],
    ['Branch', job?.ref && code(job.ref)],
    ['Model', job?.model && code(job.model)],
    ['Created', job?.createdAt && code(job.createdAt)],
    ['Archived', job?.archivedAt && code(job.archivedAt)],
  ];
  const shown = rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const headline = job?.status === 'archived' ? '🗄️ Agent job archived' : HEADLINES[result.outcome];
  return summaryText(headline, result, shown);
}

const HEADLINES: Readonly<Record<Result['outcome'], string>> = {
  completed: '✅ Agent job completed',
  started: '🚀 Agent job started',
  failed: '❌ Agent job failed',
  'timed-out': '⏳ Agent job still active',
  cancelled: '🚫 Waiting for the agent job cancelled',
  errored: '❌ Waiting for the agent job failed',
};

function pullRequest(url: string | undefined, { outcome }: Result): string | undefined {
  if (url === undefined) return outcome === 'completed' ? 'none' : undefined;
  return `<a href="${escapeHtml(url)}">${escapeHtml(cleanText(url))}</a>`;
}
