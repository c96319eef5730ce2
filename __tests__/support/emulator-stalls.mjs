// Loaded into every process of a step. The emulator's process writes its ID, and does not begin to listen.
import { isEmulator } from './emulator-pid.mjs';

if (isEmulator) await new Promise((resolve) => setTimeout(resolve, 600_000));
