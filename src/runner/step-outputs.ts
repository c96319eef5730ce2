/** Writes the outputs of a step. The names stand with each action. */
import * as core from '@actions/core';
import { ActionError } from '../errors.ts';

/** @throws ActionError where the runner's file cannot be written: a step whose outputs are lost has failed */
export function setOutput(name: string, value: string | number): void {
  try {
    // Without the file the toolkit prints the value instead, for everybody to read, and no runner takes it any more.
    if (!process.env['GITHUB_OUTPUT']) throw new Error('GITHUB_OUTPUT is not set');
    core.setOutput(name, value);
  } catch (cause) {
    throw new ActionError('errored', `The output \`${name}\` could not be written.`, {
      hint: 'The file that the runner names in GITHUB_OUTPUT cannot be written: see whether its disk is full.',
      cause,
    });
  }
}
