/** The names of the files of the state (deploy/README.md, "The state"), and what they say. */
import { randomBytes } from 'node:crypto';
import type { NumberedState, RunId } from './state.ts';
import type { RecordedRun } from './state-file.ts';

const STATE_NAME = /^(\d{6,15})-(\d+-\d+-[0-9a-f]{4,})\.json$/;
const RUN_NAME = /^run-(\d+)-(\d+)$/;

export type NamedState = Omit<NumberedState, 'file'>;

/** @returns the greatest number of a state; 0 if there is none */
export function greatestOf(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => stateName(name)?.number ?? 0));
}

/** @returns undefined for a file that is not a state */
export function stateName(name: string): NamedState | undefined {
  const [, number, writer] = STATE_NAME.exec(name) ?? [];
  return number === undefined || writer === undefined ? undefined : { name, number: Number(number), writer };
}

/** @returns a name such as `000012-19223344-1-9f3c51ab.json` */
export function stateNameOf(number: number, writer: string): string {
  return `${String(number).padStart(6, '0')}-${writer}.json`;
}

/** @returns a new name of a writer, such as `19223344-1-9f3c51ab` */
export function writerOf({ runId, attempt }: RecordedRun): string {
  return `${runId}-${attempt || 1}-${randomBytes(4).toString('hex')}`;
}

/** Compares by run ID, which grows in all repositories of a server, then by attempt, then by the random part. */
export function compareWriters(one: string, other: string): number {
  const [[runId = '', attempt = '', random = ''], [otherRunId, otherAttempt, otherRandom = '']] = [
    one.split('-'),
    other.split('-'),
  ];
  return (
    Number(runId) - Number(otherRunId) ||
    Number(attempt) - Number(otherAttempt) ||
    (random < otherRandom ? -1 : 1)
  );
}

/** @returns the name of the file that records a run without changes */
export function runNameOf({ repositoryId, runId }: RunId): string {
  return `run-${repositoryId}-${runId}`;
}

/** @returns the newest run of each repository */
export function newestRuns(runs: readonly RunId[]): readonly RunId[] {
  const newest = new Map<number, RunId>();
  for (const run of runs) {
    if (run.repositoryId !== 0 && run.runId > (newest.get(run.repositoryId)?.runId ?? 0))
      newest.set(run.repositoryId, run);
  }
  return [...newest.values()];
}

/** @returns undefined for a file that does not record a run */
export function recordedRun(name: string): RunId | undefined {
  const [, repositoryId, runId] = RUN_NAME.exec(name) ?? [];
  return repositoryId === undefined
    ? undefined
    : { repositoryId: Number(repositoryId), runId: Number(runId) };
}
