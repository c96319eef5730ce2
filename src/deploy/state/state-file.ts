/** One file of the state as JSON (deploy/README.md, "The state"): what a deployment knew about the destination. */
import type { WorkflowRun } from '../../runner/workflow-run.ts';
import { sitePathProblem } from '../../site/site-path.ts';

/** The contents of a file: its digest as hex, and its size in bytes. */
export interface FileVersion {
  readonly sha256: string;
  readonly size: number;
}

/** Paths within the destination, with `/` between their parts. */
export type Files = ReadonlyMap<string, FileVersion>;

/** A file that the site no longer has, and that stays for open pages until then (ISO 8601). */
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
  readonly jobId: string | undefined;
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
  /** ISO 8601; undefined if it is not complete. */
  readonly finishedAt: string | undefined;
  readonly jobId: string | undefined;
  readonly contentDigest: string;
  /** The live site. If the state is not complete: the site that was live before. */
  readonly files: Files;
  /** If the state is not complete: every file that the deployment may write or delete, in the version that it writes. */
  readonly pending: Files;
  readonly kept: ReadonlyMap<string, KeptFile>;
  /** The newest first, the live one included. */
  readonly history: readonly PastSite[];
  /** ISO 8601; undefined if there is no hold. */
  readonly holdUntil: string | undefined;
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

/**
 * @returns undefined if the text is not JSON: then its write was interrupted
 * @throws Error with what is wrong, which continues a sentence, for JSON that is not such a state
 */
export function parseStateFile(text: string): StateFile | undefined {
  const json = parsedJson(text);
  if (json === undefined) return undefined;
  if (!isRecord(json)) throw new Error('is not a state');
  if (json['version'] !== 1) throw new Error('has a version other than 1');
  const complete = json['complete'];
  if (typeof complete !== 'boolean') throw new Error('does not report whether it is complete');
  const { history = [] } = json;
  if (!Array.isArray(history)) throw new Error('has a history that is not a list');
  return {
    complete,
    run: {
      repository: textIn(json, 'repository'),
      repositoryId: numberIn(json, 'repositoryId'),
      workflow: textIn(json, 'workflow'),
      runId: numberIn(json, 'runId'),
      runNumber: numberIn(json, 'runNumber'),
      attempt: numberIn(json, 'attempt'),
    },
    startedAt: textIn(json, 'startedAt'),
    finishedAt: optionalTextIn(json, 'finishedAt'),
    jobId: optionalTextIn(json, 'jobId'),
    contentDigest: textIn(json, 'contentDigest'),
    files: filesIn(json, 'files', isVersion),
    pending: complete ? new Map() : filesIn(json, 'pending', isVersion),
    kept: filesIn(json, 'kept', isKept),
    history: history.map(pastSite),
    holdUntil: timeIn(json, 'holdUntil'),
  };
}

type Json = Readonly<Record<string, unknown>>;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textIn(json: Json, name: string): string {
  const value = json[name];
  if (typeof value !== 'string') throw new Error(`has no \`${name}\``);
  return value;
}

function optionalTextIn(json: Json, name: string): string | undefined {
  return json[name] === undefined ? undefined : textIn(json, name);
}

function timeIn(json: Json, name: string): string | undefined {
  const value = optionalTextIn(json, name);
  if (value !== undefined && Number.isNaN(Date.parse(value))) throw new Error(`has no time in \`${name}\``);
  return value;
}

function numberIn(json: Json, name: string): number {
  const value = json[name];
  if (!Number.isSafeInteger(value)) throw new Error(`has no \`${name}\``);
  return value as number;
}

function pastSite(value: unknown): PastSite {
  if (!isRecord(value)) throw new Error('has a history that is not a list of sites');
  return {
    jobId: optionalTextIn(value, 'jobId'),
    contentDigest: textIn(value, 'contentDigest'),
    finishedAt: textIn(value, 'finishedAt'),
  };
}

/** Every path is checked: the list says what a deployment may delete. */
function filesIn<Version extends FileVersion>(
  json: Json,
  name: string,
  isValid: (value: unknown) => value is Version,
): ReadonlyMap<string, Version> {
  const files = json[name];
  if (!isRecord(files)) throw new Error(`has no \`${name}\``);
  const found = new Map<string, Version>();
  for (const [path, version] of Object.entries(files)) {
    if (sitePathProblem(path) !== undefined) throw new Error('has a path that no site may have');
    if (!isValid(version)) throw new Error(`has an entry in \`${name}\` that is not a file`);
    found.set(path, version);
  }
  return found;
}

const SHA256 = /^[0-9a-f]{64}$/;

function isVersion(value: unknown): value is FileVersion {
  if (!isRecord(value)) return false;
  const { sha256, size } = value;
  return typeof sha256 === 'string' && SHA256.test(sha256) && Number.isSafeInteger(size) && Number(size) >= 0;
}

function isKept(value: unknown): value is KeptFile {
  if (!isVersion(value)) return false;
  const { until } = value as Partial<KeptFile>;
  return typeof until === 'string' && !Number.isNaN(Date.parse(until));
}
