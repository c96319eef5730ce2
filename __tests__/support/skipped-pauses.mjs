// Loaded into the action's process. Its clock is that of the test, so that no result depends on the speed of the machine:
// a pause between two tries takes no time, and only pauses and the silence of the other side make time pass.
// A deadline takes longer, since a busy machine may need long for everything, and the silence of the other side shortens
// it: see `far-end-time.ts`.
import { statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const LOOK_MS = 20;
const LONGER = 10;

let skippedMs = 0;
const { setTimeout: sleep } = timers;
timers.setTimeout = (ms, ...args) => {
  skippedMs += ms;
  return sleep(0, ...args);
};
syncBuiltinESMExports();

const file = process.env['FAR_END_TIME'] ?? '';
const silentMs = () => 1000 * (statSync(file, { throwIfNoEntry: false })?.size ?? 0);
performance.now = () => skippedMs + silentMs();

/** By its timer: when a deadline is over at the other side, and what then happens. */
const deadlines = new Map();
const { setTimeout, clearTimeout } = globalThis;
const later = (callback, ms, realMs) => {
  const fire = () => {
    globalThis.clearTimeout(timer);
    callback();
  };
  const timer = setTimeout(fire, realMs);
  deadlines.set(timer, { endsAtMs: silentMs() + ms, fire });
  return timer;
};
globalThis.setTimeout = (callback, ms = 0, ...args) => later(() => callback(...args), ms, ms);
globalThis.clearTimeout = (timer) => {
  deadlines.delete(timer);
  clearTimeout(timer);
};
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  later(() => controller.abort(error), ms, ms * LONGER).unref();
  return controller.signal;
};
if (file !== '')
  setInterval(() => {
    const nowMs = silentMs();
    for (const { endsAtMs, fire } of [...deadlines.values()]) if (endsAtMs <= nowMs) fire();
  }, LOOK_MS).unref();
