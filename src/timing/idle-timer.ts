/** Measures how long the other side has been silent. What we do ourselves in between is not its silence. */
export class IdleTimer {
  readonly #limitMs: number;
  readonly #onSilence: () => void;
  #leftMs: number;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Starts at once.
   *
   * @param onSilence called once when the silence has lasted so long
   */
  constructor(limitMs: number, onSilence: () => void) {
    this.#limitMs = limitMs;
    this.#leftMs = limitMs;
    this.#onSilence = onSilence;
    this.resume();
  }

  /** It is our turn now. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#leftMs -= performance.now() - this.#startedAt;
  }

  /** It is the other side's turn again, and the silence goes on from where it was. */
  resume(): void {
    this.#startedAt = performance.now();
    this.#timer = setTimeout(this.#onSilence, Math.max(0, this.#leftMs));
  }

  /** Enough was heard: the silence begins anew. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#leftMs = this.#limitMs;
    this.resume();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
