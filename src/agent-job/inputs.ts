/** The inputs of the agent job action. */
import { InputError } from '../errors.ts';
import { parseId, parseText } from '../inputs/parsers.ts';
import { type InputTable, type InputValues, readInputs } from '../inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../inputs/service-inputs.ts';

const ID_FIX =
  'Pass the id that the service returned when the agent job was created: one word. An output or variable that is not ' +
  'set is empty.';

export const AGENT_JOB_INPUTS = {
  ...SERVICE_INPUTS,
  projectId: {
    name: 'project-id',
    isRequired: true,
    parse: (input, value) => parseId(input, value, 'a project', ID_FIX),
  },
  jobId: { name: 'job-id', parse: (input, value) => parseId(input, value, 'an agent job', ID_FIX) },
  prompt: { name: 'prompt', parse: parseText },
} as const satisfies InputTable;

export type AgentJobInputs = InputValues<typeof AGENT_JOB_INPUTS>;

/** @throws InputError for the first input that cannot be used */
export function readAgentJobInputs(): AgentJobInputs {
  const inputs = readInputs(AGENT_JOB_INPUTS);
  if (inputs.jobId === undefined && inputs.prompt === undefined) {
    throw new InputError(
      'prompt',
      'is empty, and so is `job-id`.',
      'Set `prompt` to create an agent job, `job-id` to wait for one, or both to send it a follow-up message. An output ' +
        'or variable that is not set is empty.',
    );
  }
  return inputs;
}
