/** Saves state for the post step, which the runner starts when the job has ended. */
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';

/** @throws ActionError if the runner's file cannot be written: nothing may be started that cannot be closed */
export function saveState(name: string, value: string): void {
  try {
    core.saveState(name, value);
  } catch (cause) {
    throw new ActionError('disk', 'The state for the post step could not be saved.', {
      hint: 'The file that the runner names in GITHUB_STATE is not writable. Check whether its disk is full.',
      cause,
    });
  }
}
