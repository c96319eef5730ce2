/**
 * How a storage is called: how much at once, again after which failure, until when, and with which line in the log. Nothing
 * else decides this.
 */
import type { Context } from '../../context/context.ts';
import { counted } from '../../text/units.ts';
import { type RetryRule, retry } from '../../timing/retry.ts';
import { REFUSES_CONNECTION } from '../rclone/failure-kind.ts';
import type { Params, Rclone, Stats } from '../rclone/rclone.ts';
import { endedFailure, RcloneFailure, withRclone } from '../rclone/rclone-failure.ts';
import type { RcloneEvent } from '../rclone/rclone-log.ts';
import type { HintTexts } from '../storage-types/storage-type.ts';
import { storageTypeOf } from '../storage-types/storage-types.ts';
import { Pace, Refusals } from './pace.ts';
import type { PartialNames } from './partial-names.ts';
import { StorageWatch } from './storage-watch.ts';

/** The end of these retries is that rclone's calls make no progress (`StorageWatch`). */
const UNLIMITED = { tries: Number.POSITIVE_INFINITY };
/** A server needs a moment to notice that a connection has ended. */
const NO_CONNECTION_RETRY = { kind: 'refused', ...UNLIMITED, firstDelayMs: 500, maxDelayMs: 4000 };
const REFUSED_RETRY = { ...NO_CONNECTION_RETRY, firstDelayMs: 100 };
const UNREACHABLE_RETRY = { kind: 'unreachable', ...UNLIMITED, firstDelayMs: 4000 };

/** A retry by rclone itself would start from the first file again. */
const UPLOAD_RETRY = { kind: 'upload', tries: 3, firstDelayMs: 4000 };

/** For uploads whose requests rclone does not repeat. S3 asks to repeat one after an `InternalError` ("Error responses"). */
const INTERNAL_RETRY = { ...UPLOAD_RETRY, tries: 8 };

/** A connection may be cut in the middle of each try. */
const MAX_UPLOAD_TRIES = 30;

/** An upload is stopped after as many failures as transfers without a success, or after this many. */
const MAX_FAILURES = 64;

const NANOSECONDS_PER_MS = 1e6;

/** A storage that has not responded by then is asked in a call of its own, which rclone does not repeat. */
const FIRST_RESPONSE_MS = 2000;
/** The answer of such a call. */
const ANSWER_MS = 5000;
/** A folder that no site has. Some servers refuse names that begin with a dot. */
const NO_FOLDER = 'static-export-answer';

/** rclone deletes what a stopped upload did not complete. Until then, another try would write to the same names. */
const ENDING = { tries: 50, pauseMs: 200 };

/** What is called. */
interface Called {
  /** rclone's type of the storage, such as `sftp`; undefined if it is not known. */
  readonly type: string | undefined;
  readonly hints: HintTexts;
  /** The remote, in a spelling of its own: for each spelling, rclone opens a storage. Undefined for this machine. */
  readonly fs: string | undefined;
  /** Returns the protocol of the server, if it is another one than that of the storage. */
  readonly otherProtocol: () => Promise<string | undefined>;
}

/**
 * @param rule for a failure that is not about the number of requests, and in which the storage responded; by default, there
 *   is no retry
 * @param internalRule for an error of the storage itself
 * @returns how to retry a call
 */
export function retryRule(
  error: unknown,
  rule?: RetryRule,
  internalRule: RetryRule | undefined = rule,
): RetryRule | undefined {
  if (!(error instanceof RcloneFailure) || error.isFinal) return undefined;
  switch (error.kind) {
    case 'refused':
      return REFUSES_CONNECTION.test(error.refusal ?? '') ? NO_CONNECTION_RETRY : REFUSED_RETRY;
    case 'unreachable':
      return UNREACHABLE_RETRY;
    case 'internal':
      return internalRule;
    case 'absent':
    case 'full':
    case 'other':
      return rule;
  }
}

interface Upload {
  /** The name under which rclone counts the upload, apart from those of other groups. */
  readonly group: string;
  /** Files that are not uploaded yet. `onCopied` removes them. */
  readonly left: ReadonlySet<string>;
  readonly onCopied: (name: string) => void;
  /** @param settings of rclone */
  readonly params: (settings: object) => Promise<Params>;
  readonly partialNames: PartialNames;
}

export class Calls {
  readonly #rclone: Rclone;
  readonly #context: Context;
  /** One for all storages: rclone counts for all of them together. */
  readonly #watch: StorageWatch;
  readonly #called: Called;
  readonly #pace: Pace;
  /** Ends a first call that would fail later, with the reason. */
  readonly #refused = new AbortController();
  #hasResponded = false;
  #answer: Promise<RcloneFailure | undefined> | undefined;
  /** Why a call was last made again. */
  #said = '';

