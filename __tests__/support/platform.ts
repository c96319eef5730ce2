/** What a system cannot do, and why. Tests that need it are left out only there, and the end of the run says so. */
import { describe, it } from '@jest/globals';

const isWindows = process.platform === 'win32';

/** Why a test cannot send a signal to a process; undefined if it can. */
export const cannotSignal = isWindows
  ? 'Windows has no signals that a process could handle: one that is sent ends the process at once'
  : undefined;

/** Why a test cannot compare the modes of files; undefined if it can. */
export const cannotSetModes = isWindows ? 'Windows has no modes for files and folders' : undefined;

/** Returns `it`, or what leaves a test out if there is a reason. `left-out-reporter.mjs` lists it with the reason. */
export function itUnless(reason: string | undefined): typeof it | typeof it.skip {
  if (reason === undefined) return it;
  const skip = (title: string) => it.skip(leftOut(title, reason), () => {});
  const each = (rows: unknown[]) => (title: string) => it.skip.each(rows)(leftOut(title, reason), () => {});
  return Object.assign(skip, { each }) as unknown as typeof it.skip;
}

/** The same for a block. It is not loaded if it is left out, since it may use what is missing. */
export function describeUnless(reason: string | undefined, title: string, tests: () => void): void {
  if (reason === undefined) describe(title, tests);
  else itUnless(reason)(title, tests);
}

/** A reporter gets nothing but the titles of a test that did not run. */
function leftOut(title: string, reason: string): string {
  return `${title} (left out: ${reason})`;
}

/**
 * The environment for the system's `tar`. On macOS, it would add an entry `._name` for each file that has extended
 * attributes.
 */
export const TAR_ENVIRONMENT = { ...process.env, COPYFILE_DISABLE: '1' };

/**
 * Returns an absolute path as an archive names it. On Windows, it has slashes and no drive: the readers refuse a drive
 * and a backslash for other reasons.
 */
export function rootedName(file: string): string {
  return isWindows ? file.replace(/^[A-Za-z]:/, '').replaceAll('\\', '/') : file;
}
