/** The emulator action: starts the emulator of the service, and leaves it running for the steps that follow. */
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { saveState } from '../runner/save-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { pages } from '../text/units.ts';
import { kill, letGo, spawnEmulator, untilReady } from './emulator-process.ts';
import { readEmulatorInputs } from './inputs.ts';
import { setEmulatorOutputs } from './outputs.ts';
import { EMULATOR_ADDRESS, EMULATOR_FOLDER, EMULATOR_PID } from './step-state.ts';

/** A busy machine takes seconds to start a process. */
const READY_MS = 60_000;

/** @param script what the process of the emulator runs */
export function main(script: string): Promise<void> {
  return runAction({
    story: (signal) => startEmulator(script, signal),
    // The outputs are the emulator's address and names alone.
    hasOutputs: false,
    whatGoesOn: () => undefined,
    summary: () => undefined,
  });
}

async function startEmulator(script: string, signal: AbortSignal): Promise<SuccessOutcome> {
  const inputs = readEmulatorInputs();
  const folder = await mkdtemp(path.join(inputs.temp, 'emulator-'));
  saveState(EMULATOR_FOLDER, folder);

  log.info(`Starting the emulator, whose sites have ${pages(inputs.pages)}`);
  const child = spawnEmulator({ script, folder, pages: inputs.pages });
  try {
    if (child.pid !== undefined) saveState(EMULATOR_PID, String(child.pid));
    const ready = await untilReady(child, folder, READY_MS, signal);
    saveState(EMULATOR_ADDRESS, ready.baseUrl);
    setEmulatorOutputs(ready);
    log.info(`It answers at ${ready.baseUrl} until the job ends; its log is in ${folder}`);
  } catch (error) {
    if (child.pid !== undefined) kill(child.pid, 'SIGKILL');
    throw error;
  }
  letGo(child);
  return 'started';
}
