/** The oldest rclone in `PATH` that the action uses. */

/** Earlier versions send credentials to the target of a redirect, and follow planted links (security advisories). */
export const OLDEST_RCLONE = '1.75.2';

/** @param version such as `1.76.0`, or `1.60.1-DEV` */
export function isNewEnough(version: string): boolean {
  const [parts, oldest] = [numbersOf(version), numbersOf(OLDEST_RCLONE)];
  const at = oldest.findIndex((number, index) => number !== (parts[index] ?? 0));
  return at === -1 || (parts[at] ?? 0) > (oldest[at] ?? 0);
}

function numbersOf(version: string): readonly number[] {
  return version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);
}
