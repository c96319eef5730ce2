/** The agent jobs (docs/reference.md, "The service's API"). One of the settings begins when it is first requested. */
import type { components } from '../src/service/wire.ts';
import type { EmulatorClock } from './clock.ts';
import type { AgentJobSettings } from './settings.ts';

type WireAgentJob = components['schemas']['AgentJob'];

export const PROJECT_ID = 'project_emulator';
export const DEFAULT_AGENT_JOB_ID = 'agent_completes';

/** One job for each way in which one can end. */
const PRESETS: Readonly<Record<string, Partial<AgentJobSettings> & Pick<AgentJobSettings, 'outcome'>>> = {
  [DEFAULT_AGENT_JOB_ID]: { outcome: 'completed', pullRequest: 'at-once' },
  agent_late_link: { outcome: 'completed', pullRequest: 'late' },
  agent_no_changes: { outcome: 'completed' },
  agent_fails: { outcome: 'failed' },
  agent_archived: { outcome: 'archived', pullRequest: 'at-once', activeMs: 0 },
  agent_active: { outcome: 'active' },
};

export class AgentJob {
  readonly id: string;
  readonly settings: AgentJobSettings;
  readonly calls = new Map<string, number>();
  readonly #clock: EmulatorClock;
  #createdAt: number | undefined;
  /** When the last prompt came, by the clock. */
  #activeSince = 0;

  constructor(id: string, settings: AgentJobSettings, clock: EmulatorClock) {
    this.id = id;
    this.settings = settings;
    this.#clock = clock;
  }

  get status(): WireAgentJob['status'] {
    return this.#statusAt(this.#createdAt === undefined ? 0 : this.#ageMs);
  }

  /** The job is active from now on. */
  prompt(): void {
    this.#createdAt ??= this.#clock.wallTime();
    this.#activeSince = this.#clock.now();
  }

  /** The response to a request, the first of which starts the job. */
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

/** The built-in jobs, and those that are given. */
export function agentJobs(
  given: Readonly<Record<string, AgentJobSettings>>,
  clock: EmulatorClock,
): Map<string, AgentJob> {
  const defaults = { activeMs: 4000, lateMs: 2000, pullRequest: 'none' as const };
  const presets = Object.entries(PRESETS).map(([id, preset]): [string, AgentJobSettings] => [
    id,
    { ...defaults, faults: [], ...preset },
  ]);
  return new Map(
    [...presets, ...Object.entries(given)].map(([id, settings]) => [id, new AgentJob(id, settings, clock)]),
  );
}
