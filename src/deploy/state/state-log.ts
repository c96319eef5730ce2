/**
 * The state as a log: each write is a new file, and none is ever replaced or moved. So after any interruption, a state
 * is complete or absent, on every storage. Concurrent runs do not overwrite each other's files, and detect each other.
 */

import { ConflictError, DeployError } from '../../errors.ts';
import { finishedName } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import { type NumberedState, type State, stateOf } from './state.ts';
import {
  formatStateFile,
  parseStateFile,
  type RecordedRun,
  type StateFile,
  unusableState,
} from './state-file.ts';

/** A state to write. The log adds the run. */
export type NewState = Omit<StateFile, 'run'>;

/** The folder of the state, as this file needs it. */
export interface StateStorage {
  /** @returns the names of the files; none if the folder does not exist */
  list(): Promise<readonly string[]>;
  /** @returns undefined if the file no longer exists */
  read(name: string): Promise<string | undefined>;
  /** Creates a file. */
  write(name: string, text: string): Promise<void>;
  /** A file that does not exist is not an error. */
  remove(names: readonly string[]): Promise<void>;
}

/** @returns undefined if a file has vanished after it was listed */
async function readAll(storage: StateStorage, onListed: () => void) {
  const names = await storage.list();
  onListed();
  const numbered = names.flatMap((name) => stateName(name) ?? []);
  const texts = await Promise.all(numbered.map(({ name }) => storage.read(name)));
  if (texts.includes(undefined)) return undefined;
  const states = numbered.flatMap(({ name, number }, index): readonly NumberedState[] => {
    const file = parseStateFile(texts[index] ?? '', name);
    return file === undefined ? [] : [{ name, number, file }];
  });
  requireReadable(states, numbered);
  return { names, states };
}

/**
 * If no state can be read, but the first one is still there, all writes so far were interrupted, and nothing was
 * changed: the first state is removed only after a complete one was written.
 */
function requireReadable(
  readable: readonly NumberedState[],
  all: readonly Omit<NumberedState, 'file'>[],
): void {
  if (readable.length > 0 || all.some(({ number }) => number === 1)) return;
  const [later] = all;
  if (later !== undefined) throw unusableState(later.name, 'is not complete, and there is no earlier one');
}

/** The storage does not list the state that it accepted. Some servers and proxies accept any request, and store nothing. */
export class UnlistedStateError extends DeployError {
  constructor(name: string) {
    super(
      `The storage does not list the state \`${cleanText(name)}\`, although it accepted that file.`,
      'Check whether the address of the storage is right, and whether a proxy responds in its place.',
    );
  }
}

const CONFLICT =
  'Another run has deployed to this destination at the same time, so the destination may contain files of both runs.';

export class StateLog {
  readonly #storage: StateStorage;
  readonly #run: RecordedRun;
  /** The files in the folder when this run began. */
  readonly #seen: ReadonlySet<string>;
  readonly #written: string[] = [];
  #number: number;

  /**
   * @param onListed called when the files of the state are known, before they are read. What is at the destination
   *   then, or later, is not older than the state.
   * @throws DeployError if the state cannot be read, or is not a state; ConflictError if it changes while it is read
   */
  static async open(
    storage: StateStorage,
    run: RecordedRun,
    onListed: () => void = () => undefined,
  ): Promise<{ readonly state: State; readonly log: StateLog }> {
    // A second try: a run that ended at this moment may have removed the older files.
    const found = (await readAll(storage, onListed)) ?? (await readAll(storage, onListed));
    if (found === undefined) throw new ConflictError('Another run is changing the state of the destination.');
    const { states, names } = found;
    const recorded = names.flatMap((name) => recordedRun(name) ?? []);
    return { state: stateOf(states, recorded), log: new StateLog(storage, run, names) };
  }

  private constructor(storage: StateStorage, run: RecordedRun, names: readonly string[]) {
    this.#storage = storage;
    this.#run = run;
    this.#seen = new Set(names);
    this.#number = greatestOf(names);
  }

