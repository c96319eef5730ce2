/** Logs the progress of a job: one line when something changes, and otherwise one line per minute. */
import type { Context } from '../context/context.ts';
import { cleanText } from '../text/clean-text.ts';
import { counted, duration } from '../text/units.ts';
import type { JobKind } from './job-status.ts';

/** The part of a job's state that the log shows. */
export interface JobProgress {
  readonly status: string;
  /** Percentage, 0 to 100. */
  readonly progress?: number | undefined;
  readonly pageCount?: number | undefined;
  /** What the service is doing, in its own words. */
  readonly activity?: string | undefined;
}

const MIN_GAP_MS = 60_000;

export class JobProgressLog {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #kind: JobKind<never>;
  readonly #reportedStatuses = new Set<string>();
  #latestState = '';
  #loggedAt = 0;
  /** The last check before progress moved for the first time: a queued job has no pace yet. */
  #paceFrom: { readonly progress: number; readonly at: number } | undefined;

  constructor(context: Pick<Context, 'log' | 'clock'>, kind: JobKind<never>) {
    this.#context = context;
    this.#kind = kind;
  }

  state(job: JobProgress): void {
    const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)}%`;
    const timeLeftMs = this.#timeLeftMs(job);
    if (!this.#kind.statuses.has(job.status) && !this.#reportedStatuses.has(job.status)) {
      this.#reportedStatuses.add(job.status);
      this.#context.log.info(`The service reports the unknown status "${job.status}". Still waiting.`);
    }
    const count = job.pageCount === undefined ? '' : `, ${counted(job.pageCount, 'page')}`;
    const left =
      timeLeftMs === undefined ? '' : `, about ${duration(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
    const activity = job.activity === undefined ? '' : `: ${cleanText(job.activity, 200)}`;
    // A change of only the page count or the activity is not logged: otherwise, every check would log a line.
    this.#log(
      `${job.status}${percent}`,
      `${this.#kind.name} ${cleanText(job.status, 60)}${percent}${count}${left}${activity}`,
    );
  }

  /** @param reason why a check was inconclusive, as a sentence */
  inconclusive(reason: string): void {
    this.#log(reason, `${reason} Still waiting.`);
  }

  /** Estimates the time left from the pace since the first progress; undefined before there is a pace. */
  #timeLeftMs({ status, progress }: JobProgress): number | undefined {
    if (progress === undefined || status === 'queued') return undefined;
    const now = this.#context.clock.now();
    if (this.#paceFrom === undefined || progress <= this.#paceFrom.progress) {
      this.#paceFrom = { progress, at: now };
      return undefined;
    }
    const msPerPercent = (now - this.#paceFrom.at) / (progress - this.#paceFrom.progress);
    return progress < 100 ? (100 - progress) * msPerPercent : undefined;
  }

  #log(state: string, line: string): void {
    const now = this.#context.clock.now();
    if (state === this.#latestState && now - this.#loggedAt < MIN_GAP_MS) return;
    this.#latestState = state;
    this.#loggedAt = now;
    this.#context.log.info(line);
  }
}
