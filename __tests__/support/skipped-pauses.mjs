// Loaded into the action's process. A pause between two tries takes no time, and its clock shows that the time has
// passed. Deadlines of requests and processes stay as they are.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

let skippedMs = 0;
const { setTimeout: sleep } = timers;
timers.setTimeout = (ms, ...args) => {
  skippedMs += ms;
  return sleep(0, ...args);
};
syncBuiltinESMExports();

const now = performance.now.bind(performance);
performance.now = () => now() + skippedMs;
