/**
 * Saves state of a step for its post step, which the runner starts when the job has ended. It does not load the
 * toolkit, so that a post step without anything to do ends immediately.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { runnerFileError } from './runner-files.ts';

/** @throws ActionError if the runner's file cannot be written, since nothing may be started that cannot be closed */
export function saveState(name: string, value: string): void {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  append(`${name}<<${delimiter}\n${value}\n${delimiter}\n`);
}

function append(text: string): void {
  try {
    appendFileSync(process.env['GITHUB_STATE'] ?? '', text);
  } catch (cause) {
    throw runnerFileError('The state for the post step could not be saved.', 'GITHUB_STATE', cause);
  }
}

/** @returns empty if nothing was saved under that name */
export function readState(name: string): string {
  return process.env[`STATE_${name}`] ?? '';
}
