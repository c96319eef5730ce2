/** States and sites of deployments, as objects of the code. */
import type { State } from '../../src/deploy/state/state.ts';
import type { Files, FileVersion, RecordedRun, StateFile } from '../../src/deploy/state/state-file.ts';
import { sortedByPath } from '../../src/site/byte-order.ts';
import { sha256Of } from './sha256.ts';

export const RUN: RecordedRun = {
  repository: 'octocat/docs',
  repositoryId: 77,
  workflow: 'Export',
  runId: 100,
  runNumber: 10,
  attempt: 1,
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
  return { live: live && stateFile(live), interrupted, runs: [RUN] };
}
