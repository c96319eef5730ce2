/** Rules for the summary of every run. */
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';

/** Pairs of sentences that exclude each other. */
const CONTRADICTIONS: readonly (readonly [RegExp, RegExp])[] = [
  [/is whole|is unchanged|was left unchanged/i, /is a mix|may (?:see|have) a mix/i],
  [/the site was updated/i, /the site was not updated|nothing was changed|this run changed nothing/i],
  [/never reported its status/i, /is still running|continues/i],
  [/it is not known what visitors see/i, /is whole|the site was updated/i],
  [/dry run/i, / uploaded| deleted|the site was updated/],
  [/exported,/, /export failed/],
  // After a refusal, no text suggests how to bypass the guard.
  [/was not updated[^\n]*\((?:check-failed|superseded)\)/, /To go back, press/i],
];

/**
 * The first line after a failure says what visitors see, that an export was refused, or what a dry run or the agent job
 * action did.
 */
const FAILED =
  /the site (?:was (?:not )?updated|is a mix)|the folder (?:has|was|is)|it is not known what visitors see|dry run, nothing was changed|Agent job|^<h3>[^:]*: refused/i;

export function checkSummary({ exitCode, summary }: StepResult): void {
  for (const [one, other] of CONTRADICTIONS) {
    expect([one.exec(summary)?.[0], other.exec(summary)?.[0]]).not.toEqual([
      expect.any(String),
      expect.any(String),
    ]);
  }
  const [first = ''] = summary.split('\n', 1);
  if (exitCode === 1 && summary !== '') expect(first).toMatch(FAILED);
}
