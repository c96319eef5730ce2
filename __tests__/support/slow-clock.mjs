// Loaded into the action's process. The clock of the runner is ten minutes slow.
const LATE_MS = 600_000;
const { now } = Date;
Date.now = () => now() - LATE_MS;
