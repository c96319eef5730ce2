/** Which statuses end a job: one pure function for each kind of job (docs/reference.md, "Job statuses"). */
import type { AgentJob, ExportJob, Publishing } from './schemas.ts';

/** What a status means for whoever waits. */
export type JobState = 'waiting' | 'completed' | 'failed';

/** The statuses that the service documents. Any other one is reported once in the log. */
export const EXPORT_JOB_STATUSES: ReadonlySet<string> = new Set(['queued', 'running', 'completed', 'failed']);
export const PUBLISHING_STATUSES: ReadonlySet<string> = new Set([
  'queued',
  'in_progress',
  'success',
  'failure',
]);
export const AGENT_JOB_STATUSES: ReadonlySet<string> = new Set(['active', 'completed', 'archived', 'failed']);

export function exportJobState({ status }: Pick<ExportJob, 'status'>): JobState {
  return status === 'completed' || status === 'failed' ? status : 'waiting';
}

export function publishingState({ status }: Pick<Publishing, 'status'>): JobState {
  if (status === 'success') return 'completed';
  return status === 'failure' ? 'failed' : 'waiting';
}

/**
 * An agent job that completed without a pull request is checked once more: the link appears only when the pull request
 * exists. It never appears if the agent changed nothing.
 *
 * @param previous the job at the previous check
 */
export function agentJobState(job: AgentJob, previous: AgentJob | undefined): JobState {
  switch (job.status) {
    case 'archived':
      return 'completed';
    case 'failed':
      return 'failed';
    case 'completed':
      return job.prLink === undefined && previous?.status !== 'completed' ? 'waiting' : 'completed';
    default:
      return 'waiting';
  }
}
