/** The job summary of an agent job: a table, for people. */
import type { Ending } from '../runner/run-action.ts';
import { cleanText, escapeHtml } from '../text/clean-text.ts';
import { code, summaryText } from '../text/summary-text.ts';
import type { AgentJobReport } from './report.ts';

/** @returns undefined where there is nothing to tell but the error, which the annotation has told */
export function agentJobSummary({ inputs, job }: AgentJobReport, ending: Ending): string | undefined {
  if (inputs === undefined) return undefined;
  const rows: [string, string | undefined][] = [
    ['Agent job', code(inputs.jobId)],
    ['Project', code(inputs.projectId)],
    ['Status', job && code(job.status)],
    ['Pull request', job && pullRequest(job.prLink, ending)],
    ['Repository', job?.repository && code(job.repository)],
    ['Branch', job?.ref && code(job.ref)],
    ['Model', job?.model && code(job.model)],
    ['Created', job?.createdAt && code(job.createdAt)],
    ['Archived', job?.archivedAt && code(job.archivedAt)],
  ];
  const told = rows.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const headline = job?.status === 'archived' ? '🗄️ Agent job archived' : HEADLINES[ending.outcome];
  return summaryText(headline, ending, told);
}

const HEADLINES: Readonly<Record<Ending['outcome'], string>> = {
  completed: '✅ Agent job completed',
  started: '🚀 Agent job started',
  failed: '❌ Agent job failed',
  'timed-out': '⏳ Agent job still active',
  cancelled: '🚫 Waiting for the agent job cancelled',
  errored: '❌ The agent job could not be waited for',
};

function pullRequest(link: string, { outcome }: Ending): string {
  if (link === '') return outcome === 'completed' ? 'none' : '';
  const address = escapeHtml(link);
  return `<a href="${address}">${escapeHtml(cleanText(link))}</a>`;
}
