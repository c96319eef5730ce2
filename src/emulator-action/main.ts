/** The emulator action. The emulator runs until the post step ends it, however the job ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError, InputError } from '../errors.ts';
import { parseText, wholeNumber } from '../inputs/parsers.ts';
import { type InputTable, readInputs } from '../inputs/read-inputs.ts';
import type { SuccessOutcome } from '../runner/result.ts';
import { runAction } from '../runner/run-action.ts';
import { tempFolder } from '../runner/runner-files.ts';
import { readState, saveState } from '../runner/saved-state.ts';
import { stepLog as log } from '../runner/step-log.ts';
import { setOutput } from '../runner/step-outputs.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted } from '../text/units.ts';
import { EMULATOR_OUTPUTS, type ReadyOutputs, SETTINGS_FILE, type StartReport } from './messages.ts';

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

const SETTINGS_HINT = '.github/EMULATOR.md in the repository of the action lists the keys and their values.';

/** A busy machine may need many seconds to start a process. */
const READY_MS = 60_000;

/**
 * Starts the emulator, waits until it listens, and lets it run after this process has ended, until the post step
 * removes its settings.
 *
 * @param script the script to run
 * @param folder for its settings, its log, and its archives
 * @param pages of each site
 * @throws InputError if the emulator refuses its settings; ActionError if it exits early or takes too long; the
 *   signal's reason when it aborts
 */
async function startEmulatorProcess(
  script: string,
  folder: string,
  pages: number,
  signal: AbortSignal,
): Promise<ReadyOutputs> {
  const child = spawnEmulator(script, folder, pages);
  try {
    return await waitUntilReady(child, folder, signal);
  } catch (error) {
    // The handle knows whether the process has ended, so the signal cannot reach another process.
    child.kill('SIGKILL');
    throw error;
  } finally {
    if (child.connected) child.disconnect();
    child.unref();
  }
}

/**
 * The process starts without a shell, which differs between systems. It keeps the runner's environment: at the end of
 * the job, the runner kills every process with its RUNNER_TRACKING_ID.
 */
function spawnEmulator(script: string, folder: string, pages: number): ChildProcess {
  const log = openSync(logFile(folder), 'a');
  try {
    return spawn(process.execPath, [script, folder, String(pages)], {
      // A signal to the step does not reach the emulator.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    });
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(
  child: ChildProcess,
  folder: string,
  signal: AbortSignal,
): Promise<ReadyOutputs> {
  const deadline = AbortSignal.timeout(READY_MS);
  const either = { signal: AbortSignal.any([signal, deadline]) };
  try {
    const ended = once(child, 'exit', either).then(([code, by]) => {
      throw new Error(`it exited with ${by ?? `code ${code}`}`);
    });
    const [report] = (await Promise.race([once(child, 'message', either), ended])) as [StartReport];
    if ('failed' in report) throw new Error(report.failed);
    if ('badSettings' in report)
      throw new InputError('settings', cleanText(report.badSettings), SETTINGS_HINT);
    return report.ready;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof InputError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    const what = deadline.aborted ? `it was not ready within ${READY_MS / 1000} s` : cleanText(why);
    throw new ActionError('internal', `The emulator did not start: ${what}.`, {
      hint: await lastLogLines(folder),
      cause: error,
    });
  }
}

function logFile(folder: string): string {
  return path.join(folder, 'emulator.log');
}

async function lastLogLines(folder: string): Promise<string | undefined> {
  const text = await readFile(logFile(folder), 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : `Its log ends with: ${cleanText(text.trim().slice(-500))}`;
}
