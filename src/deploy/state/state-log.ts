/**
 * The state as a log: each write is a new file, and none is ever replaced or moved. So after any interruption, a state
 * is complete or absent, on every storage. Concurrent runs do not overwrite each other's files, and detect each other.
 */

import type { Context } from '../../context/context.ts';
import { ConflictError, DeployError } from '../../errors.ts';
import { finishedName } from '../../site/names.ts';
import { cleanText } from '../../text/clean-text.ts';
import type { Storage } from '../storage/storage.ts';
import { isOnlyOne, readable, readStates } from './read-states.ts';
import { firstNumberOf, mayStillWork, type NumberedState, type RunId, type State, stateOf } from './state.ts';
import { formatStateFile, type RecordedRun, type StateFile } from './state-file.ts';
import { StateFolder } from './state-folder.ts';
import {
  compareWriters,
  greatestOf,
  newestRuns,
  recordedRun,
  runNameOf,
  stateName,
  stateNameOf,
  writerOf,
} from './state-names.ts';

/** A state to write. The log adds the run. */
export type NewState = Omit<StateFile, 'run'>;

/** The storage does not have the state that it accepted. Some servers and proxies accept any request, and store nothing. */
export class UnlistedStateError extends DeployError {
  constructor(name: string) {
    super(
      `The storage does not have the state \`${cleanText(name)}\`, although it accepted that file.`,
      'Check whether the address of the storage is right, and whether a proxy responds in its place.',
    );
  }
}

const CONFLICT =
  'Another run has deployed to this destination at the same time, so the destination may contain files of both runs.';
const LOST_STATE =
  'Another run has removed the site, or its state, while this run deployed, so the destination may lack files of this site.';
const EARLY_CONFLICT =
  'Another run deploys to this destination at the same time, so this run has ended before its first change.';

const HIDDEN_STATE =
  'The storage does not list the file that this run wrote to the state folder, so it is not known which site is live.';
const HIDDEN_STATE_HINT =
  'This run changed nothing. Allow the account to list the state folder: `.static-export` at the destination, or the input `state`.';

/** How long a run waits, before its first change, for older ones to withdraw. Each is the time before a new look. */
const BEFORE_CHANGES_MS = [250, 500, 1000];

/** How long a run waits, at its end, for others to withdraw. It is longer, so that a run that waits as well ends first. */
const AT_END_MS = [250, 500, 1000, 1500];

export class StateLog {
  readonly #folder: StateFolder;
  readonly #run: RecordedRun;
  readonly #context: Context;
  /** Two jobs of a run write to one destination under different names. */
  readonly #writer: string;
  /** The files in the folder when this run began. */
  readonly #seen: ReadonlySet<string>;
  /** The states that this run has read. */
  readonly #states: readonly NumberedState[];
  /** The newest runs of other repositories that have no file other than a state. */
  readonly #unrecorded: readonly RunId[];
  readonly #written: string[] = [];
  /** What a run may have written after this time, this run may not have seen. */
  readonly #openedAt = Date.now();
  #number: number;

  /**
   * @param onListed called when the files of the state are known, before they are read. What is at the destination
   *   then, or later, is not older than the state.
   * @throws DeployError if the state cannot be read, or is not a state; ConflictError if it changes while it is read
   */
  static async open(
    storage: Storage,
    run: RecordedRun,
    context: Context,
    onListed: () => void = () => undefined,
  ): Promise<{ readonly state: State; readonly log: StateLog }> {
    const folder = new StateFolder(storage, context.log);
    // A second try: a run that ended at this moment may have removed the older files.
    const found = (await readStates(folder, onListed)) ?? (await readStates(folder, onListed));
    if (found === undefined) throw new ConflictError('Another run is changing the state of the destination.');
    const { states, names } = found;
    const recorded = names.flatMap((name) => recordedRun(name) ?? []);
    const state = stateOf(states, recorded);
    return { state, log: new StateLog(folder, run, context, found, state.runs) };
  }