  async write(file: NewState): Promise<void> {
    const { repository, repositoryId, workflow, runId, runNumber, attempt } = this.#run;
    const run = { repository, repositoryId, workflow, runId, runNumber, attempt };
    this.#number += 1;
    const name = stateNameOf(this.#number, run);
    this.#written.push(name);
    await this.#storage.write(name, formatStateFile({ ...file, run }));
  }

  /**
   * @param last the state that was written last
   * @param cause the failure of this run, if there is one
   * @returns the names of all files
   * @throws ConflictError if another run deployed at the same time. Then everything that both may have written is
   * pending.
   */
  async requireAlone(last: NewState, cause?: unknown): Promise<readonly string[]> {
    const names = await this.#storage.list();
    const known = new Set([...this.#seen, ...this.#written]);
    const others = names.filter((name) => !known.has(name) && this.#isOfOtherRun(name));
    if (others.length === 0) return names;
    this.#number = Math.max(this.#number, greatestOf(names));
    const pending = await this.#allOf(last, others);
    await this.write({ ...last, complete: false, finishedAt: undefined, pending });
    throw new ConflictError(CONFLICT, cause);
  }

  /**
   * Ends a deployment: removes every file but the last.
   *
   * @param last the state that was written last
   * @throws ConflictError as `requireAlone`; DeployError if the storage does not list the state that this run wrote
   */
  async finish(last: NewState): Promise<void> {
    const present = new Set(await this.requireAlone(last));
    const [newest = ''] = this.#written.slice(-1);
    if (!present.has(newest)) throw new UnlistedStateError(newest);
    const older = [...this.#seen, ...this.#written.slice(0, -1)].filter((name) => present.has(name));
    await this.#storage.remove(older.filter((name) => this.#isOlder(name)));
  }

  /**
   * Records that this run found nothing to change. Otherwise, an older run that is approved later could replace the
   * site.
   */
  async recordRun(now: string): Promise<void> {
    const name = `run-${this.#run.repositoryId}-${this.#run.runId}`;
    await this.#storage.write(name, `${now}\n`);
    await this.#storage.remove([...this.#seen].filter((other) => this.#isOwnRun(other)));
  }

  /** Whether another run wrote the file during this one: a state, or the record of a newer run without changes. */
  #isOfOtherRun(name: string): boolean {
    const run = recordedRun(name);
    const isNewer = run?.repositoryId === this.#run.repositoryId && run.runId > this.#run.runId;
    return stateName(name) !== undefined || isNewer;
  }

  /** Whether the file is an older file of the state. Other files in the folder are left alone. */
  #isOlder(name: string): boolean {
    const finished = finishedName(name);
    return stateName(finished) !== undefined || this.#isOwnRun(finished);
  }

  /** Whether the file records this run, or an older one of the same repository. */
  #isOwnRun(name: string): boolean {
    const run = recordedRun(name);
    return run !== undefined && run.repositoryId === this.#run.repositoryId && run.runId <= this.#run.runId;
  }

  async #allOf(last: NewState, others: readonly string[]): Promise<StateFile['pending']> {
    const states = others.filter((name) => stateName(name) !== undefined);
    const texts = await Promise.all(states.map((name) => this.#storage.read(name)));
    const files = texts.flatMap((text, index) => readable(text ?? '', states[index] ?? ''));
    return new Map([...files, last].flatMap(({ files: live, pending }) => [...live, ...pending]));
  }
}

/** The conflict is reported, even if the state of the other run cannot be used. */
function readable(text: string, name: string): StateFile[] {
  try {
    const file = parseStateFile(text, name);
    return file === undefined ? [] : [file];
  } catch (error) {
    if (error instanceof DeployError) return [];
    throw error;
  }
}

function greatestOf(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => stateName(name)?.number ?? 0));
}

const STATE_NAME = /^(\d{6,15})-\d+-\d+\.json$/;
const RUN_NAME = /^run-(\d+)-(\d+)$/;

/** @returns undefined for a file that is not a state */
function stateName(name: string): Omit<NumberedState, 'file'> | undefined {
  const [, number] = STATE_NAME.exec(name) ?? [];
  return number === undefined ? undefined : { name, number: Number(number) };
}

/** @returns a name such as `000012-19223344-1.json` */
function stateNameOf(number: number, { runId, attempt }: RecordedRun): string {
  return `${String(number).padStart(6, '0')}-${runId}-${attempt || 1}.json`;
}

/** @returns undefined for a file that does not record a run without changes */
function recordedRun(name: string): State['runs'][number] | undefined {
  const [, repositoryId, runId] = RUN_NAME.exec(name) ?? [];
  return repositoryId === undefined
    ? undefined
    : { repositoryId: Number(repositoryId), runId: Number(runId) };
}
