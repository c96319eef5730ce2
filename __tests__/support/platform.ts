/** What a system cannot do, and why. Tests that need it are skipped only there. */
import { it } from '@jest/globals';

const isWindows = process.platform === 'win32';

/** Why a test cannot send a signal to a process; undefined if it can. */
export const cannotSignal = isWindows
  ? 'Windows has no signals that a process could handle: one that is sent ends the process at once'
  : undefined;

/** Why a test cannot compare the modes of files; undefined if it can. */
export const cannotSetModes = isWindows ? 'Windows has no modes for files and folders' : undefined;

const reported = new Set<string>();

/** Returns `it`, or `it.skip` if there is a reason, which is printed once for each test file. */
export function itUnless(reason: string | undefined): typeof it | typeof it.skip {
  if (reason === undefined) return it;
  if (!reported.has(reason)) process.stderr.write(`Tests are left out. ${reason}.\n`);
  reported.add(reason);
  return it.skip;
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
