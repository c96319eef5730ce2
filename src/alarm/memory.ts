/** The data that this action stores in a hidden comment of each issue: what failed, since when, and what was done. */
import * as v from 'valibot';
import { parseJson } from '../text/decode-text.ts';

const memorySchema = v.object({
  /** Path of the workflow's file. */
  workflow: v.string(),
  key: v.string(),
  code: v.string(),
  /** The jobs that failed. */
  jobs: v.array(v.string()),
  /** How many times it failed. */
  count: v.pipe(v.number(), v.safeInteger()),
  /** When it failed first (ISO 8601). */
  since: v.string(),
  /** The days of the last comment and the last message, such as `2026-11-12`, in UTC; empty if there was none. */
  commented: v.string(),
  messaged: v.string(),
  /** Whether the site was a mix in the newest run that knew it. */
  isMix: v.optional(v.boolean()),
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
