// Loaded into the process of each action. A deadline is for another side that is silent. Here it does not respond late
// unless a test says so (`skipped-pauses.mjs`, `REAL_PATIENCE`), but a busy machine may take long for everything.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const LONGER = 10;
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * LONGER);

/** So long the alarm waits for GitHub before it sends its message. */
const PATIENCE_MS = 10_000;
const { setTimeout: sleep } = timers;
const isLong = process.env['REAL_PATIENCE'] === undefined;
timers.setTimeout = (ms, ...args) => sleep(isLong && ms === PATIENCE_MS ? ms * LONGER : ms, ...args);
syncBuiltinESMExports();