  /** @throws DeployError if rclone does not report its options */
  static async start(rclone: Rclone, context: Context): Promise<Calls> {
    const watch = new StorageWatch(
      () => context.clock.now(),
      () => rclone.stats(),
    );
    // The user may expect a slower storage.
    if (process.env['RCLONE_TIMEOUT'] !== undefined) {
      const options = await withRclone('Reading the options of rclone', () => rclone.call('options/get', {}));
      const { main } = options as { readonly main: { readonly Timeout: number } };
      watch.allow(main.Timeout / NANOSECONDS_PER_MS);
    }
    const none = { type: undefined, hints: [], fs: undefined, otherProtocol: async () => undefined };
    return new Calls(rclone, context, watch, none, new Pace(context));
  }

  private constructor(rclone: Rclone, context: Context, watch: StorageWatch, called: Called, pace: Pace) {
    this.#rclone = rclone;
    this.#context = context;
    this.#watch = watch;
    this.#called = called;
    this.#pace = pace;
  }

  /** @param called another storage */
  of(called: Called): Calls {
    return new Calls(this.#rclone, this.#context, this.#watch, called, new Pace(this.#context));
  }

  /** @param context for calls to the same storage, such as those that end later when the run is cancelled */
  with(context: Context): Calls {
    return new Calls(this.#rclone, context, this.#watch, this.#called, this.#pace);
  }

  /** Returns how much a call does at once. */
  atMost(wanted: number): number {
    return this.#pace.atMost(wanted);
  }

  /** Returns the counters of rclone, which are empty if rclone itself does not answer. */
  stats(group: string): Promise<Stats> {
    return this.#rclone.stats(group);
  }

  /**
   * Makes a call once.
   *
   * @param onEvent called for each line of the log until the call ends; returns `'stop'` to end the call
   * @throws RcloneFailure, which is final if the storage no longer responds; the signal's reason
   */
  async once(command: string, params: Params, onEvent?: (event: RcloneEvent) => unknown): Promise<unknown> {
    const { type, hints } = this.#called;
    const { endsSilentListings } = storageTypeOf(type);
    const call = {
      isBounded: command === 'operations/list' && endsSilentListings === true,
      isUpload: command === 'sync/copy',
    };
    const watched = (event: RcloneEvent) => {
      if (event.kind === 'copied' || event.kind === 'deleted') this.#watch.made();
      return onEvent?.(event);
    };
    const signal = AbortSignal.any([this.#context.signal, this.#refused.signal]);
    const common = { signal, storage: type, hints, stop: this.#watch.signal };
    try {
      return await this.#watch.during(call, () =>
        this.#rclone.call(command, params, onEvent === undefined ? common : { ...common, onEvent: watched }),
      );
    } catch (error) {
      if (!(error instanceof RcloneFailure && this.#watch.signal.aborted)) throw error;
      const { lastErrors, mostMs } = this.#watch;
      this.#answer ??= this.#ask();
      throw endedFailure(lastErrors, { storage: type, answer: await this.#answer, waitedMs: mostMs });
    }
  }

  /**
   * Asks the storage with one try for the entries of a folder that does not exist.
   *
   * @returns the failure, which has no errors if the storage does not answer; undefined if it responds
   */
  async #ask(): Promise<RcloneFailure | undefined> {
    const { type: storage, hints, fs, otherProtocol } = this.#called;
    if (fs === undefined) return new RcloneFailure([]);
    const opt = { noModTime: true, noMimeType: true };
    const params = { fs, remote: NO_FOLDER, opt, _config: { LowLevelRetries: 1 } };
    const { signal } = this.#context;
    const asking = this.#rclone
      .call('operations/list', params, {
        signal,
        storage,
        stop: AbortSignal.timeout(ANSWER_MS),
        apart: NO_FOLDER,
      })
      .then(
        () => undefined,
        (error) => error,
      );
    const protocol = await otherProtocol();
    if (protocol !== undefined)
      return new RcloneFailure([{ name: undefined, message: `the server speaks ${protocol}` }], { storage });
    const failure = await asking;
    if (failure === undefined) return undefined;
    if (!(failure instanceof RcloneFailure)) throw failure;
    // The name is that of the folder.
    const errors = failure.errors.map(({ message }) => ({ name: undefined, message }));
    return failure.kind === 'absent' ? undefined : new RcloneFailure(errors, { storage, hints });
  }

  /** Makes the first call. If the storage does not respond to it, asks for the reason: rclone repeats much in silence. */
  async #first<Result>(call: () => Promise<Result>, command: string): Promise<Result> {
    const ask = async () => {
      this.#answer ??= this.#ask();
      const failure = await this.#answer.catch(() => undefined);
      this.#answer = undefined;
      if (isOver || failure === undefined || failure.errors.length === 0) return;
      if (failure.kind === 'other') this.#refused.abort(failure);
      else this.#context.log.info(`Waiting for the storage: ${failure.sentence}`);
    };
    let isOver = false;
    const timer = setTimeout(() => void ask(), FIRST_RESPONSE_MS);
    try {
      const result = await call();
      // Some storages are opened without a request.
      this.#hasResponded = command !== 'operations/fsinfo';
      return result;
    } finally {
      isOver = true;
      clearTimeout(timer);
    }
  }

  /**
   * Makes a call as soon as few enough others are running, until the storage responds.
   *
   * @param rule decides about a failure; by default, one in which the storage responded is final
   */
  one(command: string, params: Params, rule = retryRule): Promise<unknown> {
    const call = () => this.#repeat(() => this.#pace.turn(() => this.once(command, params)), rule);
    return this.#hasResponded ? call() : this.#first(call, command);
  }

  /**
   * Makes a call that itself does much at once.
   *
   * @param params of the call for this much at once
   */
  many(
    command: string,
    wanted: number,
    params: (atOnce: number) => Promise<Params>,
    onEvent: (event: RcloneEvent) => unknown,
  ): Promise<unknown> {
    const call = async () => {
      const atOnce = this.atMost(wanted);
      try {
        return await this.once(command, await params(atOnce), onEvent);
      } catch (error) {
        if (error instanceof RcloneFailure && error.refusal !== undefined)
          this.#pace.lower(atOnce, error.refusal);
        throw error;
      }
    };
    return this.#repeat(() => this.#pace.turn(call));
  }

  #repeat(call: () => Promise<unknown>, rule: (error: unknown) => RetryRule | undefined = retryRule) {
    const onRetry = (error: unknown) => {
      const { refusal, sentence } = error as RcloneFailure;
      // A lower pace has its own line.
      if (refusal !== undefined && this.#pace.atMost(2) > 1) return;
      // Many calls may fail for the same reason.
      if (sentence !== this.#said) this.#context.log.info(`Trying again: ${sentence}`);
      this.#said = sentence;
    };
    const signal = AbortSignal.any([this.#context.signal, this.#refused.signal]);
    return retry(call, { ...this.#context, signal, retryRule: rule, onRetry });
  }

  /** Uploads files in one call, and those that fail in further ones. The tries are counted from the last uploaded file. */
  upload(wanted: number, upload: Upload): Promise<void> {
    const { left, partialNames } = upload;
    let before = left.size;
    const onRetry = (error: unknown) => {
      const { refusal, sentence } = error as RcloneFailure;
      // A few refusals are normal for a bucket. A lower pace has its own line.
      if (refusal === undefined || left.size === before)
        this.#context.log.info(`Trying again to upload ${counted(left.size, 'file')}: ${sentence}`);
      before = left.size;
    };
    const rule = (error: unknown) => {
      const internalRule = this.#pace.isPacedByRclone(wanted) ? UPLOAD_RETRY : INTERNAL_RETRY;
      const found = left.size > 0 ? retryRule(error, UPLOAD_RETRY, internalRule) : undefined;
      const tries = Math.min(found?.tries ?? 0, MAX_UPLOAD_TRIES);
      return found && { ...found, tries, kind: `${found.kind}, ${left.size} left` };
    };
    return retry(() => partialNames.try(() => this.#uploadOnce(wanted, upload)), {
      ...this.#context,
      retryRule: rule,
      onRetry,
    });
  }

  async #uploadOnce(wanted: number, { group, params, onCopied }: Upload): Promise<void> {
    const transfers = this.atMost(wanted);
    const isPacedByRclone = this.#pace.isPacedByRclone(wanted);
    const refusals = new Refusals(isPacedByRclone);
    let failures = 0;
    // Otherwise, a refusal would be seen only after ten tries.
    const retries = isPacedByRclone ? {} : { LowLevelRetries: 1 };
    const given = await params({ Transfers: transfers, ...retries });
    const onEvent = (event: RcloneEvent) => {
      if (event.kind === 'copied') {
        onCopied(event.name);
        failures = 0;
      } else if (event.kind === 'error') failures += 1;
      const refusal = refusals.oneTooMany(event);
      if (refusal !== undefined) {
        this.#pace.lowerUpload(transfers, refusal);
        return 'stop';
      }
      // If the storage is unreachable, every other file would also fail.
      return failures >= Math.min(transfers, MAX_FAILURES) ? 'stop' : undefined;
    };
    try {
      await this.once('sync/copy', { ...given, _group: group }, onEvent);
    } catch (error) {
      if (error instanceof RcloneFailure && !error.isFinal) await this.#untilEnded(group);
      throw error;
    }
    this.#pace.raise(transfers);
  }

  /** Waits until rclone no longer transfers a file of this group. */
  async #untilEnded(group: string): Promise<void> {
    const { clock, signal } = this.#context;
    for (let left = ENDING.tries; left > 0; left--) {
      const { transferring = [] } = await this.stats(group);
      if (transferring.length === 0) return;
      await clock.sleep(ENDING.pauseMs, signal);
    }
  }
}
