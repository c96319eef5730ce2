/** What the log says while a job is waited for: a line when something changes, and one a minute otherwise. */

import { duration, pages } from '../text/units.ts';
import type { Clock } from '../timing/clock.ts';
import type { Logger } from './logger.ts';

/** The part of a job's state that the log shows. */
export interface JobProgress {
  readonly status: string;
  /** Per cent, 0 to 100. */
  readonly progress?: number | undefined;
  readonly pageCount?: number | undefined;
}

const QUIET_MS = 60_000;

export class JobProgressLog {
  readonly #log: Logger;
  readonly #clock: Clock;
  readonly #knownStatuses: ReadonlySet<string>;
  readonly #unknownTold = new Set<string>();
  #toldWhat = '';
  #toldAt = 0;

  constructor(log: Logger, clock: Clock, knownStatuses: ReadonlySet<string>) {
    this.#log = log;
    this.#clock = clock;
    this.#knownStatuses = knownStatuses;
  }

  /** @param timeLeftMs at the pace so far, where that can be told */
  state(job: JobProgress, timeLeftMs: number | undefined): void {
    const percent = job.progress === undefined ? '' : `, ${Math.floor(job.progress)} %`;
    if (!this.#knownStatuses.has(job.status) && !this.#unknownTold.has(job.status)) {
      this.#unknownTold.add(job.status);
      this.#log.info(`The service says "${job.status}", a status that is not known here; waiting goes on.`);
    }
    const count = job.pageCount === undefined ? '' : `, ${pages(job.pageCount)}`;
    const left =
      timeLeftMs === undefined ? '' : `, about ${duration(Math.ceil(timeLeftMs / 1000) * 1000)} left`;
    // Pages alone are no change: they would make a line of every look.
    this.#tell(`${job.status}${percent}`, `Job ${job.status}${percent}${count}${left}`);
  }

  /** @param what why a check brought no news, as a sentence */
  inconclusive(what: string): void {
    this.#tell(what, `${what} Still waiting.`);
  }

  #tell(what: string, line: string): void {
    const now = this.#clock.now();
    if (what === this.#toldWhat && now - this.#toldAt < QUIET_MS) return;
    this.#toldWhat = what;
    this.#toldAt = now;
    this.#log.info(line);
  }
}
