/** The inputs of the agent job action. */
import { InputError } from '../errors.ts';
import { idOf, parseText } from '../inputs/parsers.ts';
import { warnOfForm } from '../inputs/project-id.ts';
import { type InputTable, type InputValues, readInputs } from '../inputs/read-inputs.ts';
import { SERVICE_INPUTS } from '../inputs/service-inputs.ts';

const ID_FIX =
  'Pass the ID that the service returned when the agent job was created: one word. An output or variable that is not ' +
  'set is empty.';

export const AGENT_JOB_INPUTS = {
  ...SERVICE_INPUTS,
  projectId: { name: 'project-id', isRequired: true, parse: idOf('a project', ID_FIX) },
  jobId: { name: 'job-id', parse: idOf('an agent job', ID_FIX) },
  prompt: { name: 'prompt', parse: parseText },
} as const satisfies InputTable;

/** Requires a job to wait for, a prompt, or both. A prompt without a job creates a new job. */
export type AgentJobInputs = InputValues<typeof AGENT_JOB_INPUTS> &
  Readonly<{ jobId: string; prompt: undefined } | { prompt: string }>;

/** @throws InputError for the first input that cannot be used */
export function readAgentJobInputs(): AgentJobInputs {
  const { jobId, prompt, ...inputs } = readInputs(AGENT_JOB_INPUTS);
  warnOfForm(inputs.projectId);
  if (prompt !== undefined) return { ...inputs, jobId, prompt };
  if (jobId !== undefined) return { ...inputs, jobId, prompt };
  throw new InputError(
    'prompt',
    'is empty, and so is `job-id`.',
    'Set `prompt` to create an agent job, `job-id` to wait for one, or both to send it a follow-up message. An output ' +
      'or variable that is not set is empty.',
  );
}
