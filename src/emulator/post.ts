/** The post step of the emulator action: stops the emulator, however the job ended. */
import { rm } from 'node:fs/promises';
import { readState } from '../runner/read-state.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { systemClock as clock } from '../timing/clock.ts';
import { kill, stopEmulator } from './emulator-process.ts';
import { EMULATOR_ADDRESS, EMULATOR_FOLDER, EMULATOR_PID } from './step-state.ts';

export function post(): Promise<void> {
  return runAction({
    run: endEmulator,
    hasOutputs: false,
    resumeHint: () => undefined,
    summary: () => undefined,
  });
}

async function endEmulator(signal: AbortSignal): Promise<SuccessOutcome> {
  const [pid, address, folder] = [EMULATOR_PID, EMULATOR_ADDRESS, EMULATOR_FOLDER].map(readState);
  if (pid && address) await stopEmulator(Number(pid), new URL(address), clock, signal);
  // The step was interrupted while it started.
  else if (pid) kill(Number(pid), 'SIGKILL');
  // On Windows, a file that is still open stays; the runner empties its folder for temporary files in any case.
  if (folder) await rm(folder, { recursive: true, force: true }).catch(() => {});
  log.info('The emulator has stopped');
  return 'completed';
}
