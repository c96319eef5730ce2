/** The runner's folder for temporary files, which it empties before and after each job. */
import os from 'node:os';

/** @returns absolute path; the system's own folder if there is no runner */
export function tempFolder(): string {
  return process.env['RUNNER_TEMP'] || os.tmpdir();
}
