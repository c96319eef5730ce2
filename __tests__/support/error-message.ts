/** Checks the output `error-message` of a step, which the alarm quotes, against the annotation of the step. */
import { expect } from '@jest/globals';
import type { StepResult } from '../../tools/runner-double/run-step.ts';

/**
 * Expects that a step has the output only if it failed, and that the output is plain text from the annotation, in at
 * most 500 characters, with the beginning and the end of what to do.
 */
export function expectErrorMessage({ exitCode, outputs }: StepResult, annotation: string): void {
  const { 'error-message': message, 'error-code': code } = outputs;
  expect(message === undefined).toBe(code === undefined);
  if (message === undefined) return;
  expect(exitCode).not.toBe(0);
  expect(message).toMatch(/^[^\p{C}`<>@]+$/u);
  expect(message).not.toMatch(/:\/\/|www\./);
  expect([...message].length).toBeLessThanOrEqual(500);
  const annotated = annotation.replaceAll('\n', ' ');
  // Hosts, secrets, markup, and what is too long are replaced.
  const parts = message.split(/[…＠']|\*{3}/);
  expect(parts.filter((part) => !annotated.includes(part.trim()))).toEqual([]);
  const [, fix = ''] = annotation.split('\n');
  const words = fix.match(/(?<![\w.:/@-])[A-Za-z]{2,}(?![\w.:/@-])/g) ?? [];
  expect(message).toMatch(new RegExp(words.slice(0, 8).join('\\b[^]*\\b')));
  expect(message).toMatch(new RegExp(words.slice(-8).join('\\b[^]*\\b')));
}
