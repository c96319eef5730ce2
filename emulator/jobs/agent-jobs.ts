/** The agent jobs (docs/reference.md, "The service's API"). A job from the settings begins at its first request. */
import type { components } from '../../api/wire.ts';
import type { EmulatorClock } from '../clock.ts';
import type { AgentJobSettings } from '../settings/settings.ts';

type WireAgentJob = components['schemas']['AgentJob'];

export const PROJECT_ID = '65e1a7b20c9d4f3e8a6b5c1d';
export const DEFAULT_AGENT_JOB_ID = 'agent_completes';

export class EmulatedAgentJob {
  readonly id: string;
  readonly settings: AgentJobSettings;
  readonly calls = new Map<string, number>();
  readonly #clock: EmulatorClock;
  #createdAt: number | undefined;
  /** The time of the last prompt, by the clock. */
  #activeSince = 0;

  constructor(id: string, settings: AgentJobSettings, clock: EmulatorClock) {
    this.id = id;
    this.settings = settings;
    this.#clock = clock;
  }

  /** Makes the job active from now on. */
  prompt(): void {
    this.#createdAt ??= this.#clock.wallTime();
    this.#activeSince = this.#clock.now();
  }

  /** Returns the response to a request. The first request starts the job. */
  respond(): WireAgentJob {
    if (this.#createdAt === undefined) this.prompt();
    const ageMs = this.#ageMs;
    const status = this.#statusAt(ageMs);
    const archivedAt = this.#clock.wallTime() - ageMs + this.settings.activeMs;
    return {
      id: this.id,
      status,
      source: { repository: 'https://github.com/example/lighthouse-docs', ref: `agent/${this.id}` },
      model: 'emulated-model-1',
      prLink: this.#hasPullRequest(status, ageMs)
        ? 'https://github.com/example/lighthouse-docs/pull/17'
        : null,
      createdAt: new Date(this.#createdAt ?? 0).toISOString(),
      archivedAt: status === 'archived' ? new Date(archivedAt).toISOString() : null,
    };
  }

  get #ageMs(): number {
    return this.#clock.now() - this.#activeSince;
  }

  #statusAt(ageMs: number): WireAgentJob['status'] {
    const { outcome, activeMs } = this.settings;
    return outcome === 'active' || ageMs < activeMs ? 'active' : outcome;
  }

  #hasPullRequest(status: WireAgentJob['status'], ageMs: number): boolean {
    const { pullRequest, activeMs, lateMs } = this.settings;
    if (pullRequest === 'none' || status === 'active' || status === 'failed') return false;
    return pullRequest === 'at-once' || ageMs >= activeMs + lateMs;
  }
}

/** Returns the built-in job, which completes with a pull request, and the given jobs. */
export function agentJobs(
  given: Readonly<Record<string, AgentJobSettings>>,
  builtIn: AgentJobSettings,
  clock: EmulatorClock,
): Map<string, EmulatedAgentJob> {
  const all = Object.entries({ [DEFAULT_AGENT_JOB_ID]: builtIn, ...given });
  return new Map(all.map(([id, settings]) => [id, new EmulatedAgentJob(id, settings, clock)]));
}
