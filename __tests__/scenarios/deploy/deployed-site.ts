/** Sites, and what an earlier deployment of one has left at the destination. */
import { digestOf, type Files } from '../../support/archives.ts';
import { sha256Of } from '../../support/sha256.ts';

export const FIRST: Files = {
  '_next/static/a1.js': 'script',
  'guides/start.html': 'start',
  'index.html': 'home',
  'old/gone.html': 'gone',
};
/** One page and one script were added, one page was changed, and one page and one script were removed. */
export const SECOND: Files = {
  '_next/static/b2.js': 'script 2',
  'guides/new.html': 'new',
  'guides/start.html': 'start again',
  'index.html': 'home',
};
/** The script of the first site is kept for open pages. */
export const AFTER_SECOND: Files = { ...SECOND, '_next/static/a1.js': 'script' };
/** Files that no deployment uploaded. */
export const OTHERS: Files = { 'others/file.txt': 'of others', 'robots.txt': 'of others' };

/** Returns files of a folder of the workspace. */
export function under(folder: string, files: Files): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));
}

export const site = (files: Files) => under('site', files);

export function without(files: Files, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !names.includes(name)));
}

export interface Version {
  readonly sha256: string;
  readonly size: number;
}

export function versionsOf(files: Files): Record<string, Version> {
  const versions = Object.entries(files).map(([name, text]) => [
    name,
    { sha256: sha256Of(text), size: Buffer.byteLength(text) },
  ]);
  return Object.fromEntries(versions);
}

/** @returns a time in ISO 8601, this number of days from now */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}

/** Matches a time in ISO 8601 that is this number of days from now, at most an hour earlier or later. */
export function aboutInDays(days: number): object {
  const hoursFrom = (time: unknown) =>
    Math.abs(Date.parse(String(time)) - Date.now() - days * 86_400_000) / 3_600_000;
  return {
    asymmetricMatch: (time: unknown) => hoursFrom(time) < 1,
    toString: () => `about ${days} days from now`,
  };
}

/** The repository of every run, unless a scenario names another (tools/runner-double/runner-environment.ts). */
const REPOSITORY_ID = 1_296_269;
/** A run before that of the scenario. */
const EARLIER_RUN = 100;

export interface GivenState {
  readonly number?: number;
  readonly repositoryId?: number;
  readonly runId?: number;
  readonly jobId?: string;
  /** The live files. */
  readonly files?: Files;
  /** Kept files, each with its expiry time. */
  readonly kept?: Readonly<Record<string, readonly [text: string, until: string]>>;
  /** Sites that were live, the newest first. By default, the live one. */
  readonly history?: readonly Files[];
  /** Names of the pending states that the deployment has repaired. */
  readonly repaired?: readonly string[];
}

/** Returns a live state by its name (deploy/README.md, "The state"). */
function stateFile(given: GivenState): Record<string, string> {
  const { number = 2, repositoryId = REPOSITORY_ID, runId = EARLIER_RUN, files = {}, kept = {} } = given;
  return {
    [`.static-export/${stateName(number, runId)}`]: `${JSON.stringify({
      version: 1,
      kind: 'live',
      run: { repositoryId, runId },
      destination: '',
      finishedAt: inDays(-1),
      jobId: given.jobId,
      files: versionsOf(files),
      kept: Object.fromEntries(Object.entries(kept).map(([name, [, until]]) => [name, until])),
      history: (given.history ?? [files]).map(digestOf),
      repaired: given.repaired ?? [],
    })}\n`,
  };
}

interface GivenPending {
  readonly number?: number;
  readonly repositoryId?: number;
  readonly runId?: number;
  /** What the run may have written or deleted. */
  readonly pending: readonly string[];
  /** What others had under some of these names. */
  readonly others?: Files;
}

/** Returns the state of a deployment that has begun, by its name. */
export function pendingFile(given: GivenPending): Record<string, string> {
  const { number = 3, repositoryId = REPOSITORY_ID, runId = EARLIER_RUN, pending, others = {} } = given;
  const sizes = Object.entries(others).map(([name, text]) => [name, { size: Buffer.byteLength(text) }]);
  return {
    [`.static-export/${stateName(number, runId, 'pending')}`]: `${JSON.stringify({
      version: 1,
      kind: 'pending',
      run: { repositoryId, runId },
      destination: '',
      startedAt: inDays(-1),
      pending,
      others: Object.fromEntries(sizes),
    })}\n`,
  };
}

/** Returns the state of an interrupted deployment, as files of the workspace. */
export const pendingState = (given: GivenPending) => under('destination', pendingFile(given));

/** Returns the name of a state, with the writer that `withoutWriters` writes. */
export function stateName(number: number, runId = EARLIER_RUN, kind: 'live' | 'pending' = 'live'): string {
  return `${String(number).padStart(6, '0')}-${runId}-1-a1b2c3d4-${kind}.json`;
}

/** Returns a complete deployment of a site by an earlier run, by path in the destination. */
export function deployment(files: Files, given: GivenState = {}): Record<string, string> {
  const kept = Object.entries(given.kept ?? {}).map(([name, [text]]) => [name, text]);
  return { ...files, ...Object.fromEntries(kept), ...stateFile({ files, ...given }) };
}

/** Returns a complete deployment of a site by an earlier run, as files of the workspace. */
export const deployed = (files: Files, given: GivenState = {}) =>
  under('destination', deployment(files, given));

/** The names of states: that before the scenario's run, and those of the run. */
export const EARLIER_STATE = stateName(2);
export const OWN_PENDING = stateName(3, 200, 'pending');
export const OWN_STATE = stateName(4, 200);
export const NOTHING_DONE = { 'files-uploaded': '0', 'files-deleted': '0', 'bytes-uploaded': '0' };
