// Loaded into the process of each action. A deadline is for another side that is silent. Here it does not respond late
// unless a test says so (`skipped-pauses.mjs`), but a busy machine may take long for everything.
const LONGER = 10;
const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms * LONGER);
