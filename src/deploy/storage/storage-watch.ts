/** Ends the calls of rclone when the storage no longer responds: its counters show whether anything was done. */
import type { Stats } from '../rclone/rclone.ts';
import { RcloneFailure } from '../rclone/rclone-failure.ts';
import type { RcloneError } from '../rclone/rclone-log.ts';

/** A storage without progress for this time does not respond. By default, rclone ends a silent request after a minute. */
const NO_PROGRESS_MS = 120_000;

/** The limit of that time, if the user lets a request wait for longer (`RCLONE_TIMEOUT`). */
const MOST_MS = 3_600_000;

/** The time between two looks at the counters. */
const LOOK_MS = 10_000;

/** The buffers of a connection hold less than this: a file that gets further than this is sent. */
const BUFFERED_BYTES = 8 * 2 ** 20;

export class StorageProgress {
  readonly #now: () => number;
  #since: number;
  /** A storage without progress for this time does not respond. */
  mostMs = NO_PROGRESS_MS;
  #done = 0;
  #listed = 0;
  /** How many bytes of each file were sent in the try that got furthest, and at the last look. */
  readonly #furthest = new Map<string, number>();
  #before = new Map<string, number>();

  /** @param now monotonic milliseconds */
  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  /** Measures from now on. */
  made(): void {
    this.#since = this.#now();
  }

  /** @param timeoutMs how long a request may be silent; each is tried twice. 0 for no limit (rclone, `--timeout`). */
  allow(timeoutMs: number): void {
    const wantedMs = timeoutMs === 0 ? MOST_MS : 2 * timeoutMs;
    this.mostMs = Math.min(Math.max(NO_PROGRESS_MS, wantedMs), MOST_MS);
  }

  get isMissing(): boolean {
    return this.#now() - this.#since > this.mostMs;
  }

  /**
   * Looks for progress in the counters. rclone counts the bytes of each try, and the buffers of a connection accept a
   * small file even if the storage never reads it. So a file counts only if it gets further than in any earlier try, or
   * further than these buffers.
   *
   * @param hasUploaded whether an upload was running since the last look. Each try of one lists the files of the runner,
   *   which says nothing about the storage.
   */
  look({ transfers = 0, deletes = 0, listed = 0, transferring = [] }: Stats, hasUploaded: boolean): void {
    const done = transfers + deletes;
    if (done > this.#done || (listed > this.#listed && !hasUploaded)) this.made();
    this.#done = done;
    this.#listed = listed;
    const before = this.#before;
    this.#before = new Map();
    for (const { name = '', bytes = 0 } of transferring) {
      const furthest = this.#furthest.get(name) ?? 0;
      if (bytes > furthest || (bytes > BUFFERED_BYTES && bytes > (before.get(name) ?? bytes))) this.made();
      this.#furthest.set(name, Math.max(bytes, furthest));
      this.#before.set(name, bytes);
    }
  }
}

export class StorageWatch {
  readonly #progress: StorageProgress;
  readonly #statsOf: () => Promise<Stats>;
  readonly #ended = new AbortController();
  #running = 0;
  /** How many of the running calls end by themselves if the storage is silent. */
  #bounded = 0;
  #uploads = 0;
  #hasUploaded = false;
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;
  /** The errors of the last call that failed, if none has succeeded since: later, rclone repeats it silently. */
  lastErrors: readonly RcloneError[] = [];

  /** @param now monotonic milliseconds */
  constructor(now: () => number, statsOf: () => Promise<Stats>) {
    this.#progress = new StorageProgress(now);
    this.#statsOf = statsOf;
  }

  /** @param timeoutMs how long a request may be silent */
  allow(timeoutMs: number): void {
    this.#progress.allow(timeoutMs);
  }

  /** The storage has done something. A call may end before the next look. */
  made(): void {
    this.#progress.made();
  }

  /** After this time without progress, a call is ended. */
  get mostMs(): number {
    return this.#progress.mostMs;
  }

  /** Aborts when the storage has made no progress for too long. No later call can then begin. */
  get signal(): AbortSignal {
    return this.#ended.signal;
  }

  /**
   * Makes a call that can be ended by the signal.
   *
   * @param isBounded whether the call ends by itself if the storage is silent
   * @throws RcloneFailure
   */
  async during<Result>(
    { isBounded, isUpload }: { readonly isBounded: boolean; readonly isUpload: boolean },
    call: () => Promise<Result>,
  ): Promise<Result> {
    let hasResponded = true;
    this.began(isBounded, isUpload);
    try {
      const result = await call();
      this.lastErrors = [];
      return result;
    } catch (error) {
      if (!(error instanceof RcloneFailure)) throw error;
      hasResponded = error.kind !== 'unreachable' && error.kind !== 'refused';
      if (error.errors.length > 0) this.lastErrors = error.errors;
      throw error;
    } finally {
      this.ended(isBounded, isUpload, hasResponded);
    }
  }

  /**
   * A call begins. A retry of a call that did nothing does not start the time again.
   *
   * @param isBounded whether the call ends by itself if the storage is silent
   */
  began(isBounded: boolean, isUpload: boolean): void {
    if (this.#running === 0 && !this.#hasFailed) this.#progress.made();
    this.#running += 1;
    if (isBounded) this.#bounded += 1;
    if (isUpload) {
      this.#uploads += 1;
      this.#hasUploaded = true;
    }
    // The timer does not keep the process alive: the call does.
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  /** @param hasResponded whether the storage did what the call asked for, or refused just that */
  ended(isBounded: boolean, isUpload: boolean, hasResponded: boolean): void {
    this.#running -= 1;
    if (isBounded) this.#bounded -= 1;
    if (isUpload) this.#uploads -= 1;
    this.#hasFailed = !hasResponded;
    if (hasResponded) this.#progress.made();
    else if (this.#progress.isMissing) this.#ended.abort();
    if (this.#running > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    this.#progress.look(await this.#statsOf(), this.#hasUploaded);
    this.#hasUploaded = this.#uploads > 0;
    if (this.#running > this.#bounded && this.#progress.isMissing) this.#ended.abort();
  }
}
