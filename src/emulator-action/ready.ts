/** What the step and the process of the emulator have to know of each other: a file, and the report of the process. */

/** In the emulator's folder: the text of the input `settings`. */
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
  /** The key is for the post step; see `health.ts`. */
  | { readonly ready: Ready; readonly healthKey: string }
  | { readonly badSettings: string }
  | { readonly failed: string };
