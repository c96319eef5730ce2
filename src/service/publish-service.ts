/** The publish run of the latest content, which the service's API calls an update (docs/reference.md, "The service's API"). */
import * as v from 'valibot';
import { isId } from '../values/id.ts';
import { type AdminApi, callApi } from './admin-api.ts';

export type PublishRun = v.InferOutput<typeof publishRunSchema>;

const text = v.fallback(v.optional(v.string()), undefined);

const publishRunSchema = v.object({
  /** The status as the service reports it. */
  status: v.pipe(v.string(), v.minLength(1)),
  /** What happened, in a sentence. */
  summary: text,
  /** The lines of the service's log so far. */
  logs: v.fallback(v.optional(v.array(v.fallback(v.string(), '')), []), []),
  /** What is published: text from outside. */
  commit: v.fallback(v.optional(v.object({ sha: text, ref: text, message: text })), undefined),
});

/** The status contains the complete log of the build, line by line: 20,000 lines have a few megabytes. */
const MAX_STATUS_BYTES = 100_000_000;

export class PublishService {
  readonly #api: AdminApi;
  readonly #projectId: string;

  constructor(api: AdminApi, projectId: string) {
    this.#api = api;
    this.#projectId = projectId;
  }

  /** Publishes the latest content of the project. The request can be repeated. */
  startRun(): Promise<{ readonly statusId: string }> {
    return callApi(this.#api, {
      operation: 'startUpdate',
      method: 'POST',
      path: `/v1/project/update/${encodeURIComponent(this.#projectId)}`,
      schema: v.object({ statusId: v.pipe(v.string(), v.check(isId)) }),
      expected: 'a valid `statusId`',
    });
  }

  getRun(statusId: string, deadlineMs: number): Promise<PublishRun> {
    return callApi(this.#api, {
      operation: 'getUpdate',
      method: 'GET',
      path: `/v1/project/update-status/${encodeURIComponent(statusId)}`,
      deadlineMs,
      maxBytes: MAX_STATUS_BYTES,
      schema: publishRunSchema,
      expected: 'a `status`',
    });
  }
}
