/** The emulator action. The emulator runs until the post step ends it, however the job ended. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseText, wholeNumber } from '../inputs/parsers.ts';
import { type InputTable, readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { tempFolder } from '../runner/runner-files.ts';
import { readState, saveState } from '../runner/saved-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { counted } from '../text/units.ts';
import { startEmulatorProcess } from './emulator-process.ts';
import { EMULATOR_OUTPUTS, SETTINGS_FILE } from './messages.ts';

export const EMULATOR_INPUTS = {
  /** Pages of each site. */
  pages: { name: 'pages', default: '25', parse: wholeNumber(1, 50_000) },
  /** The emulator itself reads the settings, since it knows the keys. */
  settings: { name: 'settings', default: '', parse: parseText },
} as const satisfies InputTable;

/** Name under which the runner keeps the path of the emulator's folder for the post step. */
const EMULATOR_FOLDER = 'emulator-folder';

export function main(): Promise<void> {
  // The outputs are the addresses and names of the emulator only.
  return runAction({ run: startEmulator, hasOutputs: false });
}

export function post(): Promise<void> {
  return runAction({ run: removeFolder, hasOutputs: false });
}

async function startEmulator(signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readInputs(EMULATOR_INPUTS);
  const folder = await mkdtemp(path.join(tempFolder(), 'emulator-'));
  saveState(EMULATOR_FOLDER, folder);
  await writeFile(path.join(folder, SETTINGS_FILE), inputs.settings);

  log.info(`Starting the emulator with sites of ${counted(inputs.pages, 'page')}`);
  // The bundled emulator is next to the script that the runner starts.
  const script = path.join(path.dirname(process.argv[1] ?? ''), 'server', 'index.js');
  const ready = await startEmulatorProcess(script, folder, inputs.pages, signal);
  for (const name of EMULATOR_OUTPUTS) setOutput(name, ready[name]);
  log.info(`The emulator listens at ${ready['base-url']} until the job ends; its log is in ${folder}`);
  return 'started';
}

/** The emulator ends within a second of the removal of its settings. The runner kills an emulator that hangs. */
async function removeFolder(): Promise<SuccessOutcome> {
  const folder = readState(EMULATOR_FOLDER);
  if (folder) {
    await rm(path.join(folder, SETTINGS_FILE), { force: true });
    // On Windows, the open log keeps the folder until the emulator has ended. The runner empties its temporary folder
    // in any case.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
  return 'completed';
}
