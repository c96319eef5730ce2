/** Combines all files of the state, with pure functions. `state-log.ts` reads and writes the files. */
import { sortedByPath } from '../../site/byte-order.ts';
import type { FileVersion, RecordedRun, StateFile } from './state-file.ts';

export interface State {
  /** The newest complete state; undefined if no deployment was ever completed. */
  readonly live: StateFile | undefined;
  /** Deployments that did not complete. Any file that they list may have been written or deleted. */
  readonly interrupted: readonly StateFile[];
  /**
   * Deployments that were interrupted before the live one. They may have continued after it: a run that seems to be dead
   * may only be slow.
   */
  readonly earlier: readonly StateFile[];
  /** Runs that wrote a state, or that found nothing to change. */
  readonly runs: readonly RunId[];
}

/** Identifies a run: its ID grows with each run of a repository, whichever workflow it belongs to. */
export type RunId = Pick<RecordedRun, 'repositoryId' | 'runId'>;

export interface NumberedState {
  readonly name: string;
  /** Grows with each write. */
  readonly number: number;
  /** The step that wrote it, as in the name: run ID, attempt, and a random part. Two jobs of a run are two writers. */
  readonly writer: string;
  readonly file: StateFile;
}

/**
 * @param states those that can be read, in any order
 * @param recorded runs without changes
 */
export function stateOf(states: readonly NumberedState[], recorded: State['runs']): State {
  const sorted = states.toSorted(
    (one, other) => one.number - other.number || (one.name < other.name ? -1 : 1),
  );
  const live = sorted.findLast(({ file }) => file.complete);
  // If two concurrent runs both completed, each may have deleted live files of the other one.
  const concurrent = sorted.filter((state) => state.file.complete && isConcurrent(state, live));
  const interrupted = sorted
    .filter((state) =>
      state.file.complete
        ? concurrent.includes(state) || (concurrent.length > 0 && state === live)
        : isInterrupted(state, live),
    )
    .map(({ file }) => (file.complete ? { ...file, pending: new Map([...file.files, ...file.kept]) } : file))
    // A run that only removes kept files leaves the site whole, even if it is interrupted.
    .filter(({ pending }) => pending.size > 0);
  const isLast = ({ writer, number }: NumberedState) =>
    !sorted.some((other) => other.writer === writer && other.number > number);
  const earlier = sorted.filter(
    (state) => !state.file.complete && isLast(state) && !isInterrupted(state, live),
  );
  return {
    live: live && { ...live.file, files: sortedByPath(live.file.files) },
    interrupted,
    earlier: earlier.map(({ file }) => file),
    runs: [...sorted.map(({ file }) => file.run), ...recorded],
  };
}

/**
 * An incomplete state does not count if its writer later wrote the live state. Neither does an older one that the writer
 * of the live state knew, and so has repaired: it may remain if the storage refuses to remove it.
 */
function isInterrupted({ writer, number }: NumberedState, live: NumberedState | undefined): boolean {
  if (live === undefined || number > live.number) return true;
  return writer !== live.writer && number >= firstNumberOf(live);
}

/** Whether another writer wrote the state after that of the live state had begun to write. */
function isConcurrent({ writer, number }: NumberedState, live: NumberedState | undefined): boolean {
  return live !== undefined && writer !== live.writer && number >= firstNumberOf(live);
}

/**
 * A deployment writes a complete state directly after an incomplete one, whose number is greater than that of every state
 * that it knew.
 */
export function firstNumberOf(complete: Pick<NumberedState, 'number'>): number {
  return complete.number - 1;
}

/** @returns the ID of the newest run of the same repository, if there is one and it is newer than this run */
export function newerRun({ runs }: State, run: RunId): number | undefined {
  const newest = newestOf(runs, run);
  return newest > run.runId ? newest : undefined;
}

/** Whether this run is newer than every run of the same repository in the state. False outside a workflow. */
export function isNewestRun({ runs }: State, run: RunId): boolean {
  return run.repositoryId !== 0 && run.runId > newestOf(runs, run);
}

function newestOf(runs: readonly RunId[], { repositoryId }: RunId): number {
  const same = runs.filter((other) => repositoryId !== 0 && other.repositoryId === repositoryId);
  return Math.max(0, ...same.map(({ runId }) => runId));
}

/** Whether there was any deployment. */
export function isKnown({ live, interrupted }: State): boolean {
  return live !== undefined || interrupted.length > 0;
}

/** @returns every path of the live site, of kept files, and of interrupted deployments */
export function knownFiles({ live, interrupted, earlier }: State): string[] {
  const states = live === undefined ? interrupted : [live, ...interrupted];
  const paths = states.flatMap(({ files, kept, pending }) => [
    ...files.keys(),
    ...kept.keys(),
    ...pending.keys(),
  ]);
  return [...paths, ...earlier.flatMap(({ pending }) => [...pending.keys()])];
}

/** @returns for each path, every version that these deployments may have written or deleted */
export function pendingVersions(states: readonly StateFile[]): ReadonlyMap<string, readonly FileVersion[]> {
  const versions = new Map<string, FileVersion[]>();
  for (const { pending } of states) {
    for (const [path, version] of pending) {
      const known = versions.get(path);
      if (known === undefined) versions.set(path, [version]);
      else known.push(version);
    }
  }
  return versions;
}

/** The longest time of a job that GitHub hosts ("Usage limits"): after it, a run is surely over. */
const LONGEST_JOB_MS = 6 * 3_600_000;

/**
 * Whether the run that wrote a state may still write to the destination.
 *
 * @param run the run that asks. An earlier attempt of the same run is over.
 */
export function mayStillWork(
  { complete, startedAt, run: writer }: StateFile,
  now: number,
  run: Pick<RecordedRun, 'repositoryId' | 'runId' | 'attempt'>,
): boolean {
  const isEarlierAttempt =
    run.repositoryId !== 0 &&
    writer.repositoryId === run.repositoryId &&
    writer.runId === run.runId &&
    writer.attempt < run.attempt;
  return !complete && !isEarlierAttempt && now - Date.parse(startedAt) < LONGEST_JOB_MS;
}

/** The time in which only runs that a person starts change the destination (input `hold`). */
export interface Hold {
  /** ISO 8601. */
  readonly until: string;
  /** The run that set it. */
  readonly setBy: RecordedRun;
}

/** @param until the end of the hold after a run (ISO 8601); undefined for no hold */
export function changesHold(state: State, until: string | undefined, now: number): boolean {
  return currentHold(state, now)?.until !== until;
}

/** @returns undefined if there is no hold, or it has ended */
export function currentHold({ live }: State, now: number): Hold | undefined {
  if (live?.holdUntil === undefined || Date.parse(live.holdUntil) <= now) return undefined;
  return { until: live.holdUntil, setBy: live.run };
}
