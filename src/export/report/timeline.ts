/** How long each phase of a run took, and its chart. */
import { duration } from '../../text/units.ts';

/** The phases of an export, in order. `Queued` and `Running` are what the service reports about the job. */
export type Phase =
  | 'Publish'
  | 'Start'
  | 'Queued'
  | 'Running'
  | 'Waiting'
  | 'Bundle URL'
  | 'Download'
  | 'Deliver';

/** Who spent the time: the sections of the chart. */
const SECTIONS: Readonly<Record<Phase, 'Service' | 'Runner' | 'GitHub'>> = {
  Publish: 'Service',
  Start: 'Service',
  Queued: 'Service',
  Running: 'Service',
  Waiting: 'Service',
  'Bundle URL': 'Service',
  Download: 'Runner',
  Deliver: 'GitHub',
};

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

/** A shorter delay is not worth a bar of its own. */
const NOTICED_LATE_MS = 1000;

export class Timeline {
  readonly #wallClock: () => number;
  readonly #spans: Span[] = [];
  #open: { phase: Phase; from: number } | undefined;

  constructor(wallClock: () => number = Date.now) {
    this.#wallClock = wallClock;
  }

  /**
   * Ends the present phase and begins another; continues the present one if it is the same.
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

  /** Ends the present phase, now or at the given time, if that is within the phase. */
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

/** How Mermaid paints a phase: gray for waiting on others, bright for the work. */
const COLORS: Readonly<Record<Phase, string>> = {
  Publish: 'done, ',
  Start: 'done, ',
  Queued: 'done, ',
  Running: 'active, ',
  Waiting: 'active, ',
  'Bundle URL': 'done, ',
  Download: '',
  Deliver: 'done, ',
};

/**
 * A Mermaid Gantt chart, which GitHub renders. Its times are in the viewer's time zone.
 *
 * @param isFailed whether the run failed in the last phase; it is painted red
 * @returns undefined if there is nothing to draw
 */
export function timelineChart(spans: readonly Span[], isFailed: boolean): string | undefined {
  const [first] = spans;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const axis = last.to - first.from < 120_000 ? '%H:%M:%S' : '%H:%M';
  const lines = ['gantt', '  dateFormat x', `  axisFormat ${axis}`, '  todayMarker off'];
  let section: string | undefined;
  for (const span of spans) {
    const { phase, from, to } = span;
    if (SECTIONS[phase] !== section) {
      section = SECTIONS[phase];
      lines.push(`  section ${section}`);
    }
    const color = isFailed && span === last ? 'crit, ' : COLORS[phase];
    // Mermaid does not draw a bar without width.
    lines.push(`  ${phase} ${duration(to - from)} :${color}${from}, ${Math.max(to, from + 1)}`);
  }
  return lines.join('\n');
}
