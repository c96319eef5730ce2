/** How long each phase of a run took. */

/** The phases of an export, in order. `Queued` and `Running` are what the service reports about the job. */
type Phase = 'Publish' | 'Start' | 'Queued' | 'Running' | 'Waiting' | 'Bundle URL' | 'Download' | 'Deliver';

/** The phase of a job with this status, which has not ended. */
export function phaseOf(status: string): Phase {
  if (status === 'queued') return 'Queued';
  return status === 'running' ? 'Running' : 'Waiting';
}

export interface Span {
  readonly phase: Phase;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** A shorter delay is not worth a phase of its own. */
const NOTICED_LATE_MS = 1000;

export class Timeline {
  readonly #wallClock: () => number;
  readonly #spans: Span[] = [];
  #open: { phase: Phase; from: number } | undefined;

  constructor(wallClock: () => number = Date.now) {
    this.#wallClock = wallClock;
  }

  /**
   * Ends the current phase and begins another; continues the current one if it is the same.
   *
   * @param at when it began, if the service says so: a check notices it later
   */
  begin(phase: Phase, at?: number): void {
    if (this.#open?.phase === phase) return;
    this.end(at);
    this.#open = { phase, from: this.#spans.at(-1)?.to ?? this.#wallClock() };
  }

  /**
   * The job has ended. If no check saw it running, nobody knows how long it was queued.
   *
   * @param at when it ended, if the service says so
   */
  jobEnded(at?: number): void {
    if (this.#open?.phase === 'Queued') this.#open.phase = 'Waiting';
    const { length } = this.#spans;
    this.end(at);
    // What remains until now is the time in which no check noticed the end.
    const last = this.#spans[length];
    if (last !== undefined && this.#wallClock() - last.to >= NOTICED_LATE_MS) {
      this.#open = { phase: 'Waiting', from: last.to };
    }
  }

  /** Ends the current phase, now or at the given time, if that is within the phase. */
  end(at?: number): void {
    if (this.#open === undefined) return;
    const { from } = this.#open;
    const now = Math.max(this.#wallClock(), from);
    this.#spans.push({ ...this.#open, to: Math.min(now, Math.max(at ?? now, from)) });
    this.#open = undefined;
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }
}
