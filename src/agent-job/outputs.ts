/** The outputs of the agent job action, and their names (contract: "The agent job action"). */
import { setOutput } from '../runner/step-outputs.ts';
import type { AgentJob } from '../service/schemas.ts';
import { END_STATUSES } from './wait-for-agent-job.ts';

/** What each output gives, beside `outcome`, which every action has. A test holds the names against `action.yml`. */
export const AGENT_JOB_OUTPUTS = {
  status: ({ status }) => (END_STATUSES.has(status) ? status : 'active'),
  'pr-link': ({ prLink }) => prLink,
  'source-repository': ({ repository }) => repository,
  'source-ref': ({ ref }) => ref,
  model: ({ model }) => model,
  'created-at': ({ createdAt }) => createdAt,
  'archived-at': ({ archivedAt }) => archivedAt,
} as const satisfies Readonly<Record<string, (job: AgentJob) => string>>;

/**
 * Sets the outputs that differ from what was set for the job's former state.
 *
 * @throws ActionError where the runner's file cannot be written
 */
export function setAgentJobOutputs(job: AgentJob, former: AgentJob | undefined): void {
  for (const [name, read] of Object.entries(AGENT_JOB_OUTPUTS)) {
    const value = read(job);
    if (former === undefined || value !== read(former)) setOutput(name, value);
  }
}
