/** Measures how long the other side has been silent. Time that we spend ourselves in between does not count. */
export class IdleTimer {
  readonly #limitMs: number;
  readonly #onTimeout: () => void;
  #leftMs: number;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Starts at once.
   *
   * @param onTimeout called once after `limitMs` milliseconds of silence
   */
  constructor(limitMs: number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#leftMs = limitMs;
    this.#onTimeout = onTimeout;
    this.resume();
  }

  /** Stops measuring while it is our turn. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#startedAt;
  }

  /** Continues with the silence measured so far. */
  resume(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#onTimeout, Math.max(0, this.#leftMs));
  }

  /** Resets the measured silence to zero, and continues. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#leftMs = this.#limitMs;
    this.resume();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
