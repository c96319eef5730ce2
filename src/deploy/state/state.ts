/** What the files of the state say together. Pure functions; `state-log.ts` reads and writes the files. */
import type { LiveState, PendingState, RunId } from './state-file.ts';

export interface State {
  /** The newest site that was deployed completely; undefined if there is none. */
  readonly live: LiveState | undefined;
  /** Deployments that did not end. Any file that they list may have been written or deleted. */
  readonly interrupted: readonly PendingState[];
}

/** Whether the site is among the last ten of the destination, the live one included. */
export function wasLive({ live }: State, contentDigest: string): boolean {
  return live?.history.includes(contentDigest) ?? false;
}

/** @returns the runs that have deployed; none from outside a workflow, where runs have no IDs */
function writersOf({ live, interrupted }: State): readonly RunId[] {
  const files = live === undefined ? interrupted : [live, ...interrupted];
  return files.map(({ run }) => run).filter(({ repositoryId }) => repositoryId !== 0);
}

/** @returns a run of another repository that has deployed to the destination; undefined outside a workflow */
export function otherWriter(state: State, run: RunId): RunId | undefined {
  if (run.repositoryId === 0) return undefined;
  return writersOf(state).find(({ repositoryId }) => repositoryId !== run.repositoryId);
}

/** @returns the ID of the newest run of the same repository, if it is newer than this run */
export function newerRun(state: State, run: RunId): number | undefined {
  const same = writersOf(state).filter(({ repositoryId }) => repositoryId === run.repositoryId);
  const newest = Math.max(0, ...same.map(({ runId }) => runId));
  return newest > run.runId ? newest : undefined;
}

/** @returns every path of the live site, of kept files, and of interrupted deployments */
export function knownPaths({ live, interrupted }: State): string[] {
  const ofLive = live === undefined ? [] : [...live.files.keys(), ...live.kept.keys()];
  return [...ofLive, ...interrupted.flatMap(({ pending }) => pending)];
}
