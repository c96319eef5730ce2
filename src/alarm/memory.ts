/** The data that this action stores in a hidden comment of its issue: what failed, since when, and what was said. */
import * as v from 'valibot';
import { parseJson } from '../text/decode-text.ts';
import type { WatchedJob } from './watched-jobs.ts';

const memorySchema = v.object({
  /** Path of the workflow's file. */
  workflow: v.string(),
  key: v.string(),
  code: v.string(),
  /** The jobs that failed since the issue was opened. */
  jobs: v.array(v.string()),
  /** How many times it failed. */
  count: v.pipe(v.number(), v.safeInteger()),
  /** When it failed first (ISO 8601). */
  since: v.string(),
  /** The day of the last comment and message, such as `2026-11-12`, in UTC; empty if the message could not be sent. */
  told: v.string(),
  /** The jobs whose site was a mix when a run last knew it. */
  mixed: v.optional(v.array(v.string()), []),
  /** ID of the newest run that failed. */
  run: v.pipe(v.number(), v.safeInteger()),
});

export type Memory = v.InferOutput<typeof memorySchema>;

const COMMENT = /<!-- static-export-alarm (\{[^<>]*\}) -->/;

/** @returns undefined for an issue that this action did not open */
export function memoryOf(body: string): Memory | undefined {
  const parsed = v.safeParse(memorySchema, parseJson(COMMENT.exec(body)?.[1]));
  return parsed.success ? parsed.output : undefined;
}

/** Appends the memory. No text in it can end the comment, or mention a person or an issue. */
export function withMemory(text: string, memory: Memory): string {
  const json = JSON.stringify(memory).replace(
    /[<>@#]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
  return `${text}\n\n<!-- static-export-alarm ${json} -->`;
}

/**
 * Returns the jobs whose sites are a mix after a run: those that left one in this run, and those that the issue knows
 * of. A job that has learned how its own site is ends its mix, unless a newer run updated the issue.
 *
 * @param before undefined without an open issue
 * @param runId the ID of the run of `jobs`
 */
export function mixedJobs(jobs: readonly WatchedJob[], before: Memory | undefined, runId: number): string[] {
  const { mixed = [], run = 0 } = before ?? {};
  const known = new Set(run > runId ? [] : jobs.filter(knowsSite).map(({ name }) => name));
  const left = jobs.filter(({ live }) => live === 'incomplete').map(({ name }) => name);
  return [...new Set([...mixed.filter((name) => !known.has(name)), ...left])];
}

/** Whether the job has learned what the destination has. */
function knowsSite({ live }: WatchedJob): boolean {
  return live === 'updated' || live === 'unchanged' || live === 'incomplete';
}
