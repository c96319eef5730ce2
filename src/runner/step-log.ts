/** The step's log. Every line passes through here, so no text from outside can contain a workflow command. */
import * as core from '@actions/core';
import type { Logger } from '../context/context.ts';
import { safeText } from './secrets.ts';

/** Longest line of the log, in characters. */
const MAX_LINE_LENGTH = 2000;

export const stepLog: Logger = {
  info: (line) => core.info(safeText(line, MAX_LINE_LENGTH)),
  debug: (text) => {
    if (!core.isDebug()) return;
    for (const line of text.split('\n')) core.debug(safeText(line, MAX_LINE_LENGTH));
  },
};

/** Adds a warning to the run. The step still succeeds. */
export function logWarning(text: string): void {
  core.warning(safeText(text, MAX_LINE_LENGTH));
}
