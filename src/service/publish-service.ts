/**
 * The service's publish run of the latest content, which its API calls an update. Each call sends one request
 * (docs/reference.md, "The service's API").
 */
import * as v from 'valibot';
import { isId } from '../values/id.ts';
import type { AdminApi } from './admin-api.ts';

/** The current state of a publish run. */
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

const startedPublishRunSchema = v.object({ statusId: v.pipe(v.string(), v.check(isId)) });

/** The status contains the complete log of the build, line by line: 20,000 lines have a few megabytes. */
const MAX_STATUS_BYTES = 100_000_000;

export class PublishService {
  readonly #api: AdminApi;

  constructor(api: AdminApi) {
    this.#api = api;
  }

  /**
   * Publishes the latest content of a project. It can be repeated.
   *
   * @throws ServiceError
   */
  start(projectId: string): Promise<{ readonly statusId: string }> {
    return this.#api.call({
      operation: 'startUpdate',
      method: 'POST',
      path: `/v1/project/update/${encodeURIComponent(projectId)}`,
      schema: startedPublishRunSchema,
      expected: 'a valid `statusId`',
    });
  }

  /**
   * Returns the current state of a publish run.
   *
   * @throws ServiceError
   */
  get(statusId: string, deadlineMs: number): Promise<PublishRun> {
    return this.#api.call({
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
