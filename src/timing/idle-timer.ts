/** Measures how long the other side has been silent. Time that we spend in between does not count. */
export class IdleTimer {
  readonly #limitMs: number;
  readonly #onTimeout: () => void;
  #leftMs: number;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Starts immediately. It calls `onTimeout` once after `limitMs` milliseconds of silence. */
  constructor(limitMs: number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#onTimeout = onTimeout;
    this.#leftMs = limitMs;
    this.resume();
  }

  /** Stops measuring while the other side waits for us. */
  pause(): void {
    this.stop();
    this.#leftMs -= performance.now() - this.#startedAt;
  }

  /** Continues with the silence measured so far. */
  resume(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(() => this.#check(), Math.max(0, this.#leftMs));
  }

  /** Resets the measured silence to zero, and continues. This costs almost nothing, since the current timer stays. */
  restart(): void {
    this.#leftMs = this.#limitMs;
    if (this.#timer === undefined) this.resume();
    else this.#startedAt = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #check(): void {
    const leftMs = this.#leftMs - (performance.now() - this.#startedAt);
    // A timer may be early by a fraction of a millisecond.
    if (leftMs < 1) this.#onTimeout();
    else this.#timer = setTimeout(() => this.#check(), leftMs);
  }
}
