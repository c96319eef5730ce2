/** Checks what a scenario of every action expects: outcome, outputs, annotation, and log. */
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import { expectErrorMessage } from './error-message.ts';
import type { ActionRun } from './run-built-action.ts';
import type { CommonExpectation, ExportExpectation } from './scenario.ts';
import { checkSummary } from './summary-rules.ts';

/** The verdict before the error message of a run that has not deployed anything. */
const UNTOUCHED = /^The site was not updated by this run, and was not checked\. /;

export function checkResult(
  expected: CommonExpectation & Pick<ExportExpectation, 'outputsAreLost'>,
  { step, server }: ActionRun,
): void {
  const { outcome = expected.says === undefined ? 'completed' : 'errored' } = expected;
  expect(step.exitCode).toBe(['completed', 'started', 'checked'].includes(outcome) ? 0 : 1);
  if (!expected.outputsAreLost) expect(step.outputs).toMatchObject({ outcome });
  checkOutputs(expected.outputs, step);
  expectErrorMessage(step, annotationOf(step));
  const said = annotationOf(step).replace(UNTOUCHED, '');
  for (const text of expected.says ?? []) expect(said).toMatch(text);
  checkTexts(expected.warns ?? [], annotationsOf(step, 'warning'));
  for (const text of expected.log ?? []) expect(step.log).toMatch(text);
  checkTexts(expected.received, server?.requests ?? []);
  checkSummary(step);
}

export function checkOutputs(expected: CommonExpectation['outputs'] = {}, { outputs }: StepResult): void {
  for (const [name, value] of Object.entries(expected)) {
    const match = value instanceof RegExp ? expect.stringMatching(value) : value;
    expect({ [name]: outputs[name] }).toEqual({ [name]: match });
  }
}

/** Returns the annotation's text; empty if there is none. */
export function annotationOf(step: StepResult): string {
  return annotationsOf(step, 'error').join('\n');
}

function annotationsOf({ commands }: StepResult, of: 'error' | 'warning'): string[] {
  return commands.annotations.flatMap(({ level, message }) => (level === of ? [message] : []));
}

/** Expects one text for each that is expected, in the same order. */
export function checkTexts(
  expected: readonly (string | RegExp)[] | undefined,
  came: readonly string[],
): void {
  if (expected === undefined) return;
  expect(came).toHaveLength(expected.length);
  for (const [index, text] of expected.entries()) expect(came[index]).toMatch(text);
}
