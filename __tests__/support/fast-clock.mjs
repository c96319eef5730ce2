// Loaded into the action's process. Makes its timers and clocks ten times as fast, but not the network.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const SPEED = 10;

const { setTimeout } = globalThis;
globalThis.setTimeout = (callback, ms, ...args) => setTimeout(callback, ms / SPEED, ...args);
const { setTimeout: sleep } = timers;
timers.setTimeout = (ms, ...args) => sleep(ms / SPEED, ...args);
syncBuiltinESMExports();

const { timeout } = AbortSignal;
AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.ceil(ms / SPEED));

const now = performance.now.bind(performance);
performance.now = () => now() * SPEED;
