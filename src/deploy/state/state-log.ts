/**
 * The state as a log: each write is a new file, and none is ever replaced or moved. So after any interruption, a state
 * is complete or absent, on every storage, and concurrent runs do not overwrite each other's files.
 */
import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import { ConflictError, DeployError } from '../../errors.ts';
import type { WorkflowRun } from '../../runner/workflow-run.ts';
import { finishedName } from '../../site/names.ts';
import type { Storage } from '../storage/storage.ts';
import type { State } from './state.ts';
import {
  formatStateFile,
  type LiveState,
  type PendingState,
  parseStateFile,
  type RunId,
  type StateFile,
  unusableState,
} from './state-file.ts';

/** Such as `000012-19223344-1-9f3c51ab-live.json`: a number that grows, run ID, attempt, a random part, and the kind. */
const NAME = /^(\d{6,15})-(\d+-\d+-[0-9a-f]{8})-(live|pending)\.json$/;

const CONFLICT =
  'Another run has deployed to this destination at the same time, so the destination may contain files of both runs.';
const LOST_STATE =
  'Another run has removed the site, or its state, while this run deployed, so the destination may lack files of this site.';

const HIDDEN_STATE =
  'The storage does not list the file that this run wrote to the state folder, so it is not known which site is live.';
const HIDDEN_STATE_HINT =
  'This run changed nothing. Allow the account to list the state folder: `.static-export` at the destination, or the ' +
  'input `state`. If the account may list it, the listing was late: run the workflow again.';

const OTHER_STATE = 'The state folder is the one of another destination.';
const OTHER_STATE_HINT =
  'This run changed nothing. Give each destination its own `state`. If only the text of `destination` has changed, restore it.';

/** What a run writes of a state. The log adds the rest. */
export type PendingContents = Omit<PendingState, 'kind' | 'run' | 'destination'>;
export type LiveContents = Omit<LiveState, 'kind' | 'run' | 'destination' | 'repaired'>;

/** The run that writes. */
type Writer = RunId & Pick<WorkflowRun, 'attempt'>;

export class StateLog {
  readonly #storage: Storage;
  readonly #log: Context['log'];
  readonly #by: Pick<StateFile, 'run' | 'destination'>;
  /** Two jobs of a run write to one destination under different names. */
  readonly #writer: string;
  /** The files in the folder when this run began. */
  readonly #seen: readonly string[];
  readonly #written: string[] = [];
  #number: number;
  #pending: PendingContents | undefined;

  /**
   * Lists the files of the state. What is at the destination now, or later, is not older than they are.
   *
   * @param destination the remote of the site if the state is not in it; otherwise empty
   */
  static async open(
    storage: Storage,
    destination: string,
    run: Writer,
    { log }: Pick<Context, 'log'>,
  ): Promise<StateLog> {
    return new StateLog(storage, destination, run, log, await namesIn(storage));
  }

  private constructor(
    storage: Storage,
    destination: string,
    { repository, repositoryId, runId, attempt }: Writer,
    log: Context['log'],
    seen: readonly string[],
  ) {
    this.#storage = storage;
    this.#log = log;
    this.#by = { run: { repository, repositoryId, runId }, destination };
    this.#writer = `${runId}-${attempt || 1}-${randomBytes(4).toString('hex')}`;
    this.#seen = seen;
    this.#number = Math.max(0, ...seen.map((name) => partsOf(name)?.number ?? 0));
  }

