/**
 * How much a storage gets at once. Servers limit connections, and buckets limit requests. After a refusal, the storage
 * gets half as much; when uploads succeed again, it gets more. If less does not help, rclone pauses between requests.
 */
import type { Context } from '../../context/context.ts';
import { cleanText } from '../../text/clean-text.ts';
import { REFUSES_CONNECTION, refusalIn } from '../rclone/failure-kind.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import type { RcloneEvent } from '../rclone/rclone-log.ts';

/** After this time, a number that the storage refused is tried again: a bucket adapts to its load. */
const REMEMBERED_MS = 60_000;

/** Up to here, rclone itself repeats a refused request to a bucket, and delays those after it. */
const PACED_BY_RCLONE = 64;

/** A bucket that limits the rate refuses less if it gets less at once. A bucket that still refuses too much here does not. */
const LEAST_AT_ONCE = 32;

/** A share of refused files from which on less at once is faster, and the number of last files that it is about. */
const TOO_MANY = { share: 0.15, files: 50 };

/** Whether a storage refuses so much of an upload that it should get less at once. */
export class Refusals {
  readonly #isPacedByRclone: boolean;
  #share = 0;

  /** @param isPacedByRclone whether rclone itself repeats what the storage refuses */
  constructor(isPacedByRclone: boolean) {
    this.#isPacedByRclone = isPacedByRclone;
  }

  /** @returns the refusal of the storage if it is one too many */
  oneTooMany(event: RcloneEvent): string | undefined {
    if (event.kind !== 'copied' && event.kind !== 'error') return undefined;
    const refusal = event.kind === 'error' ? refusalIn(event.message) : undefined;
    this.#share += (Number(refusal !== undefined) - this.#share) / TOO_MANY.files;
    // Every other file would need the same connection.
    if (refusal !== undefined && REFUSES_CONNECTION.test(refusal)) return refusal;
    return !this.#isPacedByRclone && this.#share > TOO_MANY.share ? refusal : undefined;
  }
}

export class Pace {
  readonly #context: Context;
  #limit = Number.POSITIVE_INFINITY;
  #refused = { atOnce: Number.POSITIVE_INFINITY, since: 0 };
  /** Whether less at once does not help. */
  #refusesAnyway = false;
  #running = 0;
  /** The most that was running at once since the last refusal. */
  #most = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns how much is done at once. */
  atMost(wanted: number): number {
    return Math.min(wanted, this.#limit);
  }

  /**
   * Whether rclone itself repeats what the storage refuses, after a pause. Otherwise, an upload counts its refusals.
   *
   * @param wanted how many files are uploaded at once without a refusal
   */
  isPacedByRclone(wanted: number): boolean {
    return wanted <= PACED_BY_RCLONE || this.#limit < LEAST_AT_ONCE || this.#refusesAnyway;
  }

  /** The storage refused too much of an upload of this many files at once, for this reason. */
  lowerUpload(atOnce: number, reason: string): void {
    if (atOnce >= 2 * LEAST_AT_ONCE || REFUSES_CONNECTION.test(reason)) this.lower(atOnce, reason);
    else if (!this.#refusesAnyway) {
      this.#refusesAnyway = true;
      this.#setLimit(atOnce, PACED_BY_RCLONE, reason, ', with pauses, since fewer do not help');
    }
  }

  /** The storage refused something while this much was done at once, for this reason. */
  lower(atOnce: number, reason: string): void {
    // What began before an earlier refusal says nothing new.
    if (atOnce > this.#limit || atOnce <= 1) return;
    this.#setLimit(atOnce, Math.ceil(atOnce / 2), reason);
  }

  #setLimit(refused: number, limit: number, reason: string, how = ''): void {
    this.#limit = limit;
    this.#most = 0;
    this.#refused = { atOnce: refused, since: this.#context.clock.now() };
    this.#context.log.info(
      `The storage refuses ${refused} transfers at once ("${cleanText(reason, 200)}"). Continuing with ${limit} at once${how}.`,
    );
  }

  /** The storage refused nothing while this much was done at once. */
  raise(atOnce: number): void {
    const { atOnce: refused, since } = this.#refused;
    const isForgotten = this.#context.clock.now() - since > REMEMBERED_MS;
    if (atOnce !== this.#limit || !(atOnce * 2 < refused || isForgotten)) return;
    this.#limit = atOnce * 2;
    this.#refusesAnyway = false;
  }

  /** Makes a call as soon as few enough others are running. */
  async turn<Result>(call: () => Promise<Result>): Promise<Result> {
    while (this.#running >= this.#limit) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    this.#most = Math.max(this.#most, this.#running);
    try {
      return await call();
    } catch (error) {
      if (error instanceof RcloneFailure && error.refusal !== undefined)
        this.lower(this.#most, error.refusal);
      throw error;
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
