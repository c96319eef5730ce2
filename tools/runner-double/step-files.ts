// Creates the files through which a step communicates with GitHub's runner, such as GITHUB_OUTPUT, and reads them
// afterwards.
//
// Source of the rules: actions/runner, FileCommandManager.cs.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EOL } from 'node:os';
import { join } from 'node:path';

const VARIABLES = [
  'GITHUB_ENV',
  'GITHUB_OUTPUT',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
] as const;

/** Paths of the files, under the names of the variables that pass them to the step. */
export type StepFiles = Readonly<Record<(typeof VARIABLES)[number], string>>;

export interface StepFileResults {
  /** The outputs, unmasked, as later steps of the same job get them. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Every value that was written for an output, in order. The last value of an output applies. */
  readonly outputLog: readonly (readonly [name: string, value: string])[];
  /** What this stage saved. */
  readonly state: Readonly<Record<string, string>>;
  /** What was written to GITHUB_ENV. */
  readonly env: Readonly<Record<string, string>>;
  /** The step summary as it was written. The runner drops a summary of more than 1 MiB, so it is empty here. */
  readonly summary: string;
}

const SUMMARY_LIMIT = 1024 * 1024;

/** Creates empty files in an existing folder. */
export function makeStepFiles(folder: string): StepFiles {
  const files = VARIABLES.map((name) => [name, join(folder, name.toLowerCase())] as const);
  for (const [, file] of files) writeFileSync(file, '');
  return Object.fromEntries(files) as StepFiles;
}

/** @throws if a file does not have the format of the toolkit */
export function readStepFiles(files: StepFiles): StepFileResults {
  const summary = readIfPresent(files.GITHUB_STEP_SUMMARY);
  const outputLog = parsePairs(readIfPresent(files.GITHUB_OUTPUT));
  return {
    outputs: Object.fromEntries(outputLog),
    outputLog,
    state: Object.fromEntries(parsePairs(readIfPresent(files.GITHUB_STATE))),
    env: Object.fromEntries(parsePairs(readIfPresent(files.GITHUB_ENV))),
    summary: Buffer.byteLength(summary) > SUMMARY_LIMIT ? '' : summary,
  };
}

/** On Windows, the runner also reads lines that end with LF only, as in the saved state. */
const END = `(?:${EOL}|\n)`;

/** `name<<DELIMITER`, the lines of the value, and the delimiter. The toolkit writes no other form. */
const PAIR = new RegExp(`(.+)<<(.+)${END}(?:([^]*?)${END})?\\2${END}`, 'gy');

function parsePairs(text: string): [name: string, value: string][] {
  const pairs = [...text.matchAll(PAIR)];
  if (pairs.reduce((length, [pair]) => length + pair.length, 0) < text.length)
    throw new Error(`The runner could not read what the step wrote:\n${text}`);
  return pairs.map(([, name = '', , value = '']) => [name, value]);
}

/** Some actions delete the file. For the runner that is the same as an empty one. */
function readIfPresent(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
