/** How long each phase of a run took, and the picture of it. */
import { duration } from '../text/units.ts';

/** The phases of an export, in their order. `Queued` and `Running` are what the service says of the job. */
export type Phase = 'Start' | 'Queued' | 'Running' | 'Waiting' | 'Link' | 'Download' | 'Hand over';

/** Whose time it was: the sections of the picture. */
const SECTIONS: Readonly<Record<Phase, 'Service' | 'Runner' | 'GitHub'>> = {
  Start: 'Service',
  Queued: 'Service',
  Running: 'Service',
  Waiting: 'Service',
  Link: 'Service',
  Download: 'Runner',
  'Hand over': 'GitHub',
};

/** The phase in which a job is that has not ended. */
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

export class Timeline {
  readonly #wallClock: () => number;
  readonly #spans: Span[] = [];
  #open: { phase: Phase; from: number } | undefined;

  constructor(wallClock: () => number = Date.now) {
    this.#wallClock = wallClock;
  }

  /** Ends the present phase and begins another; the same one goes on. */
  begin(phase: Phase): void {
    if (this.#open?.phase === phase) return;
    this.end();
    this.#open = { phase, from: this.#wallClock() };
  }

  /** Ends the present phase. */
  end(): void {
    if (this.#open === undefined) return;
    this.#spans.push({ ...this.#open, to: Math.max(this.#wallClock(), this.#open.from) });
    this.#open = undefined;
  }

  get spans(): readonly Span[] {
    return this.#spans;
  }
}

/** How Mermaid paints a phase: grey for waiting on others, bright for the work. */
const COLOURS: Readonly<Record<Phase, string>> = {
  Start: 'done, ',
  Queued: 'done, ',
  Running: 'active, ',
  Waiting: 'active, ',
  Link: 'done, ',
  Download: '',
  'Hand over': 'done, ',
};

/**
 * A Mermaid Gantt chart, which GitHub draws. Its times are the viewer's own.
 *
 * @param isFailed whether the last phase is where the run came to grief; it is painted red
 * @returns undefined where there is nothing to draw
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
    const colour = isFailed && span === last ? 'crit, ' : COLOURS[phase];
    // A bar without any width is not drawn.
    lines.push(`  ${phase} ${duration(to - from)} :${colour}${from}, ${Math.max(to, from + 1)}`);
  }
  return lines.join('\n');
}
