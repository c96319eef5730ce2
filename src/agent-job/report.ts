/** What is known of a run so far: filled by the story step by step, read by the summary however the story ends. */
import type { AgentJob } from '../service/schemas.ts';
import type { AgentJobInputs } from './inputs.ts';

export interface AgentJobReport {
  /** Missing where an input could not be used. */
  inputs?: AgentJobInputs;
  /** As the service told it last. */
  job?: AgentJob;
}
