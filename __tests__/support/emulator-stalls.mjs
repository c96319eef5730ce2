// Loaded into every process of a step: the emulator's process writes its number, and does not begin to listen.
import './emulator-pid.mjs';

const [, script = ''] = process.argv;
const isEmulator = script.replaceAll('\\', '/').endsWith('/emulator/server/index.js');
if (isEmulator) await new Promise((resolve) => setTimeout(resolve, 600_000));
