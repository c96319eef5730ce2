/** The service's agent jobs (docs/reference.md, "The service's API"). */
import * as v from 'valibot';
import { cleanText } from '../text/clean-text.ts';
import { isId } from '../values/id.ts';
import { type AdminApi, callApi } from './admin-api.ts';

/** The current state of an agent job. A field is undefined if it is null, missing, or not fit for an output. */
export type AgentJob = v.InferOutput<typeof agentJobSchema>;

/** Text that is passed on unchanged must need no cleaning: a cleaned branch name is a different branch. */
const verbatim = v.pipe(
  v.string(),
  v.check((text) => text !== '' && cleanText(text, 1000) === text),
);
const optionalText = v.fallback(v.optional(verbatim), undefined);

const agentJobSchema = v.pipe(
  v.object({
    /** The status as the service reports it. */
    status: v.pipe(v.string(), v.minLength(1)),
    /** `repository` is the address of the source repository, and `ref` the branch that the agent works on. */
    source: v.fallback(v.object({ repository: optionalText, ref: optionalText }), {}),
    model: optionalText,
    /** Address of the pull request, http or https. */
    prLink: v.fallback(v.optional(v.pipe(verbatim, v.check(isWebAddress), v.transform(encoded))), undefined),
    createdAt: optionalText,
    archivedAt: optionalText,
  }),
  v.transform(({ source, ...job }) => ({ ...job, repository: source.repository, ref: source.ref })),
);

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Encodes what a message in Markdown or HTML would read as markup. */
function encoded(address: string): string {
  const { origin, pathname, search, hash } = new URL(address);
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  return `${origin}${`${pathname}${search}${hash}`.replace(/[^\w.~:/?#@!$&+,;=%-]/g, encode)}`;
}

export class AgentService {
  readonly #api: AdminApi;
  readonly #jobs: string;

  constructor(api: AdminApi, projectId: string) {
    this.#api = api;
    this.#jobs = `/v2/agent/${encodeURIComponent(projectId)}/job`;
  }

  createJob(prompt: string): Promise<{ readonly id: string }> {
    return callApi(this.#api, {
      operation: 'createAgentJob',
      method: 'POST',
      path: this.#jobs,
      body: { prompt },
      schema: v.object({ id: v.pipe(v.string(), v.check(isId)) }),
      expected: 'a valid `id`',
    });
  }

  /** Sends a follow-up message to an agent job, which makes it active. */
  sendMessage(jobId: string, prompt: string): Promise<AgentJob> {
    return callApi(this.#api, {
      operation: 'sendAgentMessage',
      method: 'POST',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}/message`,
      body: { prompt },
      schema: agentJobSchema,
      expected: 'a `status`',
    });
  }

  getJob(jobId: string, deadlineMs: number): Promise<AgentJob> {
    return callApi(this.#api, {
      operation: 'getAgentJob',
      method: 'GET',
      path: `${this.#jobs}/${encodeURIComponent(jobId)}`,
      deadlineMs,
      schema: agentJobSchema,
      expected: 'a `status`',
    });
  }
}
