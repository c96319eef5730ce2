/** Leaves a note for the closing step, which the runner starts when the job has ended. */
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';

/** @throws ActionError where the runner's file cannot be written: nothing may be begun that cannot be closed */
export function saveState(name: string, value: string): void {
  try {
    core.saveState(name, value);
  } catch (cause) {
    throw new ActionError('errored', 'A note for the closing step could not be written.', {
      hint: 'The file that the runner names in GITHUB_STATE cannot be written: see whether its disk is full.',
      cause,
    });
  }
}
