/**
 * Starts the process of the emulator, which keeps running after the step until the post step removes its settings. The
 * process starts without a shell, which differs between systems. It keeps the runner's environment: at the end of the
 * job, the runner kills every process with its RUNNER_TRACKING_ID.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ActionError, InputError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import type { StartReport } from './messages.ts';

type Ready = Extract<StartReport, { ready: unknown }>['ready'];

const SETTINGS_HINT = 'emulator/README.md lists the keys and their values.';

/** A busy machine may need many seconds to start a process. */
const READY_MS = 60_000;

/**
 * Starts the emulator, waits until it listens, and lets it run after this process has ended.
 *
 * @param script the script to run
 * @param folder for its settings, its log, and its archives
 * @param pages of each site
 * @throws InputError if the emulator refuses its settings; ActionError if it exits early or takes too long; the
 *   signal's reason when it aborts
 */
export async function startEmulatorProcess(
  script: string,
  folder: string,
  pages: number,
  signal: AbortSignal,
): Promise<Ready> {
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

async function waitUntilReady(child: ChildProcess, folder: string, signal: AbortSignal): Promise<Ready> {
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
