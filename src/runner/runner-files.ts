/** The files and folders whose paths the runner sets in environment variables. */
import os from 'node:os';
import path from 'node:path';
import { diskFix } from '../disk/disk-fix.ts';
import { ActionError } from '../errors.ts';

/** False if Node.js runs an action by itself, as in a network without GitHub. Each kind of runner sets the variable. */
export function hasRunner(): boolean {
  return process.env['GITHUB_ACTIONS'] === 'true';
}

/** Whether GitHub hosts the runner, so that its disk is lost after the job (GitHub Docs, "Variables reference"). */
export function isHostedByGitHub(): boolean {
  return process.env['RUNNER_ENVIRONMENT'] === 'github-hosted';
}

/** The runner's folder for temporary files, which it empties for each job; without a runner, the system's. */
export function tempFolder(): string {
  return process.env['RUNNER_TEMP'] || os.tmpdir();
}

/** @returns the folder in which other programs run, and where relative paths begin */
export function workspace(): string {
  return process.env['GITHUB_WORKSPACE'] || process.cwd();
}

/** Returns the error for a file or folder that cannot be written. The runner sets its path in the variable. */
export function runnerFileError(message: string, variable: string, cause: unknown): ActionError {
  const { code } = cause as NodeJS.ErrnoException;
  const said = code === undefined ? '' : ` The system reports ${code}.`;
  const hint = `The runner sets its path in ${variable}.${said} ${diskFix(cause)}`;
  return new ActionError('disk', message, { hint, cause });
}

/** Returns the part of a path after the workspace or the folder for temporary files. This part is constant. */
export function shortPath(file: string): string {
  for (const folder of [process.env['GITHUB_WORKSPACE'], process.env['RUNNER_TEMP']]) {
    const rest = folder ? path.relative(folder, file) : '';
    if (rest !== '' && !rest.startsWith('..') && !path.isAbsolute(rest)) return rest;
  }
  return file;
}
