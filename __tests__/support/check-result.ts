/** Checks what a scenario of every action expects: outcome, outputs, annotation, and log. */
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';
import type { ActionRun } from './run-built-action.ts';
import type { CommonExpectation, ExportExpectation } from './scenario.ts';
import { checkSummaries } from './summary-rules.ts';

export function checkResult(
  expected: CommonExpectation & Pick<ExportExpectation, 'outputsAreLost' | 'postSays'>,
  { step, post }: ActionRun,
): void {
  const succeeds = ['completed', 'started', 'checked'].includes(expected.outcome);
  expect(step.exitCode).toBe(succeeds ? 0 : 1);
  if (!expected.outputsAreLost) expect(step.outputs).toMatchObject({ outcome: expected.outcome });
  for (const [name, value] of Object.entries(expected.outputs ?? {})) {
    const output = { [name]: step.outputs[name] };
    if (value instanceof RegExp) expect(output).toEqual({ [name]: expect.stringMatching(value) });
    else expect(output).toEqual({ [name]: value });
  }
  for (const text of expected.says ?? []) expect(annotationOf(step)).toMatch(text);
  for (const text of expected.log ?? []) expect(step.log).toMatch(text);
  checkSummaries(step, post);

  if (post === undefined) return;
  const isSilent = expected.postSays === undefined;
  const { exitCode, commands } = post;
  expect({ exitCode, annotations: commands.annotations.length }).toEqual({
    exitCode: isSilent ? 0 : 1,
    annotations: isSilent ? 0 : 1,
  });
  for (const text of expected.postSays ?? []) expect(annotationOf(post)).toMatch(text);
  expect(post.outputs).toEqual({});
}

/** Returns the annotation's text; empty if there is none. */
export function annotationOf({ commands }: StepResult): string {
  return commands.annotations.map(({ message }) => message).join('\n');
}
