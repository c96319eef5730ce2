/** `deployment.json`: who deployed the live site, and when. */
import { nullish, number, object, pipe, safeParse, string, transform, union } from 'valibot';
import { parseJson } from '../../text/decode-text.ts';

export interface DeploymentRecord {
  readonly jobId: string | undefined;
  readonly contentDigest: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly workflow: string;
  readonly runNumber: number;
  readonly runId: number;
  /** ISO 8601. */
  readonly finishedAt: string;
}

/** The fields of the live record that are used. */
export type LiveRecord = Pick<DeploymentRecord, 'jobId' | 'repository' | 'runId'>;

const TEXT = pipe(
  nullish(string()),
  transform((value) => value ?? undefined),
);
const RECORD = object({
  jobId: TEXT,
  repository: TEXT,
  runId: nullish(union([number(), pipe(string(), transform(Number), number())])),
});

/** @returns undefined if it is not such a record */
export function parseRecord(json: string): LiveRecord | undefined {
  const value = parseJson(json);
  const parsed = safeParse(RECORD, value);
  if (!parsed.success || Array.isArray(value)) return undefined;
  const { jobId, repository = '', runId } = parsed.output;
  return { jobId, repository, runId: runId ?? 0 };
}

/** Formats a record without its undefined properties. */
export function formatRecord(record: DeploymentRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Whether a newer run of the same repository has deployed the live site. */
export function isOlderRun(
  live: LiveRecord | undefined,
  run: Pick<DeploymentRecord, 'repository' | 'runId'>,
): boolean {
  return (
    live !== undefined &&
    live.repository !== '' &&
    live.repository === run.repository &&
    live.runId > run.runId
  );
}