  private constructor(
    folder: StateFolder,
    run: RecordedRun,
    context: Context,
    { names, states }: { readonly names: readonly string[]; readonly states: readonly NumberedState[] },
    runs: State['runs'],
  ) {
    this.#states = states;
    this.#folder = folder;
    this.#run = run;
    this.#context = context;
    this.#writer = writerOf(run);
    this.#seen = new Set(names);
    this.#unrecorded = newestRuns(
      runs.filter(({ repositoryId }) => repositoryId !== run.repositoryId),
    ).filter((other) => !this.#seen.has(runNameOf(other)));
    this.#number = greatestOf(names);
  }

  async write(file: NewState): Promise<void> {
    const { repository, repositoryId, workflow, runId, runNumber, attempt } = this.#run;
    const run = { repository, repositoryId, workflow, runId, runNumber, attempt };
    this.#number += 1;
    const name = stateNameOf(this.#number, this.#writer);
    this.#written.push(name);
    await this.#folder.write(name, formatStateFile({ ...file, run }));
  }

  /**
   * Writes the first state, and looks for others before anything is changed. Each run writes first and looks afterwards.
   * So of two runs that begin at the same time, at least one finds the other. The older one withdraws, and the newer one
   * waits for it: an older one that looked earlier does not withdraw.
   *
   * @throws ConflictError if another run has written since this one began. Then this run withdraws: it has changed
   *   nothing, so its state is removed.
   */
  async begin(file: NewState): Promise<void> {
    await this.write(file);
    try {
      const { names, others } = await this.#look(BEFORE_CHANGES_MS, (name) => this.#isOlderWriter(name));
      if (others.length > 0) throw new ConflictError(EARLY_CONFLICT);
      if (this.#isFirst) await this.#requireListed(names);
    } catch (error) {
      // A state that remains is one that the next run repairs. The error is the more useful result.
      await this.withdraw().catch(() => undefined);
      throw error;
    }
  }

  /** A folder that may not be listed seems to be empty, although it may have the state of a live site. */
  async #requireListed(listed: readonly string[]): Promise<void> {
    const { clock, signal } = this.#context;
    let names = listed;
    for (const waitMs of BEFORE_CHANGES_MS) {
      if (this.#written.some((name) => names.includes(name))) return;
      await clock.sleep(waitMs, signal);
      names = await this.#folder.list();
    }
    if (!this.#written.some((name) => names.includes(name)))
      throw new DeployError(HIDDEN_STATE, HIDDEN_STATE_HINT);
  }

  /** Whether the folder showed no state when this run began. */
  get #isFirst(): boolean {
    return ![...this.#seen].some((name) => stateName(name) !== undefined);
  }

  /**
   * Removes the states of this run, which has changed nothing. Does not do so if no other one can be read: another run may
   * have died while it wrote its first.
   */
  async withdraw(looks = 3): Promise<void> {
    const names = await this.#folder.list();
    const others = names.filter((name) => stateName(name) !== undefined && !this.#written.includes(name));
    let canRead = others.length === 0;
    for (const name of others.toSorted()) {
      if (canRead) break;
      canRead = readable((await this.#folder.read(name)) ?? '', name).length > 0;
    }
    if (canRead) await this.#folder.remove(this.#written);
    // The other run may write at this moment, or may have replaced the state that was listed.
    else if (looks > 1) await this.withdraw(looks - 1);
  }

  /**
   * @param last the state that was written last
   * @param cause the failure of this run, if there is one
   * @param waitsMs the times to wait for others that may withdraw
   * @returns the names of all files
   * @throws ConflictError if another run deployed at the same time. Then everything that both may have written is
   * pending.
   */
  async requireAlone(
    last: NewState,
    cause?: unknown,
    waitsMs: readonly number[] = [],
  ): Promise<readonly string[]> {
    const { names, others } = await this.#look(waitsMs, (name) => stateName(name) !== undefined);
    if (others.length === 0) return names;
    this.#number = Math.max(this.#number, greatestOf(names));
    return this.#endInConflict(last, others, CONFLICT, cause);
  }

  async #endInConflict(
    last: NewState,
    others: readonly string[],
    message: string,
    cause?: unknown,
  ): Promise<never> {
    const pending = await this.#allOf(last, others);
    await this.write({ ...last, complete: false, finishedAt: undefined, pending });
    throw new ConflictError(message, cause);
  }

  /**
   * Ends a deployment: removes every file but the last, and those of other runs that may still write to the destination.
   * The next run looks at their files again.
   *
   * @param last the state that was written last
   * @throws ConflictError as `requireAlone`, or if a run that removed the site has removed the first state of this run;
   *   DeployError if the storage does not list the state that this run wrote
   */
  async finish(last: NewState): Promise<void> {
    const present = new Set(await this.requireAlone(last, undefined, AT_END_MS));
    const isThere = async (name: string) =>
      present.has(name) || (await this.#folder.read(name)) !== undefined;
    const [[first = ''], [newest = '']] = [this.#written, this.#written.slice(-1)];
    if (!(await isThere(newest))) throw new UnlistedStateError(newest);
    if (!(await isThere(first))) return this.#endInConflict(last, [], LOST_STATE);
    // Without its states, an older run of another repository that is approved later could replace the site.
    const records = this.#unrecorded.map((run) => this.#folder.write(runNameOf(run), `${last.finishedAt}\n`));
    await Promise.all(records);
    const older = [...this.#seen, ...this.#written.slice(0, -1)].filter((name) => present.has(name));
    const open = this.#openStates(present);
    await this.#folder.remove(older.filter((name) => this.#isOlder(name) && !open.has(name)));
  }

  /** @returns the states of other runs that may have worked after this one looked */
  #openStates(present: ReadonlySet<string>): ReadonlySet<string> {
    const all = [...present].flatMap((name) => stateName(name) ?? []);
    const open = this.#states.filter(
      (state) => mayStillWork(state.file, this.#openedAt, this.#run) && isOnlyOne(state, all),
    );
    return new Set(open.map(({ name }) => name));
  }

  /** Removes every file of the state that this run knows. A run that has begun since then keeps its own. */
  async remove(): Promise<void> {
    const records = [this.#run, ...this.#unrecorded].map(runNameOf);
    const known = new Set([...this.#seen, ...this.#written, ...records]);
    const names = (await this.#folder.list()).filter((name) => known.has(name));
    await this.#folder.remove(
      names.filter((name) => stateName(finishedName(name)) !== undefined || recordedRun(name) !== undefined),
    );
  }

  /**
   * Records that this run found nothing to change. Otherwise, an older run that is approved later could replace the
   * site. Removes the states that it was the last one to look at.
   */
  async recordRun(now: string): Promise<void> {
    await this.#folder.write(runNameOf(this.#run), `${now}\n`);
    const records = [...this.#seen].filter((other) => this.#isOwnRun(other));
    await this.#folder.remove([...records, ...this.#overStates()]);
  }

  /** @returns the states of runs that were interrupted before the live deployment, and can no longer continue */
  #overStates(): readonly string[] {
    const complete = this.#states.filter(({ file }) => file.complete);
    const live = Math.max(0, ...complete.map(({ number }) => number));
    const open = this.#openStates(this.#seen);
    const older = this.#states.filter(({ number }) => number < firstNumberOf({ number: live }));
    return older.map(({ name }) => name).filter((name) => !open.has(name));
  }

  /**
   * Lists the files, and repeats that as long as others may vanish: a run that withdraws removes its state.
   *
   * @returns the names of all files, and of those that others have written since this run began
   */
  async #look(
    waitsMs: readonly number[],
    mayVanish: (name: string) => boolean,
  ): Promise<{ readonly names: readonly string[]; readonly others: readonly string[] }> {
    const { clock, signal } = this.#context;
    const [waitMs, ...later] = waitsMs;
    const names = await this.#folder.list();
    const known = new Set([...this.#seen, ...this.#written]);
    const others = names.filter((name) => !known.has(name) && this.#isOfOtherRun(name));
    if (others.length === 0 || waitMs === undefined || !others.every(mayVanish)) return { names, others };
    await clock.sleep(waitMs, signal);
    return this.#look(later, mayVanish);
  }

  /** Whether the state of another writer gives way to this run. All runs compare two writers in the same way. */
  #isOlderWriter(name: string): boolean {
    const { writer } = stateName(name) ?? {};
    return writer !== undefined && compareWriters(writer, this.#writer) < 0;
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
    const texts = await Promise.all(states.map((name) => this.#folder.read(name)));
    const files = texts.flatMap((text, index) => readable(text ?? '', states[index] ?? ''));
    return new Map([...files, last].flatMap(({ files: live, pending }) => [...live, ...pending]));
  }
}
