// Loaded into the action's process: a runner whose clock is ten minutes behind.
const LATE_MS = 600_000;
const { now } = Date;
Date.now = () => now() - LATE_MS;
