/** The service's agent jobs (service document, section 4.1): one request for each call. */
import type { AdminApi } from './admin-api.ts';
import { type AgentJob, agentJobSchema } from './schemas.ts';

export class AgentService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * The job as it is now.
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
      promised: 'a `status`',
    });
  }
}
