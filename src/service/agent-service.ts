/** The service's agent jobs: one request for each call (docs/reference.md, "The service's API"). */
import * as v from 'valibot';
import { cleanText } from '../text/clean-text.ts';
import { isId } from '../values/id.ts';
import type { AdminApi } from './admin-api.ts';

/** The current state of an agent job. A field is undefined if it is null, missing, or not fit for an output. */
export type AgentJob = v.InferOutput<typeof agentJobSchema>;

/** Text that is passed on unchanged must need no cleaning: a cleaned branch name is a different branch. */
const verbatim = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.check((text) => cleanText(text, 1000) === text),
    ),
  ),
  undefined,
);

const agentJobSchema = v.pipe(
  v.object({
    status: v.pipe(v.string(), v.minLength(1)),
    source: v.fallback(v.object({ repository: verbatim, ref: verbatim }), {}),
    model: verbatim,
    prLink: v.pipe(
      verbatim,
      v.transform((url) => (url !== undefined && isWebAddress(url) ? url : undefined)),
    ),
    createdAt: verbatim,
    archivedAt: verbatim,
  }),
  v.transform(({ source, status, model, prLink, createdAt, archivedAt }) => ({
    /** The status as the service reports it. */
    status,
    /** Address of the source repository. */
    repository: source.repository,
    /** Branch that the agent works on. */
    ref: source.ref,
    model,
    /** Address of the pull request, http or https. */
    prLink,
    createdAt,
    archivedAt,
  })),
);

const createdAgentJobSchema = v.object({ id: v.pipe(v.string(), v.check(isId)) });

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

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
      schema: createdAgentJobSchema,
      expected: 'a valid `id`',
    });
  }

  /**
   * Sends a follow-up message to an agent job, which makes it active.
   *
   * @throws ServiceError
   */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob> {
    return this.#api.call({
      operation: 'sendAgentMessage',
      method: 'POST',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}/message`,
      body: { prompt },
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
