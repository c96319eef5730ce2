/** The publish run of a project's latest content, which the service's API calls an update. */
import { randomBytes } from 'node:crypto';
import type { components } from '../../api/wire.ts';
import type { EmulatorClock } from '../clock.ts';
import type { ExportJobSettings } from '../settings/settings.ts';

type WireUpdate = components['schemas']['Update'];

const ENDS = {
  success: ['The latest content is published.', 'Deployed.'],
  skipped: ['There was nothing new to publish.', 'Skipped.'],
  failure: [
    'The build failed: the page guides/alerts has a broken include.',
    'Error: an include is missing.',
  ],
} as const;

export class EmulatedPublishRun {
  readonly id = randomBytes(12).toString('hex');
  readonly settings: ExportJobSettings;
  readonly calls = new Map<string, number>();
  readonly #clock: EmulatorClock;
  readonly #startedAt: number;
  /** Milliseconds since 1970. */
  readonly #createdAt: number;

  /** @param settings of the next export job, which describe the publish run before it */
  constructor(settings: ExportJobSettings, clock: EmulatorClock) {
    this.settings = settings;
    this.#clock = clock;
    this.#startedAt = clock.now();
    this.#createdAt = clock.wallTime();
  }

  get wire(): WireUpdate {
    const { queuedMs, runningMs, outcome, summary, logs, commit } = this.settings.update;
    const ageMs = this.#clock.now() - this.#startedAt;
    const isEnded = ageMs >= queuedMs + runningMs;
    const status = isEnded ? outcome : ageMs < queuedMs ? 'queued' : 'in_progress';
    const [end, lastLine] = ENDS[outcome];
    const lines = logs ?? [`Fetched ${commit.ref}.`, 'Building the pages.', lastLine];
    // The last line appears at the end of the run.
    const share = Math.max(ageMs - queuedMs, 0) / runningMs;
    const shown = isEnded ? lines.length : Math.ceil((lines.length - 1) * share);
    return {
      status,
      summary: isEnded ? (summary ?? end) : 'The latest content is being published.',
      logs: lines.slice(0, shown),
      createdAt: new Date(this.#createdAt).toISOString(),
      // Absent until the end, and not null.
      ...(isEnded ? { endedAt: new Date(this.#createdAt + queuedMs + runningMs).toISOString() } : {}),
      commit,
    };
  }
}
