/** The runner's folder for temporary files, which it empties before and after each job. */
import os from 'node:os';

/** @returns absolute path; the system's own folder where no runner names one */
export function runnerTemp(): string {
  return process.env['RUNNER_TEMP'] || os.tmpdir();
}
