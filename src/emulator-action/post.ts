/** The post step of the emulator action: ends the emulator, however the job ended. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { readState } from '../runner/saved-state.ts';
import { EMULATOR_FOLDER, SETTINGS_FILE } from './handover.ts';

export function post(): Promise<void> {
  return runAction({ run: removeFolder, hasOutputs: false });
}

/** The emulator ends within a second of the removal of its settings. The runner kills an emulator that hangs. */
async function removeFolder(): Promise<SuccessOutcome> {
  const folder = readState(EMULATOR_FOLDER);
  if (folder) {
    await rm(path.join(folder, SETTINGS_FILE), { force: true });
    // On Windows, its open log keeps the folder until it has ended. The runner empties its temporary folder in any case.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
  }
  return 'completed';
}
