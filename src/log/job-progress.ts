/** Logs the progress of a job, or of a publishing, that is waited for: a line when something changes, and otherwise one a minute. */
import type { Context } from '../context/context.ts';
import { cleanText } from '../text/clean-text.ts';
import { duration, pages } from '../text/units.ts';

/** The part of a job's state that the log shows. */
export interface JobProgress {
  readonly status: string;
  /** Per cent, 0 to 100. */
  readonly progress?: number | undefined;
  readonly pageCount?: number | undefined;
  /** What the service is doing, in its own words. */
  readonly activity?: string | undefined;
}

const MIN_GAP_MS = 60_000;

export class JobProgressLog {
  readonly #context: Pick<Context, 'log' | 'clock'>;
  readonly #knownStatuses: ReadonlySet<string>;
  readonly #subject: string;
  readonly #reportedStatuses = new Set<string>();
  #latestState = '';
  #loggedAt = 0;

  /** @param subject what is waited for: begins each line */
  constructor(context: Pick<Context, 'log' | 'clock'>, knownStatuses: ReadonlySet<string>, subject = 'Job') {
    this.#context = context;
    this.#subject = subject;
    this.#knownStatuses = knownStatuses;
  }

  /** @param timeLeftMs at the pace so far, if it can be estimated */
  state(job: JobProgress, timeLeftMs: number | undefined): void {
    const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)} %`;
    if (!this.#knownStatuses.has(job.status) && !this.#reportedStatuses.has(job.status)) {
      this.#reportedStatuses.add(job.status);
      this.#context.log.info(`The service reports the unknown status "${job.status}". Still waiting.`);
    }
    const count = job.pageCount === undefined ? '' : `, ${pages(job.pageCount)}`;
    const left =
      timeLeftMs === undefined ? '' : `, about ${duration(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
    const activity = job.activity === undefined ? '' : `: ${cleanText(job.activity, 200)}`;
    // A change of the page count or the activity alone is not logged: it would make a line of every check.
    this.#log(
      `${job.status}${percent}`,
      `${this.#subject} ${cleanText(job.status, 60)}${percent}${count}${left}${activity}`,
    );
  }

  /** @param reason why a check was inconclusive, as a sentence */
  inconclusive(reason: string): void {
    this.#log(reason, `${reason} Still waiting.`);
  }

  #log(state: string, line: string): void {
    const now = this.#context.clock.now();
    if (state === this.#latestState && now - this.#loggedAt < MIN_GAP_MS) return;
    this.#latestState = state;
    this.#loggedAt = now;
    this.#context.log.info(line);
  }
}
