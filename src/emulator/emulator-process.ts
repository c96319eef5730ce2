/**
 * The process of the emulator, which goes on when the step has ended. It is started without a shell, so that it is
 * the same on every system, and keeps the runner's environment: at the end of the job the runner ends what carries
 * its RUNNER_TRACKING_ID.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { ActionError } from '../errors.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Clock } from '../timing/clock.ts';
import type { Ready, Report } from './ready.ts';

export interface EmulatorProcessOptions {
  /** The script that it runs. */
  readonly script: string;
  /** Its own folder, for its log and its archives. It ends when the folder is gone. */
  readonly folder: string;
  readonly pages: number;
}

/** Starts it, and does not wait for it. */
export function spawnEmulator({ script, folder, pages }: EmulatorProcessOptions): ChildProcess {
  const log = openSync(logFile(folder), 'a');
  try {
    return spawn(process.execPath, [script, folder, String(pages)], {
      // What interrupts the step does not end the emulator.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
    });
  } finally {
    closeSync(log);
  }
}

/**
 * Waits until it listens.
 *
 * @throws ActionError where it ends before, or takes longer; the signal's reason when it aborts
 */
export async function untilReady(
  child: ChildProcess,
  folder: string,
  deadlineMs: number,
  signal: AbortSignal,
): Promise<Ready> {
  const deadline = AbortSignal.timeout(deadlineMs);
  const either = { signal: AbortSignal.any([signal, deadline]) };
  try {
    const ended = once(child, 'exit', either).then(([code, by]) => {
      throw new Error(`it ended with ${by ?? `code ${code}`}`);
    });
    const [report] = (await Promise.race([once(child, 'message', either), ended])) as [Report];
    if ('failed' in report) throw new Error(report.failed);
    return report.ready;
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof Error ? error.message : String(error);
    const what = deadline.aborted ? `it was not ready within ${deadlineMs / 1000} s` : cleanText(why);
    throw new ActionError('errored', `The emulator did not start: ${what}.`, {
      hint: await endOfLog(folder),
      cause: error,
    });
  }
}

/** Lets it go on when this process ends. */
export function letGo(child: ChildProcess): void {
  child.disconnect();
  child.unref();
}

/** How long it may take to end by itself. */
const STOP_MS = 5000;
const LOOK_AGAIN_MS = 100;

/**
 * Ends it: asks first, then insists.
 *
 * @param baseUrl where it answers; whether its process is there would say less, since one that has ended stays in the
 *   table of a container that nobody tidies
 * @throws the signal's reason when it aborts
 */
export async function stopEmulator(
  pid: number,
  baseUrl: URL,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  if (!kill(pid, 'SIGTERM')) return;
  const insistsAt = clock.now() + STOP_MS;
  while (await answers(baseUrl)) {
    if (clock.now() > insistsAt) {
      kill(pid, 'SIGKILL');
      return;
    }
    await clock.sleep(LOOK_AGAIN_MS, signal);
  }
}

/** @returns false where there is no such process, or it is not ours any more */
export function kill(pid: number, how: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, how);
  } catch {
    return false;
  }
}

function answers({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function logFile(folder: string): string {
  return path.join(folder, 'emulator.log');
}

async function endOfLog(folder: string): Promise<string | undefined> {
  const text = await readFile(logFile(folder), 'utf8').catch(() => '');
  return text.trim() === '' ? undefined : `Its log ends with: ${cleanText(text.trim().slice(-500))}`;
}
