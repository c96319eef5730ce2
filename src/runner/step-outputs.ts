/** Sets the outputs of a step. Their names are in the report of each action. Without a runner, nothing reads them. */
import { accessSync, constants } from 'node:fs';
import * as core from '@actions/core';
import { hasRunner, runnerFileError } from './runner-files.ts';

/** Throws ActionError if outputs cannot be set, before there is anything to lose. */
export function requireOutputs(): void {
  if (isUnread()) return;
  try {
    accessSync(process.env['GITHUB_OUTPUT'] ?? '', constants.W_OK);
  } catch (cause) {
    throw runnerFileError('The outputs of the step could not be written.', 'GITHUB_OUTPUT', cause);
  }
}

/** @throws ActionError if the runner's file cannot be written, since a step that loses its outputs has failed */
export function setOutput(name: string, value: string | number): void {
  if (isUnread()) return;
  try {
    // Without the file, the toolkit prints the value instead, and runners no longer read it from there.
    if (!process.env['GITHUB_OUTPUT']) throw new Error('GITHUB_OUTPUT is not set');
    core.setOutput(name, value);
  } catch (cause) {
    throw runnerFileError(`The output \`${name}\` could not be written.`, 'GITHUB_OUTPUT', cause);
  }
}

function isUnread(): boolean {
  return !hasRunner() && process.env['GITHUB_OUTPUT'] === undefined;
}
