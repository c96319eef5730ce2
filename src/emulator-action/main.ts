/** The emulator action: starts the emulator of the service, and leaves it running for the following steps. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseWholeNumber } from '../inputs/parsers.ts';
import { type InputTable, readInputs } from '../inputs/read-inputs.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { tempFolder } from '../runner/runner-files.ts';
import { saveState } from '../runner/saved-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { pages } from '../text/units.ts';
import { startEmulatorProcess } from './emulator-process.ts';
import { EMULATOR_FOLDER, type Ready, SETTINGS_FILE } from './handover.ts';

export const EMULATOR_INPUTS = {
  /** Pages of each site. */
  pages: {
    name: 'pages',
    default: '25',
    parse: (input, value) => parseWholeNumber(input, value, 1, 50_000),
  },
  /** The emulator itself reads them, since it knows the keys. */
  settings: { name: 'settings', default: '', parse: (_input, value) => value },
} as const satisfies InputTable;

/** The output for each property. A test compares the names with `action.yml`. */
export const EMULATOR_OUTPUTS = {
  'base-url': 'baseUrl',
  'api-key': 'apiKey',
  domain: 'domain',
  'project-id': 'projectId',
  'agent-job-id': 'agentJobId',
} as const satisfies Readonly<Record<string, keyof Ready>>;

/** A busy machine needs seconds to start a process. */
const READY_MS = 60_000;

export function main(): Promise<void> {
  // The outputs are the addresses and names of the emulator only.
  return runAction({ run: startEmulator, hasOutputs: false });
}

/** The bundled emulator, next to the script that the runner starts. */
function serverScript(): string {
  return path.join(path.dirname(process.argv[1] ?? ''), 'server', 'index.js');
}

async function startEmulator(signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readInputs(EMULATOR_INPUTS);
  const folder = await mkdtemp(path.join(tempFolder(), 'emulator-'));
  saveState(EMULATOR_FOLDER, folder);
  await writeFile(path.join(folder, SETTINGS_FILE), inputs.settings);

  log.info(`Starting the emulator with sites of ${pages(inputs.pages)}`);
  const emulator = { script: serverScript(), folder, pages: inputs.pages };
  const ready = await startEmulatorProcess(emulator, READY_MS, signal);
  for (const [name, property] of Object.entries(EMULATOR_OUTPUTS)) setOutput(name, ready[property]);
  log.info(`The emulator listens at ${ready.baseUrl} until the job ends; its log is in ${folder}`);
  return 'started';
}
