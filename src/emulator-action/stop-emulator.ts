/**
 * Ends the emulator that a step left running. Hours may have passed, and the system gives the number of a process that
 * has ended to another one, so a process is only ended if it is provably the emulator of this step.
 */
import { connect } from 'node:net';
import path from 'node:path';
import type { Clock } from '../context/clock.ts';
import { commandLineOf } from './command-line.ts';
import { isHealthy } from './health.ts';

/** What the step saved of its emulator. */
export interface StartedEmulator {
  readonly pid: number;
  /** Its own folder, with a random name, which is among its arguments. */
  readonly folder: string;
  /** Where it listens; undefined if the step was interrupted before it knew. */
  readonly address?: { readonly baseUrl: URL; readonly healthKey: string };
}

/** `not-ours`: there is a process with this number, and nothing proves that it is the emulator. */
export type StopResult = 'stopped' | 'not-running' | 'not-ours';

/** How long it may take to stop by itself. */
const STOP_MS = 5000;
const CHECK_AGAIN_MS = 100;

/**
 * Stops the emulator: SIGTERM if it responds, and SIGKILL if it does not, or does not end.
 *
 * @throws the signal's reason when it aborts
 */
export async function stopEmulator(
  emulator: StartedEmulator,
  clock: Clock,
  signal: AbortSignal,
): Promise<StopResult> {
  const { pid, address } = emulator;
  if (!kill(pid, 0)) return 'not-running';
  if (address !== undefined && (await isHealthy(address.baseUrl, pid, address.healthKey, signal))) {
    kill(pid, 'SIGTERM');
    // The process table would say less: in a container without an init process, one that has ended stays there.
    const killAt = clock.now() + STOP_MS;
    while (await listens(address.baseUrl)) {
      if (clock.now() > killAt) return killIfProven(emulator);
      await clock.sleep(CHECK_AGAIN_MS, signal);
    }
    return 'stopped';
  }
  return killIfProven(emulator);
}

async function killIfProven({ pid, folder }: StartedEmulator): Promise<StopResult> {
  // The name of the folder alone: some systems print other letters than ASCII in another way.
  const name = path.basename(folder);
  if (name === '' || !(await commandLineOf(pid)).includes(name)) return 'not-ours';
  kill(pid, 'SIGKILL');
  return 'stopped';
}

/** @returns false if there is no such process, or it belongs to another user */
function kill(pid: number, how: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, how);
  } catch {
    return false;
  }
}

function listens({ hostname, port }: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
