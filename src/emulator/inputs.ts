/** The inputs of the emulator action (contract: "The emulator action"), and what it needs of the runner. */
import * as core from '@actions/core';
import { parseWholeNumber } from '../inputs/parsers.ts';
import { runnerTemp } from '../runner/temp-folder.ts';

export interface EmulatorInputs {
  /** Pages of each site. */
  readonly pages: number;
  /** The runner's folder for temporary files, absolute; it is emptied when the job has ended. */
  readonly temp: string;
}

/** Default of `action.yml`, again, for an input that is given as ''. A test holds the two against each other. */
export const EMULATOR_DEFAULTS = { pages: '25' } as const;

/** @throws InputError where one cannot be used */
export function readEmulatorInputs(): EmulatorInputs {
  return {
    pages: parseWholeNumber('pages', core.getInput('pages') || EMULATOR_DEFAULTS.pages, 1, 50_000),
    temp: runnerTemp(),
  };
}
