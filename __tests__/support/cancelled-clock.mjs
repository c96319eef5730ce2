// Loaded into the action's process. After the runner's signal, only timers of 1.5 s or less fire, the time in which a
// cancelled run has to stop. A run that waits for a longer timer does not end, however fast or slow the machine is. These
// timers are limits of what a run still does, so they take longer here: a busy machine needs more time for the same. So
// does each deadline.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const STOP_MS = 1500;
const LONGER = 8;

let isCancelled = false;
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => (isCancelled = true));
const fires = (ms) => !isCancelled || ms <= STOP_MS;

const { setTimeout } = globalThis;
const later = (callback, ms, realMs) => setTimeout(() => fires(ms) && callback(), realMs);
globalThis.setTimeout = (callback, ms, ...args) =>
  later(() => callback(...args), ms, isCancelled ? ms * LONGER : ms);

const { setTimeout: sleep } = timers;
timers.setTimeout = async (ms, value, options) => {
  await sleep(ms, undefined, options);
  return fires(ms) ? value : new Promise(() => {});
};
syncBuiltinESMExports();

AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  later(() => controller.abort(error), ms, ms * LONGER).unref();
  return controller.signal;
};
