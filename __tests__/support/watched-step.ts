/** Runs a step, interrupts it, and waits for the processes that it has started. */
import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { isAlive } from './processes.ts';
import { expectOneAnnotationOnFailure } from './run-built-action.ts';
import { type GivenAction, startAction } from './start-action.ts';
import { until } from './until.ts';

/** A signal to the action, or SIGKILL only to rclone. */
export const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGKILL', 'SIGKILL to rclone'] as const;
export type Interruption = (typeof INTERRUPTIONS)[number];

export interface Interrupted {
  readonly how: Interruption;
  /** The time begins when the log has so many lines, or text that this expression matches; by default, with the step. */
  readonly after?: number | string;
  readonly afterMs: number;
}

export interface WatchedResult extends StepResult {
  /** The time from the signal to the end of the step; undefined if the step ended before the signal. */
  readonly stoppedMs: number | undefined;
}

/** Expects that no process is left. */
export async function runWatched(options: GivenAction, interrupted?: Interrupted): Promise<WatchedResult> {
  const { after, afterMs } = interrupted ?? {};
  let timer: NodeJS.Timeout | undefined;
  let interruptedAt: number | undefined;
  let line = 0;
  const begin = (now: number | undefined, chunk = '') => {
    if (typeof after === 'string' ? new RegExp(after, 'm').test(chunk) : after === now)
      timer ??= setTimeout(interrupt, afterMs);
  };
  const running = startAction({ ...options, onOutput: (chunk) => begin(line++, chunk) });
  const { child } = running;
  const { pid = 0 } = child;
  const interrupt = () => {
    if (interrupted === undefined || child.exitCode !== null) return;
    interruptedAt = performance.now();
    if (interrupted.how !== 'SIGKILL to rclone') child.kill(interrupted.how);
    else for (const one of childrenOf(pid)) process.kill(one, 'SIGKILL');
  };
  begin(undefined);
  const children = new Set<number>();
  const watch = setInterval(() => childrenOf(pid).map((one) => children.add(one)), 20);
  const step = await running.result.finally(() => {
    clearInterval(watch);
    clearTimeout(timer);
  });
  const endedAt = performance.now();
  await until(
    () => ![...children].some(isAlive),
    'rclone ends after the step',
    () => step.log,
  );
  return { ...step, stoppedMs: interruptedAt && endedAt - interruptedAt };
}

/** Expects that an interrupted step says so, with one annotation. */
export function expectStopped(step: StepResult, how: Interruption): void {
  const { exitCode, outputs, stdout } = step;
  // A kill between the last output and the end of the process changes only the exit code.
  if (how === 'SIGKILL') return;
  if (exitCode === null) {
    // Node.js itself was still starting, so no code of the action has run.
    expect([stdout, outputs]).toEqual(['', {}]);
    return;
  }
  const code = how === 'SIGKILL to rclone' ? 'deploy-failed' : 'cancelled';
  expect([exitCode, outputs['error-code']]).toEqual([1, code]);
  expectOneAnnotationOnFailure({ step });
}

/** Returns the child processes of a process (on Linux only). */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
