/** One file of the state as JSON (deploy/README.md, "The state"): what a deployment knew about the destination. */
import * as v from 'valibot';
import { DeployError } from '../../errors.ts';
import { sortedByPath } from '../../site/byte-order.ts';
import { sitePathProblem } from '../../site/site-path.ts';
import { cleanText } from '../../text/clean-text.ts';
import { parseJson } from '../../text/decode-text.ts';
import type { Listing } from '../storage/storage.ts';

/** The contents of a file: its digest as hex, and its size in bytes. */
export interface FileVersion {
  readonly sha256: string;
  readonly size: number;
  /** ISO 8601: the time that the destination listed for the file, if it keeps one. */
  readonly modified?: string | undefined;
}

/** Paths within the destination, with `/` between their parts. */
export type Files = ReadonlyMap<string, FileVersion>;

/** Identifies a run: its ID grows with each run of a repository, whichever workflow it belongs to. */
export interface RunId {
  /** `owner/name`, for messages: it changes if the repository is renamed. Empty outside a workflow. */
  readonly repository?: string | undefined;
  /** 0 outside a workflow, like the ID of the run. */
  readonly repositoryId: number;
  readonly runId: number;
}

/** A deployment that has ended: the site that is live. */
export interface LiveState {
  readonly kind: 'live';
  readonly run: RunId;
  /** The remote of the site, if the state is not in it: the inputs may name another one now. Otherwise empty. */
  readonly destination: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly jobId?: string | undefined;
  readonly files: Files;
  /** Until when a hashed file stays for open pages that the site no longer has (ISO 8601), by its path. */
  readonly kept: ReadonlyMap<string, string>;
  /** Content digests, the newest first, which is the one of the live site. */
  readonly history: readonly string[];
  /** Names of the pending states that this deployment has repaired, its own included. */
  readonly repaired: readonly string[];
}

/** A deployment that has begun: written before its first change, and once more when it fails. */
export interface PendingState {
  readonly kind: 'pending';
  readonly run: RunId;
  readonly destination: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Every file that the deployment may write or delete. */
  readonly pending: readonly string[];
  /** Those of them that belonged to others, as they were listed: one that is still so was not reached. */
  readonly others: Listing;
}

export type StateFile = LiveState | PendingState;

/** Omits undefined values. */
export function formatStateFile(file: StateFile): string {
  const body =
    file.kind === 'live'
      ? { ...file, files: Object.fromEntries(file.files), kept: Object.fromEntries(file.kept) }
      : { ...file, others: Object.fromEntries(file.others) };
  return `${JSON.stringify({ version: 1, ...body })}\n`;
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
  if (parsed.success) {
    const { version: _, ...file } = parsed.output;
    return file;
  }
  const [{ message, path }] = parsed.issues;
  if (message === OTHER_VERSION || message === BAD_PATH) throw unusableState(name, message);
  throw unusableState(name, `is not a state${path === undefined ? '' : `: see \`${path[0].key}\``}`);
}

const OTHER_VERSION = 'has a version other than 1';
const BAD_PATH = 'has a path that is not allowed in a site';
const SHA256 = /^[0-9a-f]{64}$/;

const integer = v.pipe(v.number(), v.safeInteger());
const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const sitePath = v.pipe(
  v.string(),
  v.check((path) => sitePathProblem(path) === undefined, BAD_PATH),
);

/**
 * Every path is checked, since the list determines what a deployment may delete. There may be 200,000 paths, and
 * valibot makes several objects for each. It also leaves the keys `constructor` and `__proto__` out of a record.
 */
function byPath<Value>(isValue: (value: unknown) => value is Value) {
  return v.pipe(
    v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
    v.rawTransform(({ dataset, addIssue, NEVER }): ReadonlyMap<string, Value> => {
      const values = new Map<string, Value>();
      for (const [path, value] of Object.entries(dataset.value)) {
        const isBadPath = sitePathProblem(path) !== undefined;
        if (isBadPath || !isValue(value)) {
          addIssue(isBadPath ? { message: BAD_PATH } : undefined);
          return NEVER;
        }
        values.set(path, value);
      }
      return sortedByPath(values);
    }),
  );
}

function isListed(value: unknown): value is { size: number; modified?: string } {
  const { size, modified } = (value ?? {}) as Partial<FileVersion>;
  return Number.isSafeInteger(size) && Number(size) >= 0 && (modified === undefined || v.is(time, modified));
}

function isVersion(value: unknown): value is FileVersion {
  return isListed(value) && SHA256.test(String((value as Partial<FileVersion>).sha256));
}

const common = {
  version: v.literal(1, OTHER_VERSION),
  run: v.object({ repository: v.optional(v.string()), repositoryId: integer, runId: integer }),
  destination: v.string(),
};

const stateSchema = v.variant('kind', [
  v.object({
    ...common,
    kind: v.literal('live'),
    finishedAt: time,
    jobId: v.optional(v.string()),
    files: byPath(isVersion),
    kept: byPath((value): value is string => v.is(time, value)),
    history: v.array(v.string()),
    repaired: v.array(v.string()),
  }),
  v.object({
    ...common,
    kind: v.literal('pending'),
    startedAt: time,
    pending: v.array(sitePath),
    others: byPath(isListed),
  }),
]);
