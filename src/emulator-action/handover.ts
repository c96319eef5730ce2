/** What the step, its post step, and the emulator process must know about each other. */

/** Name under which the runner keeps the path of the emulator's folder for the post step. */
export const EMULATOR_FOLDER = 'emulator-folder';

/** The file in the emulator's folder that has the text of the input `settings`. The emulator ends when this file is gone. */
export const SETTINGS_FILE = 'settings.yaml';

/** How to reach the emulator; each property becomes an output. */
export interface Ready {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly domain: string;
  readonly projectId: string;
  readonly agentJobId: string;
}

/** The only message: the emulator listens, its settings cannot be used, or it could not start. */
export type Report =
  | { readonly ready: Ready }
  | { readonly badSettings: string }
  | { readonly failed: string };
