/** The service's agent jobs: one request for each call (docs/reference.md, "The service's API"). */
import type { AdminApi } from './admin-api.ts';
import { type AgentJob, agentJobSchema, createdAgentJobSchema } from './schemas.ts';

/** A lost response to a prompt cannot be recovered. */
const PROMPT_DEADLINE_MS = 60_000;

export class AgentService {
  readonly #api: AdminApi;
  readonly #jobs: string;

  constructor(api: AdminApi, projectId: string) {
    this.#api = api;
    this.#jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
  }

  /**
   * Creates an agent job.
   *
   * @throws ServiceError
   */
  createJob(prompt: string): Promise<{ readonly id: string }> {
    return this.#api.call({
      operation: 'createAgentJob',
      method: 'POST',
      path: this.#jobs,
      body: { prompt },
      deadlineMs: PROMPT_DEADLINE_MS,
      schema: createdAgentJobSchema,
      expected: 'a valid `id`',
    });
  }

  /**
   * Sends a follow-up message to an agent job, which becomes active by it.
   *
   * @throws ServiceError
   */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob> {
    return this.#api.call({
      operation: 'sendAgentMessage',
      method: 'POST',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}/message`,
      body: { prompt },
      deadlineMs: PROMPT_DEADLINE_MS,
      schema: agentJobSchema,
      expected: 'a `status`',
    });
  }

  /**
   * Returns the current state of an agent job.
   *
   * @throws ServiceError
   */
  getJob(jobId: string, deadlineMs: number): Promise<AgentJob> {
    return this.#api.call({
      operation: 'getAgentJob',
      method: 'GET',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: agentJobSchema,
      expected: 'a `status`',
    });
  }
}
