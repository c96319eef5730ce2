// Makes the files through which a step talks to GitHub's runner (GITHUB_OUTPUT and its like), and reads afterwards
// what the step left in them. The format of the lines is in file-commands.ts.
//
// Source of the rules: actions/runner, FileCommandManager.cs.

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { property, type WorkflowCommand } from './command-grammar.ts';
import { type ParsedPairs, parsePairs, parsePaths } from './file-commands.ts';
import type { CommandReader } from './workflow-commands.ts';

/** Paths of the files, under the names of the variables that pass them to the step. */
export type StepFiles = Readonly<
  Record<'GITHUB_ENV' | 'GITHUB_OUTPUT' | 'GITHUB_PATH' | 'GITHUB_STATE' | 'GITHUB_STEP_SUMMARY', string>
>;

/** Results of a step, from its files or from legacy commands. */
export interface StepFileResults {
  /** Unmasked, as later steps of the same job get them. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The previous state and what this stage saved. */
  readonly state: Readonly<Record<string, string>>;
  /** What was written to GITHUB_ENV. */
  readonly env: Readonly<Record<string, string>>;
  /** What was written to GITHUB_PATH. */
  readonly paths: readonly string[];
  /** The step summary as it is uploaded, that is masked; empty when it is over 1 MiB, since it is dropped then. */
  readonly summary: string;
}

const summaryLimitBytes = 1024 * 1024;

/** Makes the files, empty, in a folder that exists. */
export function makeStepFiles(folder: string): StepFiles {
  const suffix = randomUUID();
  const make = (name: string): string => {
    const path = join(folder, `${name}_${suffix}`);
    writeFileSync(path, '');
    return path;
  };
  return {
    GITHUB_ENV: make('set_env'),
    GITHUB_OUTPUT: make('set_output'),
    GITHUB_PATH: make('add_path'),
    GITHUB_STATE: make('save_state'),
    GITHUB_STEP_SUMMARY: make('step_summary'),
  };
}

/**
 * Reads the files, after the legacy commands, in the runner's order. What cannot be read is reported to the
 * reader; `failed` says whether that fails the step.
 */
export function readStepFiles(
  files: StepFiles,
  reader: CommandReader,
  stateBefore: Readonly<Record<string, string>>,
): StepFileResults & { readonly failed: boolean } {
  const outputs = new Map<string, string>();
  const state = new Map<string, string>(Object.entries(stateBefore));
  const env = new Map<string, string>();
  let paths: string[] = [];
  let summary = '';
  let failed = false;

  for (const { name, value } of reader.commands.setOutputs) setIgnoringCase(outputs, name, value);
  for (const { name, value } of legacyState(reader.commands.others)) setIgnoringCase(state, name, value);

  const handle = (variable: keyof StepFiles, take: (path: string) => void): void => {
    try {
      take(files[variable]);
    } catch (error) {
      failed = true;
      const why = error instanceof Error ? error.message : String(error);
      reader.reportProblem('error', `Unable to process ${variable}: ${why}`);
    }
  };
  handle('GITHUB_PATH', (path) => {
    paths = parsePaths(readIfPresent(path));
  });
  handle('GITHUB_ENV', (path) => {
    eachPair(parsePairs(readIfPresent(path)), (name, value) => {
      // The runner refuses this one with an error that does not fail the step.
      if (name.toUpperCase() === 'NODE_OPTIONS')
        reader.reportProblem('error', 'GITHUB_ENV cannot set NODE_OPTIONS.');
      else env.set(name, value);
    });
  });
  handle('GITHUB_STEP_SUMMARY', (path) => {
    summary = readSummary(path, reader);
  });
  handle('GITHUB_STATE', (path) => {
    eachPair(parsePairs(readIfPresent(path)), (name, value) => setIgnoringCase(state, name, value));
  });
  handle('GITHUB_OUTPUT', (path) => {
    eachPair(parsePairs(readIfPresent(path)), (name, value) => {
      if (name === '') throw new Error('the name of an output is empty');
      setIgnoringCase(outputs, name, value);
    });
  });

  return {
    outputs: Object.fromEntries(outputs),
    state: Object.fromEntries(state),
    env: Object.fromEntries(env),
    paths,
    summary,
    failed,
  };
}

function legacyState(commands: readonly WorkflowCommand[]): { name: string; value: string }[] {
  return commands
    .filter(({ command }) => command === 'save-state')
    .map((command) => ({ name: property(command, 'name'), value: command.data }))
    .filter(({ name }) => name !== '');
}

/** Takes the pairs before a bad line, then throws for the bad line, as the runner does. */
function eachPair(parsed: ParsedPairs, take: (name: string, value: string) => void): void {
  for (const { name, value } of parsed.pairs) take(name, value);
  if (parsed.problem !== undefined) throw new Error(parsed.problem);
}

/** Outputs and state are the same whatever the case of their names: the first spelling stays, the last value wins. */
function setIgnoringCase(values: Map<string, string>, name: string, value: string): void {
  const known = [...values.keys()].find((key) => key.toLowerCase() === name.toLowerCase());
  values.set(known ?? name, value);
}

function readSummary(path: string, reader: CommandReader): string {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return '';
  if (size > summaryLimitBytes) {
    // The step does not fail by this, but its summary is lost.
    reader.reportProblem(
      'error',
      `The step summary has ${size} bytes, more than the ${summaryLimitBytes} allowed, and is dropped.`,
    );
    return '';
  }
  const lines = readIfPresent(path).split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${reader.mask(line)}\n`).join('');
}

/** Some actions delete the file. For the runner that is the same as an empty one. */
function readIfPresent(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
