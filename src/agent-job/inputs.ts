/** The inputs of the agent job action as one typed object (contract: "The agent job action"). */
import * as core from '@actions/core';
import { parseId } from '../inputs/parsers.ts';
import { readServiceInputs, type ServiceInputs } from '../inputs/service-inputs.ts';

export interface AgentJobInputs extends ServiceInputs {
  readonly projectId: string;
  readonly jobId: string;
}

const WHERE_IDS_COME_FROM =
  'Give the id as the service gave it, one word, when the agent job was made. An output or a variable that is ' +
  'not set is empty.';

/**
 * Reads and checks every input before the first request.
 *
 * @throws InputError at the first input that cannot be used
 */
export function readAgentJobInputs(): AgentJobInputs {
  return {
    ...readServiceInputs(),
    projectId: parseId('project-id', core.getInput('project-id'), 'a project', WHERE_IDS_COME_FROM),
    jobId: parseId('job-id', core.getInput('job-id'), 'an agent job', WHERE_IDS_COME_FROM),
  };
}
