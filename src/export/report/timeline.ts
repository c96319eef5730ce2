/** Measures how long each phase of a run takes. */

/** The phases of an export, in order. `Queued` and `Running` are what the service reports about the job. */
type Phase = 'Publish' | 'Start' | 'Queued' | 'Running' | 'Waiting' | 'Bundle URL' | 'Download';

interface Span {
  readonly phase: Phase;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export class Timeline {
  readonly #spans: Span[] = [];
  #open: { phase: Phase; from: number } | undefined;

  /** Ends the current phase and begins another; continues the current one if it is the same. */
  begin(phase: Phase): void {
    if (this.#open?.phase === phase) return;
    this.end();
    this.#open = { phase, from: this.#spans.at(-1)?.to ?? Date.now() };
  }

  /** Begins the phase of a job with this status, which has not ended. */
  jobSeen(status: string): void {
    if (status === 'queued') this.begin('Queued');
    else this.begin(status === 'running' ? 'Running' : 'Waiting');
  }

  /** The job has ended. If no check saw it running, it is unknown how long it was queued. */
  jobEnded(): void {
    if (this.#open?.phase === 'Queued') this.#open.phase = 'Waiting';
  }

  end(): void {
    if (this.#open === undefined) return;
    this.#spans.push({ ...this.#open, to: Math.max(Date.now(), this.#open.from) });
    this.#open = undefined;
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }
}
