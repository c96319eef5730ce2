/** Sets the outputs of a step. Their names are in the report of each action. */
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';

/** @throws ActionError if the runner's file cannot be written: a step that loses its outputs has failed */
export function setOutput(name: string, value: string | number): void {
  try {
    // Without the file, the toolkit prints the value instead, and runners no longer read it from there.
    if (!process.env['GITHUB_OUTPUT']) throw new Error('GITHUB_OUTPUT is not set');
    core.setOutput(name, value);
  } catch (cause) {
    throw new ActionError('errored', `The output \`${name}\` could not be written.`, {
      hint: 'The file that the runner names in GITHUB_OUTPUT is not writable. Check whether its disk is full.',
      cause,
    });
  }
}
