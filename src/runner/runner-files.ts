/** The files and folders that the runner names in environment variables. */
import os from 'node:os';
import path from 'node:path';

/**
 * The runner's folder for temporary files, which it empties before and after each job.
 *
 * @returns absolute path; the system's own folder if there is no runner
 */
export function tempFolder(): string {
  return process.env['RUNNER_TEMP'] || os.tmpdir();
}

const DISK_FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/**
 * How to fix a file or folder of the runner that cannot be written.
 *
 * @param variable the environment variable that names it
 * @param cause what the system said
 */
export function runnerFileHint(variable: string, cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  const named = `The runner names it in ${variable}.`;
  if (DISK_FULL.has(code)) return `${named} Its disk is full: free some space on the runner.`;
  return `${named} Check that it exists and that this step is allowed to write to it${code === undefined ? '' : ` (${code})`}.`;
}

/** What follows the workspace or the folder for temporary files: the rest of a path is the same in every run. */
export function shortPath(file: string): string {
  for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
    const rest = folder ? path.relative(folder, file) : '';
    if (rest !== '' && !rest.startsWith('..') && !path.isAbsolute(rest)) return rest;
  }
  return file;
}
