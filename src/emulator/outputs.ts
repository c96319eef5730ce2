/** The outputs of the emulator action, and their names (contract: "The emulator action"). */
import { setOutput } from '../runner/step-outputs.ts';
import type { Ready } from './ready.ts';

/** What each output gives. A test holds the names against `action.yml`. */
export const EMULATOR_OUTPUTS = {
  'base-url': 'baseUrl',
  'api-key': 'apiKey',
  domain: 'domain',
  'project-id': 'projectId',
  'agent-job-id': 'agentJobId',
} as const satisfies Readonly<Record<string, keyof Ready>>;

/** @throws ActionError where the runner's file cannot be written */
export function setEmulatorOutputs(ready: Ready): void {
  for (const [name, field] of Object.entries(EMULATOR_OUTPUTS)) setOutput(name, ready[field]);
}
