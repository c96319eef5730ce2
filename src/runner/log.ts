/** The step's log. Every line passes here, so no text from outside can command the runner. */
import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { cleanText } from '../text/clean-text.ts';
import { redact } from './secrets.ts';

/** What the parts that do the work may say. They get it handed in and never import the toolkit. */
export interface Log {
  info(line: string): void;
  /** Shown only where the workflow runs with debug logging. */
  debug(text: string): void;
  /** Runs something whose output is not ours to clean: the runner takes no commands from it. */
  withoutCommands<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Longest line of the log, in characters. */
const LONGEST_LINE = 2000;

export const stepLog: Log = {
  info: (line) => core.info(cleanText(redact(line), LONGEST_LINE)),
  debug: (text) => {
    if (!core.isDebug()) return;
    for (const line of text.split('\n')) core.debug(cleanText(redact(line), LONGEST_LINE));
  },
  async withoutCommands(work) {
    // Nobody can guess the word that ends it.
    const word = randomUUID();
    process.stdout.write(`::stop-commands::${word}\n`);
    try {
      return await work();
    } finally {
      process.stdout.write(`\n::${word}::\n`);
    }
  },
};
