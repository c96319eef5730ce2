/** States and sites of deployments, as objects of the code. */
import { Destination } from '../../src/deploy/destination/destination.ts';
import type { planDeployment } from '../../src/deploy/plan/plan.ts';
import type { State } from '../../src/deploy/state/state.ts';
import type { Files, FileVersion, RecordedRun, StateFile } from '../../src/deploy/state/state-file.ts';
import type { Listing } from '../../src/deploy/storage/storage.ts';
import { sortedByPath } from '../../src/site/byte-order.ts';
import { type SameNames, STATE_FOLDER } from '../../src/site/names.ts';
import { sha256Of } from './sha256.ts';

export const RUN: RecordedRun = {
  repository: 'octocat/docs',
  repositoryId: 77,
  workflow: 'Export',
  runId: 100,
  runNumber: 10,
  attempt: 1,
};

export const EXACT_NAMES: SameNames = { ignoresCase: false, mayNormalize: false };

/** A destination with its state in the usual folder. */
export function destinationWith(listing: Listing, names: Partial<SameNames> = {}): Destination {
  return new Destination(listing, new Map(), { ...EXACT_NAMES, ...names }, STATE_FOLDER);
}

/** The options of a plan for a server with a CDN, with which nothing expires. */
export const PLAN_OPTIONS: Parameters<typeof planDeployment>[3] = {
  deletes: true,
  keepMs: 7 * 86_400_000,
  immutable: [],
  cacheControl: 'no-cache',
  purges: true,
  keepsFolders: false,
  now: 0,
  run: RUN,
  holdUntil: undefined,
  unserved: undefined,
};

/** @param text contents in ASCII */
export function versionOf(text: string): FileVersion {
  return { sha256: sha256Of(text), size: text.length };
}

/** Returns files by their paths and texts. */
export function filesOf(texts: Readonly<Record<string, string>>): Files {
  return sortedByPath(new Map(Object.entries(texts).map(([path, text]) => [path, versionOf(text)])));
}

export function stateFile(given: Partial<StateFile> = {}): StateFile {
  return {
    complete: true,
    run: RUN,
    startedAt: '2026-11-20T06:00:00.000Z',
    finishedAt: '2026-11-20T06:01:00.000Z',
    jobId: undefined,
    contentDigest: 'sha256:live',
    files: new Map(),
    pending: new Map(),
    kept: new Map(),
    history: [],
    holdUntil: undefined,
    ...given,
  };
}

/** @param pending files of an interrupted deployment */
export function stateWith(live: Partial<StateFile> | undefined, pending?: Files): State {
  const interrupted = pending === undefined ? [] : [stateFile({ complete: false, pending })];
  return { live: live && stateFile(live), interrupted, earlier: [], runs: [RUN] };
}
