/** The agent jobs (service document, sections 2.1, 3.1 and 4.1). A job begins when it is first looked at. */
import type { components } from '../src/service/wire.ts';
import type { AgentJobSettings } from './settings.ts';

type WireAgentJob = components['schemas']['AgentJob'];

export const PROJECT_ID = 'project_emulator';
export const DEFAULT_AGENT_JOB_ID = 'agent_completes';

/** One job for each way in which one can end. */
const PRESET: Readonly<Record<string, Partial<AgentJobSettings> & Pick<AgentJobSettings, 'outcome'>>> = {
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
  #createdAt: number | undefined;

  constructor(id: string, settings: AgentJobSettings) {
    this.id = id;
    this.settings = settings;
  }

  get status(): WireAgentJob['status'] {
    const { outcome, activeMs } = this.settings;
    return outcome === 'active' || this.#age < activeMs ? 'active' : outcome;
  }

  /** Looks at the job, which starts it the first time. */
  look(): WireAgentJob {
    this.#createdAt ??= Date.now();
    const { status } = this;
    return {
      id: this.id,
      status,
      source: { repository: 'https://github.com/example/lighthouse-docs', ref: `agent/${this.id}` },
      model: 'emulated-model-1',
      prLink: this.#hasPullRequest ? 'https://github.com/example/lighthouse-docs/pull/17' : null,
      createdAt: new Date(this.#createdAt).toISOString(),
      archivedAt:
        status === 'archived' ? new Date(this.#createdAt + this.settings.activeMs).toISOString() : null,
    };
  }

  get #hasPullRequest(): boolean {
    const { pullRequest, activeMs, lateMs } = this.settings;
    if (pullRequest === 'none' || this.status === 'active' || this.status === 'failed') return false;
    return pullRequest === 'at-once' || this.#age >= activeMs + lateMs;
  }

  get #age(): number {
    return this.#createdAt === undefined ? 0 : Date.now() - this.#createdAt;
  }
}

export function agentJobs(given: Readonly<Record<string, AgentJobSettings>>): Map<string, AgentJob> {
  const jobs = new Map<string, AgentJob>();
  for (const [id, preset] of Object.entries(PRESET)) {
    jobs.set(
      id,
      new AgentJob(id, { activeMs: 4000, lateMs: 2000, pullRequest: 'none', faults: [], ...preset }),
    );
  }
  for (const [id, settings] of Object.entries(given)) jobs.set(id, new AgentJob(id, settings));
  return jobs;
}
