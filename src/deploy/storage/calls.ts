/** How a storage is called: how much at once, again after which failure, and until when. Nothing else decides this. */
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { type RetryRule, retry } from '../../timing/retry.ts';
import type { Params, Rclone } from '../rclone/rclone.ts';
import { RcloneFailure, refusesConnection } from '../rclone/rclone-failure.ts';
import type { RcloneEvent } from '../rclone/rclone-log.ts';
import type { KnownCauses, StorageType } from '../storage-types/storage-type.ts';

/** A storage that fails for this time is given up. One that never did anything probably has a wrong address. */
const PATIENCE_MS = { first: 5000, later: 90_000 };

/** Until a storage has responded, a call is ended after this time: a server with another protocol often never answers. */
const FIRST_ANSWER_MS = 10_000;

interface Called {
  readonly storage: StorageType;
  readonly causes: KnownCauses;
}

interface Upload {
  /** Files that are not uploaded yet. */
  readonly left: ReadonlySet<string>;
  /** Removes a file from these. The line of a call that was stopped may come in the next one, which uploads it again. */
  readonly onCopied: (name: string) => void;
  /** @param transfers how many files at once */
  readonly params: (transfers: number) => Promise<Params>;
}

type OnEvent = (event: RcloneEvent) => unknown;

/** The calls to one storage. */
export class Calls {
  readonly #rclone: Rclone;
  readonly #context: Context;
  readonly #called: Called;
  #succeededAt: number | undefined;
  /** Since when the storage fails; undefined since its last success. */
  #failingSince: number | undefined;
  /** Why no more calls are made. */
  #givenUp: RcloneFailure | undefined;
  /** A server that refuses connections gets half as many at once, to the end. */
  #most = Number.POSITIVE_INFINITY;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Why a call was last made again: many calls may fail for the same reason. */
  #said = '';

  constructor(rclone: Rclone, called: Called, context: Context) {
    this.#rclone = rclone;
    this.#called = called;
    this.#context = context;
  }

  /**
   * Makes a call as soon as few enough others are running.
   *
   * @throws RcloneFailure, or the signal's reason
   */
  one(command: string, params: Params, onEvent?: OnEvent): Promise<unknown> {
    return this.#repeat(async () => {
      while (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return this.#counted(1, () => this.#call(command, params, onEvent));
    });
  }

  /**
   * Uploads files in one call, and those that fail in further ones, as long as each uploads something.
   *
   * @throws RcloneFailure, or the signal's reason
   */
  upload(wanted: number, { left, onCopied, params }: Upload): Promise<unknown> {
    let before = left.size;
    let beganAt = 0;
    const onEvent = (event: RcloneEvent) => {
      if (event.kind === 'copied' && left.has(event.name)) {
        this.#succeeded();
        onCopied(event.name);
      }
      if (event.kind === 'error') this.#failed(beganAt);
      // Every other file would wait for the same server, or need the same connection.
      const isOver = event.kind === 'error' && (refusesConnection(event.message) || !this.#isAlive());
      return isOver ? 'stop' : undefined;
    };
    const call = async () => {
      before = left.size;
      beganAt = this.#context.clock.now();
      const transfers = Math.min(wanted, this.#most);
      const given = await params(transfers);
      return this.#counted(transfers, () => this.#call('sync/copy', given, onEvent));
    };
    return this.#repeat(call, () => left.size > 0 && left.size < before);
  }

  async #call(command: string, params: Params, onEvent?: OnEvent): Promise<unknown> {
    if (this.#givenUp !== undefined) throw this.#givenUp;
    const { storage, causes } = this.#called;
    const { recurse } = (params['opt'] ?? {}) as { readonly recurse?: boolean };
    // A listing of an entire bucket takes longer.
    const beganAt = this.#context.clock.now();
    const isShort = this.#succeededAt === undefined && recurse !== true && command !== 'sync/copy';
    const stop = isShort ? AbortSignal.timeout(FIRST_ANSWER_MS) : undefined;
    try {
      const result = await this.#rclone.call(command, params, { onEvent, stop, causes });
      // Some storages are opened without a request.
      if (command !== 'operations/fsinfo') this.#succeeded();
      return result;
    } catch (error) {
      if (!(error instanceof RcloneFailure)) throw error;
      if (error.kind === 'absent') this.#succeeded();
      else this.#failed(beganAt);
      throw stop?.aborted && error.errors.length === 0 ? silentFailure(storage) : error;
    }
  }

  /** @param hasProgress whether the call that failed has done a part of its work */
  #repeat(call: () => Promise<unknown>, hasProgress: () => boolean = () => false): Promise<unknown> {
    const retryRule = (error: unknown): RetryRule | undefined => {
      if (!(error instanceof RcloneFailure) || error === this.#givenUp) return undefined;
      if (!hasProgress()) {
        if (error.kind !== 'transient') return undefined;
        if (!this.#isAlive()) this.#givenUp ??= error;
        if (this.#givenUp !== undefined) return undefined;
      }
      // The waits begin again with each success.
      return { kind: `${this.#succeededAt}`, tries: Number.POSITIVE_INFINITY };
    };
    const onRetry = (error: unknown) => {
      const { sentence } = error as RcloneFailure;
      if (sentence !== this.#said) this.#context.log.info(`Trying again: ${sentence}`);
      this.#said = sentence;
    };
    return retry(call, { ...this.#context, retryRule, onRetry });
  }

  /** @param count how much the call does at once */
  async #counted<Result>(count: number, call: () => Promise<Result>): Promise<Result> {
    const most = this.#most;
    this.#running += count;
    try {
      return await call();
    } catch (error) {
      // Calls that began together fail together.
      if (this.#most === most && error instanceof RcloneFailure && error.refusal !== undefined)
        this.#halve(Math.min(most, this.#running), error.refusal);
      throw error;
    } finally {
      this.#running -= count;
      this.#waiting.shift()?.();
    }
  }

  /** A refusal of a single call says nothing about how much at once. */
  #halve(atOnce: number, refusal: string): void {
    if (atOnce <= 1) return;
    this.#most = Math.floor(atOnce / 2);
    this.#context.log.info(
      `The storage refuses ${atOnce} connections at once (${cleanText(refusal, 200)}). Continuing with ${this.#most}.`,
    );
  }

  #succeeded(): void {
    this.#succeededAt = this.#context.clock.now();
    this.#failingSince = undefined;
  }

  /**
   * A large file may take long in an upload, so the first failure after a success gives up nothing.
   *
   * @param beganAt when the call began
   */
  #failed(beganAt: number): void {
    const earliest = this.#context.clock.now() - PATIENCE_MS.later;
    this.#failingSince ??= Math.max(beganAt, this.#succeededAt ?? 0, earliest);
  }

  #isAlive(): boolean {
    const now = this.#context.clock.now();
    const { first, later } = PATIENCE_MS;
    return now - (this.#failingSince ?? now) <= (this.#succeededAt === undefined ? first : later);
  }
}

function silentFailure({ speaks }: StorageType): RcloneFailure {
  const message = `no answer within ${FIRST_ANSWER_MS / 1000} seconds`;
  const as = speaks === undefined ? '' : ` as ${speaks} server does`;
  return new RcloneFailure([{ name: undefined, message }], {
    kind: 'other',
    causes: [
      [/^/, `The server does not respond${as}.`, 'Check the type of the remote, its host, and its port.'],
    ],
  });
}
