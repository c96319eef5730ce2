/** The outputs of the emulator action. */
import { setOutput } from '../runner/step-outputs.ts';
import type { Ready } from './ready.ts';

/** The output for each property. A test compares the names with `action.yml`. */
export const EMULATOR_OUTPUTS = {
  'base-url': 'baseUrl',
  'api-key': 'apiKey',
  domain: 'domain',
  'project-id': 'projectId',
  'agent-job-id': 'agentJobId',
} as const satisfies Readonly<Record<string, keyof Ready>>;

/** @throws ActionError if the runner's file cannot be written */
export function setEmulatorOutputs(ready: Ready): void {
  for (const [name, property] of Object.entries(EMULATOR_OUTPUTS)) setOutput(name, ready[property]);
}
