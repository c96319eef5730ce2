/** One virtual clock for many tasks: time jumps to the next moment at which a task wakes. */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../../src/context/context.ts';

/** Resolution of the clock. */
const TICK_MS = 10;

/** Runs this many tasks, which start at the same moment, until all have ended. */
export async function runTogether(tasks: number, task: (clock: Clock) => Promise<void>): Promise<void> {
  let tick = 0;
  let running = tasks;
  /** Sleeping tasks by the tick at which they wake. */
  const sleepers = new Map<number, (() => void)[]>();
  const clock: Clock = {
    now: () => tick * TICK_MS,
    sleep: (ms) =>
      new Promise((wake) => {
        const until = tick + Math.max(1, Math.ceil(ms / TICK_MS));
        const others = sleepers.get(until);
        if (others === undefined) sleepers.set(until, [wake]);
        else others.push(wake);
      }),
  };
  const all = Promise.all(Array.from({ length: tasks }, () => task(clock).finally(() => running--)));
  await setImmediate();
  while (running > 0 && sleepers.size > 0) {
    tick += 1;
    const due = sleepers.get(tick);
    if (due === undefined) continue;
    sleepers.delete(tick);
    for (const wake of due) wake();
    await setImmediate();
  }
  await all;
}
