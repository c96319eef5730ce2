/** What the step saves for its post step: the names under which the runner keeps it. */

/** Process of the emulator, saved as soon as there is one. */
export const EMULATOR_PID = 'emulator-pid';
/** The emulator's own folder, saved before there is a process. */
export const EMULATOR_FOLDER = 'emulator-folder';
/** Where the emulator listens; not saved if it never did. */
export const EMULATOR_ADDRESS = 'emulator-address';
/** With it the emulator at that address proves that it is the one of this step; see `health.ts`. */
export const EMULATOR_HEALTH_KEY = 'emulator-health-key';
