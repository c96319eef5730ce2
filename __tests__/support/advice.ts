/**
 * Compares what the alarm says about a run with the annotation of the run. The alarm knows only the error code and the
 * output `error-message`. What it advises for the code has to be true for every run with that code.
 */
import { expect } from '@jest/globals';
import { chatMessage, issueBody } from '../../src/alarm/alarm-text.ts';
import { failuresOf, parseNeeds } from '../../src/alarm/watched-jobs.ts';
import { FIX_IN_RUN } from '../../src/error-codes.ts';
import type { StepResult } from '../../tools/runner-double/run-step.ts';

/** The words for each advice, in every text of the actions. */
const ADVICE: Readonly<Record<string, RegExp>> = {
  'a new key': /\b(?:create|store) (?:a )?new\b.*\b(?:key|one)\b|\bmust be replaced\b/i,
  'ask the vendor': /\b(?:report|ask|contact)\b.*\bvendor\b/i,
  'run it again':
    /\brun(?:ning)? (?:the|this) workflow\b|"Run workflow"|\bwith `job-id|\bstart a new\b|\bcreate a new one\b/i,
  'resume the job': /\bto resume\b|\bbe resumed\b|\bwith (?:the )?`job-id/i,
  'a new job': /\bstart a new (?:export|job)\b|\bcreate a new one\b|\bempty `job-id`/i,
  'check the connection': /\bcheck\b.*(?:`base-url`|\bnetwork\b|\bproxy\b)/i,
  'raise a limit': /\b(?:raise|lower|increase) `/i,
  'add a permission': /\badd\b.*\bpermission/i,
  'wait in one queue': /`concurrency`/,
  'open the address': /\bin a browser\b/i,
  'debug logging': /\bdebug logging\b/i,
};

/** Whether a sentence is about some of the runs only. */
const CONDITION = /^(?:If|Unless|Otherwise)\b|, if |\bunless\b/;

/** Lines that only say which run and issue it is, and the titles of paragraphs. */
const FACTS = /^- (?:Run|Issue|Failed)\b.*$|^\*\*[^*]+\*\* /gm;

/** Returns each advice of a text; true if one of its sentences gives it without a condition. */
function adviceIn(text: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  // A text that is quoted has other quotation marks.
  const plain = text.replaceAll(FACTS, '').replaceAll("'", '`');
  for (const sentence of plain.split(/(?<=[.:!?]`?) |\n/)) {
    for (const [advice, words] of Object.entries(ADVICE)) {
      if (words.test(sentence)) found.set(advice, found.get(advice) || !CONDITION.test(sentence));
    }
  }
  return found;
}

/**
 * Returns what a text advises, and the annotation of the run does not: nothing about it, or only for some runs. A run
 * that advises nothing contradicts nothing.
 */
export function contradictions(text: string, annotation: string): string[] {
  const known = adviceIn(annotation);
  if (known.size === 0) return [];
  return [...adviceIn(text)]
    .filter(([advice, isForAll]) => !known.has(advice) || (isForAll && !known.get(advice)))
    .map(([advice]) => advice);
}

const WATCHED = { repository: 'octocat/docs', workflow: 'Export', key: '', runUrl: 'https://github.com/run' };
const MEMORY = {
  ...{ workflow: '', key: '', code: '', jobs: [], count: 1, since: '', commented: '', messaged: '' },
  ...{ mixed: [], run: 1 },
};

/** Returns the issue and the message about a job that failed with these outputs. */
function alarmOf(outputs: Readonly<Record<string, string>>): readonly [issue: string, message: string] {
  const [failure] = failuresOf(parseNeeds(JSON.stringify({ job: { result: 'failure', outputs } })), []);
  if (failure === undefined) throw new Error('There is no failure.');
  return [issueBody(failure, WATCHED, MEMORY), chatMessage(failure, WATCHED, undefined)];
}

/**
 * Expects that a step has the output `error-message` only if it failed, that the output is plain text from the first
 * line of the annotation, and that no alarm contradicts the annotation, with the output or without it.
 */
export function expectAlarmAgrees({ exitCode, outputs }: StepResult, annotation: string): void {
  const { 'error-message': message, ...others } = outputs;
  expect(message === undefined).toBe(others['error-code'] === undefined);
  if (message === undefined) return;
  expect(exitCode).not.toBe(0);
  expect(message).toMatch(/^[^\p{C}`<>@]+$/u);
  expect(message).not.toMatch(/:\/\/|www\./);
  expect([...message].length).toBeLessThanOrEqual(300);
  const [head = ''] = annotation.split('\n', 1);
  // Addresses, secrets, and markup are replaced.
  const parts = message.split(/[…＠']|\*{3}/);
  expect(parts.filter((part) => !head.includes(part))).toEqual([]);
  for (const given of [outputs, others]) {
    for (const text of alarmOf(given)) {
      // What the alarm refers to has to exist.
      if (text.includes(FIX_IN_RUN)) expect(annotation).toMatch(/\n./);
      expect({ text, says: contradictions(text, annotation) }).toEqual({ text, says: [] });
    }
  }
}