  /**
   * Reads the newest live state, and each pending one that its deployment has not repaired. If the write of a state was
   * interrupted, the one before it counts.
   *
   * @throws DeployError if the state cannot be read, or is not one of this destination; ConflictError if it changes
   *   meanwhile
   */
  async read(): Promise<State> {
    const parts = this.#seen.flatMap((name) => partsOf(name) ?? []);
    const newestFirst = parts.toSorted((one, other) => other.number - one.number);
    const liveNames = newestFirst.filter(({ kind }) => kind === 'live');
    let live: LiveState | undefined;
    for (const { name } of liveNames) {
      live ??= await this.#readFile(name, 'live');
      if (live !== undefined) break;
    }
    const pending = newestFirst.filter(
      ({ name, kind }) => kind === 'pending' && live?.repaired.includes(name) !== true,
    );
    // The first deployment of a destination has a pending state until its live one is complete.
    const isFirst = liveNames.every(({ writer }) => pending.some((other) => other.writer === writer));
    const [lost] = liveNames;
    if (live === undefined && lost !== undefined && !isFirst)
      throw unusableState(lost.name, 'is not complete, and there is no earlier one');
    const interrupted = await Promise.all(pending.map(({ name }) => this.#readFile(name, 'pending')));
    const found = { live, interrupted: interrupted.filter((file) => file !== undefined) };
    const files: readonly StateFile[] = [...(live === undefined ? [] : [live]), ...found.interrupted];
    if (files.some(({ destination }) => destination !== this.#by.destination))
      throw new DeployError(OTHER_STATE, OTHER_STATE_HINT);
    return found;
  }

  /**
   * Writes the pending state, before anything is changed.
   *
   * @throws DeployError if the storage does not list the first state: it may have the state of a live site
   */
  async begin(pending: PendingContents): Promise<void> {
    this.#pending = pending;
    await this.#write({ ...this.#by, kind: 'pending', ...pending });
    const hasState = (names: readonly string[]) => names.some((name) => partsOf(name) !== undefined);
    // Another run may have removed this one, and has written its own then.
    if (!hasState(this.#seen) && !hasState(await namesIn(this.#storage)))
      throw new DeployError(HIDDEN_STATE, HIDDEN_STATE_HINT);
  }

  /**
   * Ends a deployment that failed: writes the pending state once more. A run that has ended meanwhile may have removed the
   * first one: it repaired what was pending then, but not what this run has changed since.
   *
   * @returns the failure to report: a ConflictError if another run may have caused it
   */
  async fail(failure: unknown): Promise<unknown> {
    if (this.#pending === undefined) return failure;
    try {
      await this.#write({ ...this.#by, kind: 'pending', ...this.#pending });
      await this.#requireAlone(failure);
      return failure;
    } catch (error) {
      return error instanceof ConflictError ? error : failure;
    }
  }

  /**
   * Ends a deployment: writes the live state, and removes every older file. Looks for other runs before and after the
   * write, so of two runs that end at the same time, at least one finds the other.
   *
   * @throws ConflictError if another run has written a state since this one began, or has removed that of this one
   */
  async finish(live: LiveContents): Promise<void> {
    await this.#requireAlone();
    const older = [...this.#seen, ...this.#written];
    const repaired = older.filter((name) => partsOf(name)?.kind === 'pending');
    await this.#write({ ...this.#by, kind: 'live', ...live, repaired });
    await this.#removeAll(await this.#requireAlone(), new Set(older));
  }

  /**
   * Ends the removal of a site: removes the state. A file that cannot be removed is a line in the log.
   *
   * @throws ConflictError as `finish`
   */
  async remove(): Promise<void> {
    await this.#removeAll(await this.#requireAlone(), new Set([...this.#seen, ...this.#written]));
  }

  async #write(file: StateFile): Promise<void> {
    this.#number += 1;
    const name = `${String(this.#number).padStart(6, '0')}-${this.#writer}-${file.kind}.json`;
    this.#written.push(name);
    const text = formatStateFile(file);
    const batch = { paths: [name], text, cacheControl: undefined, contentType: 'application/json' };
    await this.#storage.write([batch], 'Writing the state of the deployment');
  }

  /** @returns undefined if the write of the file was interrupted */
  async #readFile<Kind extends StateFile['kind']>(
    name: string,
    kind: Kind,
  ): Promise<Extract<StateFile, { kind: Kind }> | undefined> {
    const bytes = await this.#storage.read(name);
    if (bytes === undefined) throw new ConflictError('Another run is changing the state of the destination.');
    const file = parseStateFile(isUtf8(bytes) ? bytes.toString() : '', name);
    if (file !== undefined && file.kind !== kind) throw unusableState(name, 'has another kind than its name');
    return file as Extract<StateFile, { kind: Kind }> | undefined;
  }

  /** @returns the names of all files */
  async #requireAlone(cause?: unknown): Promise<readonly string[]> {
    const names = await namesIn(this.#storage);
    const known = new Set([...this.#seen, ...this.#written]);
    if (names.some((name) => partsOf(name) !== undefined && !known.has(name)))
      throw new ConflictError(CONFLICT, cause);
    const [first = ''] = this.#written;
    if (!names.includes(first)) throw new ConflictError(LOST_STATE, cause);
    return names;
  }

  /** Removes the listed files of the state that are known, with what interrupted uploads of them left. */
  async #removeAll(names: readonly string[], known: ReadonlySet<string>): Promise<void> {
    const removable = names.filter((name) => partsOf(finishedName(name)) !== undefined && known.has(name));
    try {
      if (removable.length > 0) await this.#storage.remove(removable);
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      this.#log.info(
        `${error.message} The site is not affected: a run reads the newest states. Allow the deletion of older ones.`,
      );
    }
  }
}

/** @returns undefined for a file that is not a state */
function partsOf(name: string) {
  const [, number, writer = '', kind] = NAME.exec(name) ?? [];
  return number === undefined ? undefined : { name, number: Number(number), writer, kind };
}

/** @returns the names of the files in the folder; none if it does not exist */
async function namesIn(storage: Storage): Promise<readonly string[]> {
  const listing = await storage.list(new Set());
  return [...listing.keys()].filter((name) => !name.endsWith('/'));
}
