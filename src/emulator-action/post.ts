/** The post step of the emulator action: stops the emulator, however the job ended. */
import { rm } from 'node:fs/promises';
import { systemClock as clock } from '../context/clock.ts';
import { readState } from '../runner/read-state.ts';
import { runAction, type SuccessOutcome } from '../runner/run-action.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { EMULATOR_ADDRESS, EMULATOR_FOLDER, EMULATOR_HEALTH_KEY, EMULATOR_PID } from './step-state.ts';
import { type StartedEmulator, stopEmulator } from './stop-emulator.ts';

export function post(): Promise<void> {
  return runAction({
    run: endEmulator,
    hasOutputs: false,
    resumeHint: () => undefined,
    summary: () => undefined,
  });
}

async function endEmulator(signal: AbortSignal): Promise<SuccessOutcome> {
  const emulator = startedEmulator();
  const folder = readState(EMULATOR_FOLDER);
  const result = emulator === undefined ? 'not-running' : await stopEmulator(emulator, clock, signal);
  // On Windows, a file that is still open stays; the runner empties its folder for temporary files in any case.
  if (folder) await rm(folder, { recursive: true, force: true }).catch(() => {});
  if (result === 'not-ours') {
    log.info(`Process ${emulator?.pid} was left alone: nothing proves that it is still the emulator`);
  } else {
    log.info('The emulator has stopped');
  }
  return 'completed';
}

/** @returns undefined if the step never started one */
function startedEmulator(): StartedEmulator | undefined {
  const pid = Number(readState(EMULATOR_PID));
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  const [baseUrl = '', healthKey = ''] = [EMULATOR_ADDRESS, EMULATOR_HEALTH_KEY].map(readState);
  const folder = readState(EMULATOR_FOLDER);
  // The step may have been interrupted while the emulator started.
  if (healthKey === '' || !URL.canParse(baseUrl)) return { pid, folder };
  return { pid, folder, address: { baseUrl: new URL(baseUrl), healthKey } };
}
