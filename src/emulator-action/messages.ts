/** The names and messages that the emulator action and the process of the emulator share. */

/**
 * The file in the emulator's folder that contains the text of the input `settings`. The emulator ends when this file no
 * longer exists.
 */
export const SETTINGS_FILE = 'settings.yaml';

/** The outputs of the step: how to reach the emulator. A test compares the names with `action.yml`. */
export const EMULATOR_OUTPUTS = ['base-url', 'api-key', 'project-id', 'domain', 'agent-job-id'] as const;

export type ReadyOutputs = Readonly<Record<(typeof EMULATOR_OUTPUTS)[number], string>>;

/** The only message: the emulator listens, its settings cannot be used, or it could not start. */
export type StartReport =
  | { readonly ready: ReadyOutputs }
  | { readonly badSettings: string }
  | { readonly failed: string };
