/** Complete inputs of the actions. An input that a test does not give has the default of the action's table. */
import { AGENT_JOB_INPUTS, type AgentJobInputs } from '../../src/agent-job/inputs.ts';
import { DEPLOY_INPUTS, type DeployInputs } from '../../src/deploy/inputs/inputs.ts';
import { parseRemote, within } from '../../src/deploy/remote/remote.ts';
import { EXPORT_INPUTS } from '../../src/export/inputs/input-table.ts';
import type { ExportInputs } from '../../src/export/inputs/inputs.ts';
import type { InputTable, InputValues } from '../../src/inputs/read-inputs.ts';
import { STATE_FOLDER } from '../../src/site/names.ts';

type RequiredInput<Table extends InputTable> = {
  [Property in keyof Table]: Table[Property] extends { readonly isRequired: true } ? Property : never;
}[keyof Table];

/** The inputs of a step that sets none. The required inputs are left out, so that the compiler asks for them. */
export function defaultsOf<Table extends InputTable>(
  table: Table,
): Omit<InputValues<Table>, RequiredInput<Table>> {
  return Object.fromEntries(
    Object.entries(table)
      .filter(([, { isRequired }]) => !isRequired)
      .map(([property, { name, default: value, parse }]) => [
        property,
        value === undefined ? undefined : parse(name, value),
      ]),
  ) as Omit<InputValues<Table>, RequiredInput<Table>>;
}

export function exportInputs(given: Partial<ExportInputs> = {}): ExportInputs {
  return {
    ...defaultsOf(EXPORT_INPUTS),
    apiKey: 'mint_key',
    target: { by: 'domain', domain: 'docs.example.com', paths: [] },
    publishedProject: undefined,
    tempFolder: '/temp',
    ...given,
  };
}

export function deployInputs(given: Partial<DeployInputs> = {}): DeployInputs {
  const destination = given.destination ?? parseRemote('destination', 'docs:bucket');
  const state = within(destination, STATE_FOLDER);
  const computed = { destination, state, ownState: STATE_FOLDER, cdn: undefined, isForLaterStep: false };
  return { ...defaultsOf(DEPLOY_INPUTS), sitePath: '/site', ...computed, ...given };
}

export function agentJobInputs(given: Partial<AgentJobInputs> = {}): AgentJobInputs {
  const job = { projectId: 'project_1', jobId: 'agent_1', prompt: undefined };
  return { ...defaultsOf(AGENT_JOB_INPUTS), apiKey: 'mint_key', ...job, ...given } as AgentJobInputs;
}
