/** Reads the state that the step saved. It loads nothing, so a post step without anything to do ends at once. */

/** @returns empty if nothing was saved under that name */
export function readState(name: string): string {
  return process.env[`STATE_${name}`] ?? '';
}
