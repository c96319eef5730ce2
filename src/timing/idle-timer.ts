/** Measures how long the other side has been silent. */
export class IdleTimer {
  readonly #limitMs: number;
  readonly #onTimeout: () => void;
  #timer: NodeJS.Timeout | undefined;

  /** Starts immediately. Calls `onTimeout` once after `limitMs` milliseconds of silence. */
  constructor(limitMs: number, onTimeout: () => void) {
    this.#limitMs = limitMs;
    this.#onTimeout = onTimeout;
    this.restart();
  }

  /** Measures from now on, even after {@link stop}. */
  restart(): void {
    this.stop();
    this.#timer = setTimeout(this.#onTimeout, this.#limitMs);
  }

  /** Stops measuring, such as while the other side has to wait. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
