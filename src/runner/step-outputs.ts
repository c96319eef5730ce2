/** Writes the outputs of a step. The names stand with each action; that each is declared is held by a test. */
import * as core from '@actions/core';

/**
 * @throws where the runner's output file is missing or cannot be written: a step whose outputs are lost has failed
 */
export function setOutput(name: string, value: string | number): void {
  core.setOutput(name, value);
}
