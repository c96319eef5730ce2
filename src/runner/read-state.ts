/** What an earlier stage of the step saved. It loads nothing: a closing step without anything to do ends at once. */

/** @returns empty where nothing was saved under that name */
export function readState(name: string): string {
  return process.env[`STATE_${name}`] ?? '';
}
