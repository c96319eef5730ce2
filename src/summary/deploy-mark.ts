/**
 * Passes the result of a deploy step to the post step of an export step in the same job. The runner starts post steps
 * when the job has ended, and empties its temporary folder afterwards.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { tempFolder } from '../runner/runner-files.ts';
import { workflowRun } from '../runner/workflow-run.ts';
import { parseJson } from '../text/decode-text.ts';
import type { Live } from './verdicts.ts';

const markSchema = v.object({
  /** The destination without secrets. */
  name: v.string(),
  live: v.picklist(['updated', 'unchanged', 'incomplete', 'unknown', 'untouched'] as Live[]),
  /** False until the summary of the step is written: a step that was killed has none. */
  isReported: v.boolean(),
});

type DeployMark = v.InferOutput<typeof markSchema>;

/** The marks of one attempt of a run have this prefix, and each step has its own mark. */
function prefix(): string {
  const { runId, attempt } = workflowRun();
  return `static-export-deploy-${runId}-${attempt}-`;
}

/** Replaces the mark of this step. If that fails, the only effect is that the summary of the post step says less. */
export function markDeployStep(mark: DeployMark): void {
  const file = path.join(tempFolder(), `${prefix()}${workflowRun().step}.json`);
  try {
    writeFileSync(file, JSON.stringify(mark), { mode: 0o600 });
  } catch {}
}

/** @returns the marks of all deploy steps of this job that have begun */
export function readDeployMarks(): DeployMark[] {
  const folder = tempFolder();
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(prefix()));
    return names.flatMap((name) => {
      const mark = v.safeParse(markSchema, parseJson(readFileSync(path.join(folder, name), 'utf8')));
      return mark.success ? [mark.output] : [];
    });
  } catch {
    return [];
  }
}
