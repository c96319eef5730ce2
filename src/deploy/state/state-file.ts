/** One file of the state as JSON (deploy/README.md, "The state"): what a deployment knew about the destination. */
import * as v from 'valibot';
import { DeployError } from '../../errors.ts';
import type { WorkflowRun } from '../../runner/workflow-run.ts';
import { sitePathProblem } from '../../site/site-path.ts';
import { cleanText } from '../../text/clean-text.ts';
import { parseJson } from '../../text/decode-text.ts';

/** The contents of a file: its digest as hex, and its size in bytes. */
export interface FileVersion {
  readonly sha256: string;
  readonly size: number;
  /** ISO 8601: the time that the destination listed for the file, if it keeps one. */
  readonly modified?: string | undefined;
}

/** Paths within the destination, with `/` between their parts. */
export type Files = ReadonlyMap<string, FileVersion>;

/** A file that the site no longer has, but that is kept for open pages until this time (ISO 8601). */
export interface KeptFile extends FileVersion {
  readonly until: string;
}

/** Which run wrote the state. */
export type RecordedRun = Pick<
  WorkflowRun,
  'repository' | 'repositoryId' | 'workflow' | 'runId' | 'runNumber' | 'attempt'
>;

/** A site that was live at some time. */
interface PastSite {
  readonly jobId?: string | undefined;
  readonly contentDigest: string;
  /** ISO 8601. */
  readonly finishedAt: string;
}

export interface StateFile {
  /** False from before the first change until all changes are made. */
  readonly complete: boolean;
  readonly run: RecordedRun;
  /** ISO 8601. */
  readonly startedAt: string;
  /** ISO 8601; undefined if the state is not complete. */
  readonly finishedAt?: string | undefined;
  readonly jobId?: string | undefined;
  readonly contentDigest: string;
  /** The live site. If the state is not complete: the site that was live before. */
  readonly files: Files;
  /** If the state is not complete: every file that the deployment may write, or delete in this version. */
  readonly pending: Files;
  readonly kept: ReadonlyMap<string, KeptFile>;
  /** Pages that `verify-url` verifies besides the home page, even if a run changes nothing. */
  readonly pages?: readonly string[] | undefined;
  /** The newest first, including the live site. */
  readonly history: readonly PastSite[];
  /** Content digest of a site that was published again because `verify-url` did not serve it. */
  readonly unserved?: string | undefined;
  /** ISO 8601; undefined if there is no hold. */
  readonly holdUntil?: string | undefined;
}

/** Omits undefined values. */
export function formatStateFile({ run, files, pending, kept, complete, ...rest }: StateFile): string {
  const body = {
    version: 1,
    complete,
    ...run,
    ...rest,
    files: Object.fromEntries(files),
    ...(complete ? {} : { pending: Object.fromEntries(pending) }),
    kept: Object.fromEntries(kept),
  };
  return `${JSON.stringify(body)}\n`;
}

const UNUSABLE_HINT =
  'This run changed nothing, because it is not known which files are live. Restore the file, or an earlier version of it, ' +
  'from a backup. Without a backup, remove the state folder (`.static-export`, or the input `state`), and run the ' +
  'workflow again: it uploads every file, and deletes none.';

/** @param problem continues a sentence that begins with the name of the file */
export function unusableState(name: string, problem: string): DeployError {
  const message = `The state of the destination cannot be used: \`${cleanText(name)}\` ${problem}.`;
  return new DeployError(message, UNUSABLE_HINT);
}

/**
 * @param name of the file, for the message
 * @returns undefined if the text is not JSON: then its write was interrupted
 * @throws DeployError for JSON that is not such a state
 */
export function parseStateFile(text: string, name: string): StateFile | undefined {
  const json = parseJson(text);
  if (json === undefined) return undefined;
  const parsed = v.safeParse(stateSchema, json, { abortEarly: true });
  if (!parsed.success) {
    const [{ message, path }] = parsed.issues;
    if (message === OTHER_VERSION || message === BAD_PATH) throw unusableState(name, message);
    throw unusableState(name, `is not a state${path === undefined ? '' : `: see \`${path[0].key}\``}`);
  }
  const { version: _, repository, repositoryId, workflow, ...rest } = parsed.output;
  const { runId, runNumber, attempt, ...state } = rest;
  const run = { repository, repositoryId, workflow, runId, runNumber, attempt };
  return { ...state, run, pending: (state.complete ? undefined : state.pending) ?? new Map() };
}

const OTHER_VERSION = 'has a version other than 1';
const BAD_PATH = 'has a path that is not allowed in a site';

const integer = v.pipe(v.number(), v.safeInteger());
const optionalText = v.optional(v.string());
const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

/**
 * Every path is checked, since the list determines what a deployment may delete. There may be 200,000 paths, and
 * valibot makes several objects for each. It also leaves the keys `constructor` and `__proto__` out of a record.
 */
function filesSchema<Version>(isVersion: (value: unknown) => value is Version) {
  return v.pipe(
    v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    v.rawTransform(({ dataset, addIssue, NEVER }): ReadonlyMap<string, Version> => {
      const files = new Map<string, Version>();
      for (const [path, version] of Object.entries(dataset.value)) {
        const isBadPath = sitePathProblem(path) !== undefined;
        if (isBadPath || !isVersion(version)) {
          addIssue(isBadPath ? { message: BAD_PATH } : undefined);
          return NEVER;
        }
        files.set(path, version);
      }
      return files;
    }),
  );
}

function isVersion(value: unknown): value is FileVersion {
  const { sha256, size, modified } = (value ?? {}) as Partial<FileVersion>;
  const isContents = typeof sha256 === 'string' && SHA256.test(sha256) && Number.isSafeInteger(size);
  return isContents && Number(size) >= 0 && (modified === undefined || typeof modified === 'string');
}

function isKeptFile(value: unknown): value is KeptFile {
  return isVersion(value) && v.is(time, (value as Partial<KeptFile>).until);
}

const SHA256 = /^[0-9a-f]{64}$/;

const stateSchema = v.pipe(
  v.object({
    version: v.literal(1, OTHER_VERSION),
    complete: v.boolean(),
    repository: v.string(),
    repositoryId: integer,
    workflow: v.string(),
    runId: integer,
    runNumber: integer,
    attempt: integer,
    startedAt: v.string(),
    finishedAt: optionalText,
    jobId: optionalText,
    contentDigest: v.string(),
    files: filesSchema(isVersion),
    pending: v.optional(filesSchema(isVersion)),
    kept: filesSchema(isKeptFile),
    history: v.optional(
      v.array(v.object({ jobId: optionalText, contentDigest: v.string(), finishedAt: v.string() })),
      [],
    ),
    pages: v.optional(v.array(v.string())),
    unserved: optionalText,
    holdUntil: v.optional(time),
  }),
  v.forward(
    v.check(({ complete, pending }) => complete || pending !== undefined),
    ['pending'],
  ),
);
