/** The emulator action: starts the emulator of the service, and leaves it running for the following steps. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { saveState } from '../runner/save-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { tempFolder } from '../runner/temp-folder.ts';
import { pages } from '../text/units.ts';
import { detach, spawnEmulator, waitUntilReady } from './emulator-process.ts';
import { readEmulatorInputs } from './inputs.ts';
import { setEmulatorOutputs } from './outputs.ts';
import { SETTINGS_FILE } from './ready.ts';
import { EMULATOR_ADDRESS, EMULATOR_FOLDER, EMULATOR_HEALTH_KEY, EMULATOR_PID } from './step-state.ts';

/** A busy machine needs seconds to start a process. */
const READY_MS = 60_000;

export function main(): Promise<void> {
  return runAction({
    run: startEmulator,
    // The outputs are the addresses and names of the emulator only.
    hasOutputs: false,
    resumeHint: () => undefined,
    summary: () => undefined,
  });
}

/** The bundled emulator, beside the script that the runner starts. */
function serverScript(): string {
  return path.join(path.dirname(process.argv[1] ?? ''), 'server', 'index.js');
}

async function startEmulator(signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readEmulatorInputs();
  const folder = await mkdtemp(path.join(tempFolder(), 'emulator-'));
  saveState(EMULATOR_FOLDER, folder);
  await writeFile(path.join(folder, SETTINGS_FILE), inputs.settings);

  log.info(`Starting the emulator with sites of ${pages(inputs.pages)}`);
  const child = spawnEmulator({ script: serverScript(), folder, pages: inputs.pages });
  try {
    if (child.pid !== undefined) saveState(EMULATOR_PID, String(child.pid));
    const { ready, healthKey } = await waitUntilReady(child, folder, READY_MS, signal);
    saveState(EMULATOR_ADDRESS, ready.baseUrl);
    saveState(EMULATOR_HEALTH_KEY, healthKey);
    setEmulatorOutputs(ready);
    log.info(`The emulator listens at ${ready.baseUrl} until the job ends; its log is in ${folder}`);
  } catch (error) {
    // By the handle, which knows whether the process has ended, so that no other one can be hit.
    child.kill('SIGKILL');
    throw error;
  }
  detach(child);
  return 'started';
}
