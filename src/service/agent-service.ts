/** The service's agent jobs: one request for each call (docs/reference.md, "The service's API"). */
import type { AdminApi } from './admin-api.ts';
import { type AgentJob, agentJobSchema } from './schemas.ts';

export class AgentService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * Returns the present state of an agent job.
   *
   * @throws ServiceError
   */
  getJob(projectId: string, jobId: string, deadlineMs: number): Promise<AgentJob> {
    return this.#api.call({
      operation: 'Checking the agent job',
      method: 'GET',
      path: `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: agentJobSchema,
      expected: 'a `status`',
    });
  }
}
