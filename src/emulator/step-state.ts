/** What the step leaves for its closing step: the names under which the runner keeps it. */

/** Process of the emulator, saved as soon as there is one. */
export const EMULATOR_PID = 'emulator-pid';
/** Folder of its own, saved before there is a process. */
export const EMULATOR_FOLDER = 'emulator-folder';
/** Where it answers; missing where it never did. */
export const EMULATOR_ADDRESS = 'emulator-address';
